/** What whoever looks after the server asks it; every request shows the key. */
import { Refusal } from '../wire/api'
import type { Game } from '../wire/types'
import type { Reason } from './api'

export interface Load {
  version: string
  python: string
  database: string
  seconds_up: number
  load: number[]
  processor_seconds: number
  tables: Record<string, number>
  tables_in_memory: number
  connections: number
  people_here: number
  identities: number
  decisions: number
  bot_queue: { people: number; bots: number }
  loop_lag_ms: number
  decision_ms: number
  refusals: Record<string, number>
  open_reports: number
  bans: number
}
export interface AdminReport {
  id: string
  at: number
  name: string
  called: string
  reporter: string
  reason: Reason
  text: string
  table: string | null
  talk: string[]
}
export interface AdminTable {
  id: string
  game: Game
  status: 'waiting' | 'playing' | 'over'
  seats: { name: string; level: string }[]
  updated_at: number
}
export interface Ban {
  id: string
  what: 'identity' | 'address'
  name: string
  until: number
  reason: string
}
export interface Deed {
  ban_days?: number
  address_days?: number
  silence?: boolean
}

export class Steward {
  constructor(private readonly key: string) {}

  private async ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
    let response: Response
    try {
      response = await fetch(`api/admin${address}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.key}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    } catch (error) {
      throw new Refusal(
        error instanceof TypeError && /header/i.test(error.message) ? 'bad_token' : 'offline',
        '',
      )
    }
    if (response.status === 204) return undefined as Answer
    const told = (await response.json()) as { code?: string; message?: string }
    if (!response.ok) throw new Refusal(told.code ?? 'offline', told.message ?? '', response.status)
    return told as Answer
  }

  load = (): Promise<Load> => this.ask('GET', '')
  reports = async (): Promise<AdminReport[]> =>
    (await this.ask<{ reports: AdminReport[] }>('GET', '/reports')).reports
  settle = (report: string, deed: Deed): Promise<{ has_address: boolean }> =>
    this.ask('POST', `/reports/${report}`, deed)
  tables = async (text: string): Promise<AdminTable[]> =>
    (await this.ask<{ tables: AdminTable[] }>('GET', `/tables?text=${encodeURIComponent(text)}`)).tables
  removeTable = (id: string): Promise<void> => this.ask('DELETE', `/tables/${id}`)
  bans = async (): Promise<Ban[]> => (await this.ask<{ bans: Ban[] }>('GET', '/bans')).bans
  lift = (id: string): Promise<void> => this.ask('DELETE', `/bans/${id}`)
}
