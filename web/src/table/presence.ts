import type { Sitting } from '../wire/sitting'
import type { Position, Seat, SeatInfo } from '../wire/types'

/** A person whose page is not connected while the game is on. */
export function isAway(seat: SeatInfo, present: Seat[], status: Position['status']): boolean {
  return (
    status === 'playing' &&
    seat.kind === 'human' &&
    seat.level === null &&
    !seat.has_left &&
    !present.includes(seat.seat)
  )
}

/** Whom one may ask to be replaced, or over whom one may claim the win: away, not of this screen. */
export function absentees(position: Position, present: Seat[], mine: Seat[]): SeatInfo[] {
  return position.seats.filter((seat) => !mine.includes(seat.seat) && isAway(seat, present, position.status))
}

/** Is there anybody to talk to, and may one? */
export function hasChat({ start, position }: Sitting): boolean {
  if (!start?.options.chat || !position) return false
  return position.seats.some((seat) => seat.kind === 'human' && !start.my_seats.includes(seat.seat))
}
