/** The games of the page, the only list of them. */
import { BLUE_MOON } from '../bluemoon/game'
import { DRAFT } from '../draft/game'
import { EQUINOX } from '../equinox/game'
import type { Game } from '../wire/types'
import type { PageGame, TableComponent, TableGame } from './game'

/** Played at tables, in the order in which they are offered. */
export const GAMES: readonly TableGame[] = [BLUE_MOON, EQUINOX]
const ALL: readonly PageGame[] = [...GAMES, DRAFT]

/** The game that has tables here. */
export const tableGame = (name: string | undefined): TableGame | undefined =>
  GAMES.find((game) => game.name === name)

/** The same where it is an error to ask for another one. */
export function gameNamed(name: Game): TableGame {
  const found = tableGame(name)
  if (!found) throw new Error(`no table for ${name}`)
  return found
}

/** Any game that the page has heard of. */
export const knownGame = (name: string | undefined): PageGame | undefined =>
  ALL.find((game) => game.name === name)

/** Each table is fetched when it is known which one is played. */
export async function loadTable(name: Game): Promise<TableComponent> {
  return (await gameNamed(name).load.table()).default
}
