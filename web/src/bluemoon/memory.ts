/** What one has seen, from the view's `memory`. */
import type { MemoryList } from '../games/game'
import { known } from '../table/memory'
import type { BlueMoonView, Position } from '../wire/types'

export function memoryOf(view: NonNullable<Position['view']>): MemoryList[] {
  const sides = (view as BlueMoonView).memory?.sides ?? []
  return sides.flatMap((side, seat): MemoryList[] => [
    { kind: 'discards', seat, cards: known(side.discards) },
    { kind: 'stack', seat, cards: known(side.stack) },
    { kind: 'hand', seat, cards: known(side.known_hand) },
    { kind: 'unseen', seat, cards: known(side.unseen) },
  ])
}
