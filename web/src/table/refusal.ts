import { t } from '../words/index.svelte'

const KNOWN = new Set([
  'stale',
  'illegal',
  'not_asked',
  'not_now',
  'not_yours',
  'over',
  'taken',
  'unknown',
  'gone',
  'bad_token',
  'too_many',
  'storage',
  'stopping',
  'offline',
  'conflict',
  'no_identity',
  'too_soon',
])

/** A refusal in the language that is spoken. What the server says itself is told where the code says little. */
export function refusalText(code: string, message = ''): string {
  if (message && (code === 'not_now' || !KNOWN.has(code))) return `${sentence(message)}.`
  return t(`page-table-refused-${KNOWN.has(code) ? code.replaceAll('_', '-') : 'other'}`)
}

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What an address leads to: one that no table can have leads to none. */
export const addressCode = (code: string): string => (code === 'malformed' ? 'unknown' : code)
