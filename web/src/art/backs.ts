/** Backs of cards: silver ink on indigo for Blue Moon, a clearing at dusk for Equinox. */
import {
  Pen,
  away,
  both,
  box,
  dot,
  f,
  fill,
  group,
  ink,
  mirrored,
  move,
  oval,
  poly,
  ribbon,
  ring,
  see,
  star,
} from './draw'
import type { Point } from './draw'
import { dragonHead, rays, scale } from './parts'

const NIGHT = '#141a36'
const SILVER = '#cfd8f5'
const PALE = '#f4f6ff'

/** A dragon that bites its tail, as a ring. */
function ouroboros(pen: Pen, x: number, y: number, r: number): string {
  const points: Point[] = []
  for (let a = -40; a <= 285; a += 12) points.push(away(x, y, a, r))
  const wide = (t: number): number => 3 + 17 * Math.sin(Math.PI * (0.06 + t * 0.72))
  let out = ''
  let spikes = ''
  for (let a = -20; a < 276; a += 9) {
    const t = (a + 40) / 325
    const out1 = r + wide(t) / 2 - 1
    const size = 3.4 + 5 * Math.sin(Math.PI * t)
    spikes += poly([away(x, y, a - 3.6, out1), away(x, y, a - 4.4, out1 + size), away(x, y, a + 3.6, out1)])
  }
  out += both(spikes, '#8fa0d8', NIGHT, 1)
  out += both(ribbon(points, wide, 1), pen.linear([PALE, SILVER, '#7f90cc']), NIGHT, 2)
  const inner: Point[] = points.map(([px, py]) => [x + (px - x) * 0.965, y + (py - y) * 0.965])
  out += ink(poly(inner, false), '#5d6db0', 5, ' stroke-dasharray="1.2 4" stroke-linecap="butt"')
  const outer: Point[] = points.map(([px, py]) => [x + (px - x) * 1.03, y + (py - y) * 1.03])
  out += ink(poly(outer.slice(3), false), '#5d6db0', 3, ' stroke-dasharray="0.1 6"')
  const [hx, hy] = away(x, y, 287, r)
  return (
    out +
    group(
      `translate(${f(hx)} ${f(hy)}) rotate(20) scale(0.62)`,
      dragonHead(PALE, '#8fa0d8', PALE, '#7fd1ff', NIGHT, 2.4),
    )
  )
}

let made = ''

/** The back of all Blue Moon cards, 200 by 320. */
export function cardBack(): string {
  return (made ||= drawBack())
}

function drawBack(): string {
  const pen = new Pen('back')
  const indigo = pen.linear(['#232c5c', '#171e42', '#10152e'])
  const glow = pen.radial(['#8fa4ee/0.55', '#8fa4ee/0'])
  const disc = pen.radial(['#ffffff', '#dfe6fb@0.6', '#a9b8ea'], 0.4, 0.36, 0.7)
  let out =
    box(0, 0, 200, 320, NIGHT) +
    box(5, 5, 190, 310, indigo, ` rx="9" stroke="${SILVER}" stroke-width="1.6"`) +
    box(10, 10, 180, 300, 'none', ` rx="6" stroke="${SILVER}" stroke-width="0.7" opacity="0.7"`)
  // rays and stars from the middle
  out += fill(rays(100, 160, 84, 128, 24, 1.1), SILVER, see(0.28)) + fill(oval(100, 160, 96), glow)
  for (let i = 0; i < 34; i++) {
    const [x, y] = [pen.between(16, 184), pen.between(16, 304)]
    if (Math.hypot(x - 100, y - 160) < 84) continue
    out += pen.chance(0.3)
      ? fill(star(x, y, pen.between(2, 4), 0.7, 4), SILVER)
      : dot(x, y, pen.between(0.5, 1.2), SILVER)
  }
  // the phases, above and below
  const phases = (y: number): string =>
    [-3, -2, -1, 0, 1, 2, 3]
      .map((i) => {
        const [x, r] = [100 + i * 22, 8 - Math.abs(i) * 0.6]
        const yy = y + i * i * 1.7 * (y < 160 ? 1 : -1)
        if (i === 0) return dot(x, yy, r, PALE)
        const k = r * (Math.abs(i) - 2) * 0.62
        const d = `M${f(x)} ${f(yy - r)}A${f(r)} ${f(r)} 0 0 ${i < 0 ? 1 : 0} ${f(x)} ${f(yy + r)}A${f(Math.max(0.1, Math.abs(k)))} ${f(r)} 0 0 ${k > 0 === i < 0 ? 0 : 1} ${f(x)} ${f(yy - r)}Z`
        return ring(x, yy, r, SILVER, 0.6, see(0.7)) + fill(d, SILVER)
      })
      .join('')
  out += phases(40) + phases(280)
  // corners: a curl of cloud and a star
  const curl =
    ink(
      'M14 46C14 26 26 14 46 14M18 60C30 56 34 44 26 38C20 34 14 40 19 44M60 18C56 30 44 34 38 26C34 20 40 14 44 19',
      SILVER,
      1.2,
    ) + fill(star(24, 24, 6, 1.8, 4), PALE)
  out += curl + mirrored(100, curl) + group('translate(0 320) scale(1 -1)', curl, mirrored(100, curl))
  out +=
    ring(100, 160, 80, SILVER, 1.4) +
    scale(100, 160, 81, 86, 60, SILVER, 0.8) +
    ring(100, 160, 87, SILVER, 0.7)
  out +=
    dot(100, 160, 44, disc) +
    [
      [86, 146, 9],
      [114, 152, 6],
      [104, 176, 11],
      [84, 172, 5],
      [118, 170, 4],
      [100, 140, 4],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, '#8fa0d8', see(0.35)))
      .join('') +
    ring(100, 160, 44, NIGHT, 1.6) +
    ring(100, 160, 47, SILVER, 0.8)
  out += ouroboros(pen, 100, 160, 63)
  return pen.svg(200, 320, out)
}

