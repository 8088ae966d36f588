/** Which sound goes with what happened. */
import type { Step } from '../wire/types'
import type { Sound } from './make'

const CUES: [Sound, string[]][] = [
  ['end', ['over', 'tournament_over']],
  ['dragon', ['dragon', 'vanished', 'revealed']],
  ['card', ['lay_out', 'played', 'tree_played', 'bet', 'secret_bet', 'load', 'land', 'discard', 'discarded']],
  ['draw', ['draw', 'drawn']],
]

/** A game may also end without the rules' own end. */
const GIVEN_UP = new Set(['resign', 'time', 'claim'])

/** The most important sound of a step, if there is one. */
export function cueOf(step: Step): Sound | null {
  if (GIVEN_UP.has(step.kind)) return 'end'
  const kinds = new Set(step.events.map((event) => event.kind))
  return CUES.find(([, these]) => these.some((kind) => kinds.has(kind)))?.[0] ?? null
}
