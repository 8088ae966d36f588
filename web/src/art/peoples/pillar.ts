/** Pillar: violet, saffron and green; chrysalis ovals, patterns of wings, flasks; caterpillars in togas. */
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
  star,
} from '../draw'
import type { Pen } from '../draw'
import { PALETTES } from '../palettes'
import { chosen, crescent, courted, eye, fires, flask, hand, hills, mouth, rays, stars } from '../parts'
import type { EyeStyle, MouthStyle } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.pillar

function garden(pen: Pen, hour = pen.whole(0, 3)): string {
  const skies = [
    [p.deep, p.main, '#e0a0c0'],
    ['#3b2068', '#7a4ab0', p.second],
    ['#6b3fa0', '#b98ad6', p.light],
    ['#2b1750', '#57308a', '#a06ac8'],
  ]
  let out = box(0, 0, 200, 180, pen.linear(skies[hour]!))
  if (hour === 3) out += stars(pen, 12, p.light, 90)
  out += fill(hills(pen, 140, 20, 4), '#3f7a3a') + fill(hills(pen, 158, 12, 5), '#2b5530')
  // two or three columns stand about, as is proper
  for (const x of pen.pick([[18, 182], [30], [172], [14, 160], [40, 186]]))
    out += column(pen, x, pen.between(60, 90))
  for (let i = 0; i < 3; i++)
    out += chrysalis(pen.between(8, 192), 0, pen.between(0.5, 0.9), pen.pick([p.accent, p.second, '#b98ad6']))
  return out
}

function column(pen: Pen, x: number, y: number): string {
  const c = mix(p.light, p.main, 0.35)
  return (
    both(`M${f(x - 11)} ${f(y)}H${f(x + 11)}L${f(x + 10)} 160H${f(x - 10)}Z`, c, p.ink, 1.8) +
    ink(
      `M${f(x - 5)} ${f(y + 8)}V158M${f(x)} ${f(y + 8)}V158M${f(x + 5)} ${f(y + 8)}V158`,
      mix(c, p.ink, 0.4),
      1.2,
    ) +
    both(`M${f(x - 16)} ${f(y - 8)}H${f(x + 16)}V${f(y)}H${f(x - 16)}Z`, c, p.ink, 1.8) +
    (pen.chance(0.5)
      ? ink(`M${f(x - 10)} 150C${f(x + 16)} 130 ${f(x - 16)} 118 ${f(x + 10)} ${f(y + 20)}`, p.accent, 2.4)
      : '')
  )
}

function chrysalis(x: number, y: number, s: number, c: string): string {
  return group(
    move(x, y, s),
    ink('M0 0V12', p.ink, 2),
    both('M0 10C16 16 16 46 0 58C-16 46 -16 16 0 10Z', c, p.ink, 2.2),
    ink('M-10 24Q0 30 10 24M-12 34Q0 40 12 34M-9 44Q0 49 9 44', p.ink, 1.6),
  )
}

/** The right half of a butterfly, root at 0,0, about 80 wide. */
function halfWing(pen: Pen, style: number, a: string, b: string, c: string): string {
  const uppers = [
    'M0 0C10 -40 50 -66 84 -58C90 -30 70 0 0 6Z',
    'M0 0C4 -50 40 -70 62 -66C90 -60 84 -16 60 -4C40 4 16 6 0 6Z',
    'M0 0C20 -34 40 -72 80 -72C76 -52 90 -40 78 -26C80 -8 40 4 0 6Z',
    'M0 0C0 -34 24 -62 56 -60C88 -54 92 -20 72 -4C46 8 20 8 0 6Z',
  ]
  const lowers = [
    'M0 4C30 4 64 16 62 38C58 58 24 52 0 14Z',
    'M0 4C30 0 66 10 66 34C60 44 62 66 50 68C44 56 20 50 0 14Z',
    'M0 4C36 2 60 14 56 34C62 40 54 54 46 50C30 56 12 34 0 14Z',
    'M0 4C26 4 52 14 52 34C48 52 22 48 0 14Z',
  ]
  const spots = (x: number, y: number, r: number): string =>
    dot(x, y, r, p.ink) + dot(x, y, r * 0.66, c) + dot(x, y, r * 0.3, p.light)
  const upper = uppers[style]!
  const lower = lowers[style]!
  const veins = 'M0 2L70 -52M0 2L80 -30M0 2L74 -10M0 6L54 44M0 6L60 26M0 6L38 52'
  const size = pen.between(8, 12)
  return (
    pen.cel(lower, b, mix(b, p.ink, 0.3), p.ink, {
      width: 2.2,
      marks: ink(veins, p.ink, 1.2, see(0.6)) + ink(lower, p.ink, 7, ' stroke-dasharray="0.1 9"'),
    }) +
    pen.cel(upper, a, mix(a, p.ink, 0.3), p.ink, {
      width: 2.2,
      marks:
        ink(veins, p.ink, 1.2, see(0.6)) +
        ink(upper, p.ink, 8, see(0.9)) +
        ink(upper, p.light, 2.4, ' stroke-dasharray="0.1 8"'),
    }) +
    spots(50, -36, size) +
    spots(40, 30, size * 0.62)
  )
}

