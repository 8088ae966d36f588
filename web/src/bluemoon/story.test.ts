import { describe, expect, it } from 'vitest'
import type { LogLine } from '../wire/sitting'
import { storyOf } from './story'

const line = (kind: string, seat: number): LogLine =>
  ({ seq: 1, at: 0, kind, seat, text: '', rule: '', cards: [] }) as LogLine

describe('the story of a duel', () => {
  const log = [
    line('retreat', 0),
    line('dragon', 1),
    line('retreat', 1),
    line('dragon', 0),
    line('dragon', 0),
    line('retreat', 1),
    line('dragon', 0),
  ]
  it('goes from fight to fight, with the dragons of each', () => {
    expect(storyOf(log, 0).fights).toEqual([
      { winner: 1, balance: -1 },
      { winner: 0, balance: 1 },
      { winner: 0, balance: 2 },
    ])
  })
  it('turns where the winner’s lead was never lost again', () => {
    expect(storyOf(log, 0).turning).toBe(1)
    expect(storyOf(log, 1).turning).toBeNull()
    expect(storyOf([], 0).turning).toBeNull()
  })
})
