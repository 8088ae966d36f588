/** What a draft's page asks the server. */
import { ask, identity } from '../wire/api'
import type { CardId, Seat } from '../wire/types'

export interface DraftView {
  setup: Record<string, string>
  table: {
    /** sets deal keep leave leader over */
    step: string
    asked: Seat | null
    sets: string[]
    /** From 0. */
    deal: number
    deals: number
    deal_size: number
    turn: number
    passes_left: boolean
    pack: CardId[]
    kept: CardId[]
    left_out: CardId[]
    to_leave: number
    /** The people of each seat's leader, as far as it is known. */
    leaders: (string | null)[]
    pack_sizes: number[]
    kept_sizes: number[]
  }
  cards: Record<string, string>
}

export interface OwnCards {
  seat: Seat
  leader: string
  pool: string[]
  deck: string[]
  is_ready: boolean
}

export interface Round {
  id: string
  seats: { seat: Seat; name: string; is_bot: boolean; is_ready: boolean }[]
  mine: OwnCards[]
  matches: { round: number; seats: [Seat, Seat]; table: string; status: string; winner: Seat | null }[]
  standings: { seat: Seat; won: number; played: number }[]
  /** In the order in which they were kept; of others only when everything is over. */
  picks: Record<string, string[]>
  is_over: boolean
}

export async function roundOf(id: string): Promise<Round> {
  await identity()
  return ask('GET', `drafts/${id}`)
}
export const readyWith = (id: string, seat: Seat, cards: string[]): Promise<Round> =>
  ask('POST', `drafts/${id}/deck`, { seat, cards })
