import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { equinoxBack } from '../equinox/back'
import { GAMES } from '../games'
import { cardBack, creature, crest, dragon, hero, ornament, stone } from '.'
import type { Ornament } from '.'
import { drawCard, type Shown } from './cards'
import { grammar } from './peoples'

/** Every card, as the engine has them. */
const PYTHON = fileURLToPath(new URL('../../../.venv/bin/python', import.meta.url))
const CARDS = JSON.parse(
  execFileSync(PYTHON, ['-m', 'moondrake', 'cards', '--json'], { encoding: 'utf8', maxBuffer: 1 << 26 }),
) as Shown[]
const PEOPLES = [...new Set(CARDS.map((card) => card.people))]
const GRAMMARS = new Map(
  await Promise.all([...PEOPLES, 'new'].map(async (people) => [people, await grammar(people)] as const)),
)
const draw = (card: Shown): string => drawCard(card, GRAMMARS.get(card.people)!)
const CREATURES =
  'susi moosmann cornu klumpi echomir lupino noctia carmen fungi ziegfried aquilon raneri vulpa ursus urvater dryada chameleon'.split(
    ' ',
  )
const ORNAMENTS: Ornament[] = [
  'track',
  'medallion-fire',
  'medallion-earth',
  'medallion-none',
  'crystal',
  'phases',
  'corner',
  'stepping-stone',
  'clearing',
]

/** Says what is wrong with an SVG: tags that do not close, broken numbers, references into nowhere. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!))
  let rest = svg
  while (rest) {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<>&]*")*)(\/?)>/.exec(rest)
    if (!tag) return [...found, `not a tag: ${rest.slice(0, 60)}`]
    const [all, closes, name, , single] = tag
    if (closes) {
      if (open.pop() !== name) found.push(`${name} closes nothing`)
    } else if (!single) open.push(name!)
    const names = [...all.matchAll(/ ([a-zA-Z0-9:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size < names.length) found.push(`an attribute twice: ${all}`)
    rest = rest.slice(all.length)
  }
  if (open.length) found.push(`open: ${open.join(' ')}`)
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('a broken number')
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)) if (!ids.has(id!)) found.push(`no ${id}`)
  for (const [, d] of svg.matchAll(/ d="([^"]*)"/g))
    if (!/^[Mm][-MmLlHhVvCcSsQqTtAaZz0-9. ]*$/.test(d!)) found.push(`a bad path: ${d!.slice(0, 60)}`)
  return found
}

test('there are as many cards as ever', () => expect(CARDS.length).toBe(327))

test('every card has a picture of its own', () => {
  const seen = new Map<string, string>()
  for (const card of CARDS) {
    const bare = draw(card).replaceAll('a' + card.key.replace(/[^a-z0-9]/gi, ''), '')
    expect(seen.get(bare), card.key).toBeUndefined()
    seen.set(bare, card.key)
  }
})

test('the same card gives the same picture', () => {
  for (const card of CARDS) expect(draw(card)).toBe(draw(card))
})

test('pictures are sound and small', () => {
  const sizes = CARDS.map((card) => {
    const svg = draw(card)
    expect(faults(svg), card.key).toEqual([])
    expect(svg.length, card.key).toBeLessThan(12_000)
    return svg.length
  })
  const start = performance.now()
  for (const card of CARDS) draw(card)
  const each = (performance.now() - start) / CARDS.length
  console.info(
    `cards: ${Math.round(sizes.reduce((a, b) => a + b) / sizes.length)} characters, ${each.toFixed(2)} ms on average`,
  )
})

test('an unknown people still has pictures', () => {
  for (const kind of ['character', 'leader', 'support', 'leadership', 'booster', 'influence-crystal'])
    expect(faults(draw({ key: `new-${kind}`, people: 'new', kind })), kind).toEqual([])
  for (const people of PEOPLES)
    for (const kind of ['character', 'leader', 'support', 'leadership', 'booster'])
      expect(faults(draw({ key: `${people}-99`, people, kind })), people).toEqual([])
})

test('everything else is sound too', () => {
  const all: Record<string, string> = { back: cardBack(), equinox: equinoxBack() }
  for (const people of [...PEOPLES, 'nobody']) all[`crest ${people}`] = crest(people)
  for (const key of [...CREATURES, 'stranger']) all[`creature ${key}`] = creature(key)
  for (const which of [0, 1, 2] as const) all[`dragon ${which}`] = dragon(which)
  for (const seat of [0, 1, 2, 3, 4]) all[`stone ${seat}`] = stone(seat)
  for (const name of ORNAMENTS) all[`ornament ${name}`] = ornament(name)
  for (const game of GAMES) all[`hero ${game.name}`] = hero(game)
  for (const [name, svg] of Object.entries(all)) expect(faults(svg), name).toEqual([])
  expect(new Set(Object.values(all)).size).toBe(Object.keys(all).length)
  for (const people of PEOPLES) expect(crest(people).length, people).toBeLessThan(2500)
})

test('creatures at the edge of the clearing are whole in the wide picture of the lobby', () => {
  // It is cut to a strip at the least 3.65 times as wide as high, two fifths of what is cut off from the top.
  const cut = (300 - 800 / 3.65) * 0.4
  const placed = [
    ...hero({ name: 'equinox', scene: 'dusk' }).matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(-?0/g),
  ]
  expect(placed.length).toBeGreaterThan(5)
  for (const [said, , top] of placed) expect(Number(top), said).toBeGreaterThanOrEqual(cut)
})
