/** The paces that are offered with one touch; any other clock is for those who make a table. */
import type { Options } from '../wire/types'

const none = { kind: 'none', seconds: 0, increment: 0, days: 0 } as const

export const CLOCKS = {
  calm: { ...none, kind: 'game', seconds: 1500, increment: 15 },
  brisk: { ...none, kind: 'game', seconds: 600, increment: 5 },
  days: { ...none, kind: 'days', days: 3 },
} satisfies Record<string, Options['clock']>
export type ClockKey = keyof typeof CLOCKS
export const CLOCK_KEYS = Object.keys(CLOCKS) as ClockKey[]
