import { t } from '../words/index.svelte'
import { Refusal } from '../wire/api'

/** Codes of the server (server/errors.py) that have a sentence of their own here. */
const TOLD = ['offline', 'too_many', 'storage', 'stopping', 'unknown', 'gone', 'taken', 'bad_token', 'over']

/** What went wrong, for people. What the server says itself is added where only it knows the reason. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  if (TOLD.includes(error.code)) return t(`page-lobby-problem-${error.code.replace('_', '-')}`)
  return t('page-lobby-problem-refused', { message: error.message })
}
