import { t } from '../words/index.svelte'
import { Refusal } from '../wire/api'

/** Codes of the server (server/errors.py) that have a sentence of their own here. */
const TOLD = [
  'offline',
  'too_many',
  'storage',
  'stopping',
  'unknown',
  'gone',
  'taken',
  'bad_token',
  'over',
  'not_yours',
  'not_now',
  'no_identity',
  'conflict',
  'wrong_origin',
  'too_large',
  'malformed',
  'bad_setup',
  'banned',
  'unrated',
]

/** What went wrong, for people, in their language: what the server says itself is English and for programs. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  const text = t(
    `page-lobby-problem-${TOLD.includes(error.code) ? error.code.replaceAll('_', '-') : 'other'}`,
  )
  return error.reason ? `${text}\n${error.reason}` : text
}
