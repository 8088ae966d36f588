import { describe, expect, it } from 'vitest'
import type { Action, BlueMoonView, CardFacts, Side } from '../wire/types'
import * as seen from './seen'

const side = (over: Partial<Side> = {}): Side => ({
  hand_size: 0,
  hand: [],
  revealed: [],
  pile_size: 24,
  active: [],
  inactive: [],
  support: [],
  bluffs: [],
  discard_top: null,
  stack_top: null,
  leading: [],
  ships: [],
  lasting: [],
  staff: [],
  vows: [],
  ready: [],
  exposed: [],
  laid: [],
  power: 0,
  ...over,
})

const view = (near: Partial<Side>, far: Partial<Side> = {}): BlueMoonView =>
  ({ setup: {}, cards: {}, table: { sides: [side(near), side(far)] } }) as unknown as BlueMoonView

const action = (over: Partial<Action>): Action => ({
  id: 1,
  word: '',
  text: '',
  verb: 'choose',
  card: null,
  ...over,
})

describe('actions without a place on the table', () => {
  it('leaves out what lies in any zone, of either side', () => {
    const table = view(
      { hand: [1, 2], ships: [{ ship: 3, is_landed: false, cargo: [4] }], discard_top: 5 },
      { active: [70], bluffs: [null], revealed: [71] },
    )
    const actions = [1, 3, 4, 5, 70, 71].map((card) => action({ card }))
    expect(seen.hiddenChoices(table, actions)).toEqual([])
  })

  it('names each hidden card once and nothing that is no card', () => {
    const actions = [
      action({ verb: 'done' }),
      action({ card: 9 }),
      action({ card: 9, verb: 'play' }),
      action({ card: 8 }),
    ]
    expect(seen.hiddenChoices(view({ hand: [1] }), actions)).toEqual([9, 8])
  })

  it('shows the whole choice where a part of it is hidden, the top of the pile too', () => {
    const table = view({ hand: [1], discard_top: 5 }, { active: [70] })
    const actions = [
      action({ card: 5, verb: 'choose' }),
      action({ card: 8, verb: 'choose' }),
      action({ card: 1, verb: 'play' }),
      action({ verb: 'done' }),
    ]
    expect(seen.hiddenChoices(table, actions)).toEqual([5, 8])
  })
})

describe('cards chosen before', () => {
  it('are shown apart once they have left hand and fight', () => {
    const table = view({ hand: [1], discard_top: 3 }, { support: [70] })
    expect(seen.leftBehind(table, [1, 3, 4, 70])).toEqual([3, 4])
  })
})

describe('cards beside the fight', () => {
  it('are counted without piles and hand', () => {
    const ships = [{ ship: 3, is_landed: false, cargo: [4, 5] }]
    expect(
      seen.wingCards(side({ hand: [1], discard_top: 2, stack_top: 6, ships, leading: [7], vows: [8] })),
    ).toBe(6)
    expect(seen.wingCards(side({ stack_top: 7, leading: [7] }))).toBe(1)
  })
})

describe('face-down cards', () => {
  const actions = [
    action({ verb: 'bluffed', place: 0 }),
    action({ verb: 'bluffed', place: 1 }),
    action({ card: 4 }),
  ]
  it('are named by place, on the side that is asked about', () => {
    const question = { ask: 'discard_yours', seat: 0, side: 1 }
    expect(seen.bluffActions(1, 1, question, actions)).toEqual([actions[1]])
    expect(seen.bluffActions(0, 1, question, actions)).toEqual([])
    expect(seen.bluffActions(1, 1, undefined, actions)).toEqual([])
  })
})

describe('cards that bind their owner', () => {
  it('need a place only when they lie nowhere else', () => {
    expect(seen.looseVows(side({ vows: [3, 4], leading: [3] }))).toEqual([4])
  })
})

describe('the hand', () => {
  const facts = (kind: string, people: string, number: number): CardFacts =>
    ({ kind, people, number }) as CardFacts
  const cards: Record<number, CardFacts> = {
    1: facts('support', 'hoax', 20),
    2: facts('character', 'vulca', 1),
    3: facts('character', 'hoax', 9),
    4: facts('character', 'hoax', 2),
    5: facts('emissary', 'hoax', 1),
  }
  it('is sorted by kind, people and number, whatever the order it came in', () => {
    const sort = (order: number[]) => seen.sortHand(order, (card) => cards[card])
    expect(sort([1, 2, 3, 4, 5])).toEqual([4, 3, 2, 1, 5])
    expect(sort([5, 4, 3, 2, 1])).toEqual([4, 3, 2, 1, 5])
  })
})