function wings(
  pen: Pen,
  x: number,
  y: number,
  s: number,
  style: number,
  a: string,
  b: string,
  c: string,
): string {
  return group(move(x, y, s), pen.pair(0, halfWing(pen, style, a, b, c)))
}

interface Look {
  skin: string
  stripe: string
  toga: string
  eyes: EyeStyle
  mouth: MouthStyle
  mood: number
  head: 'laurel' | 'helmet' | 'hood' | 'hat' | 'curls' | 'bald' | 'band' | 'flower'
  wide: number
  wings?: number
  extra?:
    'fumes' | 'bottle' | 'muscle' | 'book' | 'dice' | 'flies' | 'wand' | 'bolt' | 'mask' | 'cocoon' | 'sword'
}
const [GREEN, LIME, VIOLET, YELLOW, PINK, BLUE] = [
  '#7fb84a',
  '#b5d35a',
  '#a678d0',
  '#f2c24a',
  '#e59ac0',
  '#7aa6d8',
] as const
const LOOKS: Record<number, Look> = {
  0: {
    skin: YELLOW,
    stripe: p.main,
    toga: p.light,
    eyes: 'closed',
    mouth: 'smile',
    mood: -0.4,
    head: 'laurel',
    wide: 2,
    wings: 1,
  },
  1: {
    skin: VIOLET,
    stripe: p.second,
    toga: '#3f7a9a',
    eyes: 'glow',
    mouth: 'line',
    mood: 0.8,
    head: 'hat',
    wide: 0,
    wings: 0,
    extra: 'wand',
  },
  2: {
    skin: GREEN,
    stripe: p.deep,
    toga: '#8a2f5a',
    eyes: 'slit',
    mouth: 'smirk',
    mood: 1.2,
    head: 'hood',
    wide: -2,
    wings: 2,
  },
  3: {
    skin: LIME,
    stripe: p.accent,
    toga: p.main,
    eyes: 'sleepy',
    mouth: 'grim',
    mood: 0.4,
    head: 'helmet',
    wide: 14,
  },
  4: {
    skin: GREEN,
    stripe: YELLOW,
    toga: p.light,
    eyes: 'fierce',
    mouth: 'grim',
    mood: 1,
    head: 'bald',
    wide: 8,
    extra: 'muscle',
  },
  5: {
    skin: PINK,
    stripe: VIOLET,
    toga: p.second,
    eyes: 'almond',
    mouth: 'lips',
    mood: -0.2,
    head: 'curls',
    wide: -2,
    wings: 3,
    extra: 'book',
  },
  6: {
    skin: BLUE,
    stripe: p.second,
    toga: p.light,
    eyes: 'round',
    mouth: 'smile',
    mood: -0.4,
    head: 'band',
    wide: -4,
    extra: 'bolt',
  },
  7: {
    skin: YELLOW,
    stripe: '#b5652a',
    toga: p.deep,
    eyes: 'fierce',
    mouth: 'line',
    mood: 0.8,
    head: 'helmet',
    wide: 2,
    wings: 2,
    extra: 'sword',
  },
  8: {
    skin: LIME,
    stripe: GREEN,
    toga: p.main,
    eyes: 'closed',
    mouth: 'open',
    mood: -0.6,
    head: 'laurel',
    wide: 4,
    extra: 'fumes',
  },
  9: {
    skin: GREEN,
    stripe: '#5a7a2a',
    toga: '#9a7a4a',
    eyes: 'sleepy',
    mouth: 'smile',
    mood: -0.8,
    head: 'bald',
    wide: 6,
    extra: 'flies',
  },
  10: {
    skin: VIOLET,
    stripe: p.light,
    toga: p.deep,
    eyes: 'closed',
    mouth: 'none',
    mood: -0.8,
    head: 'hood',
    wide: -4,
    extra: 'cocoon',
  },
  11: {
    skin: LIME,
    stripe: p.second,
    toga: p.accent,
    eyes: 'round',
    mouth: 'open',
    mood: 0,
    head: 'bald',
    wide: 10,
    extra: 'bottle',
  },
  12: {
    skin: PINK,
    stripe: p.light,
    toga: p.light,
    eyes: 'almond',
    mouth: 'lips',
    mood: -0.5,
    head: 'flower',
    wide: -4,
    wings: 3,
  },
  13: {
    skin: BLUE,
    stripe: p.deep,
    toga: p.second,
    eyes: 'slit',
    mouth: 'smirk',
    mood: 0.6,
    head: 'band',
    wide: 0,
    extra: 'mask',
  },
  14: {
    skin: GREEN,
    stripe: p.second,
    toga: p.main,
    eyes: 'round',
    mouth: 'smile',
    mood: -0.6,
    head: 'flower',
    wide: 2,
    extra: 'cocoon',
  },
  15: {
    skin: YELLOW,
    stripe: GREEN,
    toga: VIOLET,
    eyes: 'sleepy',
    mouth: 'smile',
    mood: -1,
    head: 'laurel',
    wide: 4,
    extra: 'bottle',
  },
}

