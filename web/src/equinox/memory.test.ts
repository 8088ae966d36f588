import { expect, it } from 'vitest'
import type { EquinoxView } from '../wire/types'
import { memoryOf } from './memory'

it('lists what I have seen of others and of what lies covered, not my own hand', () => {
  const memory = {
    held: [[1], [2]],
    discarded: [3],
    covered: [{ creature: 'susi', row: 1, cards: [5] }],
    aside: [null],
    unseen: [6, 7],
  }
  const view = { memory, table: { hand: [1] } } as unknown as EquinoxView
  const lists = memoryOf(view).filter(({ cards }) => cards.length)
  expect(lists.map(({ kind }) => kind)).toEqual(['hand', 'discards', 'covered', 'unseen'])
  expect(lists[2]).toMatchObject({ values: { creature: 'Susi', row: 1 } })
})
