/** The back of cards: silver ink on indigo. */
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
