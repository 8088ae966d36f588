import { beforeAll, expect, it, vi } from 'vitest'
import type { Action, Marks } from '../wire/types'
import { words } from '../words/index.svelte'
import type { Eyes } from './eyes.svelte'
import { sayAction, stakeOf } from './stakes'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  return words.speak('en', false)
})

const MARKS = { shields: [false, false], needs: 5, ahead: null, dragons: [1, 1] } as unknown as Marks

/** What seat 0 is told in a fire fight where seat 1 has announced 5. */
function told(
  phase: string,
  marks: Partial<Marks>,
  { verbs = ['fight'], power = 2, dragons = 0, pile_size = 9 } = {},
): string {
  const table = {
    seat: 0,
    phase,
    element: 'fire',
    questions: [],
    progress: {},
    dragons,
    sides: [{ power, pile_size }, {}],
  }
  const eyes = {
    question: {},
    view: { table },
    position: { marks: { ...MARKS, ...marks } },
    sitting: { seat: 0 },
    actions: verbs.map((verb) => ({ verb, card: null })),
    picked: new Set(),
    name: () => 'Ariel',
    facts: () => undefined,
  }
  return stakeOf(eyes as unknown as Eyes)!.text
}

it('what lies there from the turn before is not yet what counts, and that is said', () => {
  const ahead = { power: 1, needs: 5 }
  expect(told('decision', { ahead } as Partial<Marks>)).toBe(
    'Your new character covers the old one: so far 1 of the 5 fire you need.',
  )
  expect(told('boost', {})).toBe('You have 2 of the 5 fire you need.')
})
it('a SHIELD is enough, and after the announcement nothing is needed any more (BM-6.18)', () => {
  expect(told('boost', { shields: [true, false] })).toBe('Your SHIELD is enough: you need not reach the 5.')
  expect(told('boost', { shields: [true, false] }, { power: 6 })).toBe('You have 6 of the 5 fire you need.')
  expect(told('turn_end', {})).toBe('')
})
it('leaving says what it costs, and that a fourth dragon ends the game (BM-8.1)', () => {
  const verbs = ['retreat']
  expect(told('decision', { needs: null }, { verbs, dragons: -1 })).toBe(
    'If you leave, Ariel gains one dragon.',
  )
  expect(told('decision', { needs: null, dragons: [1, 3] }, { verbs, dragons: -1 })).toBe(
    'If you leave, Ariel attracts a fourth dragon and wins the game.',
  )
  expect(told('decision', { needs: null, dragons: [1, 2] }, { verbs, dragons: 1 })).toBe(
    'If you leave, Ariel gains 2 dragons.',
  )
})
it('not beginning a fight says what follows (BM-6.8)', () => {
  expect(told('decision', { needs: null }, { verbs: ['fight', 'decline'] })).toBe(
    'If you decline, you exchange one to three hand cards, no dragon moves, and Ariel may begin.',
  )
})
it('not beginning a fight with an empty draw pile says that the cards may run out (BM-8.1)', () => {
  const empty = told('decision', { needs: null }, { verbs: ['fight', 'decline'], pile_size: 0 })
  expect(empty).toContain('without cards left the game ends')
})
it('what is given for a text is counted along, and giving nothing is called so', () => {
  const eyes = {
    question: { ask: 'pay', source: 9 },
    view: { table: {} },
    position: {},
    sitting: { seat: 0 },
    picked: new Set([3, 4]),
    facts: (card: number) => (card === 9 ? undefined : { fire: card, earth: null }),
  }
  expect(stakeOf(eyes as unknown as Eyes)!.text).toBe('Paid so far: 7 fire, 0 earth.')
  const none = { ...eyes, picked: new Set() } as unknown as Eyes
  expect(stakeOf(none)!.text).toBe('')
  const done = { verb: 'done', text: 'Done' } as unknown as Action
  expect(sayAction(none, done)).toBe('Pay nothing')
  expect(sayAction(eyes as unknown as Eyes, done)).toBe('Done')
})
it('where one card may be chosen, to be done without one is to want none', () => {
  const eyes = (ask: string, picked: number[]): Eyes =>
    ({
      question: { ask },
      view: { table: { questions: [{}] } },
      sitting: { seat: 0 },
      picked: new Set(picked),
    }) as unknown as Eyes
  const done = { verb: 'done', text: 'Done' } as unknown as Action
  expect(sayAction(eyes('which_all', []), done)).toBe('None of them')
  expect(sayAction(eyes('one_stays', []), done)).toBe('Discard nothing')
  expect(sayAction(eyes('search_pile', [3]), done)).toBe('Done')
  expect(sayAction(eyes('discard_yours', []), done)).toBe('Discard nothing')
  expect(sayAction(eyes('decline', [3, 4]), done)).toBe('Discard 2 cards')
  // Cards that are put away one by one are gone from the list: it is not known whether there were any.
  expect(sayAction(eyes('put_under', []), done)).toBe('No more cards')
})
it('what a card demands is told with the question in which it can be paid', () => {
  const eyes = {
    question: {},
    view: { table: { seat: 0, phase: 'turn_begin', element: null, questions: [], progress: {} } },
    position: {},
    sitting: { seat: 0 },
    actions: [
      { verb: 'pay', card: 7 },
      { verb: 'pass', card: null },
    ],
    facts: () => ({ key: 'x', name: { en: 'Eartheroder' }, text: { en: 'Discard a card.' } }),
  } as unknown as Eyes
  expect(stakeOf(eyes)!.text).toBe('Eartheroder: Discard a card.')
  expect(sayAction(eyes, { verb: 'pass', text: 'Pass' } as unknown as Action)).toBe('Go on')
})

it('says what doubting a bluff may cost (BM-10.40)', () => {
  const doubted = told('after_power', { needs: null }, { verbs: ['pass', 'challenge'] })
  expect(doubted).toContain('Ariel loses a dragon and must retreat; otherwise you lose a dragon.')
  expect(told('after_power', { needs: null }, { verbs: ['pass'] })).toBe('')
})

it('a question that only passing answers says so', () => {
  const eyes = (actions: Partial<Action>[]): Eyes => {
    const view = { table: { seat: 0, phase: 'boost', element: null, questions: [], progress: {} } }
    return {
      question: {},
      view,
      position: {},
      actions,
      sitting: { seat: 0, question: { view, actions } },
    } as unknown as Eyes
  }
  const pass = { verb: 'pass', card: null }
  expect(stakeOf(eyes([pass]))!.text).toBe('None of your cards can be played now.')
  expect(stakeOf(eyes([pass, { verb: 'play', card: 3 }]))!.text).toBe('')
})
