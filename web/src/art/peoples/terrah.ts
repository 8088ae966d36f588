/** Terrah: basalt, rust and moss; strata, cracks and spirals of storm; giants of rock. */
import {
  away,
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
import { chosen, cloud, courted, eye, fires, hand, hatch, hills, rays, swirl } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.terrah
const RUST = '#7a3a20'

type Weather = 'dust' | 'storm' | 'ash' | 'dawn'

function land(pen: Pen, weather: Weather, still = false): string {
  const skies: Record<Weather, string[]> = {
    dust: ['#8a5a3c', '#c98d58', '#ecd0a0'],
    storm: ['#2b2b30', '#555157', '#9a8f84'],
    ash: ['#3a2a26', '#7a4a34', '#c07a4a'],
    dawn: ['#6a6a5c', '#a8a078', '#e0cca6'],
  }
  let out = box(0, 0, 200, 180, pen.linear(skies[weather]))
  if (!still) {
    const light = weather === 'storm' ? '#c9c0b4' : p.light
    out += swirl(
      pen.between(30, 170),
      pen.between(24, 50),
      pen.between(34, 52),
      light,
      3,
      2.6,
      pen.between(0, 360),
      0.55,
      see(0.55),
    )
    out += swirl(
      pen.between(20, 180),
      pen.between(20, 60),
      pen.between(18, 28),
      light,
      2,
      2,
      pen.between(0, 360),
      0.55,
      see(0.5),
    )
  }
  const far = hills(pen, 128, 52, 5, true)
  out += fill(far, mix(p.deep, skies[weather]![1]!, 0.5))
  out += strata(pen, hills(pen, 150, 30, 6, true), pen.pick([p.main, RUST, '#8d6a4a']), 140)
  return out
}

/** A body with layers in it. */
function strata(pen: Pen, d: string, colour: string, top: number, gap = 9): string {
  let bands = ''
  for (let y = top - 20; y < 190; y += gap) {
    bands += ink(
      `M-5 ${f(y + pen.between(-3, 3))}L60 ${f(y + pen.between(-4, 4))}L120 ${f(y + pen.between(-4, 4))}L205 ${f(y + pen.between(-3, 3))}`,
      pen.chance(0.5) ? mix(colour, p.ink, 0.35) : mix(colour, p.light, 0.3),
      pen.between(1.2, 3),
    )
  }
  return fill(d, colour) + pen.within(d, bands)
}

function crack(pen: Pen, x: number, y: number, long: number, angle: number): string {
  const points: Point[] = [[x, y]]
  let [a, b] = [x, y]
  for (let i = 0; i < 4; i++) {
    ;[a, b] = away(a, b, angle + pen.between(-50, 50), long / 4)
    points.push([a, b])
  }
  return poly(points, false)
}

interface Look {
  build: number
  stone: string
  eyes: string
  moss: boolean
  mouth: number
  top:
    | 'peak'
    | 'crystals'
    | 'flat'
    | 'flame'
    | 'tree'
    | 'horns'
    | 'ring'
    | 'mushrooms'
    | 'cat'
    | 'iron'
    | 'crown'
    | 'sun'
  weather: Weather
}
const [BASALT, GREY, SAND, MOSSY, RED, IRON] = [
  '#5d5859',
  '#8d8781',
  '#c2a070',
  '#7d8260',
  '#b0623a',
  '#6d5a58',
] as const
const LOOKS: Record<number, Look> = {
  0: { build: 0, stone: BASALT, eyes: '#ffcf5a', moss: true, mouth: 1, top: 'crown', weather: 'ash' },
  1: { build: 1, stone: GREY, eyes: '#ffd98a', moss: true, mouth: 0, top: 'peak', weather: 'storm' },
  2: { build: 2, stone: RED, eyes: '#ffe9a8', moss: false, mouth: 1, top: 'flat', weather: 'dust' },
  3: { build: 3, stone: BASALT, eyes: '#aee3ff', moss: false, mouth: 2, top: 'horns', weather: 'storm' },
  4: { build: 0, stone: IRON, eyes: '#ff9a4a', moss: false, mouth: 1, top: 'ring', weather: 'ash' },
  5: { build: 4, stone: SAND, eyes: '#ffffff', moss: true, mouth: 0, top: 'tree', weather: 'dawn' },
  6: { build: 3, stone: RED, eyes: '#ffdf5a', moss: false, mouth: 2, top: 'flame', weather: 'ash' },
  7: { build: 1, stone: MOSSY, eyes: '#e9f5b0', moss: true, mouth: 0, top: 'mushrooms', weather: 'dawn' },
  8: { build: 2, stone: SAND, eyes: '#fff0a0', moss: false, mouth: 0, top: 'sun', weather: 'dust' },
  9: { build: 4, stone: GREY, eyes: '#c8e9ff', moss: false, mouth: 3, top: 'crystals', weather: 'storm' },
  10: { build: 2, stone: BASALT, eyes: '#cbe59a', moss: true, mouth: 0, top: 'peak', weather: 'dawn' },
  11: { build: 4, stone: RED, eyes: '#ffe3c0', moss: true, mouth: 0, top: 'horns', weather: 'dust' },
  12: { build: 1, stone: IRON, eyes: '#ff8a5a', moss: false, mouth: 1, top: 'iron', weather: 'storm' },
  13: { build: 3, stone: SAND, eyes: '#d6f08a', moss: false, mouth: 0, top: 'cat', weather: 'ash' },
  14: { build: 0, stone: MOSSY, eyes: '#ffffff', moss: true, mouth: 3, top: 'flat', weather: 'dust' },
  15: { build: 2, stone: GREY, eyes: '#ffb07a', moss: false, mouth: 1, top: 'mushrooms', weather: 'storm' },
  16: { build: 4, stone: BASALT, eyes: '#ffd76a', moss: false, mouth: 0, top: 'crown', weather: 'dawn' },
  17: { build: 1, stone: MOSSY, eyes: '#f5f5e0', moss: true, mouth: 4, top: 'sun', weather: 'dawn' },
}

/** Heads hewn in different ways, about 100, 78. */
const HEADS: Point[][] = [
  [
    [62, 50],
    [78, 34],
    [124, 36],
    [142, 52],
    [146, 92],
    [134, 122],
    [102, 130],
    [68, 122],
    [56, 90],
  ],
  [
    [70, 42],
    [100, 28],
    [132, 44],
    [138, 76],
    [150, 104],
    [128, 128],
    [76, 128],
    [52, 106],
    [62, 76],
  ],
  [
    [54, 46],
    [146, 44],
    [150, 74],
    [142, 118],
    [120, 130],
    [80, 130],
    [58, 116],
    [50, 74],
  ],
  [
    [66, 32],
    [92, 40],
    [112, 30],
    [138, 46],
    [140, 84],
    [122, 118],
    [104, 138],
    [90, 134],
    [66, 108],
    [58, 66],
  ],
  [
    [74, 36],
    [128, 34],
    [140, 70],
    [134, 100],
    [138, 126],
    [100, 134],
    [64, 126],
    [66, 100],
    [60, 68],
  ],
]

function giant(pen: Pen, look: Look): string {
  const c = look.stone
  const dark = mix(c, p.ink, 0.5)
  const light = mix(c, p.light, 0.35)
  const j = (v: number): number => v + pen.between(-5, 5)
  let out = ''
  // shoulders are boulders
  const boulder = (x: number, y: number, r: number): string => {
    const pts: Point[] = []
    for (let i = 0; i < 8; i++)
      pts.push(away(x, y, i * 45 + pen.between(-10, 10), r * pen.between(0.86, 1.1)))
    return pen.cel(poly(pts), c, dark, p.ink, {
      width: 2.4,
      x: -6,
      y: -5,
      marks:
        ink(crack(pen, x, y, r * 1.2, pen.between(40, 120)), p.ink, 1.6) +
        ink(hatch(pen, x - r * 0.2, y + r * 0.1, r, r * 0.8, 7, 60, 8), p.ink, 1.2, see(0.6)),
    })
  }
  out += boulder(40, 152, 36) + boulder(160, 152, 36)
  out += pen.cel(
    poly([
      [j(50), 146],
      [j(76), 126],
      [j(126), 126],
      [j(150), 146],
      [146, 190],
      [54, 190],
    ]),
    mix(c, p.ink, 0.15),
    dark,
    p.ink,
    {
      width: 2.4,
      marks: ink(crack(pen, 100, 134, 60, 80) + 'M50 164L150 160M52 178L148 176', p.ink, 1.8, see(0.7)),
    },
  )
  const skull = HEADS[look.build]!.map(([x, y]): Point => [j(x), j(y)])
  out += top(pen, look, true)
  const lines =
    ink(`M44 ${f(j(60))}L100 ${f(j(56))}L156 ${f(j(62))}M44 ${f(j(116))}L156 ${f(j(112))}`, dark, 1.6) +
    ink(`M44 ${f(j(52))}L156 ${f(j(50))}`, light, 2.4) +
    fill(
      poly([
        [106, 20],
        [112, 70],
        [104, 96],
        [112, 140],
        [170, 140],
        [170, 20],
      ]),
      dark,
      see(0.5),
    ) +
    ink(crack(pen, pen.between(70, 90), 36, 40, 75) + crack(pen, 130, 120, 30, -80), p.ink, 1.8)
  out += pen.cel(poly(skull), c, dark, p.ink, { width: 2.6, x: -6, y: -3, marks: lines })
  // brow ridge over deep eyes
  const deep = (x: number): string =>
    fill(
      poly([
        [x - 16, 74],
        [x + 16, 74],
        [x + 12, 92],
        [x - 12, 92],
      ]),
      p.ink,
    ) +
    fill(oval(x, 84, 10, 6), look.eyes, see(0.4)) +
    fill(oval(x, 84, 6, 4), look.eyes)
  out += deep(80) + deep(122)
  out += pen.cel(
    poly([
      [56, j(66)],
      [j(78), 62],
      [100, 70],
      [j(124), 62],
      [148, j(66)],
      [144, 78],
      [104, 80],
      [98, 80],
      [60, 78],
    ]),
    light,
    c,
    p.ink,
    { width: 2 },
  )
  out += pen.cel(
    poly([
      [94, 80],
      [108, 80],
      [j(114), 104],
      [102, 110],
      [j(90), 104],
    ]),
    light,
    c,
    p.ink,
    { width: 2, x: -3 },
  )
  const mouths = [
    'M80 120L96 116L110 117L124 121',
    'M78 116L126 116L122 126L82 126Z',
    'M82 124L92 114L112 114L122 124',
    'M90 114L112 114L114 128L88 128Z',
    'M86 119L118 119',
  ]
  out +=
    look.mouth === 1 || look.mouth === 3
      ? both(mouths[look.mouth]!, p.ink, p.ink, 2) +
        (look.mouth === 1
          ? fill(
              'M82 117L90 117L88 124L83 124ZM96 117L104 117L104 124L96 124ZM112 117L120 117L119 124L111 124Z',
              light,
            )
          : '')
      : ink(mouths[look.mouth]!, p.ink, 3.2)
  if (look.moss) out += moss(pen, 30, 122, 26) + moss(pen, 152, 120, 24)
  return out + top(pen, look, false)
}

function moss(pen: Pen, x: number, y: number, w: number): string {
  const pts: Point[] = [[x - w * 0.6, y + 10]]
  for (let i = 0; i <= 5; i++) pts.push([x - w * 0.6 + (i * w * 1.2) / 5, y - pen.between(0, 8)])
  for (let i = 5; i >= 0; i--)
    pts.push([x - w * 0.6 + (i * w * 1.2) / 5, y + (i % 2 ? pen.between(14, 22) : 7)])
  return (
    both(soft(pts), p.second, p.ink, 1.8) +
    ink(hatch(pen, x - w * 0.4, y - 2, w * 0.8, 6, 6, 80, 5), mix(p.second, p.light, 0.5), 1.4)
  )
}

function top(pen: Pen, look: Look, behind: boolean): string {
  const crystal = (x: number, y: number, h: number, a: number, c: string): string =>
    group(
      move(x, y, 1, a),
      both(
        poly([
          [-7, 6],
          [-8, -h * 0.6],
          [0, -h],
          [8, -h * 0.6],
          [7, 6],
        ]),
        c,
        p.ink,
        2,
      ),
      fill(
        poly([
          [0, 6],
          [0, -h],
          [8, -h * 0.6],
          [7, 6],
        ]),
        p.ink,
        see(0.25),
      ),
    )
  if (behind) {
    switch (look.top) {
      case 'peak':
        return (
          both(
            poly([
              [52, 60],
              [76, 16],
              [90, 30],
              [106, 4],
              [128, 30],
              [148, 62],
            ]),
            mix(look.stone, p.ink, 0.25),
            p.ink,
            2.4,
          ) +
          fill(
            poly([
              [98, 18],
              [106, 4],
              [117, 17],
              [110, 15],
              [105, 22],
            ]),
            p.light,
          )
        )
      case 'crystals':
        return (
          crystal(74, 44, 34, -24, '#a9d4e6') +
          crystal(126, 44, 36, 22, '#8fc0d8') +
          crystal(100, 38, 44, 2, '#cfeaf4')
        )
      case 'horns':
        return [-1, 1]
          .map((s) =>
            both(
              ribbon(
                [
                  [100 + s * 36, 56],
                  [100 + s * 66, 42],
                  [100 + s * 62, 6],
                ],
                22,
              ),
              mix(look.stone, p.light, 0.5),
              p.ink,
              2.4,
            ),
          )
          .join('')
      case 'ring':
        return (
          ink(oval(100, 60, 86, 22), p.ink, 8) +
          ink(oval(100, 60, 86, 22), p.main, 4) +
          [0, 70, 200, 290]
            .map((a) =>
              both(star(100 + Math.cos(a) * 84, 60 + Math.sin(a) * 20, 9, 7, 5), look.stone, p.ink, 1.8),
            )
            .join('')
        )
      case 'sun':
        return both(rays(100, 74, 56, 82, 12, 7), '#e6b34a', p.ink, 1.8) + dot(100, 74, 56, '#e6b34a')
      case 'crown':
        return both(
          poly([
            [58, 60],
            [50, 14],
            [74, 30],
            [86, 6],
            [102, 28],
            [118, 4],
            [130, 30],
            [154, 16],
            [146, 60],
          ]),
          p.main,
          p.ink,
          2.4,
        )
      case 'flame':
        return (
          [70, 130].map((x) => fires(x, 44, 26, 44, p.main, '#f0a03a', '#fff0c0', p.ink)).join('') +
          fires(100, 40, 34, 60, p.main, '#f0a03a', '#fff0c0', p.ink)
        )
      default:
        return ''
    }
  }
  switch (look.top) {
    case 'tree':
      return (
        body([['M100 36L98 12M98 22L84 8M99 18L114 4', 4]], '#5a4030', p.ink, 1.6) +
        both(cloud(98, 16, 66, 26), p.second, p.ink, 2)
      )
    case 'mushrooms':
      return [
        [78, 36, 1],
        [112, 32, 1.3],
        [132, 44, 0.8],
      ]
        .map(([x, y, s]) =>
          group(
            move(x!, y!, s!),
            both('M-3 4L-2 -8L3 -8L4 4Z', p.light, p.ink, 1.6),
            both('M-12 -8C-10 -22 10 -22 12 -8C4 -5 -4 -5 -12 -8Z', '#b5432a', p.ink, 1.8),
            dot(-3, -13, 1.8, p.light),
            dot(4, -11, 1.4, p.light),
          ),
        )
        .join('')
    case 'cat':
      return (
        both(
          poly([
            [60, 58],
            [54, 16],
            [86, 40],
          ]),
          look.stone,
          p.ink,
          2.4,
        ) +
        both(
          poly([
            [140, 58],
            [148, 16],
            [114, 40],
          ]),
          look.stone,
          p.ink,
          2.4,
        )
      )
    case 'iron':
      return (
        ink('M60 56C80 46 120 46 142 56', p.ink, 10) +
        ink('M60 56C80 46 120 46 142 56', '#9aa0a6', 6) +
        [70, 100, 130].map((x) => dot(x, 52 - (x === 100 ? 3 : 0), 2.4, p.ink)).join('')
      )
    case 'crown':
      return crystal(100, 44, 24, 0, '#ffcf5a')
    case 'flat':
      return moss(pen, 100, 36, 70)
    default:
      return ''
  }
}

function storm(pen: Pen, n: number): string {
  const kinds: Record<number, [string, string, string]> = {
    21: ['#232329', '#4b474c', '#f0c04a'],
    22: ['#5c6a74', '#a9b8c0', '#ffffff'],
    23: ['#8a5a34', '#d9a860', '#f3dcae'],
    24: ['#2c3a44', '#566a76', '#a9d4e6'],
  }
  const [a, b, c] = kinds[n]!
  let out = box(0, 0, 200, 180, pen.linear([a, b])) + fill(hills(pen, 158, 26, 6, true), mix(a, p.ink, 0.4))
  const x = 100 + pen.between(-12, 12)
  for (let i = 0; i < 8; i++) {
    const y = 16 + i * 19
    const w = 92 - i * 10
    out +=
      ink(
        `M${f(x - w + Math.sin(i) * 8)} ${f(y)}C${f(x - w * 0.5)} ${f(y + 17)} ${f(x + w * 0.5)} ${f(y + 15)} ${f(x + w + Math.sin(i) * 8)} ${f(y - 3)}`,
        p.ink,
        15 - i,
      ) +
      ink(
        `M${f(x - w + Math.sin(i) * 8)} ${f(y)}C${f(x - w * 0.5)} ${f(y + 17)} ${f(x + w * 0.5)} ${f(y + 15)} ${f(x + w + Math.sin(i) * 8)} ${f(y - 3)}`,
        i % 2 ? mix(b, c, 0.35) : mix(b, c, 0.65),
        11 - i,
      )
  }
  if (n === 21)
    out +=
      both('M54 40L34 88L50 86L34 132L74 72L58 74L72 40Z', c, p.ink, 2.2) +
      both('M156 26L140 72L154 70L142 116L176 58L160 60L172 26Z', c, p.ink, 2.2)
  if (n === 22)
    for (let i = 0; i < 14; i++)
      out += ink(flake(pen.between(8, 192), pen.between(8, 170), pen.between(4, 9)), c, 1.8)
  if (n === 23)
    for (let i = 0; i < 50; i++)
      out += dot(pen.between(0, 200), pen.between(20, 176), pen.between(0.8, 2.2), c)
  if (n === 24)
    out +=
      ink(hatch(pen, 0, 0, 200, 160, 34, 108, 24), c, 1.8) +
      fill('M-4 164C40 156 60 172 100 164S170 158 204 166L204 184L-4 184Z', '#6f93a5')
  return out
}
const flake = (x: number, y: number, r: number): string =>
  [0, 60, 120].map((a) => poly([away(x, y, a, r), away(x, y, a + 180, r)], false)).join('')

function thing(pen: Pen, n: number): string {
  switch (n) {
    case 18: {
      let out =
        land(pen, 'ash') +
        both(star(100, 96, 70, 40, 11), '#f0a03a', p.ink, 2.4) +
        fill(star(100, 96, 48, 26, 11, -74), p.light)
      for (let i = 0; i < 11; i++) {
        const [x, y] = away(100, 96, i * 33 + pen.between(-8, 8), pen.between(52, 86))
        out += group(
          move(x, y, pen.between(0.5, 1), pen.between(0, 90)),
          pen.cel('M-16 4L-10 -14L8 -16L17 0L8 15L-8 14Z', GREY, BASALT, p.ink, { width: 2.2 }),
        )
      }
      return out
    }
    case 19:
      return (
        land(pen, 'dust') +
        fill('M0 118L60 112L92 124L84 150L100 180L0 180Z', p.deep) +
        fill('M200 112L140 116L112 122L118 148L106 180L200 180Z', p.deep) +
        fill('M92 124L112 122L118 148L106 180L100 180L84 150Z', '#f0a03a') +
        ink('M60 112L92 124L84 150L100 180M140 116L112 122L118 148L106 180', p.ink, 3) +
        ink(
          'M10 96q6 -12 12 0t12 0t12 0t12 0M130 92q6 -12 12 0t12 0t12 0t12 0M40 72q6 -12 12 0t12 0t12 0t12 0t12 0t12 0',
          p.ink,
          3.4,
        ) +
        [
          [40, 130],
          [160, 134],
        ]
          .map(([x, y]) =>
            group(
              move(x!, y!),
              pen.cel('M-24 20L-22 -16L0 -34L20 -20L26 20Z', SAND, RUST, p.ink, { width: 2.4 }),
            ),
          )
          .join('')
      )
    case 20:
      return (
        land(pen, 'storm', true) +
        both('M40 46H160V84H40Z', p.main, p.ink, 2.6) +
        ink('M52 46V84M148 46V84', p.ink, 3) +
        both('M70 20H130V46H70Z', GREY, p.ink, 2.6) +
        ring(100, 65, 13, p.light, 4) +
        dot(100, 65, 5, p.ink) +
        pen.cel('M66 84L134 84L124 108L112 132L100 168L88 132L76 108Z', '#b9bcc0', '#5f646b', p.ink, {
          width: 2.6,
          marks: ink('M60 92L138 100M66 108L132 116M74 124L124 132M82 140L116 146', p.ink, 4),
        }) +
        ink('M70 160l-16 -12M130 160l16 -12M84 170l-26 -2M116 170l26 -2', p.light, 3) +
        both('M30 84H56V150H30ZM144 84H170V150H144Z', BASALT, p.ink, 2.6)
      )
    case 21:
    case 22:
    case 23:
    case 24:
      return storm(pen, n)
    case 25: {
      const drip =
        'M0 60C20 50 30 62 30 84C32 100 44 100 44 84C46 66 70 62 72 92C74 124 90 124 90 96C92 70 116 66 118 84C120 108 136 108 136 88C138 66 158 62 160 80C162 96 176 94 176 78C180 60 196 58 204 62L204 -4L-4 -4Z'
      return (
        land(pen, 'dust', true) +
        pen.cel(drip, '#7a5638', '#4a3220', p.ink, { width: 2.6, x: -3, y: -8 }) +
        both('M-4 150C30 136 60 152 100 144S170 140 204 150L204 184L-4 184Z', '#5f4028', p.ink, 2.4) +
        [
          [40, 158],
          [104, 154],
          [160, 162],
        ]
          .map(([x, y], i) => both(oval(x!, y!, 14 - i * 2, 6), '#7a5638', p.ink, 1.8))
          .join('') +
        both(
          'M84 150C80 128 84 122 90 122C96 122 96 134 98 124C100 114 108 116 106 128C108 120 116 122 114 130C120 128 120 136 116 150Z',
          SAND,
          p.ink,
          2.2,
        )
      )
    }
    case 26: {
      let out =
        box(0, 0, 200, 180, pen.linear(['#6d6a68', '#b5ada2', '#d9d0c0'])) +
        fill(hills(pen, 110, 60, 5, true), '#8d8680') +
        group('translate(0 10)', giant(pen, { ...LOOKS[1]!, stone: '#96908a', moss: false }))
      for (let i = 0; i < 6; i++)
        out += fill(
          `M-10 ${30 + i * 27}C30 ${16 + i * 27} 60 ${44 + i * 27} 100 ${30 + i * 27}S170 ${18 + i * 27} 210 ${32 + i * 27}V${50 + i * 27}C170 ${38 + i * 27} 140 ${60 + i * 27} 100 ${48 + i * 27}S30 ${36 + i * 27} -10 ${52 + i * 27}Z`,
          '#efe8da',
          see(0.66),
        )
      return out
    }
    case 27:
      return (
        land(pen, 'dust', true) +
        [
          [92, 30],
          [74, 24],
          [56, 18],
          [38, 12],
          [20, 6],
        ]
          .map(([rx, ry], i) => both(oval(100, 132, rx!, ry!), i % 2 ? '#b98a50' : '#e0b878', p.ink, 2))
          .join('') +
        body(
          [
            ['M100 134L100 96', 13],
            ['M100 96L84 80', 5],
            ['M94 94L92 72', 5],
            ['M100 92L102 70', 5],
            ['M106 94L113 74', 5],
            ['M108 106L122 94', 5],
          ],
          SAND,
          p.ink,
          2,
        ) +
        ink('M84 136q16 7 32 0', p.ink, 2.4)
      )
    default:
      return (
        land(pen, 'ash') +
        fill(rays(100, 88, 40, 150, 16, 4), '#f0a03a', see(0.45)) +
        pen.cel('M8 90C40 36 160 36 192 90C160 144 40 144 8 90Z', SAND, RUST, p.ink, { width: 3 }) +
        both('M20 90C50 52 150 52 180 90C150 128 50 128 20 90Z', '#f5ecd0', p.ink, 2.2) +
        both(oval(100, 90, 33), p.second, p.ink, 2.4) +
        ink(rays(100, 90, 14, 30, 18, 2), mix(p.second, p.ink, 0.5), 1) +
        fill('M100 60C110 76 110 104 100 120C90 104 90 76 100 60Z', p.ink) +
        ink(
          'M8 90C24 86 30 90 40 84M192 90C176 86 172 92 160 84M60 56L52 38M100 50V28M140 56L150 38',
          p.ink,
          3,
        )
      )
  }
}

function leadership(pen: Pen, n: number): string {
  const fist = (x: number, s: number, a: number): string =>
    group(move(x, 170, s, a), hand('claw', GREY, p.ink, RUST, p.second))
  if (n === 29)
    return (
      land(pen, 'ash') +
      both('M92 180L84 150L102 130L90 106L104 84L116 108L106 132L120 152L112 180Z', '#f0a03a', p.ink, 2.4) +
      ink('M20 140L60 130L84 150M180 136L140 128L120 152M60 130L52 106M140 128L150 104', p.ink, 3) +
      group(move(100, 86, 1.3, 180), hand('fist', GREY, p.ink, RUST, p.second)) +
      ink('M62 92l-18 -10M138 92l18 -10M70 108l-22 4M130 108l22 4', p.light, 4)
    )
  if (n === 30)
    return (
      land(pen, 'dawn') +
      courted(
        pen,
        p,
        '#8a9460',
        '#48502c',
        'fist',
        RUST,
        group(
          move(52, 72, 0.7),
          pen.cel('M-26 6L-20 -18L0 -28L22 -20L28 4L14 24L-12 26Z', GREY, BASALT, p.ink, { width: 2.4 }),
        ),
      )
    )
  if (n === 31)
    return (
      box(0, 0, 200, 180, pen.linear(['#23313a', '#4f6a74', '#a9b4ac'])) +
      [78, 60, 42, 24]
        .map((r, i) =>
          swirl(100, 72, r, [p.light, '#8fb0b8', '#d9e2dc', p.light][i]!, 6 - i, 1.4, i * 80, 0.7),
        )
        .join('') +
      eye(100, 72, 9, 'slit', p.light, '#ffcf5a', p.ink) +
      pen.pair(100, fist(44, 1.2, 12))
    )
  return (
    land(pen, 'dust') +
    chosen(
      pen,
      p,
      p.second,
      both(
        poly([
          [-38, 26],
          [-10, -26],
          [2, -6],
          [12, -18],
          [38, 26],
        ]),
        p.main,
        p.ink,
        2.4,
      ) +
        fill(
          poly([
            [-17, -12],
            [-10, -26],
            [-2, -12],
            [-8, -14],
          ]),
          p.light,
        ) +
        ink('M-26 8H26M-32 18H32', p.ink, 1.8, see(0.6)),
    )
  )
}

/** Where each of them is seen, by number. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['peaks', ['#8fb4c8', '#e0ecf0', '#403b3d', '#ffffff']],
  ['wood', ['#c8d8a0', '#8aa05a', '#403b2d', '#4a6a3a']],
  ['storm', ['#1e1e2a', '#4a4a5a', '#2a2a30', '#ffe86a']],
  ['disc', ['#3a2030', '#a8482c', '#1e1a19', '#f0a03a']],
  ['dunes', ['#f6e2b8', '#ecc88a', '#a9552c', '#fff8e0']],
  ['blaze', ['#1e1a19', '#5a2018', '#a9452c', '#f0a03a']],
  ['crystals', ['#1a1030', '#4a3a7a', '#7a6ab0', '#c8b8f0']],
  ['falls', ['#c8e0dc', '#e8f0e8', '#5a4a3a', '#7ac0c8']],
  ['arch', ['#ffe0a0', '#fff4d8', '#403b3d', '#ffffff']],
  ['moon', ['#0e1a28', '#2a4a5a', '#1e1a19', '#d8e8e0']],
  ['town', ['#c86a3a', '#f0b070', '#5a2a1a', '#ffe8c0']],
  ['mist', ['#a0a8a0', '#d8dcd0', '#f4f4ec', '#c0c8b8']],
  ['water', ['#d8a87a', '#f4dcb0', '#5a8a8a', '#fff0c8']],
  ['hall', ['#5a5a4a', '#a8a078', '#74874a', '#e0cca6']],
  ['clock', ['#5a3a2a', '#a9552c', '#1e1a19', '#e0cca6']],
  ['peaks', ['#3a1a1a', '#c85a2a', '#1e1a19', '#f0c05a']],
  ['disc', ['#a8c88a', '#e0ecc0', '#4a5a2a', '#fffbe0']],
]

export function terrah(pen: Pen, card: Subject): string {
  const n = card.number
  if (card.kind === 'leadership') return leadership(pen, n)
  if (card.kind === 'character' || card.kind === 'leader') {
    const look = LOOKS[n] ?? LOOKS[pen.whole(1, 17)]!
    const figure = giant(pen, look)
    if (n > 0) {
      const [name, hues] = WHERE[(n - 1) % WHERE.length]!
      return place(pen, name, hues, p.ink) + seen(figure, viewOf(n), n % 2 === 0)
    }
    const back =
      land(pen, look.weather) + (n === 0 ? fill(rays(100, 84, 40, 180, 16, 5), '#f0a03a', see(0.5)) : '')
    return (
      back +
      group('translate(0 4)', n % 2 ? figure : mirrored(100, figure)) +
      (n === 0
        ? [-1, 1]
            .map((s) =>
              group(
                `translate(${100 + s * 74} 172) scale(${s * 0.9} 0.9)`,
                hand('fist', BASALT, p.ink, RUST, '#ffcf5a'),
              ),
            )
            .join('')
        : '')
    )
  }
  return thing(pen, n)
}
