/** What is known about cards, game by game. */
import { SvelteMap } from 'svelte/reactivity'
import type { Game } from '../wire/types'
import { words } from '../words/index.svelte'
import type { Facts } from './game'
import { GAMES, gameNamed } from '.'

const FOUND = new SvelteMap<Game, Facts>()

async function factsOf(game: (typeof GAMES)[number]): Promise<Facts> {
  const { facts } = await game.load.facts()
  FOUND.set(game.name, facts)
  return facts
}

/** Everything of all games, or what a table of one game needs. */
export async function loadFacts(name?: Game): Promise<void> {
  const wanted = GAMES.filter((game) => !name || game.name === name)
  await Promise.all(wanted.map(async (game) => (await factsOf(game)).load(name ? words.language : undefined)))
}

/** What only this table has. */
export async function loadTableFacts(id: string, name: Game, setup: Record<string, string>): Promise<void> {
  await (await factsOf(gameNamed(name))).loadTable?.(id, setup)
}

/** The game whose facts know this card, as far as they are loaded. */
export const gameWith = (key: string): Game | undefined =>
  GAMES.find((game) => FOUND.get(game.name)?.has(key))?.name

/** In the language that is spoken; at a table the facts are there. */
export function cardName(game: Game, key: string | undefined): string {
  return key === undefined ? '' : (FOUND.get(game)?.cardName(key) ?? key)
}
