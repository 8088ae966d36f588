import { describe, expect, it } from 'vitest'
import type { Action } from '../wire/types'
import { aimsOf } from './drops'

const action = (verb: string, card: number | null = 3): Action =>
  ({ id: 1, word: '', text: '', verb, card }) as Action

describe('a card of Blue Moon', () => {
  it('is dropped where its kind lies', () => {
    expect(aimsOf(action('play'), 'character', undefined)).toEqual(['combat'])
    expect(aimsOf(action('play'), 'booster', undefined)).toEqual(['combat'])
    expect(aimsOf(action('play'), 'support', undefined)).toEqual(['support'])
    expect(aimsOf(action('play'), 'leadership', undefined)).toEqual(['beside'])
    expect(aimsOf(action('play'), 'influence-ship', undefined)).toEqual(['beside'])
  })
  it('is a bluff in the support zone only, and comes back into the hand', () => {
    expect(aimsOf(action('bluff'), 'character', undefined)).toEqual(['support'])
    expect(aimsOf(action('retrieve'), 'character', undefined)).toEqual(['hand'])
  })
  it('is discarded on the pile where that is asked, and nowhere else', () => {
    expect(aimsOf(action('choose'), 'character', 'you_discard')).toContain('discard')
    expect(aimsOf(action('choose'), 'character', 'search_pile')).toEqual(['ask'])
  })
  it('stays where it is for what is no card', () => {
    expect(aimsOf(action('pass', null), undefined, undefined)).toEqual([])
  })
})
