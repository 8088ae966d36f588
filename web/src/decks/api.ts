/** What the deck builder asks the server. */
import { ask, identity } from '../wire/api'
import type { CardFacts } from '../wire/types'

/** A deck as it is built: cards by key. */
export interface Plan {
  name: string
  leader: string
  cards: string[]
  inquisitor: string
  emissary: string
  family: number
  drafted: boolean
  ruleset: string
}

export interface Problem {
  rule: string
  what: string
  remedy: string
  /** Word for word what `moondrake deck check` says. */
  text: string
  card: string
  line: number
}

export interface Report {
  name: string
  leader: string
  people: string
  inquisitor: string | null
  emissary: string | null
  family: number
  drafted: boolean
  ruleset: string
  cards: string[]
  size: number
  wanted: number
  moons: number
  /** null: moons do not count in this deck. */
  limit: number | null
  is_legal: boolean
  /** What is missing, in one sentence. */
  to_do: string
  summary: string
  problems: Problem[]
  packs: string[]
  text: string
}

export interface Version {
  number: number
  name: string
  text: string
  at: number
}

export interface KeptDeck {
  id: string
  name: string
  updated_at: number
  is_legal: boolean
  deck: Report | null
  /** Cards that are not known any more, such as those of a pack that was removed. */
  unread: Problem[]
  versions?: Version[]
}

export interface ReadyDeck {
  key: string
  name: string
  people: string
  leader: string
  emissary: string | null
  emissary_name: string
  family: number
  cards: string[]
  is_printed: boolean
}

export interface Ready {
  decks: ReadyDeck[]
  rulesets: { key: string; name: string }[]
  leaders: string[]
  inquisitors: string[]
  /** How many cards one begins with. */
  hand: number
}

export interface Prices {
  /** Moons by key; what is missing costs nothing. */
  prices: Record<string, number>
  allowed: string[]
}

export interface Pack {
  name: string
  text: string
  updated_at: number
  cards: number
}

export interface PackReport {
  name: string
  is_sound: boolean
  faults: string[]
  cards: CardFacts[]
}

export const planOf = (report: Report): Plan => ({
  name: report.name,
  leader: report.leader,
  cards: [...report.cards],
  inquisitor: report.inquisitor ?? '',
  emissary: report.emissary ?? '',
  family: report.family,
  drafted: report.drafted,
  ruleset: report.ruleset,
})

export const readyDecks = (language: string): Promise<Ready> => ask('GET', `decks/ready?language=${language}`)
export const packCards = (): Promise<{ cards: CardFacts[]; own: string[] }> => ask('GET', 'decks/cards')
export const check = (plan: Plan): Promise<Report> => ask('POST', 'decks/check', plan)
export const read = (text: string): Promise<{ deck: Report | null; unread: Problem[] }> =>
  ask('POST', 'decks/read', { text })
export const prices = (plan: Plan): Promise<Prices> =>
  ask(
    'GET',
    `decks/prices?${new URLSearchParams({
      leader: plan.leader,
      emissary: plan.emissary,
      family: String(plan.family),
      ruleset: plan.ruleset || 'ansmann',
    })}`,
  )

export async function myDecks(): Promise<KeptDeck[]> {
  await identity()
  return (await ask<{ decks: KeptDeck[] }>('GET', 'decks')).decks
}
export async function myDeck(id: string): Promise<KeptDeck> {
  await identity()
  return ask('GET', `decks/${id}`)
}
/** Keep it: in the place of the one with this id, or as a new one. */
export async function keepDeck(id: string | null, plan: Plan): Promise<{ id: string; deck: Report }> {
  await identity()
  return id ? ask('PUT', `decks/${id}`, plan) : ask('POST', 'decks', plan)
}
export async function dropDeck(id: string): Promise<void> {
  await ask('DELETE', `decks/${id}`)
}

export async function myPacks(): Promise<{ packs: Pack[]; most: number }> {
  await identity()
  return ask('GET', 'packs')
}
export async function keepPack(text: string): Promise<PackReport> {
  await identity()
  return ask('POST', 'packs', { text })
}
export async function dropPack(name: string): Promise<void> {
  await ask('DELETE', `packs/${name}`)
}

export interface Estimate {
  rate: number
  /** The 95 % interval. */
  low: number
  high: number
  games: number
}
interface StudyRow {
  out: string
  into: string
  overall: Estimate
  against: Record<string, Estimate>
}
export interface Study {
  status: 'none' | 'running' | 'over' | 'stopped'
  level: string
  milliseconds: number
  done: number
  total: number
  deck: string[]
  row: StudyRow
  exchanges: StudyRow[]
  cards: Record<string, { seen: number; played: number; won: number; stayed: number }>
}
export const studyOf = (id: string): Promise<Study> => ask('GET', `decks/${id}/study`)
export const beginStudy = (id: string, deals: number): Promise<Study> =>
  ask('POST', `decks/${id}/study`, { deals })
export const stopStudy = (id: string): Promise<void> => ask('DELETE', `decks/${id}/study`)
