/** Mimix: ochre, teal and bone; leaping arcs, masks, woven bands. */
import {
  body,
  both,
  box,
  dot,
  f,
  fill,
  group,
  ink,
  mirrored,
  mix,
  move,
  oval,
  poly,
  ribbon,
  ring,
  see,
  soft,
  star,
} from '../draw'
import type { Pen, Point } from '../draw'
import { PALETTES } from '../palettes'
import { chosen, crescent, eye, feather, fires, hand, hills, rays, swirl } from '../parts'
import type { Gesture } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName, ViewName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.mimix
const DUSK = '#114b4f'

type Hour = 'day' | 'dusk' | 'dawn' | 'night'

function plain(pen: Pen, hour: Hour): string {
  const skies: Record<Hour, string[]> = {
    day: ['#e9b657', '#f2cf86', '#f8e6b8'],
    dawn: ['#c9683a', '#e9a04c', '#f8dc9a'],
    dusk: [DUSK, '#3f8d86', '#e2a24c'],
    night: ['#0c2c33', DUSK, '#2a7a78'],
  }
  const sun = hour === 'night' ? p.light : hour === 'dusk' ? p.accent : '#fff3cf'
  const x = pen.between(60, 140)
  let out = box(0, 0, 200, 180, pen.linear(skies[hour]))
  out += dot(x, 78, 52, sun, see(0.92)) + ring(x, 78, 58, sun, 1.6, see(0.8))
  out += fill(hills(pen, 140, 22, 4), hour === 'night' ? '#0f3a3e' : p.second, see(0.85))
  out += fill(hills(pen, 156, 12, 5), hour === 'night' ? p.ink : p.deep)
  return out
}

/** A woven band at the foot of the picture; every card has its own weave. */
function weave(pen: Pen, y = 166): string {
  const h = 14
  const [a, b, c] = pen.pick([
    [p.second, p.light, p.accent],
    [p.accent, p.main, p.light],
    [p.ink, p.main, p.light],
    [DUSK, p.light, p.main],
  ])!
  const style = pen.whole(0, 3)
  let d = ''
  const step = 14
  for (let i = -1; i < 15; i++) {
    const x = i * step
    if (style === 0) d += `M${x} ${y + h}L${x + 7} ${y + 2}L${x + 14} ${y + h}Z`
    if (style === 1) d += `M${x} ${y + 7}l7 -5 7 5 -7 5Z`
    if (style === 2) d += `M${x} ${y + 3}h8v4h-4v4h-4Z`
    if (style === 3) d += `M${x} ${y + 3}l5 4 -5 4h4l5 -4 -5 -4Z`
  }
  return (
    box(0, y - 1, 200, h + 2, a!) +
    fill(d, b!) +
    ink(`M0 ${y - 1}H200M0 ${y + h}H200`, c!, 2) +
    ink(`M0 ${y - 2.5}H200`, p.ink, 1.4)
  )
}

// ---- bodies ----------------------------------------------------------------------------------------------

interface Pose {
  hip: Point
  chest: Point
  head: Point
  /** Elbow and hand, knee and foot, twice. */
  arms: readonly [Point, Point, Point, Point]
  legs: readonly [Point, Point, Point, Point]
}
const POSES: Pose[] = [
  // leaping high
  {
    hip: [98, 96],
    chest: [104, 66],
    head: [110, 42],
    arms: [
      [128, 50],
      [142, 22],
      [84, 60],
      [62, 40],
    ],
    legs: [
      [126, 106],
      [120, 138],
      [74, 110],
      [46, 128],
    ],
  },
  // leaping far
  {
    hip: [92, 92],
    chest: [112, 74],
    head: [126, 56],
    arms: [
      [136, 86],
      [162, 74],
      [92, 54],
      [66, 58],
    ],
    legs: [
      [124, 104],
      [162, 112],
      [62, 100],
      [24, 112],
    ],
  },
  // dancing, one knee up
  {
    hip: [100, 102],
    chest: [100, 70],
    head: [102, 44],
    arms: [
      [128, 58],
      [134, 28],
      [72, 60],
      [58, 84],
    ],
    legs: [
      [124, 112],
      [106, 136],
      [94, 132],
      [92, 164],
    ],
  },
  // turning, arms wide
  {
    hip: [98, 104],
    chest: [96, 72],
    head: [94, 46],
    arms: [
      [124, 66],
      [152, 54],
      [66, 70],
      [38, 62],
    ],
    legs: [
      [112, 132],
      [136, 158],
      [84, 130],
      [72, 162],
    ],
  },
  // throwing
  {
    hip: [92, 104],
    chest: [98, 74],
    head: [110, 50],
    arms: [
      [128, 80],
      [154, 70],
      [74, 54],
      [58, 30],
    ],
    legs: [
      [122, 122],
      [134, 160],
      [70, 122],
      [44, 152],
    ],
  },
  // crouching to spring
  {
    hip: [78, 116],
    chest: [104, 92],
    head: [124, 74],
    arms: [
      [126, 112],
      [142, 140],
      [88, 112],
      [84, 146],
    ],
    legs: [
      [108, 132],
      [84, 160],
      [56, 130],
      [48, 162],
    ],
  },
]

