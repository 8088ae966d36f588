import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LASTS } from './beats'
import { ShowQueue } from './queue'
import type { GameEvent, Position, Step } from './types'

const event: GameEvent = { kind: 'bet', seat: 1, cards: [], amount: 0, rule: '', text: 'x' }
const step = (seq: number, seat: number, events = [event]): Step => ({
  type: 'step',
  seq,
  at: 0,
  kind: 'decide',
  seat,
  data: {},
  events,
})
const position = (seq: number): Position => ({ seq, game: 'equinox', view: {} }) as unknown as Position

function set(pace = 1) {
  const shown: number[] = []
  const busy: boolean[] = []
  const queue = new ShowQueue({
    pace: () => pace,
    me: () => 0,
    shown: () => null,
    show: (beat) => shown.push(beat.position.seq),
    busy: (isBusy) => busy.push(isBusy),
  })
  const add = (seq: number, seat = 1, events = [event]): void => {
    queue.step(step(seq, seat, events))
    queue.position(position(seq))
  }
  return { queue, shown, add, busy }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows what others do one after the other, each for its time', () => {
  const { shown, add } = set()
  add(1)
  add(2)
  add(3)
  expect(shown).toEqual([1])
  vi.advanceTimersByTime(LASTS.other)
  expect(shown).toEqual([1, 2])
  vi.advanceTimersByTime(LASTS.other)
  expect(shown).toEqual([1, 2, 3])
})

it('is never faster because more is waiting', () => {
  const { shown, add } = set()
  for (let seq = 1; seq <= 12; seq += 1) add(seq)
  vi.advanceTimersByTime(LASTS.other * 3)
  expect(shown).toEqual([1, 2, 3, 4])
})

it('goes at the reader’s own pace', () => {
  const { shown, add } = set(0.4)
  add(1)
  add(2)
  vi.advanceTimersByTime(LASTS.other * 0.4)
  expect(shown).toEqual([1, 2])
})

it('shows everything at once where things are calm', () => {
  const { shown, add } = set(0)
  for (let seq = 1; seq <= 4; seq += 1) add(seq)
  expect(shown).toEqual([1, 2, 3, 4])
})

it('does not wait for what cannot be seen', () => {
  const { shown, add } = set()
  add(1, 1, [])
  add(2, 1, [])
  expect(shown).toEqual([1, 2])
})

it('shows at once what waits when somebody wants to go on, and says that nothing waits any more', () => {
  const { queue, shown, add, busy } = set()
  add(1)
  add(2)
  add(3)
  queue.flush()
  expect(shown).toEqual([1, 2, 3])
  expect(busy.at(-1)).toBe(false)
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([1, 2, 3])
})

it('forgets what waits when a newer look at the table arrives', () => {
  const { queue, shown, add } = set()
  add(1)
  add(2)
  queue.clear()
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([1])
})

it('tells the last turn again and ends with the table as it is, also with what came meanwhile', () => {
  const { queue, shown, add } = set()
  add(1)
  vi.advanceTimersByTime(10_000)
  const told = [{ bundle: { steps: [step(1, 1)], position: position(1) }, from: position(0) }]
  queue.again(told, position(5))
  add(6)
  vi.advanceTimersByTime(10_000)
  expect(shown).toEqual([1, 1, 5, 6])
})
