import { expect, test } from 'vitest'
import { article } from './article'

test('the article fits the sound of what follows', () => {
  const az = [1, 5, 50, 59, 500, 1000, 1999, 5000, 1_000_000, 'Anna', 'Ödön', '„Eső”', '5.']
  const a = [0, 2, 4, 10, 15, 49, 60, 100, 400, 2000, 10_000, 'Béla', '„Vihar”', '']
  expect(az.map(article)).toEqual(az.map(() => 'az'))
  expect(a.map(article)).toEqual(a.map(() => 'a'))
})
