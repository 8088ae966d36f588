import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOST, PAUSE, ShowQueue } from './queue'
import type { GameEvent, Position, Step } from './types'

const event: GameEvent = { kind: 'draw', seat: 1, cards: [], amount: 0, rule: '', text: 'x' }
const step = (seq: number, seat: number, events = [event]): Step => ({
  type: 'step',
  seq,
  at: 0,
  kind: 'decide',
  seat,
  data: {},
  events,
})
const position = (seq: number): Position => ({ seq }) as Position

function set(isCalm = false) {
  const shown: number[] = []
  const queue = new ShowQueue({
    isCalm: () => isCalm,
    isMine: (one) => one.seat === 0,
    show: (bundle) => shown.push(bundle.position.seq),
  })
  const add = (seq: number, seat = 1, events = [event]): void => {
    queue.step(step(seq, seat, events))
    queue.position(position(seq))
  }
  return { queue, shown, add }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows steps of others one after the other', () => {
  const { shown, add } = set()
  add(1)
  add(2)
  add(3)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(PAUSE)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(PAUSE)
  expect(shown).toEqual([1, 2, 3])
})

it('does not wait after what cannot be seen', () => {
  const { shown, add } = set()
  add(1, 1, [])
  add(2)
  expect(shown).toEqual([1, 2])
})

it('shows my own step, and all before it, at once', () => {
  const { shown, add } = set()
  add(1)
  add(2)
  add(3, 0)
  expect(shown).toEqual([1, 2, 3])
})

it('hurries when too much waits, and when somebody wants to go on', () => {
  const { queue, shown, add } = set()
  for (let seq = 1; seq <= MOST + 2; seq += 1) add(seq)
  expect(shown).toEqual([1, 2])
  queue.flush()
  expect(shown).toHaveLength(MOST + 2)
})

it('has no pauses without motion', () => {
  const { shown, add } = set(true)
  add(1)
  add(2)
  expect(shown).toEqual([1, 2])
})

it('shows steps that were stored together with the one position after them', () => {
  const { queue, shown } = set()
  queue.step(step(1, 1))
  queue.step(step(2, 1))
  queue.position(position(2))
  expect(shown).toEqual([2])
})
