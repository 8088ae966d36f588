import { expect, it } from 'vitest'
import type { Clock } from '../wire/types'
import { clockText, lowTime } from './clock'

const clock = (more: Partial<Clock>): Clock => ({ kind: 'game', seconds: 0, increment: 0, days: 0, ...more })

it('time is short from a tenth on: at least five seconds, at most a minute of a game, days of a correspondence', () => {
  expect(lowTime(clock({ seconds: 300 }))).toBe(30_000)
  expect(lowTime(clock({ kind: 'move', seconds: 20 }))).toBe(5000)
  expect(lowTime(clock({ seconds: 3600 }))).toBe(60_000)
  expect(lowTime(clock({ kind: 'days', days: 5 }))).toBe(43_200_000)
})

it('time is read as people read it, and never below nothing', () => {
  expect([61_000, 3_600_000, 90_000_000, -5].map(clockText)).toEqual(['1:01', '1:00:00', '1 d 01:00', '0:00'])
})