function dancer(
  pen: Pen,
  pose: Pose,
  skin: string,
  cloth: string,
  weapon: 'spear' | 'none' | 'ribbons' | 'bow' | 'shield',
): string {
  const [h, c, k] = [pose.hip, pose.chest, pose.head]
  const limb = (a: Point, b: Point, e: Point, w: number): readonly [string, number] => [
    soft([a, b, b, e], false),
    w,
  ]
  let out = ''
  const braid = (i: number): string =>
    both(
      ribbon(
        [
          k,
          [k[0] - 16 - i * 4, k[1] - 8 + i * 7],
          [k[0] - 32, k[1] + i * 9 - 6],
          [k[0] - 44 - i * 3, k[1] + i * 11 + pen.between(-10, 6)],
        ],
        (t) => 7 * (1 - t * 0.6),
      ),
      i % 2 ? p.accent : p.ink,
      p.ink,
      1.2,
    )
  if (weapon === 'ribbons')
    out +=
      both(
        ribbon(
          [
            pose.arms[1],
            [pose.arms[1][0] + 30, pose.arms[1][1] - 20],
            [pose.arms[1][0] + 10, pose.arms[1][1] + 30],
            [pose.arms[1][0] + 44, pose.arms[1][1] + 50],
          ],
          (t) => 8 - 5 * t,
        ),
        p.accent,
        p.ink,
        1.6,
      ) +
      both(
        ribbon(
          [
            pose.arms[3],
            [pose.arms[3][0] - 30, pose.arms[3][1] - 16],
            [pose.arms[3][0] - 14, pose.arms[3][1] + 26],
            [pose.arms[3][0] - 40, pose.arms[3][1] + 44],
          ],
          (t) => 8 - 5 * t,
        ),
        p.second,
        p.ink,
        1.6,
      )
  out += braid(0) + braid(1) + braid(2)
  // feet that point where they go
  const foot = ([ax, ay]: Point, [bx, by]: Point, colour: string): string => {
    const far = Math.hypot(bx - ax, by - ay)
    const [dx, dy] = [(bx - ax) / far, (by - ay) / far]
    const steep = Math.abs(dy) > 0.6
    return both(
      ribbon(
        [
          [bx - dx * 4, by - dy * 4],
          [bx + dx * 2, by + dy * 2],
          [bx + (steep ? 12 : dx * 13), by + (steep ? 3 : dy * 13 - 4)],
        ],
        (t) => 11 - 5 * t,
        2,
      ),
      colour,
      p.ink,
      1.7,
    )
  }
  // the far arm and leg, then trunk, then the near ones
  out += body(
    [limb(c, pose.arms[2], pose.arms[3], 8.5), limb(h, pose.legs[2], pose.legs[3], 11)],
    mix(skin, p.ink, 0.28),
    p.ink,
    1.9,
  )
  out += foot(pose.legs[2], pose.legs[3], p.deep)
  out +=
    body([limb(h, pose.legs[0], pose.legs[1], 12)], skin, p.ink, 1.9) +
    foot(pose.legs[0], pose.legs[1], p.deep)
  // a tunic with a woven hem that flies behind
  const lean = Math.atan2(c[1] - h[1], c[0] - h[0])
  const [nx, ny] = [-Math.sin(lean), Math.cos(lean)]
  const at = (t: number, side: number): Point => [
    h[0] + (c[0] - h[0]) * t + nx * side,
    h[1] + (c[1] - h[1]) * t + ny * side,
  ]
  const trim = cloth === p.light ? p.accent : p.light
  const tunic = soft([
    at(1.2, 9),
    at(1.2, -9),
    at(0.7, -9),
    at(0.2, -9),
    at(-0.4, -20),
    at(-0.66, -12),
    at(-0.5, 2),
    at(-0.72, 16),
    at(-0.3, 20),
    at(0.2, 10),
    at(0.8, 10),
  ])
  out += pen.cel(tunic, cloth, mix(cloth, p.ink, 0.4), p.ink, {
    width: 1.9,
    marks:
      ink(
        soft([at(-0.3, -26), at(-0.42, -8), at(-0.3, 4), at(-0.46, 26)], false),
        trim,
        4,
        ' stroke-dasharray="4 3" stroke-linecap="butt"',
      ) + ink(poly([at(0.12, -14), at(0.12, 14)], false), trim, 4.4),
  })
  out += body([limb(c, pose.arms[0], pose.arms[1], 8.5)], skin, p.ink, 1.9)
  for (const [x, y] of [pose.arms[1], pose.arms[3]]) out += dot(x, y, 5, skin) + ring(x, y, 5, p.ink, 1.6)
  for (const [a, b] of [
    [pose.legs[0], pose.legs[1]],
    [pose.legs[2], pose.legs[3]],
  ] as const) {
    const [x, y] = [a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7]
    out += dot(x, y, 6, p.light) + dot(x, y, 3.4, p.accent)
  }
  if (weapon === 'spear') {
    const [x, y] = pose.arms[1]
    out += group(
      move(x, y, 1, -24),
      body([['M-60 0L44 0', 2.6]], p.light, p.ink, 1.3),
      both('M42 -7L66 0L42 7L47 0Z', p.second, p.ink, 1.6),
      both('M38 0L34 12L30 2L26 12L24 0Z', p.accent, p.ink, 1),
    )
  }
  if (weapon === 'bow') {
    const [x, y] = pose.arms[1]
    out +=
      ink(
        `M${f(x - 4)} ${f(y - 34)}C${f(x + 22)} ${f(y - 16)} ${f(x + 22)} ${f(y + 16)} ${f(x - 4)} ${f(y + 34)}`,
        p.ink,
        6,
      ) +
      ink(
        `M${f(x - 4)} ${f(y - 34)}C${f(x + 22)} ${f(y - 16)} ${f(x + 22)} ${f(y + 16)} ${f(x - 4)} ${f(y + 34)}`,
        p.light,
        2.6,
      ) +
      ink(`M${f(x - 4)} ${f(y - 34)}L${f(x - 4)} ${f(y + 34)}`, p.ink, 1)
  }
  if (weapon === 'shield') {
    const [x, y] = pose.arms[1]
    out +=
      both(oval(x, y, 17, 21), p.second, p.ink, 2.2) +
      ring(x, y, 11, p.light, 2.2) +
      fill(star(x, y, 9, 3.4, 6), p.main)
  }
  out += group(move(k[0], k[1], 0.44, 8), mask(pen, pen.whole(0, 5), cloth))
  return out
}

