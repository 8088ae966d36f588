/** What players are called; cards: games/facts.ts. */
import type { Position, Seat } from '../wire/types'

export { cardName } from '../games/facts'

export function playerName(position: Position | null, seat: Seat | null): string {
  return position?.seats.find((one) => one.seat === seat)?.name ?? ''
}
