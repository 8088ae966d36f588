/** What one has seen, as lists of cards. */
import type { CardId } from '../wire/types'

export const known = (cards: (CardId | null)[] | undefined): CardId[] =>
  (cards ?? []).filter((card): card is CardId => card !== null)

/** Equal cards once, with how many there are. */
export function counted(cards: CardId[], keyOf: (card: CardId) => string | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const card of cards) {
    const key = keyOf(card)
    if (key !== undefined) found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}
