/** The small picture of a game, or of the people that somebody leads in it. */
import { crest, creature } from '../art'
import { knownGame } from '../games'
import type { Game } from '../wire/types'

const PEOPLES = 'vulca hoax mimix flit khind terrah pillar aqua buka'.split(' ')

export function signOf(game: Game, deck = ''): string {
  const sign = knownGame(game)?.sign ?? { crest: 'moondrake' }
  if ('creature' in sign) return creature(sign.creature)
  return crest(PEOPLES.includes(deck) ? deck : sign.crest)
}
