import { expect, it } from 'vitest'
import type { CardFacts } from '../wire/types'
import { partnersOf, plainText, spoken } from './notes'

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

it('says a ruling with the names of cards, without keys and numbers of rules', () => {
  const names = new Map([
    ['buka-23', "Old Goo Laa's Ghost"],
    ['khind-31', 'Bounce Back'],
  ])
  const said = (text: string): string => spoken(text, (key) => names.get(key))
  expect(
    said(
      "All mutants (mutant-101 to mutant-110) and Buka 23 *Old Goo Laa's Ghost* (buka-23) have a condition. " +
        'For the first turn of a fight see [BM-9.3a](bm-09-kinds.md#bm-9.3a). Then it counts ([RS-26](x)).',
    ),
  ).toBe("All mutants and Old Goo Laa's Ghost have a condition. Then it counts.")
  expect(said('As khind-31 says. In 2004 Kosmos printed it.')).toBe(
    'As Bounce Back says. In 2004 Kosmos printed it.',
  )
})
