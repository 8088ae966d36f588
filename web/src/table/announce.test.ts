import { expect, it } from 'vitest'
import type { GameEvent } from '../wire/types'
import { newsOf } from './announce'

const event = (kind: string, text = kind): GameEvent => ({ kind, text }) as unknown as GameEvent

it('a creature that vanishes is the news, whatever follows from it at once', () => {
  expect(newsOf([event('played'), event('vanished'), event('vanish_card'), event('round')])?.kind).toBe(
    'vanished',
  )
})
