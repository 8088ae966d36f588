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

/** A refusal in the language that is spoken; what was not foreseen is at least admitted. */
export function refusalText(code: string): string {
  return t(`page-table-refused-${KNOWN.has(code) ? code.replaceAll('_', '-') : 'other'}`)
}
