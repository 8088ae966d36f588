import { expect, test } from 'vitest'
import { isResting, note } from './pointer'

test('counts a mouse that was never seen as resting, until it moves', () => {
  expect(isResting({ clientX: 5, clientY: 5 })).toBe(true)
  expect(isResting({ clientX: 6, clientY: 5 })).toBe(false)
})

test('a card that is drawn under a resting mouse is not entered', () => {
  note({ clientX: 10, clientY: 20 })
  expect(isResting({ clientX: 10, clientY: 20 })).toBe(true)
  expect(isResting({ clientX: 11, clientY: 20 })).toBe(false)
})