function citizen(pen: Pen, look: Look): string {
  const w = 36 + look.wide
  const dark = mix(look.skin, p.ink, 0.4)
  const togaDark = mix(look.toga, p.ink, 0.45)
  let out = ''
  // the body: rings upon rings, a pillar
  for (let i = 3; i >= 0; i--) {
    const [y, r] = [186 - i * 17, w * (1.12 - i * 0.1)]
    out += pen.cel(
      oval(100, y, r, 17),
      i % 2 ? look.stripe : look.skin,
      i % 2 ? mix(look.stripe, p.ink, 0.4) : dark,
      p.ink,
      { width: 2.2, y: -4 },
    )
  }
  const arm = (s: number, y: number): string =>
    body(
      [
        [
          `M${f(100 + s * w * 0.9)} ${y}C${f(100 + s * (w + 16))} ${y + 2} ${f(100 + s * (w + 14))} ${y - 14} ${f(100 + s * (w + 18))} ${y - 20}`,
          7,
        ],
      ],
      look.skin,
      p.ink,
      1.8,
    )
  out += arm(-1, 168) + arm(1, 168) + arm(-1, 152) + arm(1, 152)
  // the toga over one shoulder
  out += pen.cel(
    `M${f(100 - w * 1.15)} 192C${f(100 - w * 1.2)} 164 ${f(100 - w * 0.9)} 138 ${f(100 - w * 0.5)} 128C${f(100)} 140 ${f(100 + w * 0.5)} 158 ${f(100 + w * 1.1)} 192Z`,
    look.toga,
    togaDark,
    p.ink,
    {
      width: 2.2,
      marks: ink(
        `M${f(100 - w * 0.4)} 130C${f(100 - w * 0.5)} 156 ${f(100 - w * 0.4)} 176 ${f(100 - w * 0.2)} 192M${f(100 - w * 0.7)} 140C${f(100 - w * 0.8)} 160 ${f(100 - w * 0.7)} 180 ${f(100 - w * 0.6)} 192M100 146C${f(100 + w * 0.2)} 164 ${f(100 + w * 0.3)} 180 ${f(100 + w * 0.4)} 192`,
        togaDark,
        1.8,
      ),
    },
  )
  out += ink(`M${f(100 - w * 0.5)} 129C100 140 ${f(100 + w * 0.5)} 158 ${f(100 + w * 1.05)} 190`, p.second, 3)
  // feelers and a big round head
  const bend = pen.between(-8, 8)
  for (const s of [-1, 1])
    out +=
      body(
        [
          [
            `M${100 + s * 16} 58C${f(100 + s * 22 + bend)} 36 ${f(100 + s * 44)} 40 ${f(100 + s * 40 + bend)} 16`,
            3.6,
          ],
        ],
        look.skin,
        p.ink,
        1.6,
      ) + both(oval(100 + s * 40 + bend, 14, 6.5), look.stripe, p.ink, 2)
  const shape = `M${f(100 - w)} 92C${f(100 - w)} 62 ${f(100 - w * 0.6)} 48 100 48C${f(100 + w * 0.6)} 48 ${f(100 + w)} 62 ${f(100 + w)} 92C${f(100 + w)} 118 ${f(100 + w * 0.6)} 136 100 136C${f(100 - w * 0.6)} 136 ${f(100 - w)} 118 ${f(100 - w)} 92Z`
  out += pen.cel(shape, look.skin, dark, p.ink, {
    width: 2.4,
    x: -6,
    y: -3,
    marks:
      ink(`M${f(100 - w)} 66Q100 52 ${f(100 + w)} 66`, look.stripe, 6) +
      dot(100 - w * 0.66, 108, 8, '#e5607a', see(0.35)) +
      dot(100 + w * 0.6, 108, 8, '#e5607a', see(0.35)),
  })
  const ex = w * 0.44
  out +=
    eye(100 - ex, 88, 10.5, look.eyes, '#fffdf2', p.deep, p.ink) +
    eye(100 + ex, 88, 10.5, look.eyes, '#fffdf2', p.deep, p.ink)
  const mood = look.mood * 4
  out += ink(
    `M${f(100 - ex - 11)} ${f(76 - mood)}Q${f(100 - ex)} ${f(69)} ${f(100 - ex + 11)} ${f(75 + mood)}M${f(100 + ex + 11)} ${f(76 - mood)}Q${f(100 + ex)} ${f(69)} ${f(100 + ex - 11)} ${f(75 + mood)}`,
    p.ink,
    3,
  )
  out += dot(97, 103, 1.5, p.ink) + dot(103, 103, 1.5, p.ink)
  out += mouth(100, 118, 13, look.mouth, p.ink, '#b5406a')
  return out + worn(pen, look, w)
}

