/** What a draft's page asks the server. */
import { ask, identity } from '../wire/api'
import type { DraftRound } from '../wire/answers'
import type { Seat } from '../wire/types'

export async function roundOf(id: string): Promise<DraftRound> {
  await identity()
  return ask('GET', `drafts/${id}`)
}
export const readyWith = (id: string, seat: Seat, cards: string[]): Promise<DraftRound> =>
  ask('POST', `drafts/${id}/deck`, { seat, cards })
