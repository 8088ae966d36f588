import { expect, it } from 'vitest'
import type { GameEvent, Step } from '../wire/types'
import { withNoDragon } from './undragoned'

const step = (...kinds: string[]): Step => {
  const event = (kind: string): GameEvent => ({ kind, seat: 1, cards: [], amount: 0, rule: '', text: kind })
  return { type: 'step', seq: 1, at: 0, kind: 'decide', seat: 1, data: {}, events: kinds.map(event) }
}
const told = (...kinds: string[]): string[] =>
  withNoDragon(step(...kinds), () => 'None.').events.map(({ kind }) => kind)

it('says after a retreat that no dragon is gained, before the table is cleared (BM-7.4a)', () => {
  expect(told('lay_out', 'retreat', 'clear', 'draw', 'turn')).toEqual([
    'lay_out',
    'retreat',
    'no_dragon',
    'clear',
    'draw',
    'turn',
  ])
  const [, none] = withNoDragon(step('retreat', 'clear'), () => 'None.').events
  expect(none).toMatchObject({ seat: 0, text: 'None.', rule: 'BM-7.4a' })
})
it.each([
  ['a dragon moves', ['retreat', 'dragon', 'clear', 'turn']],
  ['it is prevented, which is told', ['retreat', 'prevented', 'clear', 'turn']],
  ['the game ends', ['retreat', 'clear', 'over']],
  ['something is asked before dragons move', ['retreat']],
  ['the question after the retreat is answered', ['discard', 'dragon', 'clear']],
  ['nobody retreats', ['fight', 'lay_out']],
])('adds nothing where %s', (_, kinds) => {
  expect(told(...kinds)).toEqual(kinds)
})
