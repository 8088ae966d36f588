/** What whoever looks after the server asks it; every request shows the key. */
import { Refusal } from '../wire/api'
import type {
  AdminReport,
  AdminTable,
  Ban,
  BanRows,
  Deed,
  Done,
  Load,
  ReportRows,
  TableRows,
} from '../wire/answers'

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
  reports = async (): Promise<AdminReport[]> => (await this.ask<ReportRows>('GET', '/reports')).reports
  settle = (report: string, deed: Deed): Promise<Done> => this.ask('POST', `/reports/${report}`, deed)
  tables = async (text: string): Promise<AdminTable[]> =>
    (await this.ask<TableRows>('GET', `/tables?text=${encodeURIComponent(text)}`)).tables
  removeTable = (id: string): Promise<void> => this.ask('DELETE', `/tables/${id}`)
  bans = async (): Promise<Ban[]> => (await this.ask<BanRows>('GET', '/bans')).bans
  lift = (id: string): Promise<void> => this.ask('DELETE', `/bans/${id}`)
}
