/** What one has seen, from the view's `memory`. */
import type { MemoryList } from '../games/game'
import { known } from '../table/memory'
import type { EquinoxView, Position } from '../wire/types'
import { creatureName } from './names'

export function memoryOf(view: NonNullable<Position['view']>): MemoryList[] {
  const { memory, table } = view as EquinoxView
  if (!memory) return []
  const mine = new Set(table.hand)
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
      values: { creature: creatureName(creature), row },
      cards,
    })),
    { kind: 'unseen', seat: null, cards: memory.unseen },
  ]
}
