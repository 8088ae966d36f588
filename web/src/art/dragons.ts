/** The three dragons: a spine, and everything that grows on it. The head is a group of its own (class `head`, turning about 0,0), so that a page may turn it. */
import {
  Pen,
  along,
  away,
  both,
  dot,
  f,
  fill,
  group,
  ink,
  mix,
  normal,
  once,
  oval,
  poly,
  ribbon,
  soft,
} from './draw'
import type { Point } from './draw'

const INK = '#10142a'
const SILVER = '#dfe6fb'

export interface Hide {
  main: string
  dark: string
  belly: string
  crest: string
  glow: string
}
export const HIDES: readonly [Hide, Hide, Hide] = [
  { main: '#35a08c', dark: '#176458', belly: '#d9efd2', crest: '#f2c14e', glow: '#ffe27a' },
  { main: '#d99a35', dark: '#8d5618', belly: '#fbeac2', crest: '#c2453a', glow: '#fff0a0' },
  { main: '#7d6bc9', dark: '#443688', belly: '#e6dffa', crest: '#e58fb0', glow: '#aef0ff' },
]

interface Shape {
  spine: Point[]
  /** Width along the spine, tail to neck. */
  width: (t: number) => number
  /** Where along the spine the legs are, and whether they belong to the far side. */
  legs: readonly (readonly [t: number, angle: number, far: boolean, length: number])[]
  /** Where the body passes over itself (0 to 1). */
  cuts: readonly number[]
  head: readonly [x: number, y: number, turn: number, scale: number]
}

const belly = (t: number, thick: number): number => thick * (t < 0.12 ? 0.35 + (t / 0.12) * 0.65 : 1)

const SHAPES: readonly [Shape, Shape, Shape] = [
  {
    spine: [
      [6, 46],
      [16, 78],
      [42, 96],
      [68, 82],
      [84, 50],
      [108, 34],
      [132, 48],
      [148, 78],
      [170, 86],
      [186, 66],
      [190, 44],
    ],
    width: (t) => belly(t, 4 + 18 * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.06))),
    legs: [
      [0.3, 60, true, 24],
      [0.36, 100, false, 26],
      [0.72, 70, true, 22],
      [0.76, 110, false, 24],
    ],
    cuts: [],
    head: [191, 42, -8, 0.66],
  },
  {
    spine: [
      [206, 92],
      [168, 110],
      [110, 112],
      [52, 98],
      [34, 62],
      [60, 26],
      [108, 16],
      [148, 38],
      [146, 76],
      [108, 92],
      [74, 76],
      [84, 50],
      [118, 46],
      [150, 56],
      [172, 40],
    ],
    width: (t) => belly(t, 5 + 16 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.1))),
    legs: [
      [0.5, 10, false, 22],
      [0.2, 80, false, 18],
    ],
    cuts: [0.36, 0.72],
    head: [173, 38, -4, 0.66],
  },
  {
    spine: [
      [8, 58],
      [20, 86],
      [50, 98],
      [84, 90],
      [116, 82],
      [146, 82],
      [168, 68],
      [178, 46],
    ],
    width: (t) => belly(t, 3 + 25 * Math.sin(Math.PI * Math.min(1, t * 0.82 + 0.02)) ** 1.3),
    legs: [
      [0.46, 60, true, 26],
      [0.5, 96, false, 28],
      [0.72, 50, true, 22],
      [0.76, 84, false, 24],
    ],
    cuts: [],
    head: [179, 44, -6, 0.68],
  },
]

function leg(x: number, y: number, angle: number, long: number, hide: Hide, far: boolean): string {
  const colour = far ? hide.dark : hide.main
  const knee = away(x, y, angle + 24, long * 0.55)
  const foot = away(knee[0], knee[1], angle - 34, long * 0.55)
  let out = ''
  for (const a of [-46, -12, 22]) {
    const tip = away(foot[0], foot[1], angle - 60 + a, 9)
    out += both(ribbon([foot, away(foot[0], foot[1], angle - 64 + a, 5), tip], 5, 2), SILVER, INK, 1)
  }
  out =
    both(
      ribbon([[x, y], knee, foot], (t) => 12 - 6.5 * t, 4),
      colour,
      INK,
      1.6,
    ) + out
  return out + dot(foot[0], foot[1], 3, colour)
}

function wings(hide: Hide, far: boolean): string {
  const membrane =
    'M132 76C132 48 120 22 96 4C86 14 66 12 42 8C52 22 46 34 30 42C50 42 58 52 58 66C74 56 92 62 100 74C108 70 122 72 132 76Z'
  const bones = 'M96 4C82 14 60 24 30 42M96 4C88 22 72 42 58 66M96 4C96 30 98 50 100 74'
  const marks =
    both(membrane, far ? hide.dark : mix(hide.main, hide.crest, 0.55), INK, 2) +
    ink(bones, far ? INK : hide.dark, 2) +
    both(
      ribbon(
        [
          [134, 78],
          [130, 44],
          [112, 18],
          [95, 2],
        ],
        (t) => 9 - 5 * t,
      ),
      hide.main,
      INK,
      1.6,
    ) +
    both('M95 5L90 -4L99 0Z', SILVER, INK, 1.2)
  return far ? group('translate(20 2) rotate(14 132 76)', marks) : marks
}

