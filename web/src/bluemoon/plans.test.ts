import { describe, expect, it } from 'vitest'
import type { Action, Position } from '../wire/types'
import { canPlan, isPlain, stepOn } from './plans'

const action = (verb: string, card: number | null = null, more: Partial<Action> = {}): Action =>
  ({ id: 1, word: verb, text: verb, verb, card, ...more }) as Action
const asked = (phase: string, actions: Action[], questions: unknown[] = []): Position =>
  ({ actions, view: { table: { phase, questions } } }) as unknown as Position

describe('a character touched before its phase', () => {
  it('is reached by passing and fighting, then it is played', () => {
    expect(stepOn(asked('action', [action('pass'), action('play', 9)]), 4)?.verb).toBe('pass')
    expect(stepOn(asked('decision', [action('retreat'), action('fight')]), 4)?.verb).toBe('fight')
    expect(stepOn(asked('character', [action('play', 4)]), 4)).toMatchObject({ verb: 'play', card: 4 })
  })
  it('never retreats and never answers a card', () => {
    expect(stepOn(asked('decision', [action('retreat')]), 4)).toBeNull()
    expect(stepOn(asked('action', [action('pass')], [{}]), 4)).toBeNull()
    expect(stepOn(asked('boost', [action('pass')]), 4)).toBeNull()
  })
  it('is no plan where it can be played at once', () => {
    expect(canPlan(asked('character', [action('play', 4)]), 4)).toBe(false)
    expect(canPlan(asked('action', [action('pass')]), 4)).toBe(true)
    expect(canPlan(null, 4)).toBe(false)
  })
  it('needs one touch where nothing else can be meant, and words where passing gives something up for good', () => {
    expect(isPlain(asked('decision', [action('retreat'), action('fight')]), false)).toBe(true)
    expect(isPlain(asked('action', [action('pass')]), false)).toBe(true)
    expect(isPlain(asked('action', [action('pass'), action('play', 9)]), false)).toBe(false)
    expect(isPlain(asked('action', [action('pass'), action('play', 9)]), true)).toBe(true)
    expect(isPlain(null, true)).toBe(false)
  })
})
