/** What this browser keeps for us. Where site data are blocked it is kept until the page is closed. */

const PREFIX = 'moondrake.'
const meanwhile = new Map<string, string>()

/** Blocked storage throws already when it is looked at. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

export function kept(name: string): string | null {
  try {
    return meanwhile.get(name) ?? storage()?.getItem(name) ?? null
  } catch {
    return null
  }
}

export function keep(name: string, text: string): void {
  meanwhile.delete(name)
  try {
    const place = storage()
    if (place) return place.setItem(name, text)
  } catch {
    // Full, or not allowed.
  }
  meanwhile.set(name, text)
}

export function forget(name: string): void {
  meanwhile.delete(name)
  try {
    storage()?.removeItem(name)
  } catch {
    // There is nothing to forget.
  }
}

/** Everything of ours. */
export function forgetAll(): void {
  meanwhile.clear()
  for (const name of Object.keys(storage() ?? {})) if (name.startsWith(PREFIX)) forget(name)
}

/** Does this browser hold a cookie, and so a seat after a reload? */
export function hasMemory(): boolean {
  return globalThis.navigator?.cookieEnabled !== false && storage() !== null
}
