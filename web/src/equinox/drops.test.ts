import { describe, expect, it } from 'vitest'
import type { Action } from '../wire/types'
import { aimsOf } from './drops'

const action = (verb: string, more: Partial<Action> = {}): Action =>
  ({ id: 1, word: '', text: '', verb, card: 3, ...more }) as Action
const HERE = ['susi', 'klumpi']

describe('a card of Equinox', () => {
  it('is dropped on the field of its own creature in the current row, and on no other', () => {
    expect(aimsOf(action('play'), 'susi 4', 2, HERE)).toEqual(['field-susi-2'])
  })
  it('is a chameleon only where the action says', () => {
    expect(aimsOf(action('chameleon', { creature: 'klumpi' }), 'chameleon 3', 1, HERE)).toEqual([
      'field-klumpi-1',
    ])
  })
  it('is a tree that stands anywhere in the clearing', () => {
    expect(aimsOf(action('play'), 'dryada 1', 1, HERE)).toEqual(['clearing'])
  })
  it('is a secret bet in its own place, not on a field', () => {
    expect(aimsOf(action('secret'), 'susi 4', 1, HERE)).toEqual(['secret', 'ask'])
  })
})