// ---- masks -----------------------------------------------------------------------------------------------

/** A mask of about 80 by 100 around 0,0. */
function mask(pen: Pen, style: number, colour: string): string {
  const dark = mix(colour, p.ink, 0.5)
  const outlines = [
    'M-34 -30C-30 -58 30 -58 34 -30C38 6 22 40 0 56C-22 40 -38 6 -34 -30Z',
    'M-30 -46L30 -46L38 -8L22 46L0 54L-22 46L-38 -8Z',
    'M-38 -34C-20 -50 20 -50 38 -34C42 -4 36 26 22 44C8 54 -8 54 -22 44C-36 26 -42 -4 -38 -34Z',
    'M0 -56C28 -50 38 -20 32 8C28 34 14 50 0 54C-14 50 -28 34 -32 8C-38 -20 -28 -50 0 -56Z',
    'M-36 -40L0 -54L36 -40C38 0 28 40 0 52C-28 40 -38 0 -36 -40Z',
    'M-32 -44C-10 -56 10 -56 32 -44C28 -20 40 0 30 30C20 52 -20 52 -30 30C-40 0 -28 -20 -32 -44Z',
  ]
  const d = outlines[style]!
  let marks = fill('M0 -80H80V80H0Z', p.ink, see(0.16))
  const band = pen.pick([p.light, p.main, p.accent])
  switch (style) {
    case 0:
      marks += fill('M-8 -60L8 -60L5 10L-5 10Z', band) + ink('M-40 24H40M-40 32H40', band, 3)
      break
    case 1:
      marks +=
        fill('M-50 -50H50V-30H-50Z', band) +
        fill('M-40 -30L-30 -40L-20 -30L-10 -40L0 -30L10 -40L20 -30L30 -40L40 -30Z', p.ink)
      break
    case 2:
      marks += fill('M-50 6L0 -8L50 6L50 16L0 4L-50 16Z', band) + dot(0, -36, 8, band)
      break
    case 3:
      marks +=
        ink('M0 -60L0 -16M-12 -56L-10 -22M12 -56L10 -22', band, 4) +
        dot(-20, 14, 5, band) +
        dot(20, 14, 5, band)
      break
    case 4:
      marks += fill('M-50 -60L0 -20L50 -60L50 -30L0 4L-50 -30Z', band, see(0.9))
      break
    default:
      marks +=
        ink('M-40 -26C-20 -36 20 -36 40 -26M-40 -36C-20 -46 20 -46 40 -36', band, 4) +
        ink('M-40 20L-16 28M40 20L16 28M-40 30L-14 36M40 30L14 36', band, 3)
  }
  const kind = pen.whole(0, 2)
  const hole =
    kind === 0
      ? fill('M-26 -8Q-16 -20 -6 -6Q-16 2 -26 -8ZM26 -8Q16 -20 6 -6Q16 2 26 -8Z', p.ink)
      : kind === 1
        ? dot(-16, -8, 8.5, p.ink) + dot(16, -8, 8.5, p.ink)
        : fill('M-27 -12L-6 -8L-6 -2L-25 -3ZM27 -12L6 -8L6 -2L25 -3Z', p.ink)
  const shine = dot(-15, -8, 2.6, p.light) + dot(15, -8, 2.6, p.light)
  const grin = pen.pick([
    'M-12 34Q0 26 12 34Q0 44 -12 34Z',
    'M-14 30H14V38H-14Z',
    'M-8 36A8 6 0 1 1 8 36A8 6 0 1 1 -8 36Z',
    'M-14 30Q0 44 14 30Q0 36 -14 30Z',
  ])
  return (
    pen.cel(d, colour, dark, p.ink, { width: 3.4, x: -6, y: -2, marks }) +
    hole +
    shine +
    ink('M-6 -12L-8 16Q0 22 8 16L6 -12', p.ink, 3) +
    fill(grin, p.ink) +
    (kind === 1 ? fill('M-9 31l4 5 4 -5 4 5 4 -5Z', p.light) : '')
  )
}

