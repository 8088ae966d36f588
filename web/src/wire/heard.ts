/** A step as people of this game expect to hear it. */
import { gameNamed } from '../games'
import { t } from '../words/index.svelte'
import type { Game, Step } from './types'

export const heard = (game: Game, step: Step): Step => gameNamed(game).told?.(step, t) ?? step