export function dragonHeadOn(hide: Hide, width = 2): string {
  return (
    both(
      ribbon(
        [
          [0, -14],
          [-16, -24],
          [-34, -22],
          [-46, -32],
        ],
        8,
      ),
      SILVER,
      INK,
      width,
    ) +
    both(
      'M-4 8C-14 10 -22 18 -30 16C-24 22 -20 22 -14 22C-18 28 -20 32 -26 34C-14 36 -4 30 2 22L8 14Z',
      hide.crest,
      INK,
      width,
    ) +
    both('M16 3L44 4C47 8 42 12 36 12.500C28 13 22 15 14 16C4 19 -6 18 -12 12L-2 0Z', hide.dark, INK, width) +
    fill('M23 3.500L25.500 9L28 3.500ZM32 4L34 8.500L36 4Z', SILVER) +
    both(
      'M-12 13C-18 0 -14 -10 -5 -17C3 -24 13 -27 20 -21C25 -16 31 -13 37 -14C40 -19 48 -20 52 -14C56 -8 54 -1 47 0C40 2 30 -1 20 3C12 8 2 17 -12 13Z',
      hide.main,
      INK,
      width,
    ) +
    fill(
      'M-10 10C0 12 8 6 16 1C24 -2 36 0 44 -2C34 -5 22 -6 14 -2C6 2 0 8 -10 10Z',
      hide.dark,
      ' opacity="0.45"',
    ) +
    fill('M44.500 0L43 6.500L40 0.500ZM36 0L34.500 4.500L32.500 0Z', SILVER) +
    both(
      ribbon(
        [
          [7, -19],
          [0, -33],
          [-14, -40],
          [-22, -53],
        ],
        8.5,
      ),
      SILVER,
      INK,
      width,
    ) +
    ink('M4 -25L-1 -23M-3 -33L-7 -30M-12 -38L-13 -34', INK, width * 0.5) +
    ink('M28 -12C31 -10 35 -10 38 -11M-4 -8C0 -4 0 0 -2 6M3 -6C7 -2 7 2 5 7', INK, width * 0.55) +
    fill('M8 -12C12 -19 22 -19 27 -10C20 -7 13 -8 8 -12Z', INK) +
    fill('M11 -12C15 -16.500 21 -16 24.500 -10.500C20 -9.200 15 -9.400 11 -12Z', hide.glow) +
    fill(oval(18, -12.4, 1.2, 2.8), INK) +
    ink('M7 -15C12 -22 22 -21 28 -12', INK, width * 0.9) +
    fill(oval(48, -11.5, 2.2, 1.5), INK) +
    ink('M51 -4C61 -2 62 9 73 6M46 2C53 8 50 17 60 20', INK, width * 1.5) +
    ink('M51 -4C61 -2 62 9 73 6M46 2C53 8 50 17 60 20', hide.crest, width * 0.7)
  )
}

