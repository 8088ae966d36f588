/** A fight that brings no dragon: the server is silent about what does not happen, a player waits for it. */
import type { GameEvent, Step } from '../wire/types'

const ABOUT_DRAGONS = new Set(['dragon', 'prevented', 'over'])

/** The step, with a sentence behind a retreat whose fight is cleared away and no dragon has moved (BM-7.4a). */
export function withNoDragon(step: Step, t: (key: string) => string): Step {
  const at = step.events.findIndex(({ kind }) => kind === 'retreat')
  const after = step.events.slice(at + 1)
  if (at < 0 || !after.some(({ kind }) => kind === 'clear')) return step
  if (after.some(({ kind }) => ABOUT_DRAGONS.has(kind))) return step
  const seat = 1 - step.events[at]!.seat
  const none: GameEvent = {
    kind: 'no_dragon',
    seat,
    cards: [],
    amount: 0,
    rule: 'BM-7.4a',
    text: t('page-bluemoon-no-dragon'),
  }
  return { ...step, events: [...step.events.slice(0, at + 1), none, ...after] }
}
