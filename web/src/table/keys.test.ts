import { afterEach, expect, it } from 'vitest'
import type { Sitting } from '../wire/sitting'
import { keysHere, sits } from './keys'

const sitting = (game: string, options: object, kind = 'bot'): Sitting =>
  ({
    game,
    start: { options, my_seats: [0] },
    position: {
      view: {},
      seats: [
        { seat: 0, kind: 'human' },
        { seat: 1, kind },
      ],
    },
  }) as unknown as Sitting
const listed = (): string =>
  keysHere()
    .flatMap(({ keys }) => keys)
    .join(' ')
let rise = (): void => {}
afterEach(() => rise())

it('lists only keys that do something here', () => {
  rise = sits(sitting('bluemoon', { chat: true, hints: false, take_back: 'on' }))
  expect(listed()).toBe('n ← ↑ → ↓ Enter 1–9 p f r i u b l Escape')
})

it('lists the chat where there is somebody to talk to', () => {
  rise = sits(sitting('equinox', { chat: true, hints: true, take_back: 'off' }, 'human'))
  expect(listed()).toBe('n ← ↑ → ↓ Enter 1–9 p i h b l c Escape')
})

it('lists everything where there is no table', () => {
  expect(keysHere()).toHaveLength(16)
})
