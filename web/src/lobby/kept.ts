/** The last choices of this browser, game by game. */
import { keep, kept } from '../kept'
import type { Game } from '../wire/types'
import { readChoices, type Choices } from './choices'

const KEPT = 'moondrake.choices.'
const PLAYED = 'moondrake.played.'

/** Has a game of this kind been begun here before? */
export function hasPlayed(game: Game): boolean {
  return kept(PLAYED + game) !== null || kept(KEPT + game) !== null
}

export function notePlayed(game: Game): void {
  keep(PLAYED + game, 'yes')
}

export function keptChoices(game: Game): Choices {
  return readChoices(kept(KEPT + game), game)
}

export function keepChoices(game: Game, choices: Choices): void {
  keep(KEPT + game, JSON.stringify(choices))
}
