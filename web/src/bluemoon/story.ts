/** The course of a duel, fight by fight, as the log tells it. */
import type { LogLine } from '../wire/sitting'
import type { Seat } from '../wire/types'

export interface Fight {
  /** Who gained dragons in it; null where nobody did. */
  winner: Seat | null
  /** How many dragons are with seat 0 after it; negative: with seat 1. A fourth one counts, too. */
  balance: number
}
export interface Story {
  fights: Fight[]
  /** The fight after which the winner's lead was never lost again, from 0. */
  turning: number | null
}

/** Fights end with a retreat; the dragons that follow belong to them. */
export function storyOf(log: LogLine[], winner: Seat | null): Story {
  const fights: Fight[] = []
  let balance = 0
  for (const line of log) {
    if (line.kind === 'retreat') fights.push({ winner: null, balance })
    if (line.kind !== 'dragon' || line.seat === null) continue
    balance += line.seat === 0 ? 1 : -1
    const last = fights.at(-1)
    if (last) {
      last.winner = line.seat
      last.balance = balance
    } else fights.push({ winner: line.seat, balance })
  }
  if (winner === null) return { fights, turning: null }
  const sign = winner === 0 ? 1 : -1
  const behind = fights.findLastIndex((fight) => fight.balance * sign <= 0)
  return { fights, turning: behind + 1 < fights.length ? behind + 1 : null }
}
