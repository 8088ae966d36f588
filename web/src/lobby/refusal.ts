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

/** Codes that mean one thing at a table and another at a tournament or a deck: the server says which. */
const OF_MANY = ['taken', 'unknown', 'not_yours', 'over']

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…:]$/.test(text) ? '' : '.'}`

/** What went wrong, for people, in their language; where the code says little, with what the server says itself. */
export function problemText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  const { code, message } = error
  // What exactly does not go together says more than that something does not.
  if (code === 'bad_setup' && error.reason) return sentence(error.reason)
  if (OF_MANY.includes(code) && message) return sentence(message)
  const isTold = TOLD.includes(code)
  const text = t(`page-lobby-problem-${isTold ? code.replaceAll('_', '-') : 'other'}`)
  const why = error.reason ?? (code === 'not_now' || !isTold ? message : '')
  return why ? `${text}\n${why}` : text
}
