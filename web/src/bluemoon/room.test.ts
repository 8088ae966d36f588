import { describe, expect, it } from 'vitest'
import { fitOf, shareOf, unreadOf, type Row } from './room'

const ROOMY = 160
const row = (more: Partial<Row>): Row => ({ cards: 1, hasTucked: false, zone: 600, full: 162, ...more })
const unread = (more: Partial<Row>): boolean[] => {
  const one = row(more)
  return unreadOf(one.cards, fitOf(one), ROOMY)
}

it('a row needs a card and what the others show of themselves', () => {
  expect([shareOf(1), shareOf(3)]).toEqual([1, 1.4])
  expect(shareOf(1, true)).toBeCloseTo(1.72)
})

it('the cards of a crowded row keep their size while one after the other is added', () => {
  const widths = [9, 10, 11, 12].map((cards) => fitOf(row({ cards, zone: 400 })).width)
  expect(new Set(widths).size).toBe(1)
  expect(fitOf(row({ cards: 13, zone: 400 })).width).toBeLessThan(fitOf(row({ cards: 12, zone: 400 })).width)
})

describe('a card of a fight is read where it lies', () => {
  it('if it is wide enough', () => {
    expect(unread({})).toEqual([false])
    expect(unread({ full: 152 })).toEqual([true])
  })
  it('the older ones step back and are too small sooner', () => {
    expect(unread({ cards: 2 })).toEqual([true, false])
    expect(unread({ cards: 2, full: 200 })).toEqual([false, false])
  })
  it('but not if the next one lies upon it', () => {
    expect(unread({ cards: 4, full: 200, zone: 600 })).toEqual([true, true, true, false])
    expect(unread({ cards: 4, full: 200, zone: 900 })).toEqual([false, false, false, false])
  })
})

it('what the cards leave is there for their texts', () => {
  expect(fitOf(row({ full: 150 })).left).toBeCloseTo(600 - 150 * 1.72)
  expect(fitOf(row({ full: 150, hasTucked: true })).left).toBeCloseTo(600 - 150 * 1.72)
  expect(fitOf(row({ cards: 2, full: 150 })).left).toBeCloseTo(600 - 150 * 2.56)
  expect(fitOf(row({ cards: 9, full: 150 })).left).toBe(0)
  expect(fitOf(row({ cards: 0 })).left).toBe(600)
})
