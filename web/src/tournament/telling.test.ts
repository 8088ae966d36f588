import { expect, test } from 'vitest'
import type { TournamentInfo } from '../wire/answers'
import { champions, mine, points, winners } from './telling'

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

const cup = (more: object): TournamentInfo =>
  ({
    status: 'playing',
    system: 'swiss',
    me: 1,
    my_table: null,
    players: [0, 1, 2].map((player) => ({ player, has_left: false })),
    standings: [],
    ...more,
  }) as unknown as TournamentInfo
const playedBy = (players: number[], scores: number[] | null, gone: number[] = []): object => ({
  ...table,
  players,
  scores,
  gone,
})

test('nobody has won a tournament in which nobody has a point', () => {
  const line = (player: number, rank: number, points: number): object => ({ player, rank, points })
  const standings = [line(2, 1, 1), line(0, 2, 0)]
  expect(champions(cup({ status: 'over', standings }))).toEqual([2])
  expect(champions(cup({ standings }))).toEqual([])
  expect(champions(cup({ status: 'over', standings: [line(0, 1, 0), line(1, 1, 0)] }))).toEqual([])
})

test('everybody is told what to do now', () => {
  const waiting = [{ tables: [{ ...playedBy([0, 1], null), status: 'waiting' }], resting: [2] }]
  expect(mine(cup({ rounds: waiting, my_table: 't' }))).toBe('come')
  const playing = [{ tables: [{ ...playedBy([0, 1], null), status: 'playing' }], resting: [2] }]
  expect(mine(cup({ rounds: playing, my_table: 't' }))).toBe('play')
  expect(mine(cup({ rounds: playing, me: 2 }))).toBe('rest')
  const over = [{ tables: [playedBy([0, 1], [5, 2])], resting: [2] }]
  expect(mine(cup({ rounds: over }))).toBe('wait')
  expect(mine(cup({ rounds: over, system: 'knockout' }))).toBe('out')
  expect(mine(cup({ rounds: over, system: 'knockout', me: 0 }))).toBe('wait')
  expect(mine(cup({ rounds: [{ tables: [], resting: [] }], system: 'knockout' }))).toBe('out')
  expect(mine(cup({ rounds: over, me: null }))).toBe(null)
  expect(mine(cup({ rounds: over, status: 'over' }))).toBe(null)
})