describe('the track', () => {
  it('looks from the near seat', () => {
    expect(seen.dragonsNear(2, 0)).toBe(2)
    expect(seen.dragonsNear(2, 1)).toBe(-2)
  })

  it('has all three in the middle, and the foremost stands where the dots count the dragons', () => {
    expect(seen.trackPlaces(0)).toEqual([0, 0, 0])
    expect(seen.trackPlaces(1)).toEqual([0, 0, 1])
    expect(seen.trackPlaces(2)).toEqual([0, 1, 2])
    expect(seen.trackPlaces(3)).toEqual([1, 2, 3])
    expect(seen.trackPlaces(-1)).toEqual([-1, 0, 0])
    expect(seen.trackPlaces(-2)).toEqual([-2, -1, 0])
    expect(seen.trackPlaces(-3)).toEqual([-3, -2, -1])
  })

  it('never lets a dragon pass another, whatever the score', () => {
    for (let near = -3; near <= 3; near++) {
      const heights = seen.trackPlaces(near).map((place, which) => seen.trackHeight(which, place))
      expect(heights[0]).toBeLessThan(heights[1]!)
      expect(heights[1]).toBeLessThan(heights[2]!)
    }
  })

  it('is the same from both sides', () => {
    for (let near = -3; near <= 3; near++) {
      const here = seen.trackPlaces(near)
      const there = seen.trackPlaces(-near)
      here.forEach((place, which) => {
        expect(seen.trackHeight(which, place)).toBeCloseTo(1 - seen.trackHeight(2 - which, there[2 - which]!))
      })
    }
  })

  it('gives most of a low track to the dragons, in the same order', () => {
    for (let near = -3; near <= 3; near++) {
      const { parts, centres } = seen.swollenTrack(seen.trackPlaces(near))
      expect(parts.filter((part) => part > 1)).toHaveLength(3)
      expect([...centres].sort((one, other) => one - other)).toEqual(centres)
    }
    expect(seen.swollenTrack([0, 0, 0])).toEqual({
      parts: [1, 1, 1, 4, 4, 4, 1, 1, 1],
      centres: [5 / 18, 0.5, 13 / 18],
    })
  })
})

describe('the phase bar', () => {
  it('knows every phase of a turn', () => {
    const phases =
      'end_check before_turn turn_begin action decision character character_end boost boost_end before_power announce after_power turn_end'
    const steps = phases.split(' ').map(seen.stepOf)
    expect(steps).not.toContain(-1)
    expect([...steps].sort((left, right) => left - right)).toEqual(steps)
    expect(seen.stepOf('setup')).toBe(-1)
    expect(seen.stepOf('over')).toBe(-1)
  })
})

describe('peoples', () => {
  const people = (setup: Record<string, string>) => seen.peopleOf({ setup } as unknown as BlueMoonView, 1)
  it('are known from the deck or its leader', () => {
    expect(people({ 'deck b': 'vulca' })).toBe('vulca')
    expect(people({ 'deck b': 'vulca+drake-emis-lamp' })).toBe('vulca')
    expect(people({ 'deck b': 'Sparks', 'cards b': 'terrah-00 terrah-01' })).toBe('terrah')
    expect(people({ 'deck b': 'Sparks' })).toBe('')
  })
})

describe('powers and marks', () => {
  it('say who leads', () => {
    expect(seen.lead([4, 7])).toEqual({ seat: 1, by: 3 })
    expect(seen.lead([4, 4])).toEqual({ seat: null, by: 0 })
  })
  it('are gathered by card', () => {
    const mark = seen.marksOf({
      ignored: [{ card: 3, what: ['text'] }],
      values: [{ card: 3, value: 0 }],
      protected: [4],
      powers: [],
      shields: [],
      needs: null,
      ahead: null,
    })
    expect(mark(3)).toEqual({ ignored: ['text'], value: 0, isProtected: false })
    expect(mark(4).isProtected).toBe(true)
    expect(mark(5).ignored).toEqual([])
    expect(seen.marksOf(undefined)(3).value).toBeUndefined()
  })
})
