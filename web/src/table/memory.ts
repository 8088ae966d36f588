/** What one has seen, from the view's `memory`, as lists of cards to show. */
import type { BlueMoonView, CardId, EquinoxView, Game, Seat } from '../wire/types'

export interface MemoryList {
  /** Which list it is: words `page-table-memory-...`. */
  kind: 'discards' | 'stack' | 'hand' | 'unseen' | 'covered' | 'aside'
  /** Whose; null: everybody's. */
  seat: Seat | null
  creature?: string
  row?: number
  cards: CardId[]
}

const known = (cards: (CardId | null)[] | undefined): CardId[] =>
  (cards ?? []).filter((card): card is CardId => card !== null)

export function memoryOf(game: Game, view: BlueMoonView | EquinoxView | undefined): MemoryList[] {
  if (!view?.memory) return []
  const lists = game === 'bluemoon' ? duel(view as BlueMoonView) : tournament(view as EquinoxView)
  return lists.filter((list) => list.cards.length > 0)
}

function duel(view: BlueMoonView): MemoryList[] {
  return view.memory!.sides.flatMap((side, seat): MemoryList[] => [
    { kind: 'discards', seat, cards: known(side.discards) },
    { kind: 'stack', seat, cards: known(side.stack) },
    { kind: 'hand', seat, cards: known(side.known_hand) },
    { kind: 'unseen', seat, cards: known(side.unseen) },
  ])
}

function tournament(view: EquinoxView): MemoryList[] {
  const memory = view.memory!
  const mine = new Set(view.table.hand)
  return [
    ...memory.held.map((cards, seat): MemoryList => ({
      kind: 'hand',
      seat,
      cards: known(cards).filter((card) => !mine.has(card)),
    })),
    { kind: 'discards', seat: null, cards: memory.discarded },
    { kind: 'aside', seat: null, cards: known(memory.aside) },
    ...memory.covered.map(({ creature, row, cards }): MemoryList => ({
      kind: 'covered',
      seat: null,
      creature,
      row,
      cards,
    })),
    { kind: 'unseen', seat: null, cards: memory.unseen },
  ]
}

/** Equal cards once, with how many there are. */
export function counted(cards: CardId[], keyOf: (card: CardId) => string | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) {
    const key = keyOf(card)
    if (key !== undefined) found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}
