/** Pieces of the boards. */
import { Pen, away, both, dot, f, fill, group, ink, once, oval, poly, ring, see, soft, star } from './draw'
import type { Point } from './draw'
import { ELEMENTS } from './palettes'
import { crescent, flame, scale } from './parts'
import { wood } from './wood'

const NIGHT = '#10142a'
const SILVER = '#cfd8f5'

function medallion(pen: Pen, element: 'fire' | 'earth' | null): string {
  const rim = pen.linear(['#f4f6ff', '#8f9cc8'])
  const field = element
    ? pen.radial([ELEMENTS[element].light, ELEMENTS[element].main, ELEMENTS[element].dark])
    : pen.radial(['#3a467c', '#232c58', '#171d3c'])
  let out =
    dot(40, 40, 39, NIGHT) +
    dot(40, 40, 37, rim) +
    dot(40, 40, 33, NIGHT) +
    dot(40, 40, 31.5, field) +
    scale(40, 40, 33.4, 36.6, 40, NIGHT, 0.9)
  if (element === 'fire')
    out +=
      both(flame(40, 58, 28, 42, 2), ELEMENTS.fire.dark, NIGHT, 2) +
      fill(flame(40, 58, 21, 33, 2), ELEMENTS.fire.light) +
      fill(flame(40, 59, 10, 17), '#fff6d8')
  else if (element === 'earth')
    out +=
      both(
        poly([
          [14, 56],
          [32, 22],
          [42, 38],
          [48, 30],
          [66, 56],
        ]),
        ELEMENTS.earth.dark,
        NIGHT,
        2,
      ) +
      fill(
        poly([
          [26, 33.5],
          [32, 22],
          [39, 33],
          [35, 31],
          [32, 36],
        ]),
        '#fbf4dc',
      ) +
      fill(
        poly([
          [44, 35.5],
          [48, 30],
          [52, 36],
          [48, 34.5],
        ]),
        '#fbf4dc',
      ) +
      ink('M20 50H60M26 43H38', ELEMENTS.earth.light, 1.8)
  else out += crescent(41, 40, 17, SILVER, 20) + fill(star(54, 28, 4, 1.2, 4) + star(22, 52, 3, 1, 4), SILVER)
  return out
}

function track(pen: Pen): string {
  const gold = pen.linear(['#dfe6fb', '#8f9cc8'])
  let out = ''
  const path: Point[] = [
    [10, 60],
    [90, 36],
    [180, 62],
    [280, 40],
    [350, 50],
    [420, 40],
    [520, 62],
    [610, 36],
    [690, 60],
  ]
  out +=
    ink(soft(path, false), NIGHT, 12, see(0.5)) +
    ink(soft(path, false), SILVER, 1.6) +
    ink(soft(path, false), SILVER, 7, ' stroke-dasharray="0.1 14" opacity="0.55"')
  for (let i = 0; i < 7; i++) {
    const [x, y] = [50 + i * 100, i === 3 ? 50 : i % 2 ? 56 : 44]
    const far = Math.abs(i - 3)
    const r = i === 3 ? 40 : 34 - far * 1.5
    out +=
      dot(x, y, r + 3, NIGHT, see(0.6)) +
      dot(x, y, r, pen.radial(far === 3 ? ['#4a5690', '#232c58'] : ['#323d72', '#1b2348'])) +
      ring(x, y, r, gold, i === 3 ? 3 : 2) +
      ring(x, y, r - 5, SILVER, 0.8, see(0.6))
    if (i === 3) out += scale(x, y, r - 4, r - 1, 36, SILVER, 0.8)
    // one, two, three moons say how many dragons the place stands for
    for (let k = 0; k < far; k++)
      out += crescent(x + (k - (far - 1) / 2) * 11, y + r - 11, 4.6, SILVER, i < 3 ? 0 : 180)
  }
  return out
}

function crystal(pen: Pen): string {
  return (
    fill(oval(20, 20, 20), pen.radial(['#aef0ff/0.7', '#aef0ff/0'])) +
    both('M20 3L31 13L28 30L20 37L12 30L9 13Z', '#7fc4f0', NIGHT, 1.6) +
    fill('M20 3L9 13L17 16Z', '#e8faff') +
    fill('M20 3L31 13L23 16Z', '#b8e6fb') +
    fill('M17 16H23L20 37Z', '#d0f2ff') +
    fill('M9 13L17 16L20 37L12 30Z', '#9ad6f5') +
    fill('M31 13L23 16L20 37L28 30Z', '#4f94cf') +
    fill('M20 3L17 16H23Z', '#ffffff') +
    ink('M9 13L17 16H23L31 13M17 16L20 37L23 16M20 3L17 16M20 3L23 16', NIGHT, 0.7, see(0.6)) +
    fill(star(12, 9, 4, 1, 4), '#ffffff')
  )
}