function plumes(pen: Pen, count: number, far: number, y: number): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const a = -150 + (120 * i) / (count - 1)
    out += both(
      feather(0, y, far * pen.between(0.85, 1.1), 9, a),
      [p.second, p.light, p.accent, p.main][i % 4]!,
      p.ink,
      1.8,
    )
  }
  return out
}

function shaman(pen: Pen, style: number, cloth: string, hat: number): string {
  let out = pen.cel(
    'M20 186C24 142 60 122 100 120C140 122 176 142 180 186Z',
    cloth,
    mix(cloth, p.ink, 0.5),
    p.ink,
    { width: 2.4, marks: ink('M40 190L70 134M160 190L130 134', p.light, 3, ' stroke-dasharray="4 5"') },
  )
  const neck =
    ink('M66 132C80 152 120 152 134 132', p.ink, 8) +
    ink('M66 132C80 152 120 152 134 132', p.light, 5, ' stroke-dasharray="0.1 8"')
  const horns = both(
    ribbon(
      [
        [0, -40],
        [30, -60],
        [52, -50],
        [58, -82],
      ],
      18,
    ),
    p.light,
    p.ink,
    2.4,
  )
  const hats = [
    plumes(pen, 9, 76, -20),
    pen.pair(0, horns),
    fill(rays(0, -6, 40, 84, 14, 7), p.accent) + ring(0, -6, 62, p.ink, 2) + ring(0, -6, 72, p.light, 3),
    both('M-46 -20L-60 -70L-34 -52L0 -86L34 -52L60 -70L46 -20Z', p.second, p.ink, 2.4) +
      ink('M-50 -50L0 -70L50 -50', p.light, 3),
  ]
  out +=
    neck +
    group(move(100, 84, 1), hats[hat]!, mask(pen, style, pen.pick([p.accent, p.second, p.main, '#e9d3a0'])))
  return out
}

// ---- animals ---------------------------------------------------------------------------------------------

