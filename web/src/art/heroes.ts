/** Wide pictures for the lobby: dragons over a moonlit table, creatures in a clearing at dusk. */
import { CREATURES } from './creatures'
import { Pen, both, box, dot, f, fill, group, ink, move, once, ring, see, star } from './draw'
import { dragonMarks } from './dragons'
import { ELEMENTS, PALETTES } from './palettes'
import { cloud, rays, scale } from './parts'
import { wood } from './wood'

const NIGHT = '#10142a'
const SILVER = '#cfd8f5'

/** Wide pictures for the lobby, 800 by 300. */
export const hero: (game: Painted) => string = /* @__PURE__ */ once(({ name, scene }: Painted) => {
  const pen = new Pen('hero' + name)
  return pen.svg(800, 300, SCENES[scene](pen))
})
/** A game and what its picture shows. */
export type Painted = { name: string; scene: 'moonlight' | 'dusk' }
const SCENES = { moonlight, dusk }

function moonlight(pen: Pen): string {
  let out = box(0, 0, 800, 300, pen.linear(['#0f142c', '#1d2650', '#3a4a86', '#6a78b0']))
  for (let i = 0; i < 90; i++) {
    const [x, y] = [pen.between(0, 800), pen.between(0, 190)]
    out += pen.chance(0.2)
      ? fill(star(x, y, pen.between(3, 6), 1, 4), SILVER, see(0.9))
      : dot(x, y, pen.between(0.6, 1.6), SILVER, see(pen.between(0.4, 1)))
  }
  out +=
    dot(400, 132, 190, pen.radial(['#bcd0ff/0.55', '#bcd0ff/0'])) +
    dot(400, 132, 108, pen.radial(['#ffffff', '#dfe8ff@0.6', '#a9bcf0'], 0.4, 0.36, 0.7))
  out +=
    [
      [360, 96, 20],
      [430, 110, 14],
      [410, 170, 26],
      [352, 158, 12],
      [446, 160, 9],
      [390, 66, 9],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, '#8fa4e0', see(0.3)))
      .join('') +
    ring(400, 132, 120, SILVER, 1.4, see(0.7)) +
    scale(400, 132, 122, 129, 72, SILVER, 1)
  out +=
    fill(cloud(130, 214, 300, 50), '#5a6aa8', see(0.5)) +
    fill(cloud(680, 206, 320, 56), '#5a6aa8', see(0.5)) +
    fill(cloud(420, 232, 260, 34), '#7a88c0', see(0.4))
  // the table, and two hands of cards upon it
  out +=
    fill('M-10 300V262C200 238 600 238 810 262V300Z', '#171d3a') +
    ink('M-10 262C200 238 600 238 810 262', SILVER, 2) +
    ink('M-10 270C200 246 600 246 810 270', SILVER, 0.8, see(0.5))
  const card = (x: number, y: number, a: number, c: string): string =>
    group(
      move(x, y, 1, a),
      box(-17, -28, 34, 56, '#f3ead7', ` rx="4" stroke="${NIGHT}" stroke-width="2"`),
      box(-12, -22, 24, 30, c, ' rx="2"'),
      dot(-9, 17, 3.4, ELEMENTS.fire.main),
      dot(2, 17, 3.4, ELEMENTS.earth.main),
    )
  const hues = [
    PALETTES.vulca.main,
    PALETTES.hoax.main,
    PALETTES.mimix.main,
    PALETTES.aqua.main,
    PALETTES.pillar.main,
    PALETTES.khind.main,
  ]
  for (let i = 0; i < 5; i++) out += card(196 + i * 25, 272 + Math.abs(i - 2) * 4, -20 + i * 10, hues[i]!)
  for (let i = 0; i < 5; i++) out += card(504 + i * 25, 272 + Math.abs(i - 2) * 4, -20 + i * 10, hues[5 - i]!)
  out += group('translate(18 22) scale(1.3)', dragonMarks(0))
  out += group('translate(786 20) scale(-1.26 1.26)', dragonMarks(2))
  return out + group('translate(286 124) scale(0.98)', dragonMarks(1))
}

function dusk(pen: Pen): string {
  const light =
    dot(400, 168, 150, pen.radial(['#fff0c0/0.9', '#ffd890/0'])) +
    fill(rays(400, 168, 60, 520, 30, 1.4), '#ffe6b0', see(0.22)) +
    dot(400, 168, 52, '#fff3d0')
  let out = wood(pen, 800, 300, 196, ['#2a2150', '#a8506a', '#ffc880'], '#3f5a38', light)
  const set = (key: string, x: number, y: number, s: number, flip = false): string =>
    group(
      `translate(${f(x + (flip ? 160 * s : 0))} ${f(y)}) scale(${flip ? -s : s} ${s})`,
      CREATURES[key]!(pen),
    )
  /** Bushes hide where a creature ends. */
  const bush = (x: number, y: number, w: number, colour: string): string => {
    let d = `M${f(x - w)} ${f(y + 26)}`
    for (let i = 0; i < 5; i++)
      d += `q${f(w * 0.02)} ${f(-w * (i === 2 ? 0.42 : 0.34))} ${f(w * 0.4)} ${f(i < 2 ? -4 : i > 2 ? 4 : 0)}`
    return both(d + `V${f(y + 60)}H${f(x - w)}Z`, colour, '#1d2a1c', 2)
  }
  out += set('noctia', 60, 44, 0.5) + set('aquilon', 648, 40, 0.58, true)
  out += set('cornu', 336, 62, 0.86) + set('lupino', 156, 84, 0.96) + set('ursus', 494, 82, 0.98, true)
  out +=
    bush(120, 206, 60, '#2f4a2c') +
    bush(232, 214, 66, '#3a5a34') +
    bush(400, 190, 60, '#48683c') +
    bush(560, 212, 84, '#3a5a34') +
    bush(690, 204, 70, '#2f4a2c')
  out += fill('M0 300V238C160 226 300 232 400 228C520 232 660 226 800 238V300Z', '#48683c')
  out +=
    set('fungi', 62, 168, 0.7) +
    set('susi', 236, 158, 0.74) +
    set('klumpi', 446, 160, 0.7) +
    set('vulpa', 640, 162, 0.8, true) +
    set('raneri', 348, 184, 0.66)
  out +=
    bush(90, 268, 74, '#263c24') +
    bush(300, 274, 70, '#2c4628') +
    bush(506, 274, 66, '#2c4628') +
    bush(706, 266, 84, '#263c24')
  for (let i = 0; i < 44; i++)
    out += dot(
      pen.between(20, 780),
      pen.between(20, 290),
      pen.between(1, 2.6),
      '#fff3b0',
      see(pen.between(0.4, 1)),
    )
  return (
    out +
    fill('M0 300V282C100 292 200 286 300 295C420 288 520 297 620 288C700 294 760 286 800 280V300Z', '#182416')
  )
}
