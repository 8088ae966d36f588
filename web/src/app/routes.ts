/** Where one is, as the part of the address behind the `#` says it. */
import { knownGame, tableGame } from '../games'
import type { Game } from '../wire/types'

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: Game }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; seat: number; token: string }
  | { page: 'rules'; number: string | null }
  | { page: 'book'; game: Game }
  | { page: 'cards'; card: string | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'decks'; part: string | null; more: string | null }
  | { page: 'tournaments'; id: string | null }
  /** Of a game that has no table. */
  | { page: 'own'; game: Game; id: string | null }
  | { page: 'solo' }
  | { page: 'gallery'; part: 'faces' | null }
  | { page: 'me' }
  | { page: 'admin' }
  | { page: 'nowhere' }

export type PageName = Route['page']

/** An id or a token of the server. */
const NAME = /^[A-Za-z0-9_-]{1,128}$/
const SEAT = /^[0-5]$/
/** A deck to begin with: a people, or a people and its emissary. */
const BASE = /^[a-z0-9+-]{1,60}$/
/** A whole deck in a link. */
const CODE = /^[A-Za-z0-9_-]{1,6000}$/

export function parseRoute(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  if (parts.at(-1) === '') parts.pop()
  const [page, ...rest] = parts
  if (page === undefined) return { page: 'lobby' }
  const [one, two, three] = rest
  switch (page) {
    case 'new':
    case 'book':
      if (tableGame(one) && rest.length === 1) return { page, game: one! }
      break
    case 'table':
    case 'replay':
      if (one && NAME.test(one) && rest.length === 1) return { page, id: one }
      break
    case 'join':
      if (
        one &&
        two &&
        three &&
        [one, three].every((it) => NAME.test(it)) &&
        SEAT.test(two) &&
        rest.length === 3
      )
        return { page, id: one, seat: Number(two), token: three }
      break
    case 'rules':
      if (rest.length <= 1) return { page, number: one ?? null }
      break
    case 'cards':
      if (rest.length <= 1) return { page, card: one ?? null }
      break
    case 'learn':
      if (rest.length <= 1) return { page, lesson: one ?? null }
      break
    case 'decks':
      if (rest.length === 0) return { page, part: null, more: null }
      if (one === 'new' && two && BASE.test(two) && rest.length === 2) return { page, part: one, more: two }
      if (one === 'text' && two && CODE.test(two) && rest.length === 2) return { page, part: one, more: two }
      if (one && NAME.test(one) && rest.length === 1) return { page, part: one, more: null }
      break
    case 'solo':
      if (rest.length === 0) return { page }
      break
    case 'tournaments':
      if (rest.length === 0) return { page, id: null }
      if (one && NAME.test(one) && rest.length === 1) return { page, id: one }
      break
    case 'me':
    case 'admin':
      if (rest.length === 0) return { page }
      break
    case 'gallery':
      if (rest.length === 0) return { page, part: null }
      if (one === 'faces' && rest.length === 1) return { page, part: one }
      break
    default:
      if (knownGame(page)?.page && rest.length <= 1 && (!one || NAME.test(one)))
        return { page: 'own', game: page, id: one ?? null }
  }
  return { page: 'nowhere' }
}

/** A broken escape is not worth an error page of its own. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
