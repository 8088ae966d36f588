import { describe, expect, it } from 'vitest'
import { besideOf, pushFor, type Lying } from './strip'

const EDGES = { left: 0, right: 300 }
const card = (left: number, isPlayable = false): Lying => ({ left, right: left + 100, isPlayable })

describe('a hand that is wider than the phone', () => {
  const cards = [card(-120), card(-20, true), card(90), card(200), card(310, true), card(420)]
  it('says how many cards lie to either side, and how many of them may be played', () => {
    expect(besideOf(cards, EDGES)).toEqual([
      { count: 1, playable: 0 },
      { count: 2, playable: 1 },
    ])
  })
  it('says nothing where everything is in sight', () => {
    expect(besideOf([card(0), card(100, true)], EDGES).map(({ count }) => count)).toEqual([0, 0])
  })
})

describe('what may be played', () => {
  it('is brought into sight, into the middle', () => {
    expect(pushFor([card(0), card(100), card(400, true)], EDGES)).toBe(300)
    expect(pushFor([card(-200, true), card(0)], EDGES)).toBe(-300)
  })
  it('leaves the strip alone where it is in sight, or where there is nothing', () => {
    expect(pushFor([card(0), card(100, true), card(400, true)], EDGES)).toBe(0)
    expect(pushFor([card(0), card(400)], EDGES)).toBe(0)
  })
})
