/** The art windows of Blue Moon cards. */
import type { CardFacts } from '../wire/types'
import { Pen } from './draw'
import { palette } from './palettes'
import { press } from './parts'
import { grammar, type Grammar } from './peoples'

export type Shown = Pick<CardFacts, 'key' | 'people' | 'kind'>

/** The art window of a card, 200 by 180; its people's grammar is fetched if need be. */
export async function cardArt(card: Shown): Promise<string> {
  return drawCard(card, await grammar(card.people))
}

/** The same, with the grammar at hand. */
export function drawCard(card: Shown, grammar: Grammar): string {
  const pen = new Pen(card.key)
  const number = Number(/\d+/.exec(card.key.slice(card.people.length))?.[0] ?? 0)
  const drawn = grammar(pen, { key: card.key, people: card.people, kind: card.kind, number })
  return pen.svg(200, 180, drawn, press(pen, palette(card.people).ink))
}