let dusk = ''

/** The back of Equinox cards, 200 by 320: day and night are equal, the tree stands between them. */
export function equinoxBack(): string {
  return (dusk ||= drawEquinoxBack())
}

function drawEquinoxBack(): string {
  const pen = new Pen('equinoxback')
  const edge = '#e9d9a6'
  let out = box(0, 0, 200, 320, '#16241c')
  const field =
    'M6 16C6 10 10 6 16 6H184C190 6 194 10 194 16V304C194 310 190 314 184 314H16C10 314 6 310 6 304Z'
  let inner =
    box(0, 0, 200, 160, pen.linear(['#3a2a56', '#8a4a5a', '#e59a5a'])) +
    box(0, 160, 200, 160, pen.linear(['#24506a', '#15324a', '#0e1c34']))
  inner += fill(rays(100, 160, 30, 190, 30, 2), '#ffd98a', see(0.22))
  for (let i = 0; i < 22; i++)
    inner += dot(pen.between(10, 190), pen.between(190, 310), pen.between(0.6, 1.5), '#cfe3f2')
  inner +=
    dot(100, 160, 62, '#f6c46a') +
    fill('M38 160A62 62 0 0 0 162 160Z', '#dfe8f2') +
    [
      [76, 186, 8],
      [110, 200, 6],
      [128, 176, 7],
      [92, 172, 4],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, '#aebed0', see(0.7)))
      .join('')
  // treetops of both halves mirror each other
  const trees = [12, 36, 164, 188, 58, 142]
    .map((x, i) =>
      fill(
        `M${x - 15} 160L${x} ${92 + (i % 3) * 12 + (i > 3 ? 26 : 0)}L${x + 15} 160Z`,
        ['#23382c', '#1b2e24', '#2c4534'][i % 3]!,
      ),
    )
    .join('')
  inner += trees + group('translate(0 320) scale(1 -1)', trees)
  // one tree, its leaves in the light and its bare branches in the water
  const twigs: string[] = ['', '', '']
  const leaves: Point[] = []
  const grow = (x: number, y: number, angle: number, long: number, level: number): void => {
    const [ex, ey] = away(x, y, angle, long)
    twigs[level] += `M${f(x)} ${f(y)}L${f(ex)} ${f(ey)}`
    if (level === 2) return void leaves.push([ex, ey])
    for (const turn of level === 0 ? [-52, -18, 20, 54] : [-34, 2, 36])
      grow(ex, ey, angle + turn + pen.between(-6, 6), long * pen.between(0.56, 0.72), level + 1)
  }
  grow(100, 160, -90, 42, 0)
  const bark = '#1d1512'
  const wood =
    ink(twigs[0]!, bark, 8) +
    ink(twigs[1]!, bark, 4.4) +
    ink(twigs[2]!, bark, 2.4) +
    fill('M88 162C96 156 96 146 96 136H104C104 146 104 156 112 162Z', bark)
  const foliage = leaves
    .map(([x, y], i) => dot(x, y, pen.between(6, 9.5), ['#5f7a34', '#7f9a40', '#a8a848', '#c98a3a'][i % 4]!))
    .join('')
  inner +=
    wood +
    foliage +
    group(
      'translate(0 320) scale(1 -1)',
      ink(twigs[0]!, '#24506a', 6),
      ink(twigs[1]!, '#24506a', 3),
      ink(twigs[2]!, '#24506a', 1.6),
    ) +
    leaves.map(([x, y]) => fill(star(x, 320 - y, 4.4, 1.4, 4), '#fff3cf')).join('')
  inner += ink('M10 160H190', edge, 1.6)
  out +=
    pen.within(field, inner) +
    ink(field, edge, 2) +
    ring(100, 160, 62, edge, 1.6) +
    ring(100, 160, 68, edge, 0.7) +
    scale(100, 160, 69, 74, 48, edge, 1)
  const leaf =
    group(
      move(26, 30, 1, -45),
      both('M0 -16C10 -8 10 8 0 16C-10 8 -10 -8 0 -16Z', '#6f8f3a', edge, 1.2),
      ink('M0 -12V16', edge, 1),
    ) + ink('M12 60C12 40 22 30 34 24M44 12C34 14 28 18 24 24', edge, 1.2)
  out += leaf + mirrored(100, leaf) + group('translate(0 320) scale(1 -1)', leaf, mirrored(100, leaf))
  return pen.svg(200, 320, out)
}
