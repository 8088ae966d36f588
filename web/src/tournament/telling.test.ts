import { expect, test } from 'vitest'
import { points, winners } from './telling'

const table = { table: null, status: 'over' as const, games: 1 }

test('points are whole, halves or short fractions', () => {
  expect([0, 0.5, 1, 2.5].map(points)).toEqual(['0', '½', '1', '2½'])
  expect(points(1 / 3)).toMatch(/^0.33$/)
})

test('whoever is gone has not won, whatever the score', () => {
  expect(winners({ ...table, players: [3, 5], scores: [4, 2], gone: [3] })).toEqual([5])
  expect(winners({ ...table, players: [3, 5], scores: [4, 2], gone: [] })).toEqual([3])
  expect(winners({ ...table, players: [3, 5], scores: [0, 0], gone: [3, 5] })).toEqual([])
  expect(winners({ ...table, players: [3, 5], scores: null, gone: [] })).toEqual([])
})
