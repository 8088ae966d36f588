/** What the page asks the server by HTTP. Addresses are relative, so that any path in front of them works. */
import { hasMemory, keep, kept } from '../kept'
import { drawSeed, hashOf, keepSeed, shownSeeds } from './seeds'
import type {
  GameOffer,
  IdentityInfo,
  Invite,
  Seated,
  SitDown,
  Statistics,
  StatisticsLine,
  TableInfo,
  TableLine,
  TableList,
  TableMade,
  TableWish,
  TransferCode,
} from './answers'
import type { Game, Seat } from './types'

/** The server (or the way to it) refused; nothing was changed. */
export class Refusal extends Error {
  constructor(
    /** For programs: `unknown`, `taken`, ... (server/errors.py), or `offline` if no answer came. */
    readonly code: string,
    message: string,
    readonly status = 0,
    /** What is wrong with it, in the language of the page, where the server can say so. */
    readonly reason = '',
  ) {
    super(message)
  }
}

/** Milliseconds after which the way to the server counts as broken. */
const PATIENCE = 12_000

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** One request; the answer as it is. Throws Refusal. */
export async function ask<Answer>(method: Method, address: string, body?: unknown): Promise<Answer> {
  const response = await reach(method, address, body)
  if (response.status === 204) return undefined as Answer
  return (await response.json()) as Answer
}

async function reach(method: Method, address: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`api/${address}`, {
      method,
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...keyHeader(address),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch (error) {
    throw new Refusal('offline', error instanceof Error ? error.message : String(error))
  }
  if (!response.ok) throw await refusal(response)
  return response
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const told = (await response.json()) as { code?: string; message?: string; reason?: string }
    const { code = 'offline', message = response.statusText, reason } = told
    return new Refusal(code, message, response.status, reason)
  } catch {
    // A proxy answered in the server's place.
    return new Refusal('offline', response.statusText, response.status)
  }
}

/** Without cookies the server knows a seat by its key, until the page is closed. */
const keys = new Map<string, string>()

function noteKey(table: string, key: string | undefined): void {
  if (key && !hasMemory()) keys.set(table, key)
}

/** The key of a seat at this table, where there are no cookies. */
export function keyOf(table: string): string | undefined {
  return keys.get(table)
}

function keyHeader(address: string): Record<string, string> {
  const key = keys.get(/^tables\/([^/?]+)/.exec(address)?.[1] ?? '')
  return key ? { Authorization: `Bearer ${key}` } : {}
}

let known: Promise<IdentityInfo> | null = null

/** Who I am; whoever has no identity yet gets one. Asked once, again only after it failed. */
export function identity(): Promise<IdentityInfo> {
  known ??= ask<IdentityInfo>('POST', 'identity').catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

export async function rename(name: string): Promise<IdentityInfo> {
  await identity()
  const renamed = await ask<IdentityInfo>('PATCH', 'identity', { name })
  known = Promise.resolve(renamed)
  return renamed
}

/** A code that makes another device this identity; works once, for some minutes. */
export async function transfer(): Promise<TransferCode> {
  await identity()
  return ask('POST', 'identity/transfer')
}

/** Become the identity that a code from another device stands for. */
export async function adopt(code: string): Promise<IdentityInfo> {
  const adopted = await ask<IdentityInfo>('POST', 'identity/adopt', { code })
  known = Promise.resolve(adopted)
  return adopted
}

/** Everything stored about me. */
export async function myData(): Promise<unknown> {
  await identity()
  return ask('GET', 'identity/data')
}

/** Forget me: decks go, names and chat are blanked. */
export async function forgetMe(): Promise<void> {
  await identity()
  await ask('DELETE', 'identity')
  known = null
}

export async function statistics(): Promise<StatisticsLine[]> {
  await identity()
  return (await ask<Statistics>('GET', 'identity/statistics')).games
}

export function games(language: string): Promise<Record<Game, GameOffer>> {
  return ask('GET', `games?language=${language}`)
}

export async function makeTable(wish: TableWish): Promise<TableMade> {
  await identity()
  const seeds = wish.seats.map((seat) => (seat.kind === 'me' ? drawSeed() : ''))
  const seats = wish.seats.map((seat, at) => (seeds[at] ? { ...seat, seed_hash: hashOf(seeds[at]) } : seat))
  const made = await ask<TableMade>('POST', 'tables', wish.sit === false ? wish : { ...wish, seats })
  seeds.forEach((seed, seat) => seed && keepSeed(made.table.id, seat, seed))
  noteKey(made.table.id, Object.values(made.keys)[0])
  keepInvites(made.table.id, made.invites)
  return { ...made, table: await revealed(made.table) }
}

/** Show the seeds that are waited for; the table as it is then. Who cannot do so now does it at the table. */
async function revealed(table: TableInfo): Promise<TableInfo> {
  const messages = shownSeeds(table.id, table.fair)
  if (!messages.length) return table
  try {
    for (const message of messages) await ask('POST', `tables/${table.id}/messages`, message)
    return await tableInfo(table.id)
  } catch {
    return table
  }
}

export async function sitDown(
  id: string,
  seat: Seat,
  wish: Pick<SitDown, 'invite' | 'name' | 'deck'> = {},
): Promise<Seated> {
  await identity()
  const seed = drawSeed()
  const body = { ...wish, seed_hash: hashOf(seed) }
  const sat = await ask<Seated>('POST', `tables/${id}/seats/${seat}`, body)
  keepSeed(id, seat, seed)
  noteKey(id, sat.key)
  return { ...sat, table: await revealed(sat.table) }
}

export async function tableInfo(id: string): Promise<TableInfo> {
  try {
    return await ask<TableInfo>('GET', `tables/${id}`)
  } catch (error) {
    // A link that lost a part names no table.
    if (error instanceof Refusal && error.code === 'malformed')
      throw new Refusal('unknown', error.message, error.status)
    throw error
  }
}

export async function myTables(): Promise<TableLine[]> {
  await identity()
  return (await ask<TableList>('GET', 'tables')).tables
}

/** The next game with the same people; everybody who calls gets the same table. */
export async function rematch(id: string): Promise<TableInfo> {
  await identity()
  return ask('POST', `tables/${id}/rematch`)
}

export async function askToWatch(id: string, name: string): Promise<void> {
  await identity()
  await ask('POST', `tables/${id}/watch`, { name })
}

/** A new link to an open seat; the old one lapses. Only for whoever made the table. */
export async function newInvite(id: string, seat: Seat): Promise<Invite> {
  await identity()
  const invite = await ask<Invite>('POST', `tables/${id}/seats/${seat}/invite`)
  keepInvites(id, [...keptInvites(id).filter((one) => one.seat !== seat), invite])
  return invite
}

const INVITES = 'moondrake.invites.'

/** Links are told once; this browser keeps those of its tables until they are full. */
function keepInvites(id: string, invites: Invite[]): void {
  if (invites.length) keep(INVITES + id, JSON.stringify(invites))
}

export function keptInvites(id: string): Invite[] {
  try {
    return JSON.parse(kept(INVITES + id) ?? '[]') as Invite[]
  } catch {
    return []
  }
}

/** The whole link for others. */
export function inviteAddress(invite: Invite): string {
  return new URL(invite.path, location.href).href
}

/** Links lead to this computer only: the page was opened by its own name. */
export function isOnlyHere(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)
}

/** Where the record of a finished game is. */
export function recordAddress(id: string): string {
  return `api/tables/${id}/record`
}