function worn(pen: Pen, look: Look, w: number): string {
  switch (look.head) {
    case 'laurel': {
      let out = ''
      for (let i = 0; i < 6; i++)
        for (const s of [-1, 1]) {
          const [x, y] = away(100, 92, -90 + s * (18 + i * 13), w * 1.02)
          out += group(
            move(x, y, 1, s * (30 + i * 14) + (s < 0 ? 180 : 0)),
            both('M0 0C6 -8 16 -8 20 -2C14 6 6 6 0 0Z', p.accent, p.ink, 1.5),
          )
        }
      return out
    }
    case 'helmet':
      return (
        pen.cel(
          `M${f(100 - w - 3)} 96C${f(100 - w - 3)} 56 ${f(100 - w * 0.5)} 40 100 40C${f(100 + w * 0.5)} 40 ${f(100 + w + 3)} 56 ${f(100 + w + 3)} 96L${f(100 + w - 8)} 96C${f(100 + w - 8)} 76 ${f(100 + 12)} 70 106 70L100 82L94 70C88 70 ${f(100 - w + 8)} 76 ${f(100 - w + 8)} 96Z`,
          p.second,
          '#a8641a',
          p.ink,
          { width: 2.2 },
        ) + both('M84 44C80 20 120 20 116 44C134 34 134 12 100 6C66 12 66 34 84 44Z', '#b5304a', p.ink, 2)
      )
    case 'hood':
      return pen.cel(
        `M${f(100 - w - 8)} 140C${f(100 - w - 16)} 70 ${f(100 - w * 0.4)} 34 100 36C${f(100 + w * 0.4)} 34 ${f(100 + w + 16)} 70 ${f(100 + w + 8)} 140C${f(100 + w)} 100 ${f(100 + w - 4)} 72 100 66C${f(100 - w + 4)} 72 ${f(100 - w)} 100 ${f(100 - w - 8)} 140Z`,
        look.toga,
        mix(look.toga, p.ink, 0.5),
        p.ink,
        { width: 2.2 },
      )
    case 'hat':
      return (
        both(
          'M58 62C80 50 120 50 142 62L132 66C116 58 84 58 68 66ZM72 58L96 -2L128 58C112 52 88 52 72 58Z',
          look.toga,
          p.ink,
          2.2,
        ) + fill(star(100, 36, 8, 3, 5), p.second)
      )
    case 'curls':
      return [
        [66, 64],
        [76, 52],
        [92, 46],
        [110, 46],
        [126, 52],
        [136, 64],
      ]
        .map(([x, y]) => both(oval(x!, y!, 10), '#8a4a9a', p.ink, 1.8))
        .join('')
    case 'band':
      return (
        pen.cel(
          `M${f(100 - w + 1)} 76C${f(100 - w * 0.5)} 62 ${f(100 + w * 0.5)} 62 ${f(100 + w - 1)} 76L${f(100 + w - 4)} 66C${f(100 + w * 0.4)} 52 ${f(100 - w * 0.4)} 52 ${f(100 - w + 4)} 66Z`,
          '#b5304a',
          '#7a1a32',
          p.ink,
          { width: 1.8 },
        ) +
        both(
          `M${f(100 + w - 2)} 70L${f(100 + w + 18)} 60L${f(100 + w + 12)} 74L${f(100 + w + 20)} 86Z`,
          '#b5304a',
          p.ink,
          1.6,
        )
      )
    case 'flower':
      return (
        [0, 60, 120, 180, 240, 300]
          .map((a) => group(move(124, 56, 1, a), both(oval(0, -9, 5.5, 8), p.light, p.ink, 1.4)))
          .join('') + dot(124, 56, 5, p.second)
      )
    default:
      return ink('M96 50C94 40 100 38 98 30M102 50C104 42 110 42 110 34', p.ink, 2)
  }
}

