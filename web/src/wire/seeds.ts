/**
 * Seeds for the deal: drawn here, kept here, and told to the server as a hash only until every seat is taken
 * (docs/server.md, "Fair deals"). With the seed and the seal that were kept anybody can check the deal.
 */
import { sha256 } from './sha256'
import type { Seat } from './types'

export interface Kept {
  seed: string
  /** What was fixed when the seed was shown. */
  seal: string
}

const KEPT = 'moondrake seeds'
const MOST = 200

/** Of this visit too, where the browser keeps nothing. */
const here = new Map<string, Kept>()

function stored(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function name(id: string, seat: Seat): string {
  return `${id} ${seat}`
}

export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function hashOf(seed: string): string {
  return sha256(seed)
}

export function keepSeed(id: string, seat: Seat, seed: string, seal = ''): void {
  here.set(name(id, seat), { seed, seal })
  try {
    const every = Object.entries({ ...stored(), [name(id, seat)]: { seed, seal } })
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(every.slice(-MOST))))
  } catch {
    // A full or forbidden storage: then this visit has to do.
  }
}

export function keptSeed(id: string, seat: Seat): Kept | null {
  return here.get(name(id, seat)) ?? stored()[name(id, seat)] ?? null
}

/** What has to be said now: the seeds of these seats, where they were drawn here. */
export function shownSeeds(
  id: string,
  fair: { to_reveal?: Seat[]; seal?: string | null } | undefined,
): { type: 'reveal'; seat: Seat; seed: string }[] {
  const messages: { type: 'reveal'; seat: Seat; seed: string }[] = []
  for (const seat of fair?.to_reveal ?? []) {
    const kept = keptSeed(id, seat)
    if (!kept) continue
    keepSeed(id, seat, kept.seed, fair?.seal ?? '')
    messages.push({ type: 'reveal', seat, seed: kept.seed })
  }
  return messages
}
