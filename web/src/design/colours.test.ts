/** The colours of tokens.css and base.css: readable in both themes, and told apart by colour-blind eyes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Tokens = Record<string, string>
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf-8')
const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf-8')

/** The declarations of the first rule whose selector is exactly this. */
function block(text: string, selector: string): Tokens {
  const start = text.indexOf(`${selector} {`)
  const body = text.slice(text.indexOf('{', start) + 1, text.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!]),
  )
}
/** `light-dark(noon, night)`: one of the two, wherever it stands. */
const PAIR = /light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\)/g
const shared = block(css, ':root')
const lit = (which: '$1' | '$2'): Tokens =>
  Object.fromEntries(Object.entries(shared).map(([name, value]) => [name, value.replace(PAIR, which)]))
const themes: Record<string, Tokens> = { dark: lit('$2'), light: lit('$1') }
/** Paper re-defines the tokens that are read on it. */
const paper = (theme: Tokens): Tokens => ({ ...theme, ...block(base, '.paper') })

type Rgb = [number, number, number]
function rgb(tokens: Tokens, name: string): Rgb {
  const value = tokens[name] ?? name
  const inner = /^var\(--([\w-]+)\)$/.exec(value)
  if (inner) return rgb(tokens, inner[1]!)
  const hex = /^#([0-9a-f]{6})$/i.exec(value)
  if (!hex) throw new Error(`${name}: ${value}`)
  return [0, 2, 4].map((at) => parseInt(hex[1]!.slice(at, at + 2), 16) / 255) as Rgb
}
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const light = (colour: Rgb): number => {
  const [r, g, b] = colour.map(linear) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

// ---- how far two colours are apart, also for eyes that lack a cone (Machado, Oliveira, Fernandes 2009)
const EYES: Record<string, number[]> = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}
function lab(colour: Rgb, eyes: string): Rgb {
  const from = colour.map(linear) as Rgb
  const m = EYES[eyes]!
  const seen = [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, m[row]! * from[0] + m[row + 1]! * from[1] + m[row + 2]! * from[2])),
  ) as Rgb
  const [r, g, b] = seen
  const xyz = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)) as Rgb
  return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
}
function apart(one: Rgb, other: Rgb, eyes: string): number {
  const [a, b] = [lab(one, eyes), lab(other, eyes)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const GROUNDS = ['table', 'table-2', 'surface', 'surface-2']
const WORDS = ['text', 'text-soft', 'moon', 'danger', 'good', 'fire-text', 'earth-text']
const PEOPLES = Object.keys(shared).filter((name) => /^people-[a-z]+$/.test(name))
const SEATS = [0, 1, 2, 3, 4]

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test.each(GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground])))('%s on %s', (word, ground) => {
    expect(contrast(rgb(tokens, word!), rgb(tokens, ground!))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(WORDS.flatMap((word) => ['paper', 'paper-2'].map((ground) => [word, ground])))(
    '%s on %s, read on paper',
    (word, ground) => {
      const on = paper(tokens)
      expect(contrast(rgb(on, word!), rgb(on, ground!))).toBeGreaterThanOrEqual(4.5)
    },
  )
  test.each([
    ['on-ask', 'ask'],
    ['on-primary', 'primary'],
    ['ink', 'paper'],
    ['ink', 'paper-2'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'paper-2'],
    ['ink', 'fire-2'],
    ['on-people', 'earth-deep'],
    ['fire-deep', 'paper'],
    ['earth-deep', 'paper'],
    ...PEOPLES.map((people) => ['on-people', people]),
    ...SEATS.map((seat) => [`on-seat-${seat}`, `seat-${seat}`]),
  ])('%s on %s', (word, ground) => {
    expect(contrast(rgb(tokens, word!), rgb(tokens, ground!))).toBeGreaterThanOrEqual(4.5)
  })
  test('what one is asked for stands out from the table and from focus', () => {
    for (const ground of GROUNDS)
      expect(contrast(rgb(tokens, 'ask'), rgb(tokens, ground))).toBeGreaterThanOrEqual(3)
  })
})

describe.each(Object.keys(EYES))('for eyes with %s', (eyes) => {
  test('fire and earth are told apart', () => {
    expect(apart(rgb(shared, 'fire'), rgb(shared, 'earth'), eyes)).toBeGreaterThan(18)
    expect(apart(rgb(shared, 'fire-2'), rgb(shared, 'earth-deep'), eyes)).toBeGreaterThan(40)
  })
  test('the five seats are told apart', () => {
    const close = SEATS.flatMap((one) => SEATS.filter((other) => other > one).map((other) => [one, other]))
      .map(([one, other]) => ({
        pair: `${one} ${other}`,
        apart: apart(rgb(shared, `seat-${one}`), rgb(shared, `seat-${other}`), eyes),
      }))
      .filter((found) => found.apart < 20)
    expect(close).toEqual([])
  })
})
test('fire and earth differ in lightness too, and so do the seats', () => {
  const lightness = (name: string): number => lab(rgb(shared, name), 'all')[0]
  expect(Math.abs(lightness('fire-2') - lightness('earth-deep'))).toBeGreaterThan(30)
  expect(Math.abs(lightness('fire') - lightness('earth'))).toBeGreaterThan(8)
  const sorted = SEATS.map((seat) => lightness(`seat-${seat}`)).sort((a, b) => a - b)
  for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThan(7)
})
