import { describe, expect, it } from 'vitest'
import type { Chapter } from '../wire/types'
import { gameOf, heading, placeOf } from './book'

const LIST = [
  { key: 'BM-1', title: 'Blue Moon 1: Rulesets', numbers: ['RS-1', 'RS-2'] },
  { key: 'BM-10', title: 'Blue Moon 10: Symbols', numbers: ['BM-10.1', 'BM-10.8'] },
] as unknown as Chapter[]

describe('numbers', () => {
  it.each([
    ['BM-10.8', 'BM-10', 'BM-10.8'],
    ['bm 10.8', 'BM-10', 'BM-10.8'],
    ['rs-2', 'BM-1', 'RS-2'],
    ['BM-10', 'BM-10', null],
  ])('%s stands in %s', (typed, key, number) => {
    const place = placeOf(LIST, typed)
    expect(place?.chapter.key).toBe(key)
    expect(place?.number).toBe(number)
  })
  it('knows what is not there', () => expect(placeOf(LIST, 'BM-99.1')).toBeNull())
  it('knows the game', () =>
    expect(['RS-1', 'OQE-2', 'EQ-4', 'OQ-2'].map(gameOf)).toEqual([
      'bluemoon',
      'equinox',
      'equinox',
      'bluemoon',
    ]))
  it('takes titles apart', () => expect(heading(LIST[1]!.title)).toEqual({ number: '10', name: 'Symbols' }))
})