function extra(pen: Pen, look: Look): string {
  const x = 162
  switch (look.extra) {
    case 'wand':
      return (
        body([[`M${x - 8} 150L${x} 74`, 4]], '#8a5a3a', p.ink, 1.6) +
        fill(star(x, 66, 20, 7, 7), p.second) +
        fill(star(x, 66, 11, 4, 7), p.light)
      )
    case 'bottle':
      return flask(pen, x - 4, 124, 0.72, p.second, '#e9f2ea', p.ink, 0)
    case 'book':
      return group(
        move(x - 6, 138, 1, -10),
        both('M-18 -24H18V24H-18Z', '#8a2f5a', p.ink, 2.2),
        both('M-14 -24H18V18H-14Z', p.light, p.ink, 1.6),
        fill(star(2, -4, 9, 3.4, 5), p.second),
      )
    case 'sword':
      return (
        both(`M${x - 4} 120L${x - 5} 52L${x} 40L${x + 5} 52L${x + 4} 120Z`, '#d9dce6', p.ink, 2) +
        both(`M${x - 16} 118H${x + 16}V126H${x - 16}Z`, p.second, p.ink, 2) +
        body([[`M${x} 128V146`, 4]], '#8a5a3a', p.ink, 1.6)
      )
    case 'bolt':
      return (
        [0, 1, 2].map((i) => ink(`M${8 + i * 6} ${96 + i * 20}H${44 + i * 3}`, p.light, 3.4)).join('') +
        both('M168 76L148 112L160 110L150 140L182 100L168 102L178 76Z', p.second, p.ink, 2)
      )
    case 'fumes':
      return (
        [
          [132, 112, 20],
          [160, 96, 30],
          [182, 66, 26],
        ]
          .map(([a, b, r]) => both(oval(a!, b!, r!, r! * 0.7), '#c5dd6a', p.ink, 2, see(0.9)))
          .join('') + ink('M150 92q8 -8 14 0t12 -2M170 64q6 -6 12 0', p.ink, 2)
      )
    case 'flies':
      return (
        [
          [40, 50],
          [164, 62],
          [150, 32],
          [30, 100],
          [176, 112],
        ]
          .map(
            ([a, b]) =>
              fill(oval(a! - 4, b! - 4, 5, 3), p.light) +
              fill(oval(a! + 4, b! - 4, 5, 3), p.light) +
              dot(a!, b!, 3.4, p.ink),
          )
          .join('') + ink('M36 66C28 78 44 82 36 96M168 78C160 90 176 94 168 108', '#c5dd6a', 4)
      )
    case 'muscle':
      return [-1, 1]
        .map(
          (s) =>
            body(
              [[`M${100 + s * 44} 152C${100 + s * 76} 156 ${100 + s * 82} 130 ${100 + s * 70} 104`, 17]],
              look.skin,
              p.ink,
              2.2,
            ) +
            both(oval(100 + s * 69, 98, 12), look.skin, p.ink, 2.2) +
            ink(`M${100 + s * 62} 140q${s * 8} -12 ${s * 16} -4`, p.ink, 2),
        )
        .join('')
    case 'mask':
      return (
        fill(
          'M60 84C80 76 120 76 140 84C142 98 128 102 116 100C106 98 104 92 100 92C96 92 94 98 84 100C72 102 58 98 60 84Z',
          p.ink,
        ) +
        eye(84, 89, 7, 'almond', '#fffdf2', p.second, p.ink) +
        eye(116, 89, 7, 'almond', '#fffdf2', p.second, p.ink) +
        group(
          move(164, 128, 1, 14),
          both('M-13 -18H13V18H-13Z', p.light, p.ink, 2),
          fill('M0 -10L8 0L0 10L-8 0Z', '#b5304a'),
        )
      )
    case 'cocoon':
      return chrysalis(164, 60, 1.1, p.second)
    default:
      return ''
  }
}

