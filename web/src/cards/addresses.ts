/** Where the facts of cards and creatures are. Needs nothing, so that they can be asked for first. */
import type { Game } from '../wire/types'
import type { Language } from '../words/languages'

export const ALL_CARDS = 'api/reference/cards'

/** What a table of a game shows, in one language. */
export function factsAddress(game: Game, language: Language): string {
  return game === 'bluemoon'
    ? `${ALL_CARDS}?language=${language}&only=true`
    : `api/reference/creatures?language=${language}`
}
