import type { Options } from '../wire/types'

/** Milliseconds from which on time is short: a tenth of what there was, at least five seconds. */
export function lowTime({ kind, seconds, days }: Options['clock']): number {
  const budget = (kind === 'days' ? days * 86_400 : seconds) * 1000
  return Math.max(5000, kind === 'days' ? budget / 10 : Math.min(60_000, budget / 10))
}

/** Time left as people read it. */
export function clockText(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000))
  const days = Math.floor(left / 86_400)
  const hours = Math.floor((left % 86_400) / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const two = (value: number): string => String(value).padStart(2, '0')
  if (days) return `${days} d ${two(hours)}:${two(minutes)}`
  if (hours) return `${hours}:${two(minutes)}:${two(left % 60)}`
  return `${minutes}:${two(left % 60)}`
}