function caterpillar(pen: Pen, a: string, b: string, sign: string): string {
  let out =
    garden(pen, pen.whole(0, 2)) +
    both('M-10 150C50 128 150 132 210 116L210 130C150 148 60 146 -10 168Z', '#5a8a3a', p.ink, 2.2) +
    both(
      ribbon(
        [
          [180, 128],
          [170, 100],
          [186, 84],
          [196, 60],
        ],
        26,
      ),
      '#6fa845',
      p.ink,
      2,
    )
  for (let i = 6; i >= 1; i--) {
    const [x, y] = [30 + i * 19, 116 - Math.abs(Math.sin(i * 0.9 + 0.5)) * 20]
    out +=
      ink(`M${x - 4} ${y + 14}L${x - 6} ${y + 26}M${x + 4} ${y + 14}L${x + 4} ${y + 26}`, p.ink, 4) +
      pen.cel(oval(x, y, 18, 20), i % 2 ? a : b, mix(i % 2 ? a : b, p.ink, 0.4), p.ink, {
        width: 2.2,
        y: -5,
      }) +
      dot(x, y - 4, 4, i % 2 ? b : a)
  }
  out +=
    body([['M34 80C30 62 20 62 20 48M50 80C54 62 64 64 66 50', 3.4]], a, p.ink, 1.6) +
    dot(20, 46, 5, b) +
    dot(66, 48, 5, b)
  out +=
    pen.cel(oval(42, 98, 26, 25), a, mix(a, p.ink, 0.4), p.ink, { width: 2.4, x: -5, y: -4 }) +
    eye(33, 94, 8, 'round', '#fffdf2', p.ink, p.ink) +
    eye(54, 94, 8, 'round', '#fffdf2', p.ink, p.ink) +
    ink('M34 110Q44 118 54 109', p.ink, 2.6)
  return mirrored(100, out) + group(move(70, 44, 0.9), sign)
}

