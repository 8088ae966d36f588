/** All pictures, drawn by code. Every function gives a whole SVG as text; the same key gives the same picture. */
import type { CardFacts } from '../wire/types'
import { Pen } from './draw'
import { palette } from './palettes'
import { press } from './parts'
import { grammar } from './peoples'

const blank = (box: string, fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><rect width="100%" height="100%" fill="${fill}"/></svg>`

/** The art window of a card, 200 by 180. */
export function cardArt(card: Pick<CardFacts, 'key' | 'people' | 'kind'>): string {
  const pen = new Pen(card.key)
  const number = Number(/\d+/.exec(card.key.slice(card.people.length))?.[0] ?? 0)
  const drawn = grammar(card.people)(pen, { key: card.key, people: card.people, kind: card.kind, number })
  return pen.svg(200, 180, drawn, press(pen, palette(card.people).ink))
}

/** The back of all Blue Moon cards, 200 by 320. */
export function cardBack(): string {
  return blank('0 0 200 320', '#1b2340')
}

/** A people's crest, 48 by 48, readable at 16 px. */
export function crest(people: string): string {
  return blank('0 0 48 48', `hsl(${people.length * 40} 40% 50%)`)
}

/** One of the three dragons (0 long, 1 coiled, 2 winged), 240 by 120, looking right. */
export function dragon(which: 0 | 1 | 2): string {
  return blank('0 0 240 120', `hsl(${which * 90} 40% 50%)`)
}

/** A creature or tree of Equinox by its key, 160 by 160. */
export function creature(key: string): string {
  return blank('0 0 160 160', `hsl(${key.length * 40} 40% 50%)`)
}

/** The stone of a seat: five shapes and colours, 40 by 40. */
export function stone(seat: number): string {
  return blank('0 0 40 40', `hsl(${seat * 70} 40% 50%)`)
}

/** The back of Equinox cards, 200 by 320. */
export function equinoxBack(): string {
  return blank('0 0 200 320', '#22351f')
}

/** The address of a picture for an <img>; made once for every text. */
export function address(svg: string): string {
  let found = ADDRESSES.get(svg)
  if (!found) {
    found = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    ADDRESSES.set(svg, found)
  }
  return found
}
const ADDRESSES = new Map<string, string>()
