import { expect, it } from 'vitest'
import type { BlueMoonView } from '../wire/types'
import { memoryOf } from './memory'

it('lists what I have seen of both sides, where that was agreed', () => {
  const side = { discards: [1, 2], stack: [], known_hand: [3, null], unseen: [4] }
  const view = { memory: { sides: [side, { ...side, discards: [] }] } } as unknown as BlueMoonView
  const lists = memoryOf(view).filter(({ cards }) => cards.length)
  expect(lists.map((list) => [list.kind, list.seat, list.cards.length])).toEqual([
    ['discards', 0, 2],
    ['hand', 0, 1],
    ['unseen', 0, 1],
    ['hand', 1, 1],
    ['unseen', 1, 1],
  ])
  expect(memoryOf({} as BlueMoonView)).toEqual([])
})
