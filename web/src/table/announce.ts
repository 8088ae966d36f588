import { t } from '../words/index.svelte'
import type { GameEvent, Position, Seat, Step } from '../wire/types'

/** Without rule numbers, which belong to eyes. */
const RULES = / ?\([A-Z]{2,3}-[^)]*\)/g

export function withoutRules(text: string): string {
  return text.replace(RULES, '')
}

/** All that a step brought. */
export function announcement(step: Step): string {
  const texts = step.events.flatMap((event) => (event.text ? [withoutRules(event.text)] : []))
  return texts.join(' ')
}

/** Cards that are drawn afterwards are no news beside what was done. */
const AFTERWARDS = new Set(['draw', 'drawn', 'turn', 'shuffle'])

/** What everything else follows from: it is the news, whatever comes after it at once. */
const FIRST = new Set(['vanished'])

/** The one event whose sentence says what happens now. */
export function newsOf(events: GameEvent[]): GameEvent | undefined {
  const told = events.filter((event) => event.text)
  const first = told.find(({ kind }) => FIRST.has(kind))
  if (first) return first
  return told.findLast(({ kind }) => !AFTERWARDS.has(kind)) ?? told.at(-1)
}

/** What somebody said, with the name. */
export function chatOf(step: Step, position: Position | null): string {
  if (step.kind !== 'chat' || typeof step.data.text !== 'string') return ''
  const name = position?.seats.find((seat) => seat.seat === step.seat)?.name ?? ''
  return `${name}: ${step.data.text}`
}

/** My move is made: another person takes it from here. Bots answer before this could be said. Null as long as my own move
 * is still being shown. */
export function waiting(position: Position, me: Seat | null): string | null {
  if (position.to_act === me) return null
  const next = position.seats.find((seat) => seat.seat === position.to_act)
  return next?.kind === 'human' ? t('page-table-waits-for-person', { name: next.name }) : ''
}
