/** The Hungarian article before a word that is only known when the sentence is said (words/article.py). */
import type { FluentFunction, FluentValue } from '@fluent/bundle'

const VOWELS = 'aáeéiíoóöőuúüű'

/** `az` before a vowel, `a` otherwise; numbers as they are read out: az 1., az 5., a 10., az 1000. */
export function article(value: string | number): 'a' | 'az' {
  const text = String(value)
    .replace(/^[ „“"'»(*]+/, '')
    .toLowerCase()
  const digits = /^\d+/.exec(text)?.[0]
  if (digits) return digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1) ? 'az' : 'a'
  return text && VOWELS.includes(text[0]!) ? 'az' : 'a'
}

/** `AZ($name)` in the catalogue. */
export const AZ: FluentFunction = ([value]: FluentValue[]) => {
  const plain = value && typeof value === 'object' ? value.valueOf() : (value ?? '')
  return article(typeof plain === 'number' ? plain : String(plain))
}
