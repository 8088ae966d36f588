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

/** A rule without its marks: links are their words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
