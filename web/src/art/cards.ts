/** The art windows of Blue Moon cards. */
import type { CardFacts } from '../wire/types'
import { Pen } from './draw'
import { palette } from './palettes'
import { press } from './parts'
import { grammar } from './peoples'

type Shown = Pick<CardFacts, 'key' | 'people' | 'kind'>

const made = new Map<string, string>()

/** The art window of a card, 200 by 180. */
export function cardArt(card: Shown): string {
  let svg = made.get(card.key)
  if (svg === undefined) made.set(card.key, (svg = drawCard(card)))
  return svg
}

/** The same, drawn anew. */
export function drawCard(card: Shown): string {
  const pen = new Pen(card.key)
  const number = Number(/\d+/.exec(card.key.slice(card.people.length))?.[0] ?? 0)
  const drawn = grammar(card.people)(pen, { key: card.key, people: card.people, kind: card.kind, number })
  return pen.svg(200, 180, drawn, press(pen, palette(card.people).ink))
}