function phases(): string {
  let out = ink('M4 12H84M156 12H236', SILVER, 1)
  for (let i = -3; i <= 3; i++) {
    const [x, r] = [120 + i * 20, 7.5 - Math.abs(i) * 0.9]
    if (i === 0) {
      out += dot(x, 12, r, SILVER) + dot(x - 2, 10, 1.6, '#9fb0e0') + dot(x + 2, 14, 2, '#9fb0e0')
      continue
    }
    const k = r * (Math.abs(i) - 2) * 0.62
    out +=
      ring(x, 12, r, SILVER, 0.8) +
      fill(
        `M${f(x)} ${f(12 - r)}A${f(r)} ${f(r)} 0 0 ${i < 0 ? 1 : 0} ${f(x)} ${f(12 + r)}A${f(Math.max(0.1, Math.abs(k)))} ${f(r)} 0 0 ${k > 0 === i < 0 ? 0 : 1} ${f(x)} ${f(12 - r)}Z`,
        SILVER,
      )
  }
  return out + fill(star(36, 12, 4, 1.1, 4) + star(204, 12, 4, 1.1, 4), SILVER)
}

const corner = (): string =>
  ink(
    'M3 46C3 20 20 3 46 3M7 46C7 34 12 30 18 30C25 30 26 39 20 39C16 39 16 35 19 34.500M46 7C34 7 30 12 30 18C30 25 39 26 39 20C39 16 35 16 34.500 19',
    SILVER,
    1.6,
  ) +
  fill(star(13, 13, 6, 1.8, 4), SILVER) +
  dot(3.5, 46, 2, SILVER) +
  dot(46, 3.5, 2, SILVER)

function steppingStone(pen: Pen): string {
  const points: Point[] = []
  for (let i = 0; i < 12; i++) points.push(away(50, 50, i * 30, 40 * pen.between(0.94, 1.06)))
  const d = soft(points)
  return (
    group('translate(2 5)', fill(d, '#0f1a14', see(0.45))) +
    pen.cel(d, '#a8a496', '#6a685e', '#2a2c26', {
      width: 2,
      x: -3,
      y: -4,
      marks:
        ink('M24 40l8 6l-3 8M70 64l-9 2l-4 8M60 22l4 8', '#6a685e', 1.6) +
        dot(36, 70, 2.4, '#8a8678') +
        dot(68, 40, 3, '#8a8678') +
        dot(46, 28, 1.8, '#c4c0b0') +
        fill('M8 66C18 62 22 74 34 78C30 88 20 88 12 80Z', '#6f8f4a') +
        fill('M76 14C84 16 92 26 92 34C84 32 78 24 76 14Z', '#6f8f4a'),
    })
  )
}

function glade(pen: Pen): string {
  let out = wood(pen, 800, 500, 230, ['#241f42', '#7a4a62', '#f0b07a'], '#33472f')
  for (let i = 0; i < 40; i++)
    out += dot(
      pen.between(20, 780),
      pen.between(60, 480),
      pen.between(1, 2.4),
      '#fff0a8',
      see(pen.between(0.3, 0.9)),
    )
  return out
}

const ORNAMENTS: Record<string, { box: readonly [number, number]; draw: (pen: Pen) => string }> = {
  track: { box: [700, 100], draw: track },
  'medallion-fire': { box: [80, 80], draw: (pen) => medallion(pen, 'fire') },
  'medallion-earth': { box: [80, 80], draw: (pen) => medallion(pen, 'earth') },
  'medallion-none': { box: [80, 80], draw: (pen) => medallion(pen, null) },
  crystal: { box: [40, 40], draw: crystal },
  phases: { box: [240, 24], draw: phases },
  corner: { box: [50, 50], draw: corner },
  'stepping-stone': { box: [100, 100], draw: steppingStone },
  clearing: { box: [800, 500], draw: glade },
}
export type Ornament =
  | 'track'
  | 'medallion-fire'
  | 'medallion-earth'
  | 'medallion-none'
  | 'crystal'
  | 'phases'
  | 'corner'
  | 'stepping-stone'
  | 'clearing'

/** Pieces of the boards: `track` 700 by 100 with seven places (middles at 50, 150, ... 650), `medallion-*` 80 by 80,
 * `crystal` 40 by 40, `phases` (a divider) 240 by 24, `corner` (upper left) 50 by 50, `stepping-stone` 100 by 100,
 * `clearing` 800 by 500. */
export const ornament: (name: Ornament) => string = /* @__PURE__ */ once((name: Ornament) => {
  const pen = new Pen('ornament' + name)
  const { box: size, draw } = ORNAMENTS[name]!
  return pen.svg(size[0], size[1], draw(pen))
})
