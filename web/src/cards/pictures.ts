/** The addresses of pictures, drawn once: a table shows the same cards again and again. */
import { address, cardArt, cardBack, crest } from '../art'
import type { CardFacts } from '../wire/types'

const drawn = new Map<string, string>()

function once(name: string, draw: () => string): string {
  let found = drawn.get(name)
  if (found === undefined) {
    found = address(draw())
    drawn.set(name, found)
  }
  return found
}

export const artOf = (facts: CardFacts): string => once(`card ${facts.key}`, () => cardArt(facts))
export const crestOf = (people: string): string => once(`crest ${people}`, () => crest(people))
export const backOf = (): string => once('back', cardBack)
