/** How a face is laid out, as far as it needs reckoning. Lengths in em of the card: its width is 20 em. */
import type { CardFacts } from '../wire/types'

export type CardSize = 'mini' | 'small' | 'medium' | 'large'

/** Average width of a letter of the display face. */
const LETTER = 0.47
const NAME: Record<CardSize, { room: number; most: number; lines: number }> = {
  mini: { room: 19, most: 3.4, lines: 2 },
  small: { room: 18.4, most: 2.7, lines: 2 },
  medium: { room: 15, most: 2, lines: 2 },
  large: { room: 15.2, most: 1.5, lines: 1 },
}

/** The size of the letters of a name, so that it fits into its bar. */
export function nameSize(name: string, size: CardSize): number {
  const { room, most, lines } = NAME[size]
  const whole = name.length * LETTER
  if (lines === 1 || whole * most <= room) return Math.min(most, room / whole)
  const words = name.split(/[\s-]+/)
  const longest = Math.max(...words.map((word) => word.length)) * LETTER
  // Two lines rarely break in the middle: somewhat more than half has to fit into one.
  return Math.min(most, room / Math.max(longest, whole * 0.6))
}

/** Letter of a people's set, or the name of the set. */
export function setMark(facts: CardFacts): string {
  const set = facts.set ?? ''
  if (set.startsWith('base-')) return set.charAt(5).toUpperCase()
  return set === 'X1-or-X2' ? 'X' : set === 'promo' ? 'P' : set.slice(0, 2).toUpperCase()
}

export const hasValues = (facts: CardFacts): boolean => facts.fire !== null || facts.earth !== null
/** The symbols of the rail: shields are drawn around the values. */
export const railIcons = (facts: CardFacts): string[] =>
  facts.icons.filter((icon) => !icon.startsWith('shield'))