function runner(coat: string, horn: 'gazelle' | 'antelope' | 'unicorn'): string {
  const dark = mix(coat, p.ink, 0.35)
  let out = body(
    [
      ['M72 104C60 116 50 126 30 128', 8],
      ['M132 96C146 110 158 112 178 104', 7],
    ],
    dark,
    p.ink,
    1.9,
  )
  out += body(
    [
      ['M70 104C58 110 62 128 44 146', 9],
      ['M134 100C146 116 140 124 160 134', 8],
    ],
    coat,
    p.ink,
    1.9,
  )
  out += both(
    'M56 94C60 76 84 74 104 80C120 82 128 74 136 56C138 46 146 40 154 40C160 40 176 50 182 58C180 66 168 66 160 64C154 76 154 96 140 108C120 116 80 116 66 112C56 110 54 102 56 94Z',
    coat,
    p.ink,
    2.2,
  )
  out += both('M58 92C44 84 44 74 34 72C42 86 44 96 56 102Z', p.light, p.ink, 1.8)
  out += fill('M70 112C90 118 120 116 140 108C126 108 96 108 70 112Z', p.light)
  out += ink(
    'M80 82C82 90 80 100 84 106M92 80C94 88 92 98 96 106M104 81C106 88 104 96 108 104',
    horn === 'unicorn' ? p.second : p.deep,
    3,
  )
  out +=
    both('M148 42L140 28L152 36Z', coat, p.ink, 1.8) + dot(164, 52, 2.4, p.ink) + dot(180, 59, 1.8, p.ink)
  if (horn === 'gazelle')
    out +=
      body(
        [
          ['M156 40C152 26 142 20 144 4', 3.4],
          ['M161 41C160 28 154 20 158 6', 3.4],
        ],
        p.ink,
        p.ink,
        0.6,
      ) + ink('M150 30L156 27M147 22L153 19', p.light, 1.2)
  if (horn === 'antelope')
    out +=
      body(
        [
          ['M156 40C140 34 130 24 118 8', 4],
          ['M161 41C150 28 144 18 136 2', 4],
        ],
        p.ink,
        p.ink,
        0.6,
      ) + ink('M146 34L150 29M138 28L142 23M130 20L134 16', p.light, 1.2)
  if (horn === 'unicorn')
    out +=
      both('M158 42L172 2L166 44Z', p.light, p.ink, 1.8) +
      ink('M161 34L169 34M163 26L169 27M166 18L170 19', p.ink, 1.2) +
      both(
        ribbon(
          [
            [150, 40],
            [136, 46],
            [132, 64],
            [118, 70],
          ],
          14,
        ),
        p.second,
        p.ink,
        1.8,
      )
  return out
}

function cub(pen: Pen, fox: boolean): string {
  const coat = fox ? '#d8692f' : '#8a5a34'
  const dark = mix(coat, p.ink, 0.4)
  let out =
    pen.cel('M34 186C36 150 64 132 100 132C136 132 164 150 166 186Z', coat, dark, p.ink, { width: 2.4 }) +
    both('M76 186C78 160 88 148 100 148C112 148 122 160 124 186Z', p.light, p.ink, 1.8)
  const ear = fox ? 'M62 70L50 18L96 48Z' : oval(62, 52, 20)
  const inner = fox ? 'M64 58L58 32L82 48Z' : oval(62, 52, 10)
  const one = both(ear, coat, p.ink, 2.4) + fill(inner, fox ? p.light : p.accent)
  out += pen.pair(100, one)
  const skull = fox
    ? 'M46 74C56 44 144 44 154 74C168 84 158 98 150 104C130 116 116 140 100 142C84 140 70 116 50 104C42 98 32 84 46 74Z'
    : 'M44 92C42 56 70 40 100 40C130 40 158 56 156 92C154 124 132 142 100 142C68 142 46 124 44 92Z'
  out += pen.cel(skull, coat, dark, p.ink, {
    width: 2.4,
    marks: fox
      ? fill('M46 92C70 90 88 104 100 124C112 104 130 90 154 92L160 150L40 150Z', p.light)
      : fill(oval(100, 116, 30, 24), p.light),
  })
  out += eye(76, 86, 9, 'round', '#fffaf0', p.ink, p.ink) + eye(124, 86, 9, 'round', '#fffaf0', p.ink, p.ink)
  out +=
    fill(
      fox
        ? 'M90 128C96 122 104 122 110 128C108 138 92 138 90 128Z'
        : 'M86 104C92 96 108 96 114 104C112 114 88 114 86 104Z',
      p.ink,
    ) + (fox ? '' : ink('M100 112L100 122M88 124C94 130 106 130 112 124', p.ink, 2.4))
  out +=
    ink('M86 60L100 70L114 60M92 52L100 58L108 52', p.second, 4) +
    dot(62, 106, 3.4, p.second) +
    dot(138, 106, 3.4, p.second)
  return out
}

