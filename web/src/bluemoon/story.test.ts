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
  it('counts a dragon that a card brings to the fight it is played in, also the one that ends the game', () => {
    const fight = [line('turn', 1), line('fight', 1), line('turn', 0)]
    const told = [
      ...[...fight, line('retreat', 1), line('dragon', 0), line('clear', 0)],
      ...[...fight, line('retreat', 1), line('clear', 0)],
      ...[...fight, line('retreat', 1), line('dragon', 0), line('clear', 0)],
      ...[...fight, line('retreat', 1), line('dragon', 0), line('clear', 0)],
      ...[...fight, line('lay_out', 0), line('dragon', 0), line('over', 0)],
    ]
    const { fights, turning } = storyOf(told, 0)
    expect(fights.map(({ balance }) => balance)).toEqual([1, 1, 2, 3, 4])
    expect(fights.map(({ winner }) => winner)).toEqual([0, 0, 0, 0, 0])
    expect(turning).toBe(0)
  })
  it('is one fight where a card brings a dragon before the retreat', () => {
    const told = [line('turn', 0), line('dragon', 0), line('turn', 1), line('retreat', 0), line('dragon', 1)]
    expect(storyOf(told, 1).fights).toEqual([{ winner: 1, balance: 0 }])
  })
  it('has a winner where no dragon is gained (BM-7.4a)', () => {
    expect(storyOf([line('retreat', 0), line('no_dragon', 1), line('clear', 0)], 1).fights).toEqual([
      { winner: 1, balance: 0 },
    ])
  })
  it('turns where the winner’s lead was never lost again', () => {
    expect(storyOf(log, 0).turning).toBe(1)
    expect(storyOf(log, 1).turning).toBeNull()
    expect(storyOf([], 0).turning).toBeNull()
  })
})
