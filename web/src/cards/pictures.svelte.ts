/** The addresses of pictures, drawn once: a table shows the same cards again and again. */
import { SvelteMap } from 'svelte/reactivity'
import { address, cardArt, cardBack, crest } from '../art'
import type { CardFacts } from '../wire/types'

/** Until a picture is there. */
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 180'/%3E"
const drawn = new Map<string, string>()
const arts = new SvelteMap<string, string>()
const asked = new Set<string>()

function once(name: string, draw: () => string): string {
  let found = drawn.get(name)
  if (found === undefined) {
    found = address(draw())
    drawn.set(name, found)
  }
  return found
}

/** A card's picture; what shows it is told when it is drawn. */
export function artOf(facts: CardFacts): string {
  if (!asked.has(facts.key)) {
    asked.add(facts.key)
    cardArt(facts).then(
      (svg) => arts.set(facts.key, address(svg)),
      () => asked.delete(facts.key), // the connection is gone: the next look tries again
    )
  }
  return arts.get(facts.key) ?? NOTHING
}

export const crestOf = (people: string): string => once(`crest ${people}`, () => crest(people))
export const backOf = (): string => once('back', cardBack)
