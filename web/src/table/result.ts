/** How a game ended, for the end screen. */
import type { Position, Seat } from '../wire/types'

export const CRYSTALS_TO_WIN = 5

/** Crystals of a match after this game, by seat; empty where there is no match. */
export function matchScore(before: number[], returns: number[] | undefined): number[] {
  return before.map((crystals, seat) => crystals + Math.max(0, Math.round(returns?.[seat] ?? 0)))
}

/** Who has won the whole match, if anybody. */
export function matchWinner(score: number[]): Seat | null {
  const best = Math.max(...score)
  return score.length && best >= CRYSTALS_TO_WIN ? score.indexOf(best) : null
}

/** What each game brought, nothing below zero, and the sums. */
export function sheet(games: number[][]): { lines: number[][]; sums: number[] } {
  const lines = games.map((returns) => returns.map((value) => Math.max(0, Math.round(value * 10) / 10)))
  const sums = (lines[0] ?? []).map((_, seat) => lines.reduce((sum, line) => sum + (line[seat] ?? 0), 0))
  return { lines, sums }
}

export type Verdict = 'won' | 'shared' | 'lost' | 'watched'

export function verdict(position: Position, mine: Seat[]): Verdict {
  const winners = position.winners ?? []
  // Several people at this screen: nobody in particular is told that they lost.
  if (mine.length !== 1) return 'watched'
  if (!winners.includes(mine[0]!)) return 'lost'
  return winners.length > 1 ? 'shared' : 'won'
}
