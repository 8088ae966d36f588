import { expect, it } from 'vitest'
import type { Action, Position, SeatInfo } from '../wire/types'
import { fitting, isAmongBots, looseActions, missedWord, onlyPass, wantsWords } from './actions'

let count = 0
const action = (more: Partial<Action>): Action => ({
  id: (count += 1),
  word: '',
  text: '',
  verb: 'play',
  card: null,
  ...more,
})

const pass = action({ verb: 'pass' })
const play = action({ card: 4 })
const bluff = action({ verb: 'bluff', card: 4 })
const bet = action({ verb: 'bet', creature: 'susi' })
const field = action({ verb: 'field', creature: 'susi', row: 2 })
const chameleon = action({ verb: 'chameleon', card: 9, creature: 'susi' })
const all = [pass, play, bluff, bet, field, chameleon]

it('finds what is done by clicking a card, a creature or a field', () => {
  expect(fitting(all, { card: 4 })).toEqual([play, bluff])
  expect(fitting(all, { card: 9 })).toEqual([chameleon])
  expect(fitting(all, { creature: 'susi' })).toEqual([bet])
  expect(fitting(all, { creature: 'susi', row: 2 })).toEqual([field])
  expect(fitting(all, { creature: 'susi', row: 1 })).toEqual([])
  expect(fitting(undefined, { card: 4 })).toEqual([])
})

it('lets a chosen card be put onto a creature', () => {
  expect(fitting(all, { creature: 'susi' }, 9)).toEqual([bet, chameleon])
})

it('knows face-down cards by their place, and anything by what it matches', () => {
  const bluffed = action({ verb: 'bluffed', place: 1 })
  expect(fitting([bluffed], { place: 1 })).toEqual([bluffed])
  expect(fitting([bluffed], { place: 0 })).toEqual([])
  expect(fitting(all, { match: (one) => one.verb === 'pass' })).toEqual([pass])
})

it('leaves to the prompt what nothing on the table stands for', () => {
  expect(looseActions(all, [{ card: 4 }, { creature: 'susi' }])).toEqual([pass, field, chameleon])
  expect(looseActions(all, [])).toEqual(all)
})

const question = (actions: Action[]): Position => ({ actions }) as Position

it('passes by itself only where passing is all there is', () => {
  expect(onlyPass(question([pass]))).toBe(pass)
  expect(onlyPass(question([pass, play]))).toBeNull()
  expect(onlyPass(question([play]))).toBeNull()
  expect(onlyPass(question([{ ...pass, is_final: true }]))).toBeNull()
  expect(onlyPass(null)).toBeNull()
})

it('does not pass over a card whose text comes to nothing, unless something was chosen for it', () => {
  const asked = (source: number | null, cards: number[]): Position =>
    ({ actions: [pass], question: { ask: 'pay', seat: 0, source, cards } }) as unknown as Position
  expect(onlyPass(asked(9, []))).toBeNull()
  expect(onlyPass(asked(9, [3]))).toBe(pass)
  expect(onlyPass(asked(null, []))).toBe(pass)
})

it('passes by itself only among bots', () => {
  const seat = (number: number, kind: SeatInfo['kind']): SeatInfo => ({
    seat: number,
    name: '',
    kind,
    level: null,
    is_ready: true,
    has_left: false,
    left_by: null,
  })
  const among = (kinds: SeatInfo['kind'][]): Position =>
    ({ seats: kinds.map((kind, n) => seat(n, kind)) }) as Position
  expect(isAmongBots(among(['human', 'bot']), [0])).toBe(true)
  expect(isAmongBots(among(['human', 'human']), [0])).toBe(false)
  expect(isAmongBots(among(['human', 'human']), [0, 1])).toBe(false)
})

it('names what is missing where one would expect it', () => {
  const at = (phase: string, actions: Action[], questions: unknown[] = []): Position =>
    ({ actions, view: { table: { phase, questions } } }) as unknown as Position
  expect(missedWord(at('boost', [play]))).toBe('pass')
  expect(missedWord(at('boost', [play, pass]))).toBeNull()
  expect(missedWord(at('decision', [{ ...pass, verb: 'retreat' }]))).toBe('fight')
  expect(missedWord(at('boost', [play], [{}]))).toBeNull()
  expect(missedWord(at('character', [play]))).toBeNull()
  expect(missedWord(null)).toBeNull()
})

it('shows in words what a click on a card would not mean by itself', () => {
  expect(wantsWords({ ...play, verb: 'secret' })).toBe(true)
  expect(wantsWords(play)).toBe(false)
})

it('says first that nothing would come of a card, instead of playing it at a touch', () => {
  expect(wantsWords(action({ card: 4, vain: 'You cannot pay it.' }))).toBe(true)
  expect(wantsWords(action({ card: 4 }))).toBe(false)
})
