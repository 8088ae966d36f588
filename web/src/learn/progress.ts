/** How far somebody is in which lesson; kept in this browser. */
import { keep as store, kept } from '../kept'

const KEPT = 'moondrake.lessons'

export interface Progress {
  at: number
  is_done: boolean
}

function all(): Record<string, Progress> {
  try {
    return JSON.parse(kept(KEPT) ?? '{}') as Record<string, Progress>
  } catch {
    return {}
  }
}

export function progressOf(name: string): Progress {
  const found = all()[name]
  return { at: Number(found?.at) || 0, is_done: found?.is_done === true }
}

/** Whoever has finished a lesson once has finished it. */
export function keep(name: string, at: number, is_done: boolean): void {
  const before = progressOf(name)
  const now = { ...all(), [name]: { at, is_done: is_done || before.is_done } }
  store(KEPT, JSON.stringify(now))
}