function thing(pen: Pen, n: number): string {
  const glow = fill(oval(100, 92, 84), pen.radial([`${p.light}/0.85`, `${p.second}/0`]))
  const potion = (liquid: string, shape: number, over: string): string =>
    garden(pen, n % 4) +
    glow +
    both('M30 150H170V164H30Z', '#8a5a3a', p.ink, 2.4) +
    both('M44 164H58V184H44ZM142 164H156V184H142Z', '#6a4228', p.ink, 2.2) +
    flask(pen, 100, 96, 1.28, liquid, '#f2f4ee', p.ink, shape) +
    over
  switch (n) {
    case 16:
      return caterpillar(pen, '#e5622e', p.second, fires(0, 24, 36, 66, '#d9431e', p.second, p.light, p.ink))
    case 17:
      return caterpillar(
        pen,
        '#9a7a4a',
        '#c7b15a',
        both(
          poly([
            [-34, 24],
            [-8, -26],
            [6, -4],
            [14, -14],
            [34, 24],
          ]),
          '#6f8f3a',
          p.ink,
          2.2,
        ) + ink('M-6 -20L0 0L-8 12L0 24', p.ink, 2),
      )
    case 18:
      return caterpillar(
        pen,
        '#4a9ac8',
        '#bfe3f2',
        both('M0 -32C20 -4 26 6 26 12A26 22 0 0 1 -26 12C-26 6 -20 -4 0 -32Z', '#5ab0dd', p.ink, 2.2) +
          ink('M-12 12C-12 20 -6 24 0 24', p.light, 3),
      )
    case 19:
      return caterpillar(
        pen,
        p.second,
        p.light,
        both(rays(0, 0, 22, 36, 12, 7), p.second, p.ink, 1.6) + both(oval(0, 0, 19), p.light, p.ink, 2.2),
      )
    case 20:
      return caterpillar(pen, VIOLET, '#e0d2f0', dot(0, 0, 30, '#2b1750') + crescent(2, 0, 26, p.light, 20))
    case 21:
      return potion(
        '#5a3fc0',
        0,
        stars(pen, 10, p.light, 60) +
          ink(oval(100, 110, 56, 14), p.second, 2.4) +
          dot(150, 104, 6, p.second) +
          dot(54, 120, 4, p.light),
      )
    case 22:
      return potion('#d06ab0', 2, ring(78, 36, 18, p.second, 5) + ring(104, 36, 18, p.light, 5))
    case 23:
      return potion(
        '#8fd02a',
        4,
        both(
          ribbon(
            [
              [100, 44],
              [86, 26],
              [110, 16],
              [98, -2],
            ],
            14,
          ),
          '#8fd02a',
          p.ink,
          2,
        ) +
          eye(84, 112, 7, 'round', '#ffffff', p.ink, p.ink) +
          eye(114, 118, 5, 'slit', '#ffffff', '#c53fa2', p.ink),
      )
    case 24:
      return potion(
        '#e5522a',
        1,
        fires(100, 40, 26, 42, '#d9431e', p.second, p.light, p.ink) +
          fill(star(58, 60, 10, 3, 4) + star(146, 66, 12, 4, 4) + star(140, 30, 7, 2, 4), p.second),
      )
    case 25:
      return potion(
        '#8a7a3a',
        3,
        ink('M34 136l-10 -8M40 120l-14 -2M166 136l10 -8M160 120l14 -2', p.light, 3.4) +
          both('M82 34L92 18L104 26L116 16L122 34L104 40Z', '#9a7a4a', p.ink, 2),
      )
    case 26:
      return potion(
        '#e0507a',
        2,
        both('M100 40C70 20 80 0 100 14C120 0 130 20 100 40Z', '#e0507a', p.ink, 2.2) +
          fill(
            'M54 70C42 62 46 54 54 60C62 54 66 62 54 70ZM150 62C138 54 142 46 150 52C158 46 162 54 150 62Z',
            '#f5a0b8',
          ),
      )
    case 27:
      return (
        garden(pen, 1) +
        group(
          'rotate(-18 100 90)',
          wings(pen, 100, 92, 0.9, 2, p.second, p.accent, p.main),
          insect(pen, 100, 92, 0.9, VIOLET, 'almond'),
        ) +
        body(
          [
            ['M122 118L160 86', 6],
            ['M158 88L172 76', 9],
          ],
          '#c9973a',
          p.ink,
          1.8,
        )
      )
    case 28:
      return (
        garden(pen, 0) +
        fill(oval(150, 40, 24), p.second, see(0.9)) +
        wings(pen, 100, 86, 1.12, 1, '#6a4ab0', '#c05a9a', p.second) +
        insect(pen, 100, 86, 1.12, '#4d2b7b', 'sleepy')
      )
    default:
      return (
        garden(pen, 2) +
        fill(rays(40, 30, 20, 200, 20, 3), p.light, see(0.5)) +
        wings(pen, 100, 86, 1.12, 0, p.second, '#f2d26a', p.accent) +
        insect(pen, 100, 86, 1.12, p.accent, 'round') +
        ink('M10 150c40 -14 60 10 96 0M80 168c30 -10 50 8 90 -2', p.light, 2.4)
      )
  }
}

function insect(pen: Pen, x: number, y: number, s: number, c: string, eyes: EyeStyle): string {
  return group(
    move(x, y, s),
    ink('M-4 -26C-8 -44 -18 -46 -22 -58M4 -26C8 -44 18 -46 22 -58', p.ink, 2.2),
    dot(-22, -58, 3.4, p.second),
    dot(22, -58, 3.4, p.second),
    pen.cel('M0 -8C9 0 10 30 0 52C-10 30 -9 0 0 -8Z', c, mix(c, p.ink, 0.4), p.ink, {
      marks: ink('M-10 8Q0 12 10 8M-10 18Q0 22 10 18M-10 28Q0 32 10 28', p.second, 2.4),
    }),
    pen.cel(oval(0, -18, 15, 14), c, mix(c, p.ink, 0.4), p.ink),
    eye(-6, -19, 5, eyes, '#fffdf2', p.ink, p.ink),
    eye(6, -19, 5, eyes, '#fffdf2', p.ink, p.ink),
    ink('M-4 -9Q0 -6 4 -9', p.ink, 1.8),
  )
}

