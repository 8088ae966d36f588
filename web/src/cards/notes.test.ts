import { expect, it } from 'vitest'
import type { CardFacts } from '../wire/types'
import { partnersOf, plainText } from './notes'

const card = (key: string, more: Partial<CardFacts> = {}): CardFacts =>
  ({ key, people: 'mimix', pair: null, icons: [], ...more }) as unknown as CardFacts

it('names the other card of a PAIR and the others of a GANG, and nobody else', () => {
  const [one, two, alone] = [card('a', { pair: 'x' }), card('b', { pair: 'x' }), card('c')]
  expect(partnersOf(one, [one, two, alone])).toEqual([two])
  expect(partnersOf(alone, [one, two, alone])).toEqual([])
  const gang = ['d', 'e'].map((key) => card(key, { icons: ['gang-fun'] }))
  const others = [card('f', { icons: ['gang-no'] }), card('g', { icons: ['gang-fun'], people: 'khind' })]
  expect(partnersOf(gang[0]!, [...gang, ...others])).toEqual([gang[1]])
})

it('says a rule without its marks', () => {
  expect(plainText('*The gang* works in [BM-14.4](bm-14.md#bm-14.4),\nalways.')).toBe(
    'The gang works in BM-14.4, always.',
  )
})
