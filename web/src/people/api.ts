/** What the page asks about people: lobby, pairing, challenges, mutes, reports, ratings. */
import { ask, identity, Refusal, type TableInfo } from '../wire/api'
import { drawSeed, hashOf, keepSeed } from '../wire/seeds'
import type { Game, Options, Seat } from '../wire/types'

export interface Rated {
  rating: number
  deviation: number
  games: number
  is_sure: boolean
}

export interface LobbySeat {
  kind: 'human' | 'bot'
  name: string
  level: string
  is_free: boolean
  handle: string | null
  rating: Rated | null
}

export interface LobbyTable {
  id: string
  game: Game
  status: 'waiting' | 'playing'
  seats: LobbySeat[]
  setup: Record<string, string>
  clock: Options['clock']
  is_rated: boolean
  is_match: boolean
  is_mine: boolean
  to_act: Seat | null
  watchers: number
  updated_at: number
}

export interface PersonHere {
  handle: string
  name: string
  is_me: boolean
  ratings: Partial<Record<Game, Rated>>
}

export interface LobbyInfo {
  open: LobbyTable[]
  featured: LobbyTable[]
  here: PersonHere[]
  nameless: number
  seek: string | null
}

export interface PairWish {
  game: Game
  players: number
  clock: Options['clock']
  rated: boolean
}

export type Whom = { handle: string } | { table: string; seat: Seat }
export const REASONS = ['name', 'chat', 'cheating', 'leaving', 'other'] as const
export type Reason = (typeof REASONS)[number]
export type Ratings = Partial<Record<Game, Record<'people' | 'bots', Rated>>>

export async function lobby(): Promise<LobbyInfo> {
  await identity()
  return ask('GET', 'lobby')
}

/** Asks until somebody wants the same; throws Refusal, or gives null when the signal says to stop. */
export async function pair(wish: PairWish, name: string, signal: AbortSignal): Promise<TableInfo | null> {
  await identity()
  const seed = drawSeed()
  let table: string | undefined
  while (!signal.aborted) {
    try {
      const paired = await ask<{ table: TableInfo; seat: Seat; is_paired: boolean }>(
        'POST',
        'lobby/pairing',
        { ...wish, name, seed_hash: hashOf(seed), table },
      )
      table = paired.table.id
      keepSeed(table, paired.seat, seed)
      if (paired.is_paired) return paired.table
    } catch (error) {
      // Whoever has waited already waits on.
      if (!table || !(error instanceof Refusal) || !['offline', 'too_many'].includes(error.code)) throw error
    }
    await pause(ASK_AGAIN, signal)
  }
  return null
}
const ASK_AGAIN = 3000

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

export const stopPairing = (): Promise<unknown> => ask('DELETE', 'lobby/pairing')
export const decline = (table: string): Promise<void> => ask('POST', `tables/${table}/decline`)
export const takeAway = (table: string): Promise<void> => ask('DELETE', `tables/${table}`)

export interface Muted {
  handle: string
  name: string
}
export async function mutes(): Promise<Muted[]> {
  await identity()
  return (await ask<{ people: Muted[] }>('GET', 'lobby/mutes')).people
}
export async function mute(whom: Whom, on: boolean): Promise<Muted[]> {
  await identity()
  return (await ask<{ people: Muted[] }>('POST', 'lobby/mutes', { ...whom, on })).people
}
export async function report(whom: Whom, reason: Reason, text: string): Promise<void> {
  await identity()
  await ask('POST', 'reports', { ...whom, reason, text })
}

export async function myRatings(): Promise<Ratings> {
  await identity()
  return (await ask<{ games: Ratings }>('GET', 'identity/ratings')).games
}
export interface Best {
  people: (Rated & { name: string })[]
  bots: (Rated & { level: string })[]
}
export const bestRated = (game: Game): Promise<Best> => ask('GET', `ratings?game=${game}`)
export async function wantRating(game: Game, on: boolean): Promise<Ratings> {
  await identity()
  return (await ask<{ games: Ratings }>('POST', 'identity/ratings', { game, on })).games
}