function heaven(pen: Pen, which: 'sun' | 'moon' | 'stars'): string {
  const features = (white: string): string =>
    eye(-18, -8, 9, 'sleepy', white, p.ink, p.ink) +
    eye(18, -8, 9, 'sleepy', white, p.ink, p.ink) +
    ink('M0 -10L-4 14Q0 18 6 15', p.ink, 2.4) +
    ink('M-14 28Q0 38 14 28', p.ink, 2.6) +
    ink('M-30 -24Q-18 -32 -8 -24M8 -24Q18 -32 30 -24', p.ink, 2.6)
  if (which === 'sun')
    return group(
      move(100, 104),
      both(rays(0, 0, 52, 92, 16, 6), p.main, p.ink, 1.6),
      pen.cel(oval(0, 0, 54), '#f6c24a', p.accent, p.ink, {
        width: 2.6,
        x: -8,
        y: -6,
        marks: ink(oval(0, 0, 47), p.accent, 2.4, ' stroke-dasharray="4 4"'),
      }),
      features(p.light),
    )
  if (which === 'moon')
    return group(
      move(100, 82),
      ring(0, 0, 68, p.light, 1.4),
      ring(0, 0, 76, p.light, 5, ' stroke-dasharray="0.1 12"'),
      pen.cel(oval(0, 0, 56), p.light, '#9fc4bd', p.ink, {
        width: 2.6,
        x: -14,
        y: -2,
        marks: dot(26, -34, 6, '#9fc4bd') + dot(-34, 24, 5, '#c9d8c8'),
      }),
      features('#ffffff'),
    )
  let out = ''
  for (const [x, y, r] of [
    [44, 50, 20],
    [156, 44, 24],
    [32, 116, 14],
    [172, 112, 16],
    [70, 140, 10],
    [134, 142, 12],
  ] as const)
    out += both(
      star(x, y, r, r * 0.4, 6, pen.between(-90, -60)),
      pen.pick([p.light, p.main, '#9fd8d0']),
      p.ink,
      1.8,
    )
  return (
    out +
    group(
      move(100, 86),
      both(star(0, 0, 66, 36, 8), p.main, p.ink, 2.4),
      pen.cel(oval(0, 0, 36), p.light, p.main, p.ink, { width: 2.4, x: -6 }),
      group('scale(0.72)', features('#ffffff')),
    )
  )
}

// ---- cards -----------------------------------------------------------------------------------------------

/** Where each of them is seen, by number; those of heaven have it to themselves. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['disc', ['#c9683a', '#f8dc9a', '#7c4a1e', '#fff3cf']],
  ['moon', ['#0c2c33', '#1f6f6c', '#0f3a3e', '#f5e8cb']],
  ['dunes', ['#e9a04c', '#f8e6b8', '#b4442c', '#fff3cf']],
  ['peaks', ['#8fc8c0', '#e8f2e0', '#1f8783', '#f5e8cb']],
  ['blaze', ['#4a1a10', '#b4442c', '#e08030', '#ffd88a']],
  ['wood', ['#f2cf86', '#e8e0b0', '#7c4a1e', '#3a8a5a']],
  ['storm', ['#12252b', '#3a6a70', '#1c3a40', '#f2cf86']],
  ['hall', ['#f8e6b8', '#fff6dc', '#d18f33', '#1f8783']],
  ['water', ['#f8dc9a', '#fff3cf', '#1f8783', '#b4442c']],
  ['town', ['#5a3a6a', '#e2a24c', '#2c1b12', '#fff3cf']],
  ['mist', ['#d8c8a0', '#f5e8cb', '#ffffff', '#e8d0a0']],
  ['arch', ['#e2a24c', '#f8e6b8', '#163a3c', '#fff3cf']],
  ['falls', ['#d0ecd8', '#f5f8e8', '#a86a30', '#5ab8b0']],
  ['peaks', ['#3a2a4a', '#c97a5a', '#5a3a30', '#f2cf86']],
  ['crystals', ['#0c2c33', '#2a7a78', '#7fd1c8', '#f5e8cb']],
  ['dunes', ['#f2cf86', '#fff6dc', '#d18f33', '#1f8783']],
  ['moon', ['#2a1a3a', '#7a4a5a', '#2c1b12', '#ffd88a']],
  ['disc', ['#7c2a1a', '#e08030', '#2c1b12', '#ffd88a']],
  ['water', ['#0c2c33', '#1f5a5a', '#0a2026', '#d8f0e0']],
  ['wood', ['#cfe8d0', '#8ab89a', '#3a2a1a', '#1f8783']],
  ['clock', ['#2a7a78', '#9ad0c0', '#b4442c', '#f5e8cb']],
]

/** Whoever leaps needs room for arms and legs. */
const VIEWS: Partial<Record<number, ViewName>> = { 5: 'large', 10: 'right', 12: 'middle', 15: 'left' }

function scene(pen: Pen, n: number): string {
  const found = WHERE[n - 1]
  return found ? place(pen, found[0], found[1], p.ink) : plain(pen, n === 22 ? 'dawn' : 'night')
}