function leadership(pen: Pen, n: number): string {
  if (n === 30)
    return (
      garden(pen, 1) +
      fill(rays(100, 84, 20, 150, 14, 5), p.light, see(0.4)) +
      wings(pen, 100, 66, 0.8, 3, p.second, '#e59ac0', p.accent) +
      insect(pen, 100, 66, 0.8, p.main, 'round') +
      [36].map((x) => group(move(x, 176, 1.2, 20), hand('open', GREEN, p.ink, p.light, p.second))).join('') +
      mirrored(100, group(move(36, 176, 1.2, 20), hand('open', GREEN, p.ink, p.light, p.second)))
    )
  if (n === 31)
    return (
      garden(pen, 0) +
      courted(
        pen,
        p,
        VIOLET,
        p.deep,
        'pinch',
        p.light,
        group(move(40, 82, 0.5), flask(pen, 0, 0, 1, '#e0507a', '#f2f4ee', p.ink, 0)),
      )
    )
  return (
    garden(pen, 2) +
    chosen(
      pen,
      p,
      p.main,
      wings(pen, 0, 4, 0.5, 1, p.second, p.accent, p.main) + insect(pen, 0, 4, 0.5, p.deep, 'round'),
    )
  )
}

/** Where each of them is seen, by number. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['hall', ['#c8a8f0', '#fcefcd', '#8250b8', '#f5a728']],
  ['moon', ['#140a28', '#4d2b7b', '#25143b', '#ffe08a']],
  ['wood', ['#e0f0a8', '#a8d070', '#4d2b7b', '#62a545']],
  ['disc', ['#f5a728', '#fff0c0', '#4d2b7b', '#ffffff']],
  ['arch', ['#f2c8e0', '#fff4fa', '#4d2b7b', '#ffffff']],
  ['storm', ['#25143b', '#6a3a9a', '#4d2b7b', '#e0ff7a']],
  ['dunes', ['#bfe8f0', '#f4fcf8', '#62a545', '#ffe98f']],
  ['crystals', ['#25143b', '#8250b8', '#c05a9a', '#f5d0f0']],
  ['mist', ['#d0b8e8', '#f4ecfa', '#ffffff', '#f2e0ff']],
  ['shelves', ['#62a545', '#f5a728', '#25143b', '#c05a9a']],
  ['peaks', ['#f2b8a0', '#fff0dc', '#8250b8', '#ffffff']],
  ['town', ['#4d2b7b', '#e59ac0', '#25143b', '#fcefcd']],
  ['water', ['#a8e0d0', '#f0fcf4', '#3a8a7a', '#fff0a0']],
  ['falls', ['#e8d8f8', '#ffffff', '#4a7a3a', '#b888f0']],
  ['clock', ['#8250b8', '#c05a9a', '#25143b', '#fcefcd']],
]

export function pillar(pen: Pen, card: Subject): string {
  const n = card.number
  if (card.kind === 'leadership') return leadership(pen, n)
  if (card.kind === 'character' || card.kind === 'leader') {
    const look = LOOKS[n] ?? LOOKS[pen.whole(1, 15)]!
    const [a, b] = pen.pick([
      [p.second, '#e59ac0'],
      ['#6a4ab0', p.second],
      ['#f2d26a', p.accent],
      ['#c05a9a', '#f2c24a'],
    ] as const)
    let out = garden(pen) + (n === 0 ? fill(rays(100, 90, 40, 180, 18, 4), p.second, see(0.6)) : '')
    out +=
      look.wings === undefined
        ? fill(oval(100, 92, 58, 70), pen.pick([p.second, p.light, p.accent]), see(0.5)) +
          ring(100, 92, 66, p.light, 2, ' stroke-dasharray="2 7"')
        : wings(pen, 100, 104, n === 0 ? 1.25 : 1.1, look.wings, a, b, p.accent)
    const figure = citizen(pen, look) + extra(pen, look)
    if (n > 0) {
      const [name, hues] = WHERE[(n - 1) % WHERE.length]!
      const spread = look.wings === undefined ? '' : wings(pen, 100, 104, 1.1, look.wings, a, b, p.accent)
      return place(pen, name, hues, p.ink) + seen(spread + figure, viewOf(n), !(n % 2 || look.extra))
    }
    return out + group('translate(0 4)', n % 2 || look.extra ? figure : mirrored(100, figure))
  }
  return thing(pen, n)
}
