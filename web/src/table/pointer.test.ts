import { expect, test } from 'vitest'
import { isResting, note } from './pointer'

test('a card that is drawn under a resting mouse is not entered', () => {
  note({ clientX: 10, clientY: 20 })
  expect(isResting({ clientX: 10, clientY: 20 })).toBe(true)
  expect(isResting({ clientX: 11, clientY: 20 })).toBe(false)
})