function character(pen: Pen, n: number): string {
  const skin = pen.pick(['#e0a86a', '#c98a50', '#b8d0c0', '#8fb8ac', '#e8c89a', '#9a6a48'])
  const cloth = pen.pick([p.second, p.accent, p.light])
  const stands = (figure: string): string => seen(figure, VIEWS[n] ?? viewOf(n), n % 2 === 0)
  const leap = (
    hour: Hour,
    pose: number,
    weapon: 'spear' | 'none' | 'ribbons' | 'bow' | 'shield',
    colour: string = cloth,
  ): string =>
    scene(pen, n) + arc(pen, hour) + stands(dancer(pen, POSES[pose]!, skin, colour, weapon)) + weave(pen)
  switch (n) {
    case 1:
      return leap('dawn', 3, 'shield', p.accent)
    case 2:
      return leap('night', 3, 'shield', p.second)
    case 3:
      return (
        scene(pen, n) +
        fires(36, 160, 34, 80, p.accent, p.main, p.light, p.ink) +
        fires(166, 160, 34, 70, p.accent, p.main, p.light, p.ink) +
        stands(dancer(pen, POSES[2]!, skin, p.accent, 'none')) +
        weave(pen)
      )
    case 4:
      return (
        scene(pen, n) +
        both('M0 160L30 100L60 160ZM140 160L172 90L204 160Z', p.second, p.ink, 2) +
        stands(dancer(pen, POSES[2]!, skin, p.second, 'none')) +
        weave(pen)
      )
    case 5:
      return leap('dawn', 4, 'spear', p.accent)
    case 6:
      return leap('day', 4, 'bow', p.second)
    case 7:
      return (
        scene(pen, n) +
        fill(rays(100, 84, 40, 150, 12, 5), p.second, see(0.4)) +
        stands(shaman(pen, 3, p.ink, 3)) +
        weave(pen)
      )
    case 8:
      return (
        scene(pen, n) +
        fill(rays(100, 84, 40, 150, 16, 5), p.light, see(0.7)) +
        stands(shaman(pen, 3, p.light, 2)) +
        weave(pen)
      )
    case 9:
      return leap('day', 0, 'spear', p.second)
    case 10:
      return leap('dusk', 1, 'spear', p.light)
    case 11:
      return leap('dawn', 2, 'ribbons', p.light)
    case 12:
      return leap('dusk', 3, 'ribbons', p.accent)
    case 13:
      return scene(pen, n) + arc(pen, 'day') + stands(runner('#d99a4a', 'gazelle')) + weave(pen)
    case 14:
      return scene(pen, n) + arc(pen, 'dusk') + stands(runner('#9a6038', 'antelope')) + weave(pen)
    case 15:
      return scene(pen, n) + arc(pen, 'night') + stands(runner('#efe6d2', 'unicorn')) + weave(pen)
    case 16:
      return scene(pen, n) + stands(cub(pen, false)) + weave(pen)
    case 17:
      return scene(pen, n) + stands(cub(pen, true)) + weave(pen)
    case 18:
      return scene(pen, n) + stands(shaman(pen, 0, p.accent, 0)) + weave(pen)
    case 19:
      return scene(pen, n) + stands(shaman(pen, 4, p.second, 2)) + weave(pen)
    case 20:
      return scene(pen, n) + stands(shaman(pen, 1, p.deep, 1)) + weave(pen)
    case 21:
      return scene(pen, n) + stands(shaman(pen, 2, p.light, 1)) + weave(pen)
    case 22:
      return scene(pen, n) + heaven(pen, 'sun') + fill(hills(pen, 160, 14, 5), p.deep) + weave(pen)
    case 23:
      return scene(pen, n) + heaven(pen, 'moon') + weave(pen)
    case 24:
      return scene(pen, n) + heaven(pen, 'stars') + weave(pen)
    default:
      return leap(
        pen.pick(['day', 'dusk', 'dawn', 'night'] as const),
        pen.whole(0, 5),
        pen.pick(['spear', 'bow', 'ribbons'] as const),
      )
  }
}

/** The arc of a leap, drawn as dots. */
function arc(pen: Pen, hour: Hour): string {
  const y = pen.between(10, 40)
  return ink(
    `M6 150Q${f(pen.between(80, 120))} ${f(-y)} 194 148`,
    hour === 'night' ? p.light : p.accent,
    3.4,
    ' stroke-dasharray="0.1 9"',
  )
}

