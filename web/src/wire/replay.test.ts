import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Replay } from './replay.svelte'
import type { Replay as WholeGame } from './answers'

const event = (kind: string, text: string) => ({ kind, seat: 0, amount: 0, cards: [], text, rule: '' })
const moment = (seq: number, kind: string) => ({
  steps: [{ type: 'step', seq, at: 0, kind: 'decide', seat: 0, data: {}, events: [event(kind, `m${seq}`)] }],
  position: {
    type: 'view',
    game: 'equinox',
    sequence: seq,
    status: 'playing',
    seats: [],
    view: { cards: {} },
  },
})
const game = (): WholeGame =>
  ({
    start: { game: 'equinox', seat: 0, my_seats: [0] },
    moments: [moment(1, 'start'), moment(2, 'played'), moment(3, 'turn'), moment(4, 'played')],
  }) as unknown as WholeGame

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const shown = (replay: Replay): unknown[] => [replay.at, replay.position?.sequence, replay.text]

test('one steps forwards and back, and never past the ends', () => {
  const replay = new Replay('t', game(), () => 0)
  expect(shown(replay)).toEqual([0, 1, 'm1'])
  replay.go(1)
  expect(shown(replay)).toEqual([1, 2, 'm2'])
  replay.go(3)
  replay.go(9)
  expect(shown(replay)).toEqual([3, 4, 'm4'])
  replay.go(-2)
  expect(shown(replay)).toEqual([0, 1, 'm1'])
  expect(replay.log.map(({ text }) => text)).toEqual(['m1'])
})

test('one jumps from turn to turn', () => {
  const replay = new Replay('t', game(), () => 0)
  replay.turn(1)
  expect(replay.at).toBe(2)
  replay.turn(1)
  expect(replay.at).toBe(3)
  replay.turn(-1)
  expect(replay.at).toBe(2)
  replay.turn(-1)
  expect(replay.at).toBe(0)
})

test('it runs to the end by itself, rests there, and begins anew', () => {
  const replay = new Replay('t', game(), () => 1)
  replay.run()
  vi.advanceTimersByTime(20_000)
  expect(shown(replay)).toEqual([3, 4, 'm4'])
  expect(replay.isRunning).toBe(false)
  replay.run()
  expect(replay.at).toBe(0)
  replay.close()
  vi.advanceTimersByTime(20_000)
  expect(replay.at).toBe(0)
})
