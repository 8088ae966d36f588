import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Sitting } from '../wire/sitting'
import type { Action } from '../wire/types'
import { Desk } from './desk.svelte'

beforeEach(() => {
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', { activeElement: null })
})
afterEach(() => vi.unstubAllGlobals())

function deskOf(more: Partial<Sitting> = {}): { desk: Desk; takeBack: ReturnType<typeof vi.fn> } {
  const takeBack = vi.fn()
  const sitting = {
    game: 'bluemoon',
    seat: 0,
    start: { options: { take_back: 'on' } },
    position: { type: 'choose', status: 'playing', decisions: 3, take_back: 2 },
    question: null,
    takeBack,
    ...more,
  } as unknown as Sitting
  return { desk: new Desk(sitting), takeBack }
}

it('a rule or a card that is looked up opens above the table', () => {
  const { desk } = deskOf()
  desk.show({ kind: 'breakdown' })
  expect(desk.follow('#/rules/BM-6.4')).toBe(true)
  expect(desk.rule).toBe('BM-6.4')
  // What was open before still is.
  expect(desk.popup?.kind).toBe('breakdown')
  expect(desk.follow('#/cards/hoax-13')).toBe(true)
  expect(desk.popup).toMatchObject({ kind: 'zoom', key: 'hoax-13' })
})

it('other ways lead away from the table as ever', () => {
  const { desk } = deskOf()
  expect(['#/rules', '#/', '#/learn/duel'].map((way) => desk.follow(way))).toEqual([false, false, false])
  expect(desk.rule).toBeNull()
})

it('nothing is taken back before it was asked', () => {
  const { desk, takeBack } = deskOf()
  desk.askBack(null)
  expect(desk.popup).toEqual({ kind: 'back', at: null })
  expect(takeBack).not.toHaveBeenCalled()
  expect(desk.takesBackFreely).toBe(true)
})

it('what was not decided cannot be taken back', () => {
  for (const more of [{ seat: null }, { hasDecided: false }, { start: null }]) {
    const { desk } = deskOf(more as Partial<Sitting>)
    desk.askBack(null)
    expect(desk.popup).toBeNull()
  }
})

it('nobody is asked whether to do the only thing that can be done', () => {
  const leave = { id: 1, verb: 'retreat', is_final: true } as unknown as Action
  const fight = { id: 2, verb: 'fight' } as unknown as Action
  for (const actions of [[leave], [fight, leave]]) {
    const answer = vi.fn()
    const { desk } = deskOf({ question: { actions }, answer } as unknown as Partial<Sitting>)
    desk.do(leave)
    expect(answer).toHaveBeenCalledTimes(2 - actions.length)
    expect(desk.popup?.kind).toBe(actions.length === 1 ? undefined : 'confirm')
  }
})

it('a card that can only be reached in several steps is dropped where it will lie', () => {
  const { desk } = deskOf()
  const go = vi.fn()
  desk.plan = () => ({ text: 'Fight with this', onto: 'combat', go })
  const dragged = desk.drag({ card: 4 }, 'Volca')
  expect(['combat', 'support', 'hand'].map((place) => dragged.takes(place))).toEqual([true, false, false])
  dragged.drop('combat', null as unknown as HTMLElement)
  expect(go).toHaveBeenCalledOnce()
})
