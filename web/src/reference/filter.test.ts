import { describe, expect, it } from 'vitest'
import type { CardFacts } from '../wire/types'
import { EVERYTHING, fits, foldedText, occurring, sorted } from './filter'

const card = (key: string, more: Partial<CardFacts> = {}): CardFacts => {
  const name = { en: key, de: key, hu: key }
  const usual = { people: 'hoax', kind: 'character', fire: 1, earth: 1, icons: [], moons: 1 }
  return { key, name, text: { en: '', de: '', hu: '' }, ...usual, ...more } as unknown as CardFacts
}
const shield = card('hoax-01', { icons: ['shield-fire'], fire: 5 })
const storm = card('vulca-02', {
  people: 'vulca',
  kind: 'support',
  fire: null,
  moons: 3,
  name: { en: 'Fire Storm', de: 'Feuersturm', hu: 'Tűzvihar' },
})
const shown = (filter: Partial<typeof EVERYTHING>) =>
  [shield, storm].filter((one) => fits(one, { ...EVERYTHING, ...filter }, foldedText(one)))

describe('cards', () => {
  it('are found by people, kind, symbol and moons', () => {
    expect(shown({})).toEqual([shield, storm])
    expect(shown({ people: 'vulca' })).toEqual([storm])
    expect(shown({ kind: 'character' })).toEqual([shield])
    expect(shown({ icon: 'shield' })).toEqual([shield])
    expect(shown({ moons: '3' })).toEqual([storm])
  })
  it('are found by words of any language, with or without accents', () => {
    expect(shown({ words: 'tuzvihar' })).toEqual([storm])
    expect(shown({ words: 'Storm feuer' })).toEqual([storm])
    expect(shown({ words: 'storm water' })).toEqual([])
  })
  it('are sorted, those without a number last', () => {
    expect(sorted([storm, shield], 'fire', 'en')).toEqual([shield, storm])
    expect(sorted([shield, storm], 'moons', 'en')).toEqual([storm, shield])
    expect(sorted([shield, storm], 'name', 'de')).toEqual([storm, shield])
  })
  it('tell what there is to choose from', () => {
    expect(occurring([shield, storm, shield], (one) => [one.people])).toEqual(['hoax', 'vulca'])
  })
})
