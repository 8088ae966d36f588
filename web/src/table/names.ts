/** What cards and players are called, in the language that is spoken. */
import { catalogue, nameOf } from '../cards/catalogue.svelte'
import { cardName as equinoxCardName } from '../equinox/names'
import type { Game, Position, Seat } from '../wire/types'

export function cardName(game: Game, key: string | undefined): string {
  if (key === undefined) return ''
  if (game === 'equinox') return equinoxCardName(key)
  const facts = catalogue.card(key)
  return facts ? nameOf(facts) : key
}

export function playerName(position: Position | null, seat: Seat | null): string {
  return position?.seats.find((one) => one.seat === seat)?.name ?? ''
}
