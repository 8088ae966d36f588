/** What the page asks the server about tournaments. */
import { ask, identity } from '../wire/api'
import type { Entry, TournamentInfo, TournamentLine, TournamentList, TournamentWish } from '../wire/answers'

export async function tournaments(): Promise<TournamentLine[]> {
  await identity()
  return (await ask<TournamentList>('GET', 'tournaments')).tournaments
}

export async function makeTournament(wish: TournamentWish): Promise<TournamentInfo> {
  await identity()
  return ask('POST', 'tournaments', wish)
}

export async function tournament(id: string): Promise<TournamentInfo> {
  await identity()
  return ask('GET', `tournaments/${id}`)
}

export function enter(id: string, entry: Entry): Promise<TournamentInfo> {
  return ask('POST', `tournaments/${id}/players`, entry)
}

export function leave(id: string, player: number): Promise<TournamentInfo> {
  return ask('DELETE', `tournaments/${id}/players/${player}`)
}

export function begin(id: string): Promise<TournamentInfo> {
  return ask('POST', `tournaments/${id}/begin`)
}

export function end(id: string): Promise<TournamentInfo> {
  return ask('POST', `tournaments/${id}/end`)
}

export function exportAddress(id: string, format: 'text' | 'json' | 'standings' | 'pairings'): string {
  return `api/tournaments/${id}/export?format=${format}`
}
