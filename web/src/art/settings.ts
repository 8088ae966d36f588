/** Where somebody of a people is seen and how near: no two of a people alike, so that a card is known by its picture at the
 * size of a thumbnail. */
import { box, dot, f, fill, group, ink, mirrored, oval, poly, ring, see, star } from './draw'
import type { Pen, Point } from './draw'
import { cloud, crescent, flame, gear, hills, rays, sea, ticks } from './parts'

/** Sky above, sky below, what stands there, what shines. */
export type Hues = readonly [string, string, string, string]
type Place = (pen: Pen, hues: Hues, line: string) => string

const sky = (pen: Pen, [high, low]: Hues): string => box(0, 0, 200, 180, pen.linear([high, low]))
const ground = (pen: Pen, y: number, colour: string, high = 14): string =>
  fill(hills(pen, y, high, 5), colour)

const PLACES = {
  /** A huge disc low over the land. */
  disc: (pen, hues, line) =>
    sky(pen, hues) +
    dot(100, 104, 84, hues[3]) +
    ring(100, 104, 92, hues[3], 2) +
    fill(hills(pen, 140, 40, 5, true), hues[2]) +
    ink('M0 178H200', line, 4),
  /** Night, and a moon that fills a corner. */
  moon: (pen, hues) => {
    let out = sky(pen, hues) + crescent(150, 48, 44, hues[3], -24)
    for (let i = 0; i < 26; i++)
      out += fill(star(pen.between(4, 196), pen.between(4, 120), 3, 1, 4), hues[3], see(0.8))
    return out + ground(pen, 150, hues[2])
  },
  /** Inside: an arch with light behind it. */
  arch: (pen, hues, line) =>
    box(0, 0, 200, 180, hues[2]) +
    fill('M30 180V84C30 20 170 20 170 84V180Z', pen.linear([hues[0], hues[1]])) +
    fill(rays(100, 96, 20, 120, 14, 5), hues[3], see(0.5)) +
    ink('M30 180V84C30 20 170 20 170 84V180', line, 5) +
    ink('M18 180V82C18 4 182 4 182 82V180', line, 2),
  /** Shelves to the ceiling. */
  shelves: (pen, hues, line) => {
    let out = box(0, 0, 200, 180, hues[2])
    for (let row = 0; row < 4; row++) {
      for (let x = 2; x < 198;) {
        const wide = pen.between(10, 19)
        const high = pen.between(26, 38)
        out += box(x, row * 46 + 42 - high, wide - 1, high, pen.pick([hues[0], hues[1], hues[3]]))
        x += wide
      }
      out += box(0, row * 46 + 42, 200, 5, line)
    }
    return out
  },
  /** Bands of sand, one behind the other. */
  dunes: (pen, hues) =>
    sky(pen, hues) +
    dot(150, 44, 22, hues[3]) +
    [90, 116, 142].map((y, i) => fill(hills(pen, y, 18, 2 + i), hues[2], see(0.45 + i * 0.27))).join(''),
  /** It comes down in streaks. */
  storm: (pen, hues) => {
    let out = sky(pen, hues)
    out += fill(cloud(60, 30, 150, 44), hues[2], see(0.8)) + fill(cloud(150, 44, 140, 40), hues[2], see(0.6))
    for (let i = 0; i < 22; i++) {
      const [x, y] = [pen.between(-10, 210), pen.between(40, 170)]
      out += ink(`M${f(x)} ${f(y)}l-12 34`, hues[3], 1.8, see(0.6))
    }
    return out + fill('M120 0L86 62H108L70 130L136 54H112L142 0Z', hues[3])
  },
  /** Towers and domes against the light. */
  town: (pen, hues, line) => {
    let d = 'M0 180V120'
    for (let x = 0; x < 200; x += 25) {
      const y = pen.between(70, 124)
      d += pen.chance(0.5)
        ? `V${f(y)}Q${x + 12} ${f(y - 26)} ${x + 25} ${f(y)}`
        : `V${f(y)}L${x + 12} ${f(y - 30)}L${x + 25} ${f(y)}`
    }
    return sky(pen, hues) + dot(60, 60, 30, hues[3]) + fill(d + 'V180Z', hues[2]) + ink('M0 176H200', line, 6)
  },
  /** Falls to the left and right of somebody. */
  falls: (pen, hues, line) => {
    let out = sky(pen, hues) + box(0, 0, 62, 180, hues[2]) + box(138, 0, 62, 180, hues[2])
    for (const x of [10, 26, 46, 148, 166, 184])
      out += ink(`M${x} -4C${x - 6} 60 ${x + 6} 120 ${x} 184`, hues[3], pen.between(4, 9))
    return out + ink('M62 0V180M138 0V180', line, 3)
  },
  /** Wheels in wheels. */
  wheels: (pen, hues, line) => {
    const one = (x: number, y: number, r: number, c: string): string =>
      fill(gear(x, y, r, 14, pen.between(0, 30)), c) +
      dot(x, y, r * 0.45, hues[0]) +
      ring(x, y, r * 0.7, line, 2)
    return sky(pen, hues) + one(46, 54, 58, hues[2]) + one(158, 104, 64, hues[3]) + one(150, 10, 34, hues[2])
  },
  /** The face of a clock, as large as the wall. */
  clock: (pen, hues, line) =>
    sky(pen, hues) +
    dot(100, 88, 86, hues[3]) +
    ring(100, 88, 86, line, 4) +
    ink(ticks(100, 88, 70, 82, 12), line, 4) +
    ink(`M100 88L${f(pen.between(50, 150))} 26`, hues[2], 5),
  /** Peaks with snow on them. */
  peaks: (pen, hues, line) => {
    const peak = (x: number, y: number, w: number): string => {
      const points: Point[] = [
        [x - w, 180],
        [x, y],
        [x + w, 180],
      ]
      const snow: Point[] = [
        [x - w * 0.28, y + (180 - y) * 0.28],
        [x, y],
        [x + w * 0.28, y + (180 - y) * 0.28],
        [x + w * 0.08, y + (180 - y) * 0.2],
        [x - w * 0.06, y + (180 - y) * 0.34],
      ]
      return fill(poly(points), hues[2]) + fill(poly(snow), hues[3]) + ink(poly(points), line, 1.6)
    }
    return sky(pen, hues) + peak(40, 30, 70) + peak(164, 12, 80) + peak(104, 74, 60)
  },
  /** Trunks, the near ones dark. */
  wood: (pen, hues, line) => {
    let out = sky(pen, hues)
    for (const x of [14, 44, 82, 122, 156, 188])
      out += box(x - 6, 0, 13, 180, x % 4 ? hues[2] : line, see(x % 4 ? 0.85 : 0.9))
    return out + fill(cloud(40, 14, 160, 60), hues[3], see(0.9)) + fill(cloud(160, 8, 150, 56), hues[3])
  },
  /** Open water. */
  water: (pen, hues, line) =>
    sky(pen, hues) +
    dot(146, 62, 24, hues[3]) +
    [104, 124, 146]
      .map(
        (y, i) =>
          fill(sea(y, 9, 40, i * 13), hues[2], see(0.55 + i * 0.22)) + ink(sea(y, 9, 40, i * 13), line, 1.2),
      )
      .join(''),
  /** Columns of a hall. */
  hall: (pen, hues, line) =>
    sky(pen, hues) +
    [12, 58, 142, 188]
      .map(
        (x) =>
          box(x - 12, 20, 24, 160, hues[2]) +
          box(x - 17, 12, 34, 10, hues[3]) +
          ink(`M${x - 5} 24V180M${x + 5} 24V180`, line, 1.4, see(0.6)),
      )
      .join('') +
    box(0, 0, 200, 12, hues[3]),
  /** Everything around is alight. */
  blaze: (pen, hues) => {
    let out = sky(pen, hues)
    for (let x = 6; x < 200; x += 22)
      out += fill(flame(x, 184, 34, pen.between(70, 150), pen.between(-14, 14)), x % 4 ? hues[2] : hues[3])
    return out
  },
  /** Crystals grow from all sides. */
  crystals: (pen, hues, line) => {
    let out = box(0, 0, 200, 180, pen.radial([hues[1], hues[0]]))
    for (let i = 0; i < 13; i++) {
      const angle = (i / 13) * 2 * Math.PI
      const [x, y] = [100 + 128 * Math.cos(angle), 90 + 116 * Math.sin(angle)]
      const long = pen.between(0.32, 0.52)
      const d = `M${f(x - 13 * Math.sin(angle))} ${f(y + 13 * Math.cos(angle))}L${f(x + (100 - x) * long)} ${f(y + (90 - y) * long)}L${f(x + 13 * Math.sin(angle))} ${f(y - 13 * Math.cos(angle))}Z`
      out += fill(d, i % 2 ? hues[2] : hues[3]) + ink(d, line, 1.4)
    }
    return out
  },
  /** Mist, and a ring of light in it. */
  mist: (pen, hues) =>
    sky(pen, hues) +
    fill(oval(100, 84, 74, 70), hues[3], see(0.8)) +
    [40, 78, 118, 156].map((y) => fill(cloud(pen.between(20, 180), y, 190, 22), hues[2], see(0.5))).join(''),
} satisfies Record<string, Place>

export type PlaceName = keyof typeof PLACES

export const place = (pen: Pen, name: PlaceName, hues: Hues, line: string): string =>
  (PLACES[name] as Place)(pen, hues, line)

/** How near somebody is and where in the picture: the lower edge of a figure stays at the lower edge. */
const VIEWS = {
  middle: 'translate(0 0)',
  near: 'translate(-58 -52) scale(1.58)',
  left: 'translate(-12 38) scale(0.8)',
  right: 'translate(52 38) scale(0.8)',
  far: 'translate(52 80) scale(0.58)',
  leaning: 'translate(-16 10) rotate(-11 100 180) scale(1.1)',
  large: 'translate(-44 -10) scale(1.26)',
} as const

export type ViewName = keyof typeof VIEWS
const NAMES = Object.keys(VIEWS) as ViewName[]

export const seen = (figure: string, view: ViewName, isTurned = false): string =>
  group(VIEWS[view], isTurned ? mirrored(100, figure) : figure)

/** The view of a people's nth card: neighbours in a deck are never seen alike. */
export const viewOf = (number: number): ViewName => NAMES[(number * 3) % NAMES.length]!
