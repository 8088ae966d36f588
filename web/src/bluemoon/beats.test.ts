import { describe, expect, it } from 'vitest'
import { newsOf } from '../table/announce'
import { LASTS } from '../wire/beats'
import { beatsOf } from './beats'
import type { BlueMoonView, GameEvent, Marks, Position, Side, Step } from '../wire/types'
import { marksIn } from './seen'

const side = (more: Partial<Side> = {}): Side =>
  ({
    active: [],
    inactive: [],
    support: [],
    hand: [],
    hand_size: 6,
    pile_size: 9,
    ...more,
  }) as unknown as Side
const MARKS: Marks = {
  ignored: [],
  values: [],
  protected: [],
  powers: [],
  shields: [],
  needs: 7,
  ahead: null,
}
function table(
  dragons: number,
  sides: [Side, Side],
  more: Partial<Position> = {},
  element = 'fire',
): Position {
  const view = { table: { dragons, sides, element, seat: 1, phase: 'decision', questions: [] }, cards: {} }
  return {
    type: 'view',
    game: 'bluemoon',
    status: 'playing',
    to_act: 1,
    marks: MARKS,
    view: view as unknown as BlueMoonView,
    ...more,
  } as Position
}
const event = (kind: string, seat = 1, amount = 0, card: number | null = null): GameEvent => ({
  kind,
  seat,
  cards: card === null ? [] : [{ id: card, key: 'x' }],
  amount,
  rule: '',
  text: kind,
})
const bundle = (position: Position, ...events: GameEvent[]) => ({
  steps: [{ type: 'step', seq: 1, at: 0, kind: 'decide', seat: 1, data: {}, events } as Step],
  position,
})
const shown = (position: Position): BlueMoonView['table'] => (position.view as BlueMoonView).table

describe('a retreat', () => {
  const before = table(0, [side({ active: [3] }), side({ active: [70] })])
  const after = table(2, [side(), side()], { type: 'choose', actions: [] })
  const beats = beatsOf(
    before,
    bundle(
      after,
      event('retreat'),
      event('dragon', 0, 1),
      event('dragon', 0, 2),
      event('clear'),
      event('turn', 0),
    ),
    0,
  )

  it('is told as cause, dragons one by one, sweep, a breath before the next fight', () => {
    expect(beats.map(({ act }) => act)).toEqual(['retreat', 'dragon', 'dragon', 'clear', 'breath'])
    expect(beats.at(-1)!.milliseconds).toBeGreaterThan(LASTS.card)
    expect(beats.map(({ position }) => shown(position).dragons)).toEqual([0, 1, 2, 2, 2])
  })
  it('leaves the cards of the fight until they are swept', () => {
    expect(beats.map(({ position }) => shown(position).sides[0].active.length)).toEqual([1, 1, 1, 0, 0])
  })
  it('leaves nothing to be reached', () => {
    const told = beats.slice(0, -1).map(({ position }) => marksIn(position)?.needs)
    expect(told).toEqual([null, null, null, null])
    const [card] = beatsOf(before, bundle(after, event('lay_out', 1, 0, 71), event('retreat')), 0)
    expect(marksIn(card!.position)?.needs).toBe(7)
  })
  it('asks nothing before everything is told', () => {
    expect(beats.map(({ position }) => position.type)).toEqual(['view', 'view', 'view', 'view', 'choose'])
    expect(beats.at(-1)!.position).toBe(after)
  })
  it('writes down once', () => {
    expect(beats.filter(({ isFirst }) => isFirst)).toHaveLength(1)
  })
})

describe('a card', () => {
  const before = table(0, [side({ active: [3] }), side()])
  it('of another is given time, of one’s own none', () => {
    const after = table(0, [side({ active: [3] }), side({ active: [70] })])
    expect(beatsOf(before, bundle(after, event('lay_out', 1, 0, 70)), 0)[0]!.milliseconds).toBe(LASTS.card)
    expect(beatsOf(before, bundle(after, event('lay_out', 1, 0, 70)), 1)[0]!.milliseconds).toBe(0)
  })
  it('of another that empties my hand is told with what it took, each in its time', () => {
    const after = table(0, [side({ active: [3] }), side({ active: [70] })])
    const told = [event('lay_out', 1, 0, 70), event('discard', 0, 2, 5), event('lay_out', 1, 0, 71)]
    const beats = beatsOf(before, bundle(after, ...told), 0)
    expect(beats.map(({ events }) => newsOf(events)?.text)).toEqual(['lay_out', 'discard', 'lay_out'])
    expect(beats.map(({ milliseconds }) => milliseconds)).toEqual([LASTS.card, LASTS.card, LASTS.card])
  })
  it('lands first and strikes then, from itself to what it changed', () => {
    const marks = { ...MARKS, ignored: [{ card: 3, what: ['card' as const] }] }
    const after = table(0, [side({ active: [3] }), side({ active: [70] })], { marks })
    const [lands, strikes] = beatsOf(before, bundle(after, event('lay_out', 1, 0, 70)), 0)
    expect(marksIn(lands!.position)!.ignored).toEqual([])
    expect(strikes).toMatchObject({ act: 'strike', strikes: [{ from: 70, to: 3, says: 'ignored' }] })
    expect(strikes!.position).toBe(after)
  })
})

describe('a fourth dragon', () => {
  it('is a moment of its own kind', () => {
    const before = table(3, [side(), side({ active: [70] })])
    const after = table(3, [side(), side()], { type: 'over' })
    const beats = beatsOf(
      before,
      bundle(after, event('retreat'), event('dragon', 0, 4), event('over', 0, 4)),
      0,
    )
    expect(beats.map(({ act }) => act)).toEqual(['retreat', 'great', 'great'])
  })
})

it('an announcement comes before the turn of the other', () => {
  const before = table(0, [side(), side({ active: [70] })], {}, null as unknown as string)
  const after = table(0, [side(), side({ active: [70] })])
  const told = [
    event('element', 1, 1),
    event('announce', 1, 5),
    event('against', 0, 0),
    event('draw'),
    event('turn', 0),
  ]
  const beats = beatsOf(before, bundle(after, ...told), 0)
  expect(beats.map(({ act }) => act)).toEqual(['power', 'draw', 'turn'])
  expect(shown(beats[0]!.position).element).toBe('fire')
})
