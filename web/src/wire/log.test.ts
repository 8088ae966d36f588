import { expect, it } from 'vitest'
import { linesOf, piecesOf, rowsOf, turnsOf } from './log'
import type { GameEvent, Step } from './types'

const event = (kind: string, text: string | null, seat = 0): GameEvent => ({
  kind,
  seat,
  cards: [{ id: 4, key: 'hoax-04' }, null],
  amount: 0,
  rule: 'BM-1',
  text,
})
const step = (more: Partial<Step>): Step => ({
  type: 'step',
  seq: 1,
  at: 0,
  kind: 'decide',
  seat: 0,
  data: {},
  events: [],
  ...more,
})

it('has a line for every event that is worth saying', () => {
  const lines = linesOf(step({ events: [event('fight', 'A fights.'), event('against', null)] }))
  expect(lines.map((line) => [line.text, line.cards])).toEqual([['A fights.', [4]]])
})

it('has lines for the life of the table', () => {
  expect(linesOf(step({ kind: 'join' }))[0]!.kind).toBe('table-join')
  expect(linesOf(step({ kind: 'ask', data: { what: 'take_back' } }))[0]!.kind).toBe('table-ask-take-back')
  expect(linesOf(step({ kind: 'answer', data: { yes: false } }))[0]!.kind).toBe('table-answer-no')
  expect(linesOf(step({ kind: 'chat', data: { text: 'hello' } }))[0]!.text).toBe('hello')
  expect(linesOf(step({ kind: 'chat', data: { muted: true } }))[0]!.text).toBe('')
})

it('groups lines by turns', () => {
  const lines = linesOf(
    step({
      events: [
        event('start', 'B begins.', 1),
        event('turn', "B's turn.", 1),
        event('fight', 'B fights.', 1),
        event('turn', "A's turn."),
      ],
    }),
  )
  expect(turnsOf(lines).map((turn) => [turn.title, turn.lines.length])).toEqual([
    ['', 1],
    ["B's turn.", 1],
    ["A's turn.", 0],
  ])
})

it('tells rows of one kind at once, in order, and nothing else', () => {
  const events = [
    event('start', 'A begins.'),
    ...['A draws Spark.', 'A draws Ember.'].map((text) => event('draw', text)),
    ...['B draws one card.', 'B draws one card.', 'B draws one card.'].map((text) => event('draw', text, 1)),
    event('fight', 'B fights.', 1),
    event('fight', 'B fights.', 1),
    event('draw', 'B draws one card.', 1),
  ]
  const rows = rowsOf(linesOf(step({ events })))
  expect(rows.map(({ says, lines }) => [says, lines.length])).toEqual([
    [null, 1],
    ['draw', 2],
    ['draw', 3],
    [null, 1],
    [null, 1],
    [null, 1],
  ])
  expect(rows.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual(events.map(({ text }) => text))
})

it('cuts a sentence at the names of cards', () => {
  expect(piecesOf('A plays Spark.', [{ id: 4, name: 'Spark' }])).toEqual([
    { text: 'A plays ' },
    { text: 'Spark', card: 4 },
    { text: '.' },
  ])
  expect(
    piecesOf(
      'Spark, Spark',
      [4, 5].map((id) => ({ id, name: 'Spark' })),
    ),
  ).toEqual([{ text: 'Spark', card: 4 }, { text: ', ' }, { text: 'Spark', card: 5 }])
  expect(piecesOf('nothing', [{ id: 4, name: 'Spark' }])).toEqual([{ text: 'nothing' }])
})
