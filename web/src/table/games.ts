/** The tables of both games; each is fetched when it is known which one is played. */
import type { Component, Snippet } from 'svelte'
import type { Sitting } from '../wire/sitting'
import type { Game } from '../wire/types'

export type TableComponent = Component<{ sitting: Sitting; prompt: Snippet; side: Snippet; isTold?: boolean }>

const FOUND = import.meta.glob([
  '../bluemoon/BlueMoonTable.svelte',
  '../equinox/EquinoxTable.svelte',
]) as Record<string, () => Promise<{ default: TableComponent }>>
const PLACES = { bluemoon: '../bluemoon/BlueMoonTable.svelte', equinox: '../equinox/EquinoxTable.svelte' }

export async function loadTable(game: Game): Promise<TableComponent> {
  return (await FOUND[PLACES[game]]!()).default
}
