/** The last choices of this browser, game by game. */
import { keep, kept } from '../kept'
import type { Game } from '../wire/types'
import { readChoices, type Choices } from './choices'

const KEPT = 'moondrake.choices.'

export function keptChoices(game: Game): Choices {
  return readChoices(kept(KEPT + game), game)
}

export function keepChoices(game: Game, choices: Choices): void {
  keep(KEPT + game, JSON.stringify(choices))
}
