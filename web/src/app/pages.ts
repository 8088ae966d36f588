import type { Component } from 'svelte'
import { knownGame } from '../games'
import type { Route } from './routes'

type Loader = () => Promise<{ default: Component<Record<string, unknown>> }>

/** Every page is loaded when somebody goes there. */
const FOUND = import.meta.glob([
  '../lobby/Lobby.svelte',
  '../lobby/NewTable.svelte',
  '../lobby/Join.svelte',
  '../table/TablePage.svelte',
  '../table/ReplayPage.svelte',
  '../reference/RulesPage.svelte',
  '../reference/BookPage.svelte',
  '../reference/CardsPage.svelte',
  '../learn/LearnPage.svelte',
  '../decks/DecksPage.svelte',
  '../tournament/TournamentsPage.svelte',
  '../people/MePage.svelte',
  '../people/AdminPage.svelte',
  '../solo/SoloPage.svelte',
  '../design/Gallery.svelte',
]) as Record<string, Loader>

const PLACES: Partial<Record<Route['page'], string>> = {
  lobby: '../lobby/Lobby.svelte',
  new: '../lobby/NewTable.svelte',
  join: '../lobby/Join.svelte',
  table: '../table/TablePage.svelte',
  replay: '../table/ReplayPage.svelte',
  rules: '../reference/RulesPage.svelte',
  book: '../reference/BookPage.svelte',
  cards: '../reference/CardsPage.svelte',
  learn: '../learn/LearnPage.svelte',
  decks: '../decks/DecksPage.svelte',
  solo: '../solo/SoloPage.svelte',
  tournaments: '../tournament/TournamentsPage.svelte',
  me: '../people/MePage.svelte',
  admin: '../people/AdminPage.svelte',
  gallery: '../design/Gallery.svelte',
}

/** undefined: there is no such page. */
export function loaderOf(route: Route): Loader | undefined {
  if (route.page === 'own') return knownGame(route.game)?.page as Loader | undefined
  return FOUND[PLACES[route.page] ?? '']
}

/** What a page is told: everything the address says but its name. */
export function propsOf(route: Route): Record<string, unknown> {
  const { page: _, ...props } = route
  return props
}

/** A table is a new page when its id is another one; rules and cards change within their page. */
export function identityOf(route: Route): string {
  if (route.page === 'new' || route.page === 'own') return `${route.page} ${route.game}`
  return route.page === 'table' || route.page === 'replay' || route.page === 'join'
    ? `${route.page} ${route.id}`
    : route.page
}

/** Within these pages one goes from a list to what is on it: another place, which begins at its top. */
export function placeOf(route: Route): string {
  const isList = route.page === 'decks' || route.page === 'tournaments' || route.page === 'own'
  return isList ? JSON.stringify(route) : ''
}
