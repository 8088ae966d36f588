import { expect, it } from 'vitest'
import { Refusal } from '../wire/api'
import { problemText } from './refusal'

it('a code of many meanings is told as the server says it', () => {
  expect(problemText(new Refusal('taken', 'this tournament is full'))).toBe('This tournament is full.')
  expect(problemText(new Refusal('unknown', 'there is no deck "x"'))).toBe('There is no deck "x".')
})
