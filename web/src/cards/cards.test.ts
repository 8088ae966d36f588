import { beforeAll, describe as group, expect, test, vi } from 'vitest'
import type { CardFacts } from '../wire/types'
import { LANGUAGES, t, words } from '../words/index.svelte'
import { describe } from './describe'
import { nameSize, railIcons, setMark } from './face'
import {
  iconHint,
  iconName,
  iconRule,
  iconSymbol,
  isSymbol,
  kindName,
  kindSymbol,
  SYMBOLS,
  symbolName,
} from './symbols'

const ICONS = [
  ...['shield-fire', 'shield-earth', 'stop', 'retrieve', 'protected', 'free', 'pair', 'replace'],
  ...['gang-cool', 'gang-top', 'gang-fun', 'gang-no', 'bluff-fire', 'bluff-earth', 'bluff-none'],
]
const KINDS = [
  ...['leader', 'character', 'booster', 'support', 'leadership', 'influence-ship', 'influence-hyla'],
  ...['achievement', 'interference', 'inquisitor', 'emissary'],
]
const card: CardFacts = {
  key: 'hoax-18',
  people: 'hoax',
  number: 18,
  name: { en: 'Inscrutable Armor', de: 'Undurchdringliche Rüstung', hu: 'Inscrutable Armor' },
  unofficial_names: [],
  kind: 'booster',
  fire: 0,
  earth: 2,
  icons: ['shield-fire', 'free'],
  moons: 1,
  capacity: null,
  deck: 'hoax',
  set: 'base-hoax',
  family: null,
  pair: null,
  text: { en: 'I may.', de: 'Ich darf.', hu: 'Szabad.' },
  rules: [],
  certainty: 'reconstructed',
}

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
})

group.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.speak(language, false))

  test.each(ICONS)('%s has a shape, a name, a sentence and a rule', (icon) => {
    expect(isSymbol(iconSymbol(icon))).toBe(true)
    expect(t(`page-cards-icon-${icon}`)).not.toContain('page-')
    expect(iconHint(icon)).toMatch(/\w/)
    expect(iconRule(icon)).not.toBe('BM-10.0')
  })
  test.each(KINDS)('%s has a shape of its own and a name', (kind) => {
    expect(kindSymbol(kind)).toBe(kind)
    expect(kindName(kind)).toMatch(/\p{L}/u)
  })
  test('every shape has a name', () => {
    for (const name of Object.keys(SYMBOLS).filter(isSymbol)) expect(symbolName(name)).not.toMatch(/^page-/)
  })
  test('a card is told whole', () => {
    const told = describe(card, { value: 4, ignored: ['text'], isProtected: true })
    for (const part of [card.name[language], card.text[language], iconName('free'), '4'])
      expect(told).toContain(part)
    expect(told).not.toContain('page-cards')
  })
})

test('no two symbols are the same', () => {
  expect(new Set(Object.values(SYMBOLS)).size).toBe(Object.keys(SYMBOLS).length)
})
test('long names become smaller, short ones do not grow', () => {
  for (const size of ['small', 'medium', 'large'] as const) {
    const short = nameSize('NoNo', size)
    expect(nameSize('Schamane der künftigen Heldentaten', size)).toBeLessThan(short)
    expect(nameSize('Ka', size)).toBe(short)
  }
})
test('shields are drawn around values, not in the rail', () => {
  expect(railIcons(card)).toEqual(['free'])
  expect(setMark(card)).toBe('H')
})
