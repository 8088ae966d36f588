import { describe, expect, it } from 'vitest'
import type { EquinoxMarks, EquinoxView } from '../wire/types'
import {
  changedFields,
  danger,
  face,
  halves,
  handGroups,
  hiddenOffers,
  moved,
  partsOf,
  plight,
  running,
  seatsFrom,
  type Column,
} from './board'

const empty = { visible: null, height: 0, stone: null }
const column = (creature: string, more: Partial<Column> = {}): Column => ({
  creature,
  vanished_in: null,
  controller: null,
  champions: [],
  rows: [empty, empty, empty, empty, empty],
  ...more,
})
const marks = (weakest: string[], missing: string[] = []): EquinoxMarks => ({
  champion_worth: 5,
  row_worth: [4, 3, 2, 1, 0],
  strengths: {},
  weakest,
  empty: missing,
  next: 1,
  possible: [],
  stakes: {},
})

describe('cards', () => {
  it('reads the words of cards', () => {
    expect(face('susi 10')).toEqual({ kind: 'creature', key: 'susi', strength: 10 })
    expect(face('chameleon 0')).toEqual({ kind: 'chameleon', key: 'chameleon', strength: 0 })
    expect(face('susi')).toEqual({ kind: 'creature', key: 'susi', strength: null })
    expect(face('dryada 2')).toEqual({ kind: 'tree', key: 'dryada', strength: null })
  })
  it('sorts a hand by creature, then by strength; chameleons and trees come last', () => {
    const names = ['urvater 1', 'chameleon 6', 'fungi 9', 'susi 7', 'fungi 3', 'chameleon 0']
    const groups = handGroups([0, 1, 2, 3, 4, 5], (card) => names[card]!, ['susi', 'fungi'])
    expect(groups.map((group) => group.key)).toEqual(['susi', 'fungi', 'chameleon', 'urvater'])
    expect(groups.map((group) => group.cards.map((held) => held.card))).toEqual([[3], [4, 2], [5, 1], [0]])
  })
  it('finds cards that are offered but lie nowhere', () => {
    const action = (card: number | null) => ({ id: 1, word: '', text: '', verb: 'take', card })
    expect(hiddenOffers([action(3), action(4), action(null)], new Set([3])).map((one) => one.card)).toEqual([
      4,
    ])
  })
})

describe('the grid', () => {
  it('writes halves', () => {
    expect([0, 0.5, 4, 10.5].map(halves)).toEqual(['0', '½', '4', '10½'])
  })
  it('knows what became of a field', () => {
    const gone = column('susi', { vanished_in: 2 })
    expect([1, 2, 3, 4, 5].map((row) => plight(gone, row, 4))).toEqual([
      'past',
      'past',
      'gone',
      'gone',
      'gone',
    ])
    expect([3, 4, 5].map((row) => plight(column('susi'), row, 4))).toEqual(['past', 'now', 'future'])
  })
  it('says how great the danger is', () => {
    expect(danger(marks(['susi']), 'susi')).toBe('vanishes')
    expect(danger(marks(['susi'], ['fungi']), 'susi')).toBe('lowest')
    expect(danger(marks(['susi', 'fungi']), 'susi')).toBe('shared')
    expect(danger(marks(['susi', 'fungi'], ['cornu']), 'susi')).toBe(null)
    expect(danger(marks(['susi']), 'fungi')).toBe(null)
    expect(danger(null, 'susi')).toBe(null)
  })
  it('moves with arrow keys and stops at the edge', () => {
    expect(moved('ArrowUp', [0, 3], [6, 8])).toEqual([0, 3])
    expect(moved('ArrowRight', [2, 3], [6, 8])).toEqual([2, 4])
    expect(moved('End', [2, 3], [6, 8])).toEqual([2, 7])
    expect(moved('Enter', [2, 3], [6, 8])).toBe(null)
  })
})

it('finds the fields that changed', () => {
  const table = (...creatures: Column[]) => ({ creatures }) as EquinoxView['table']
  const before = table(column('susi'), column('cornu'))
  const rows = [empty, { visible: 3, height: 1, stone: null }, empty, empty, { ...empty, stone: 1 }]
  expect(changedFields(before, table(column('susi'), column('cornu', { rows })))).toEqual([
    'cornu 2',
    'cornu 5',
  ])
  expect(changedFields(before, before)).toEqual([])
})

describe('players and points', () => {
  it('begins with the viewer', () => {
    expect(seatsFrom(4, 2)).toEqual([2, 3, 0, 1])
    expect(seatsFrom(3, null)).toEqual([0, 1, 2])
  })
  it('adds up in the order of counting', () => {
    const line = (row: number, points: number, seat = 0) => ({
      seat,
      creature: 'susi',
      row,
      points,
      scores: points > 0,
      rule: '',
    })
    const sums = running([line(1, 3), line(-1, 5), line(0, 0), line(0, 4, 1)], 0)
    expect(sums.map((one) => [one.row, one.sum])).toEqual([
      [-1, 5],
      [0, 5],
      [1, 8],
    ])
  })
  it('takes a breakdown with or without its frame', () => {
    const parts = { control: [], scores: [], standings: [] }
    expect(partsOf({ type: 'breakdown', parts })).toBe(parts)
    expect(partsOf(parts)).toBe(parts)
    expect(partsOf(null)).toBe(null)
  })
})
