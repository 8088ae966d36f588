import { describe, expect, it } from 'vitest'
import type { Action, Position, Step } from '../wire/types'
import { canPlan, endOf, isFirstThing, isLastText, isPlain, leadsToPower, meantBy, stepOn } from './plans'

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

describe('the end of the cards of a turn', () => {
  const boost = (element: string | null, ...actions: Action[]): Position => {
    const found = asked('boost', actions)
    ;(found.view!.table as { element: unknown }).element = element
    return found
  }
  it('is a pass that announces where the element is known, and nothing else', () => {
    expect(endOf(boost('fire', action('play', 9), action('pass')))?.verb).toBe('pass')
    expect(endOf(boost(null, action('pass')))).toBeNull()
    expect(endOf(boost('fire', action('play', 9)))).toBeNull()
    expect(endOf(asked('character', [action('pass')]))).toBeNull()
    expect(endOf(null)).toBeNull()
  })
  it('leads to the choice of an element where there is none yet', () => {
    const pass = action('pass')
    expect(leadsToPower(boost(null, pass), pass)).toBe(true)
    expect(leadsToPower(boost('earth', pass), pass)).toBe(false)
    expect(leadsToPower(boost(null, pass), action('play', 3))).toBe(false)
    expect(leadsToPower(asked('action', [pass]), pass)).toBe(false)
    expect(leadsToPower(boost(null, pass), action('pass', null, { is_final: true }))).toBe(false)
  })
})

describe('a text that can be used as the turn ends', () => {
  it('is offered beside the end of the turn, and nowhere else', () => {
    const use = action('use', 7)
    const pass = action('pass')
    expect(isLastText(asked('turn_end', [use, pass]), use)).toBe(true)
    expect(isLastText(asked('turn_end', [use, pass]), pass)).toBe(false)
    expect(isLastText(asked('turn_end', [use, pass], [{}]), use)).toBe(false)
    expect(isLastText(asked('action', [use, pass]), use)).toBe(false)
    expect(isLastText(null, use)).toBe(false)
  })
})

describe('an action card that was played for its text', () => {
  const may = (more: object = {}): Position =>
    ({
      seat: 0,
      question: { ask: 'may', seat: 0, source: 30 },
      actions: [action('yes'), action('no')],
      ...more,
    }) as unknown as Position
  const step = (more: object = {}): Step =>
    ({ kind: 'decide', seat: 0, data: { word: 'play vulca-30' }, events: [], ...more }) as unknown as Step
  it('is used without being asked for again', () => {
    expect(meantBy(may(), step(), 'vulca-30')?.verb).toBe('yes')
  })
  it('is asked about where something came in between, after a take-back, or where another card asks', () => {
    expect(meantBy(may(), step({ seat: 1 }), 'vulca-30')).toBeNull()
    expect(meantBy(may(), step({ kind: 'back' }), 'vulca-30')).toBeNull()
    expect(meantBy(may(), step(), 'vulca-28')).toBeNull()
    expect(meantBy(may({ question: { ask: 'keep', seat: 0, source: 30 } }), step(), 'vulca-30')).toBeNull()
    expect(meantBy(null, undefined, 'vulca-30')).toBeNull()
  })
})

describe('before a turn', () => {
  const pass = action('pass')
  it('what can be done is named on buttons, as long as it is little', () => {
    const few = asked('turn_begin', [pass, action('retrieve', 3), action('land', 4)])
    expect(few.actions!.map((one) => isFirstThing(few, one))).toEqual([false, true, true])
    const many = asked('turn_begin', [pass, ...[3, 4, 5, 6].map((card) => action('retrieve', card))])
    expect(many.actions!.some((one) => isFirstThing(many, one))).toBe(false)
  })
  it('what has to be paid is named in every phase, but not while it is being paid', () => {
    const due = action('pay', 7)
    expect(isFirstThing(asked('boost', [pass, due]), due)).toBe(true)
    expect(isFirstThing(asked('boost', [action('play', 5)]), action('play', 5))).toBe(false)
    expect(isFirstThing(asked('boost', [due], [{}]), due)).toBe(false)
  })
})
