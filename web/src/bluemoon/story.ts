/** The course of a duel, fight by fight, as the log tells it. */
import type { LogLine } from '../wire/sitting'
import type { Seat } from '../wire/types'

export interface Fight {
  /** Who won it: the one who did not retreat, with or without a dragon; null where that is not known. */
  winner: Seat | null
  /** How many dragons are with seat 0 after it; negative: with seat 1. A fourth one counts, too. */
  balance: number
}
export interface Story {
  fights: Fight[]
  /** The fight after which the winner's lead was never lost again, from 0. */
  turning: number | null
}

/** Fights end with a retreat; the dragons that follow belong to them, up to the next turn. A dragon that a card brings in
 * the midst of a fight, perhaps the last one of the game, belongs to that fight. */
export function storyOf(log: LogLine[], winner: Seat | null): Story {
  const fights: Fight[] = []
  let balance = 0
  /** The fight of these lines, once there is something to say of it. */
  let fight: Fight | null = null
  let isEnded = false
  for (const { kind, seat } of log) {
    if (isEnded && (kind === 'turn' || kind === 'retreat')) {
      fight = null
      isEnded = false
    }
    if (kind !== 'retreat' && (kind !== 'dragon' || seat === null)) continue
    if (!fight) fights.push((fight = { winner: null, balance }))
    if (kind === 'retreat') {
      isEnded = true
      if (seat !== null) fight.winner = 1 - seat
    } else {
      balance += seat === 0 ? 1 : -1
      if (!isEnded) fight.winner = seat
      fight.balance = balance
    }
  }
  if (winner === null) return { fights, turning: null }
  const sign = winner === 0 ? 1 : -1
  const behind = fights.findLastIndex((fight) => fight.balance * sign <= 0)
  return { fights, turning: behind + 1 < fights.length ? behind + 1 : null }
}