/** The marks of one dragon in a field of 240 by 120. */
export function dragonMarks(which: 0 | 1 | 2): string {
  const shape = SHAPES[which]
  const hide = HIDES[which]
  const line = along(shape.spine, 5)
  const last = line.length - 1
  const wide = (i: number): number => shape.width(i / last)
  const side = (i: number, part: number): Point => {
    const [nx, ny] = normal(line, i)
    const w = wide(i) / 2
    return [line[i]![0] + nx * w * part, line[i]![1] + ny * w * part]
  }
  const edge = (from: number, to: number, part: number): Point[] => {
    const found: Point[] = []
    for (let i = from; i <= to; i++) found.push(side(i, part))
    return found
  }
  const band = (from: number, to: number, a: number, b: number): string =>
    poly([...edge(from, to, a), ...edge(from, to, b).reverse()])

  const part = (from: number, to: number): string => {
    let out = ''
    let spikes = ''
    for (let i = Math.max(from, 2); i < to; i += 1) {
      const t = i / last
      if (t > 0.97) break
      const [a, b] = [side(i, -0.8), side(Math.min(i + 1, last), -0.8)]
      const size = 3 + 7 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.05))
      const [nx, ny] = normal(line, i)
      const back: Point = [a[0] - b[0], a[1] - b[1]]
      const long = Math.hypot(back[0], back[1]) || 1
      const tip: Point = [
        a[0] - nx * size + (back[0] / long) * size * 0.5,
        a[1] - ny * size + (back[1] / long) * size * 0.5,
      ]
      spikes += `M${f(a[0])} ${f(a[1])}Q${f((a[0] + tip[0]) / 2 - nx)} ${f((a[1] + tip[1]) / 2 - ny)} ${f(tip[0])} ${f(tip[1])}Q${f((b[0] + tip[0]) / 2)} ${f((b[1] + tip[1]) / 2)} ${f(b[0])} ${f(b[1])}Z`
    }
    out += both(spikes, hide.crest, INK, 1.3)
    out += fill(band(from, to, 1, -1), hide.main)
    out += fill(band(from, to, 1, 0.3), hide.belly)
    let ribs = ''
    let scales = ''
    for (let i = from; i <= to; i++) {
      const [a, b] = [side(i, 0.98), side(i, 0.32)]
      ribs += `M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}`
      if (wide(i) > 9 && i < to) {
        for (const [k, at] of [
          [-0.1, 0],
          [-0.55, 0.5],
        ] as const) {
          const [p, q] = [line[i]!, line[Math.min(i + 1, last)]!]
          const s = side(i, k)
          const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
          const [nx, ny] = normal(line, i)
          const r = Math.min(2.4, wide(i) * 0.12)
          const [cx, cy] = [s[0] + dx * at, s[1] + dy * at]
          const far = Math.hypot(dx, dy) || 1
          scales += `M${f(cx - nx * r)} ${f(cy - ny * r)}Q${f(cx - (dx / far) * r * 1.8)} ${f(cy - (dy / far) * r * 1.8)} ${f(cx + nx * r)} ${f(cy + ny * r)}`
        }
      }
    }
    out += ink(ribs, hide.dark, 0.9, ' opacity="0.7"') + ink(scales, hide.dark, 1.1)
    out += ink(soft(edge(from, to, 0.3), false), hide.dark, 1)
    return (
      out + ink(soft(edge(from, to, 1), false), INK, 1.8) + ink(soft(edge(from, to, -1), false), INK, 1.8)
    )
  }

  const cuts = [0, ...shape.cuts.map((t) => Math.round(t * last)), last]
  let trunk = ''
  for (let i = 0; i < cuts.length - 1; i++) trunk += part(Math.max(0, cuts[i]! - (i ? 1 : 0)), cuts[i + 1]!)
  const legs = (far: boolean): string =>
    shape.legs
      .filter((one) => one[2] === far)
      .map(([t, angle, , long]) => {
        const [x, y] = side(Math.round(t * last), 0.35)
        return leg(x, y, angle, long, hide, far)
      })
      .join('')
  // the tail ends in a flame
  const [tx, ty] = line[0]!
  const from = Math.atan2(ty - line[2]![1], tx - line[2]![0]) * (180 / Math.PI)
  const tail = [-34, 0, 34]
    .map((a, i) =>
      both(
        ribbon(
          [[tx, ty], away(tx, ty, from + a * 0.9, 8), away(tx, ty, from + a * 0.5, i === 1 ? 20 : 14)],
          (t) => 7 * Math.sin(Math.PI * Math.min(1, t + 0.18)),
          4,
        ),
        hide.crest,
        INK,
        1.3,
      ),
    )
    .join('')
  const [hx, hy, turn, scale] = shape.head
  // a mane hides where the neck ends
  const mane = [150, 178, 206, 232]
    .map((a) =>
      both(ribbon([[hx - 2, hy], away(hx, hy, a, 9), away(hx, hy, a + 10, 19)], 9, 3), hide.crest, INK, 1.3),
    )
    .join('')
  const head = `<g transform="translate(${f(hx)} ${f(hy)}) rotate(${turn}) scale(${scale})"><g class="head" style="transform-origin:0 0">${dragonHeadOn(hide)}</g></g>`
  const halo = (d: string, w: number): string => ink(d, SILVER, w, ' opacity="0.85"')
  const glowing = halo(poly([...edge(0, last, 1.05), ...edge(0, last, -1.05).reverse()]), 4.5)
  const drawn =
    glowing +
    (which === 2 ? wings(hide, true) : '') +
    legs(true) +
    tail +
    trunk +
    legs(false) +
    mane +
    head +
    (which === 2 ? wings(hide, false) : '')
  // everything keeps a little air around it
  return group(['translate(2 0)', 'translate(8 2) scale(0.93)', 'translate(6 10) scale(0.92)'][which]!, drawn)
}

/** One of the three dragons (0 long, 1 coiled, 2 winged), 240 by 120, looking right. Inlined, its group `.head` may be
 * turned by CSS about its neck. */
export const dragon: (which: 0 | 1 | 2) => string = /* @__PURE__ */ once((which: 0 | 1 | 2) =>
  new Pen('dragon' + which).svg(240, 120, dragonMarks(which)),
)