function thing(pen: Pen, n: number): string {
  switch (n) {
    case 25: {
      let out = plain(pen, 'dusk')
      for (let i = 0; i < 7; i++)
        out += group(
          move(18 + i * 28, 40 + ((i * 37) % 50), 1, 62 + i),
          body([['M-50 0L30 0', 2.4]], p.light, p.ink, 1.2),
          both('M28 -7L48 0L28 7L33 0Z', i % 2 ? p.accent : p.second, p.ink, 1.8),
          both('M-52 0L-60 -7L-44 -7L-34 0L-44 7L-60 7Z', p.main, p.ink, 1.4),
        )
      return out + weave(pen)
    }
    case 26: {
      const axe =
        body([['M-46 0L46 0', 6]], '#8a5a34', p.ink, 2) +
        pen.cel('M18 -4C14 -26 22 -38 40 -42C54 -24 54 24 40 42C22 38 14 26 18 4Z', p.second, DUSK, p.ink, {
          width: 2.4,
        }) +
        ink('M-30 0L-10 0', p.accent, 8, ' stroke-dasharray="3 4" stroke-linecap="butt"') +
        both('M-46 0L-62 10L-56 -2L-66 -8Z', p.accent, p.ink, 1.4)
      return (
        plain(pen, 'day') +
        [70, 54]
          .map((r, i) => ring(100, 84, r, i ? p.light : p.accent, 3, ' stroke-dasharray="40 18"'))
          .join('') +
        group(move(100, 84, 1.1, -38), axe) +
        weave(pen)
      )
    }
    case 27:
      return (
        plain(pen, 'dawn') +
        fires(100, 158, 50, 80, p.accent, p.main, p.light, p.ink) +
        pen.pair(100, group(move(-16, 40, 0.7), dancer(pen, POSES[2]!, '#c98a50', p.second, 'spear'))) +
        weave(pen)
      )
    case 28:
      return (
        plain(pen, 'dusk') +
        swirl(100, 62, 84, p.light, 4, 3.6) +
        group(
          move(100, 72, 1, 14),
          body([['M0 30L0 92', 8]], '#8a5a34', p.ink, 2),
          pen.cel(oval(0, 0, 34, 38), p.main, p.deep, p.ink, {
            width: 2.6,
            marks:
              fill('M-40 -12L-28 0L-16 -12L-4 0L8 -12L20 0L32 -12L44 0V12H-40Z', p.second) +
              ink('M-40 -18H40M-40 18H40', p.light, 3),
          }),
          both('M-6 44L-20 70L-2 56L4 76L8 54L20 66L6 42Z', p.accent, p.ink, 1.6),
        ) +
        weave(pen)
      )
    default: {
      const singer = (x: number, y: number, s: number, st: number, c: string): string =>
        group(move(x, y, s), mask(pen, st, c))
      return (
        plain(pen, 'night') +
        [40, 56, 72, 88]
          .map((r) => ink(`M${100 - r} 90A${r} ${r} 0 0 1 ${100 + r} 90`, p.main, 3, see(0.8)))
          .join('') +
        singer(46, 112, 0.72, 1, p.accent) +
        singer(154, 112, 0.72, 4, p.main) +
        singer(100, 104, 0.96, 5, p.second) +
        weave(pen)
      )
    }
  }
}

function leadership(pen: Pen, n: number): string {
  const skin = '#8f5530'
  const arms = (g: Gesture, sleeve: string): string => {
    const one = group(move(40, 166, 1.2, 12), hand(g, skin, p.ink, sleeve, p.light))
    return pen.pair(100, one)
  }
  const spirit = (colour: string, down: boolean): string =>
    group(
      move(100, 72, 0.9),
      plumes(pen, 7, 74, -16),
      both(
        ribbon(
          [
            [0, 30],
            [-14, 60],
            [12, 84],
            [-4, 110],
          ],
          44,
        ),
        colour,
        p.ink,
        2,
      ),
      mask(pen, down ? 4 : 2, colour),
    )
  if (n === 30)
    return (
      plain(pen, 'dawn') +
      fill(rays(100, 70, 40, 160, 14, 5), p.light, see(0.55)) +
      spirit(p.accent, false) +
      arms('open', p.second) +
      weave(pen)
    )
  if (n === 31)
    return (
      plain(pen, 'night') +
      [70, 58, 46].map((r) => ink(oval(100, 140, r, r * 0.3), p.main, 2.4)).join('') +
      spirit('#cfd8c0', true) +
      arms('claw', p.deep) +
      weave(pen)
    )
  return (
    plain(pen, 'dusk') +
    chosen(
      pen,
      p,
      p.second,
      both('M0 30C-34 10 -34 -24 0 -34C34 -24 34 10 0 30Z', '#7fae4a', p.ink, 2.2) +
        ink('M0 34L0 -26M0 6L-16 -6M0 6L16 -6M0 -8L-12 -18M0 -8L12 -18', p.ink, 2.2),
    ) +
    weave(pen)
  )
}

export function mimix(pen: Pen, card: Subject): string {
  if (card.kind === 'character') return character(pen, card.number)
  if (card.kind === 'leader')
    return (
      plain(pen, 'night') +
      fill(rays(100, 84, 50, 170, 20, 4), '#7fd1e0', see(0.45)) +
      shaman(pen, 3, '#2a6f9a', 0) +
      crescent(100, 26, 14, p.light, 90) +
      group(move(28, 166, 0.95, -6), hand('open', '#8f5530', p.ink, '#2a6f9a', p.light)) +
      mirrored(100, group(move(28, 166, 0.95, -6), hand('open', '#8f5530', p.ink, '#2a6f9a', p.light))) +
      weave(pen)
    )
  if (card.kind === 'leadership') return leadership(pen, card.number)
  return thing(pen, card.number)
}
