import { expect, it } from 'vitest'
import { cueOf } from '../sound/cues'
import type { GameEvent, Position, Step } from '../wire/types'
import { announcement, newsOf, waiting } from './announce'
import { clockText } from './clock'
import { originOf, unseenDraws } from './flight'
import { nearest } from './keys'
import { counted } from './memory'
import { matchScore, matchWinner, verdict } from './result'

const event = (kind: string, seat: number, cards: (number | null)[], text = ''): GameEvent => ({
  kind,
  seat,
  cards: cards.map((id) => (id === null ? null : { id, key: `k${id}` })),
  amount: 0,
  rule: '',
  text,
})
const step = (events: GameEvent[]): Step => ({
  type: 'step',
  seq: 1,
  at: 0,
  kind: 'decide',
  seat: 1,
  data: {},
  events,
})

it('reads clocks', () => {
  expect(clockText(0)).toBe('0:00')
  expect(clockText(61_001)).toBe('1:02')
  expect(clockText(3_600_000)).toBe('1:00:00')
  expect(clockText(90_000_000)).toBe('1 d 01:00')
  expect(clockText(-5)).toBe('0:00')
})

it('says all that happened, without the numbers of rules', () => {
  const said = announcement(
    step([1, 2, 3, 4, 5, 6].map((n) => event('x', 0, [], `Word ${n}. (BM-6.4, RS-2)`))),
  )
  expect(said).toBe('Word 1. Word 2. Word 3. Word 4. Word 5. Word 6.')
})

it('knows where an unseen card comes from', () => {
  const events = [event('draw', 0, [5]), event('lay_out', 1, [7]), event('draw', 1, [null, null])]
  expect(originOf(5, events)).toBe('draw-0')
  expect(originOf(7, events)).toBe('hand-1')
  expect(originOf(8, events)).toBeNull()
  expect([...unseenDraws(events)]).toEqual([[1, 2]])
})

it('gives the most important thing its sound', () => {
  expect(cueOf('bluemoon', step([event('draw', 0, []), event('dragon', 0, [])]))).toBe('dragon')
  expect(cueOf('bluemoon', step([event('lay_out', 0, [])]))).toBe('card')
  expect(cueOf('bluemoon', step([event('turn', 0, [])]))).toBeNull()
})

it('goes to the nearest thing in the direction of the arrow', () => {
  const places = [
    { one: 'right', at: { x: 100, y: 5 } },
    { one: 'farther', at: { x: 200, y: 0 } },
    { one: 'below', at: { x: 10, y: 80 } },
  ]
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowRight')).toBe('right')
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowDown')).toBe('below')
  expect(nearest({ x: 0, y: 0 }, places, 'ArrowLeft')).toBeNull()
})

it('counts a match to five crystals', () => {
  expect(matchScore([], [4, -4])).toEqual([])
  expect(matchScore([3, 1], [-2, 2])).toEqual([3, 3])
  expect(matchWinner([3, 3])).toBeNull()
  expect(matchWinner([3, 5])).toBe(1)
  expect(matchWinner([])).toBeNull()
})

it('says how a game ended for me', () => {
  const over = (winners: number[]): Position => ({ winners }) as Position
  expect(verdict(over([0]), [0])).toBe('won')
  expect(verdict(over([0, 2]), [0])).toBe('shared')
  expect(verdict(over([1]), [0])).toBe('lost')
  expect(verdict(over([1]), [])).toBe('watched')
  expect(verdict(over([1]), [0, 1])).toBe('watched')
})

it('counts equal cards once', () => {
  expect([...counted([1, 2, 1], (card) => `k${card}`)]).toEqual([
    ['k1', 2],
    ['k2', 1],
  ])
})

it('tells what was done, not the card that is drawn afterwards', () => {
  const played = event('played', 1, [4], 'Miranda plays Fungi 10.')
  const drawn = event('drawn', 1, [null], 'Miranda draws a card.')
  expect(newsOf([played, drawn])?.text).toBe('Miranda plays Fungi 10.')
  expect(newsOf([drawn])?.text).toBe('Miranda draws a card.')
  expect(newsOf([])).toBeUndefined()
})

it('nobody hears of waiting for oneself while the own move is shown', () => {
  const seats = ['human', 'bot'].map((kind, seat) => ({ seat, kind, name: kind }))
  const at = (to_act: number): Position => ({ to_act, seats }) as unknown as Position
  expect(waiting(at(0), 0)).toBeNull()
  expect(waiting(at(1), 0)).toBe('')
})
