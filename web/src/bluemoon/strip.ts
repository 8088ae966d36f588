/** The hand as a strip: what lies out of sight to either side of it. */

export interface Lying {
  left: number
  right: number
  isPlayable: boolean
}

export interface Beside {
  count: number
  /** How many of them may be played now. */
  playable: number
}

/** A card is in sight as long as half of it is. */
export function besideOf(cards: Lying[], edges: { left: number; right: number }): [Beside, Beside] {
  const middle = ({ left, right }: Lying): number => (left + right) / 2
  const beside = (isThere: (at: number) => boolean): Beside => {
    const found = cards.filter((card) => isThere(middle(card)))
    return { count: found.length, playable: found.filter(({ isPlayable }) => isPlayable).length }
  }
  return [beside((at) => at < edges.left), beside((at) => at > edges.right)]
}

/** Where the strip has to be pushed so that something playable is in sight; 0 where there is or where nothing is. */
export function pushFor(cards: Lying[], edges: { left: number; right: number }): number {
  const playable = cards.filter(({ isPlayable }) => isPlayable)
  if (!playable.length || playable.some(({ left, right }) => left >= edges.left && right <= edges.right))
    return 0
  const first = playable[0]!
  const room = Math.max(0, (edges.right - edges.left - (first.right - first.left)) / 2)
  return first.left - edges.left - room
}
