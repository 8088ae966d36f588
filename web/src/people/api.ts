/** What the page asks about people: lobby, pairing, challenges, mutes, reports, ratings. */
import { ask, identity, Refusal } from '../wire/api'
import type {
  Ladder,
  LobbyInfo,
  Muted,
  MuteList,
  Paired,
  PairWish,
  RatingsInfo,
  ReportWish,
  TableInfo,
} from '../wire/answers'
import { drawSeed, hashOf, keepSeed } from '../wire/seeds'
import type { Clock, Game, Seat } from '../wire/types'

/** What somebody wants to play, as the server is asked for it. */
export type Wanted = Required<Pick<PairWish, 'game' | 'players' | 'rated'>> & { clock: Clock }
export type Whom = { handle: string } | { table: string; seat: Seat }
export type Reason = ReportWish['reason']
export const REASONS: Reason[] = ['name', 'chat', 'cheating', 'leaving', 'other']
export type Ratings = RatingsInfo['games']

export async function lobby(): Promise<LobbyInfo> {
  await identity()
  return ask('GET', 'lobby')
}

/** Asks until somebody wants the same; throws Refusal, or gives null when the signal says to stop. */
export async function pair(wish: Wanted, name: string, signal: AbortSignal): Promise<TableInfo | null> {
  await identity()
  const seed = drawSeed()
  let table: string | undefined
  while (!signal.aborted) {
    try {
      const body: PairWish = { ...wish, name, seed_hash: hashOf(seed), table }
      const paired = await ask<Paired>('POST', 'lobby/pairing', body)
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

export async function mutes(): Promise<Muted[]> {
  await identity()
  return (await ask<MuteList>('GET', 'lobby/mutes')).people
}
export async function mute(whom: Whom, on: boolean): Promise<Muted[]> {
  await identity()
  return (await ask<MuteList>('POST', 'lobby/mutes', { ...whom, on })).people
}
export async function report(whom: Whom, reason: Reason, text: string): Promise<void> {
  await identity()
  await ask('POST', 'reports', { ...whom, reason, text })
}

export async function myRatings(): Promise<Ratings> {
  await identity()
  return (await ask<RatingsInfo>('GET', 'identity/ratings')).games
}
export const bestRated = (game: Game): Promise<Ladder> => ask('GET', `ratings?game=${game}`)
export async function wantRating(game: Game, on: boolean): Promise<Ratings> {
  await identity()
  return (await ask<RatingsInfo>('POST', 'identity/ratings', { game, on })).games
}
