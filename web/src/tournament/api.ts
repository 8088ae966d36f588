/** What the page asks the server about tournaments. */
import { ask, identity } from '../wire/api'
import type { Game } from '../wire/types'

export type System = 'swiss' | 'roundrobin' | 'knockout'

export interface TournamentLine {
  id: string
  name: string
  game: Game
  system: System
  status: 'open' | 'playing' | 'over'
  players: number
  is_mine: boolean
  updated_at: number
}

export interface TournamentTable {
  players: number[]
  table: string | null
  status: 'waiting' | 'playing' | 'over'
  scores: number[] | null
  games: number
  gone: number[]
}

export interface Standing {
  rank: number
  player: number
  played: number
  won: number
  points: number
  buchholz: number
  scored: number
  conceded: number
}

export interface Tournament {
  id: string
  name: string
  game: Game
  status: 'open' | 'playing' | 'over'
  system: System
  size: number
  rounds_planned: number | null
  table: 'match' | 'game'
  setup: Record<string, string>
  clock: { kind: string; seconds: number; increment: number; days: number }
  grace: number
  most: number
  is_listed: boolean
  is_mine: boolean
  me: number | null
  my_choice: string | null
  my_table: string | null
  players: { player: number; name: string; level: string | null; has_left: boolean }[]
  rounds: { tables: TournamentTable[]; resting: number[] }[]
  standings: Standing[]
}

export interface TournamentWish {
  game: Game
  name: string
  system: System
  size: number
  rounds: number
  table: 'match' | 'game'
  setup: Record<string, string>
  clock: { kind: string; seconds?: number; increment?: number; days?: number }
  grace: number
  is_listed: boolean
}

export async function tournaments(): Promise<TournamentLine[]> {
  await identity()
  return (await ask<{ tournaments: TournamentLine[] }>('GET', 'tournaments')).tournaments
}

export async function makeTournament(wish: TournamentWish): Promise<Tournament> {
  await identity()
  return ask('POST', 'tournaments', wish)
}

export async function tournament(id: string): Promise<Tournament> {
  await identity()
  return ask('GET', `tournaments/${id}`)
}

export function enter(
  id: string,
  entry: { name?: string; level?: string; choice?: string },
): Promise<Tournament> {
  return ask('POST', `tournaments/${id}/players`, entry)
}

export function leave(id: string, player: number): Promise<Tournament> {
  return ask('DELETE', `tournaments/${id}/players/${player}`)
}

export function begin(id: string): Promise<Tournament> {
  return ask('POST', `tournaments/${id}/begin`)
}

export function end(id: string): Promise<Tournament> {
  return ask('POST', `tournaments/${id}/end`)
}

export function exportAddress(id: string, format: 'text' | 'json' | 'standings' | 'pairings'): string {
  return `api/tournaments/${id}/export?format=${format}`
}
