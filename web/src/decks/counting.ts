/** What a deck looks like in numbers: how many cards of which value, kind and symbol. */
import type { CardFacts } from '../wire/types'

export interface Bar {
  key: string
  count: number
}

/** How many fighting cards have each value, from 0 to the highest there is. */
export function curve(cards: CardFacts[], element: 'fire' | 'earth'): Bar[] {
  const values = cards.map((card) => card[element]).filter((value) => value !== null)
  if (!values.length) return []
  return Array.from({ length: Math.max(...values) + 1 }, (_, value) => ({
    key: String(value),
    count: values.filter((one) => one === value).length,
  }))
}

/** How often each word occurs, the most frequent first. */
export function tally(words: string[]): Bar[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).sort((one, other) => other.count - one.count)
}

export const mean = (values: number[]): number =>
  values.length ? values.reduce((sum, one) => sum + one, 0) / values.length : 0

/** So many cards from the top of a shuffled deck. */
export function hand(cards: string[], size: number, draw: () => number): string[] {
  const pile = [...cards]
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const place = Math.floor(draw() * (last + 1))
    ;[pile[last], pile[place]] = [pile[place]!, pile[last]!]
  }
  return pile.slice(0, size)
}
