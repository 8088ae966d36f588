import { expect, test } from 'vitest'
import { rulePieces } from './rules'

test('rule numbers inside a sentence become links', () => {
  expect(rulePieces('Not now (BM-6.4, RS-2).')).toEqual([
    { text: 'Not now (' },
    { number: 'BM-6.4' },
    { text: ', ' },
    { number: 'RS-2' },
    { text: ').' },
  ])
  expect(rulePieces('BM-10.25a')).toEqual([{ number: 'BM-10.25a' }])
  expect(rulePieces('OQE-4 and EQ-9.1')).toEqual([
    { number: 'OQE-4' },
    { text: ' and ' },
    { number: 'EQ-9.1' },
  ])
  expect(rulePieces('hoax-13')).toEqual([{ text: 'hoax-13' }])
})
