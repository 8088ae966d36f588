/** What is worth saying beside a card. */
import type { CardFacts } from '../wire/types'

const gangOf = ({ icons }: CardFacts): string | undefined => icons.find((icon) => icon.startsWith('gang'))

/** The other card of a PAIR, the others of a GANG. */
export function partnersOf(facts: CardFacts, cards: CardFacts[]): CardFacts[] {
  const gang = gangOf(facts)
  return cards.filter(
    (one) =>
      one.key !== facts.key &&
      one.people === facts.people &&
      ((facts.pair !== null && one.pair === facts.pair) || (gang !== undefined && gangOf(one) === gang)),
  )
}

const NUMBER = /\b(?:BM|EQ|RS|OQE?)-\d/
/** Cards and rules are told apart by keys and numbers there; people know names. */
const IN_PARENTHESES = /\s*\([^()]*(?:\b(?:BM|EQ|RS|OQE?)-\d|\b[a-z]+-\d\d)[^()]*\)/g
const KEY = /\b[a-z]+-\d{2,3}\b/g
const PEOPLE_AND_NUMBER = /(\p{Lu}\p{Ll}+) (\d{2,3}) (?=\p{Lu})/gu

/** A rule as it stands beside a card, for people: cards by their names, and no sentence that only leads to another rule. */
export function spoken(markdown: string, nameOf: (key: string) => string | undefined): string {
  return plainText(markdown)
    .replace(IN_PARENTHESES, '')
    .replace(KEY, (key) => nameOf(key) ?? key)
    .replace(PEOPLE_AND_NUMBER, (said, people: string, number: string) =>
      nameOf(`${people.toLowerCase()}-${number}`) === undefined ? said : '',
    )
    .split(/(?<=[.!?]) (?=\p{Lu})/u)
    .filter((sentence) => !NUMBER.test(sentence))
    .join(' ')
}

/** A rule without its marks: links are their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
