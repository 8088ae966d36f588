/** The tables of both games; each is fetched when it is known which one is played. */
import type { Component, Snippet } from 'svelte'
import { catalogue } from '../cards/catalogue.svelte'
import type { Sitting } from '../wire/sitting'
import type { Game } from '../wire/types'

export type TableComponent = Component<{ sitting: Sitting; prompt: Snippet; side: Snippet }>

const FOUND = import.meta.glob([
  '../bluemoon/BlueMoonTable.svelte',
  '../equinox/EquinoxTable.svelte',
]) as Record<string, () => Promise<{ default: TableComponent }>>
const PLACES = { bluemoon: '../bluemoon/BlueMoonTable.svelte', equinox: '../equinox/EquinoxTable.svelte' }

/** The table and what it shows of cards. Repeated calls cost nothing. */
export async function loadTable(game: Game): Promise<TableComponent> {
  const [module] = await Promise.all([FOUND[PLACES[game]]!(), catalogue.load(game)])
  return module.default
}
