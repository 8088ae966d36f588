/** How a face is laid out, as far as it needs reckoning. Lengths in em of the card: its width is 20 em. */
import type { CardFacts } from '../wire/types'

export type CardSize = 'mini' | 'small' | 'medium' | 'large'

/** Average width of a letter of the display face. */
const LETTER = 0.47
const NAME: Record<CardSize | 'wordy', { room: number; most: number; lines: number }> = {
  mini: { room: 19, most: 3.4, lines: 2 },
  small: { room: 18.4, most: 2.7, lines: 2 },
  medium: { room: 14.4, most: 1.95, lines: 2 },
  large: { room: 15.2, most: 1.5, lines: 1 },
  wordy: { room: 15.4, most: 1.35, lines: 2 },
}

/** The size of the letters of a name, so that it fits into its bar, which is lower above a long text. */
export function nameSize(name: string, size: CardSize, wordy = false): number {
  const { room, most, lines } = NAME[wordy && size === 'medium' ? 'wordy' : size]
  const whole = name.length * LETTER
  if (lines === 1 || whole * most <= room) return Math.min(most, room / whole)
  const words = name.split(/[\s-]+/)
  const longest = Math.max(...words.map((word) => word.length)) * LETTER
  // Two lines rarely break in the middle: somewhat more than half has to fit into one.
  return Math.min(most, room / Math.max(longest, whole * 0.6))
}

/** Letters of the body face that are much narrower or wider than the rest. */
const NARROW = /[fijlrt.,:;'()1! ]/
const WIDE = /[mwMWÖŐÜŰ—]/
/** The width of a line of text in letters' heights, and the most lines that leave the kind and the foot their places. */
const LINE = { medium: 10.6, large: 13.6 }
const LINES = { medium: 7, large: 12 }

/** About how many lines a text takes where one is `line` em of its own letters wide; rather one too many. */
export function linesOf(text: string, line: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const width = [...word].reduce(
      (sum, letter) => sum + (NARROW.test(letter) ? 0.29 : WIDE.test(letter) ? 0.76 : 0.51),
      0,
    )
    if (used && used + 0.2 + width > line) {
      lines += 1
      used = width
    } else used += (used ? 0.2 : 0) + width
  }
  return lines
}

/** Is the text so long that everything else has to move together for it? */
export function isWordy(text: string, size: CardSize): boolean {
  return (size === 'medium' || size === 'large') && linesOf(text, LINE[size]) > LINES[size]
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
