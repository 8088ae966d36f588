/** A card in words, for those who do not see it. */
import type { CardFacts, Element } from '../wire/types'
import { t } from '../words/index.svelte'
import { nameOf, textOf } from './catalogue.svelte'
import { iconName, kindName, peopleName } from './symbols'

export interface Now {
  /** What it counts now, if that differs. */
  value?: number
  element?: Element
  ignored?: ('card' | 'text' | 'icons')[]
  isProtected?: boolean
}

/** The whole card: name, kind, values, symbols, moons, text, certainty, and what is done to it now. */
export function describe(facts: CardFacts, now: Now = {}): string {
  return [short(facts), ...details(facts), ...changes(now)].join(' ')
}

/** Name, people and kind: enough in a list. */
export function short(facts: CardFacts): string {
  return t('page-cards-say-name', {
    name: nameOf(facts),
    people: peopleName(facts.people),
    kind: kindName(facts.kind),
  })
}

/** Fire and Earth, e.g. "Fire 3, Earth 2."; nothing for cards without values. */
export function valuesOf(facts: CardFacts): string {
  if (facts.fire === null && facts.earth === null) return ''
  return t('page-cards-say-values', { fire: facts.fire ?? 0, earth: facts.earth ?? 0 })
}

function details(facts: CardFacts): string[] {
  const said: string[] = []
  const values = valuesOf(facts)
  if (values) said.push(values)
  if (facts.icons.length) {
    const icons = facts.icons.map(iconName).join(', ')
    said.push(t('page-cards-say-icons', { count: facts.icons.length, icons }))
  }
  if (facts.capacity) said.push(t('page-cards-say-capacity', { count: facts.capacity }))
  if (facts.moons) said.push(t('page-cards-say-moons', { count: facts.moons }))
  const text = textOf(facts)
  if (text) said.push(t('page-cards-say-text', { text }))
  const certainty = certaintyOf(facts)
  if (certainty) said.push(certainty)
  return said
}

function changes(now: Now): string[] {
  const said: string[] = []
  if (now.value !== undefined) said.push(t('page-cards-say-counts', { value: now.value }))
  for (const what of now.ignored ?? []) said.push(t(`page-cards-say-ignored-${what}`))
  if (now.isProtected) said.push(t('page-cards-say-protected'))
  return said
}

/** What is not sure about the facts; empty for a card that was read off the print. */
export function certaintyOf(facts: CardFacts): string {
  if (facts.certainty === 'verified') return ''
  return t('page-cards-certainty', { certainty: facts.certainty })
}
