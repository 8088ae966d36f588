/** Which cards are shown, and in which order. Everything happens here: all cards are known. */
import type { CardFacts } from '../wire/types'
import type { Language } from '../words/index.svelte'

export type Order = 'people' | 'name' | 'fire' | 'earth' | 'moons'
export const ORDERS: Order[] = ['people', 'name', 'fire', 'earth', 'moons']

export interface Filter {
  /** In any language; every word must be there. */
  words: string
  /** '' for all. */
  people: string
  kind: string
  /** `shield` means both shields. */
  icon: string
  /** '' for any number. */
  moons: string
}
export const EVERYTHING: Filter = { words: '', people: '', kind: '', icon: '', moons: '' }

/** Small letters without accents. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** SHIELD on Fire and on Earth are one symbol to look for, and so are the gangs and the bluffs. */
export const iconFamily = (icon: string): string => icon.split('-')[0]!

export function fits(card: CardFacts, filter: Filter, folded: string): boolean {
  if (filter.people && card.people !== filter.people) return false
  if (filter.kind && card.kind !== filter.kind) return false
  if (filter.icon && !card.icons.some((icon) => iconFamily(icon) === filter.icon)) return false
  if (filter.moons && String(card.moons ?? '') !== filter.moons) return false
  return fold(filter.words)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Everything about a card that words may be looked for in. */
export function foldedText(card: CardFacts): string {
  return fold([card.key, card.people, ...Object.values(card.name), ...Object.values(card.text)].join(' '))
}

export function sorted(cards: CardFacts[], order: Order, language: Language): CardFacts[] {
  if (order === 'people') return cards
  const name = (card: CardFacts): string => card.name[language] ?? ''
  const collator = new Intl.Collator(language)
  const byName = (one: CardFacts, other: CardFacts): number => collator.compare(name(one), name(other))
  if (order === 'name') return cards.toSorted(byName)
  // The strongest first; cards without the number come last.
  const number = (card: CardFacts): number => card[order] ?? -1
  return cards.toSorted((one, other) => number(other) - number(one) || byName(one, other))
}

/** What occurs, in the order in which it occurs. */
export function occurring(cards: CardFacts[], of: (card: CardFacts) => string[]): string[] {
  return [...new Set(cards.flatMap(of))]
}
