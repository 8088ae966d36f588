/** What the deck builder asks the server. */
import { ask, identity } from '../wire/api'
import type {
  DeckReport,
  KeptDeck,
  Pack,
  PackReport,
  Prices,
  ReadDeck,
  ReadyDecks,
  Study,
} from '../wire/answers'
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

export const planOf = (report: DeckReport): Plan => ({
  name: report.name,
  leader: report.leader,
  cards: [...report.cards],
  inquisitor: report.inquisitor ?? '',
  emissary: report.emissary ?? '',
  family: report.family,
  drafted: report.drafted,
  ruleset: report.ruleset,
})

export const readyDecks = (language: string): Promise<ReadyDecks> =>
  ask('GET', `decks/ready?language=${language}`)
export const packCards = (): Promise<{ cards: CardFacts[]; own: string[] }> => ask('GET', 'decks/cards')
export const check = (plan: Plan): Promise<DeckReport> => ask('POST', 'decks/check', plan)
export const read = (text: string): Promise<ReadDeck> => ask('POST', 'decks/read', { text })
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
export async function keepDeck(id: string | null, plan: Plan): Promise<{ id: string; deck: DeckReport }> {
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

export const studyOf = (id: string): Promise<Study> => ask('GET', `decks/${id}/study`)
export const beginStudy = (id: string, deals: number): Promise<Study> =>
  ask('POST', `decks/${id}/study`, { deals })
export const stopStudy = (id: string): Promise<void> => ask('DELETE', `decks/${id}/study`)
