/** Aqua: deep teal, pearl and black; waves, tentacles and scales; women of the sea and what lives below them. */
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
import { armour, chosen, eye, face, fires, hand, hatch, rays, sea, swirl } from '../parts'
import type { EyeStyle, MouthStyle } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.aqua
const PEARL = p.light

/** Under water: light from above, bubbles, weed. */
function below(pen: Pen, mood = pen.whole(0, 2)): string {
  const seas = [
    ['#2fa39f', p.main, p.deep, p.ink],
    ['#15828c', p.deep, '#06303a', p.ink],
    ['#7fd0c8', '#2b9aa0', '#0f5f6b', p.deep],
  ]
  let out = box(0, 0, 200, 180, pen.linear(seas[mood]!))
  out += fill(
    'M40 0L70 0L30 180L-30 180ZM100 0L124 0L116 180L76 180ZM160 0L176 0L214 180L170 180Z',
    PEARL,
    see(0.12),
  )
  for (let i = 0; i < 12; i++) {
    const [x, y, r] = [pen.between(6, 194), pen.between(6, 150), pen.between(1.5, 6)]
    out +=
      ring(x, y, r, PEARL, 1.2, see(0.7)) +
      (r > 3.5
        ? ink(
            `M${f(x - r * 0.5)} ${f(y - r * 0.1)}q${f(r * 0.1)} ${f(-r * 0.4)} ${f(r * 0.5)} ${f(-r * 0.4)}`,
            PEARL,
            1,
          )
        : '')
  }
  for (const x of [pen.between(6, 30), pen.between(168, 194)])
    out += both(
      ribbon(
        [
          [x, 184],
          [x + pen.between(-12, 12), 150],
          [x + pen.between(-14, 14), 122],
          [x + pen.between(-10, 10), pen.between(70, 100)],
        ],
        13,
        2,
      ),
      '#0c5f4f',
      p.ink,
      1.6,
    )
  return out
}

function foam(pen: Pen, y = 164): string {
  const shift = pen.between(0, 36)
  return (
    both(sea(y, 12, 38, shift), p.main, p.ink, 2) +
    ink(sea(y + 9, 9, 38, shift + 12), p.second, 2.4) +
    dot(pen.between(20, 180), y - 14, 3, PEARL)
  )
}

function tentacle(points: Point[], w: number, colour: string, cups = true): string {
  let out = both(
    ribbon(points, (t) => w * (1 - t * 0.86), 3),
    colour,
    p.ink,
    2,
  )
  if (cups) {
    const inner: Point[] = points.map(([x, y]) => [x, y])
    out += ink(soft(inner, false), PEARL, w * 0.2, ` stroke-dasharray="0.1 ${f(w * 0.34)}"`)
  }
  return out
}

function scales(x: number, y: number, w: number, rows: number, s: number): string {
  let d = ''
  const count = Math.ceil(w / s)
  for (let r = 0; r < rows; r++)
    d +=
      `M${f(x - count * s - (r % 2) * s * 0.5)} ${f(y + r * s * 0.6)}` +
      `q${f(s / 2)} ${f(s * 0.8)} ${f(s)} 0`.repeat(count * 2 + 1)
  return d
}

interface Look {
  skin: string
  hair: string
  style: 'tentacles' | 'waves' | 'fins' | 'shells' | 'eel' | 'bob'
  eyes: EyeStyle
  mouth: MouthStyle
  dress: string
  gem: 'star' | 'pearl' | 'coral' | 'crown' | 'none'
  mood: number
}
const LOOKS: Record<number, Look> = {
  0: {
    skin: '#a8d8cf',
    hair: '#0b3f4a',
    style: 'tentacles',
    eyes: 'glow',
    mouth: 'lips',
    dress: PEARL,
    gem: 'crown',
    mood: 0.4,
  },
  1: {
    skin: '#8fcabf',
    hair: '#22303a',
    style: 'eel',
    eyes: 'slit',
    mouth: 'lips',
    dress: '#0a4752',
    gem: 'coral',
    mood: 0.8,
  },
  4: {
    skin: '#c9e6dc',
    hair: '#c9705a',
    style: 'waves',
    eyes: 'almond',
    mouth: 'lips',
    dress: '#15828c',
    gem: 'pearl',
    mood: 0.1,
  },
  7: {
    skin: '#7fb8c4',
    hair: PEARL,
    style: 'fins',
    eyes: 'fierce',
    mouth: 'line',
    dress: '#06303a',
    gem: 'star',
    mood: 0.9,
  },
  8: {
    skin: '#e6d6c8',
    hair: '#2f8f86',
    style: 'shells',
    eyes: 'almond',
    mouth: 'lips',
    dress: '#e8b5a4',
    gem: 'pearl',
    mood: -0.3,
  },
  11: {
    skin: '#9fd0b0',
    hair: '#3a2f5a',
    style: 'tentacles',
    eyes: 'sleepy',
    mouth: 'smile',
    dress: '#7a5a9a',
    gem: 'none',
    mood: -0.2,
  },
  12: {
    skin: PEARL,
    hair: '#101c22',
    style: 'bob',
    eyes: 'almond',
    mouth: 'line',
    dress: '#101c22',
    gem: 'none',
    mood: 0,
  },
  13: {
    skin: '#2b3f48',
    hair: PEARL,
    style: 'bob',
    eyes: 'almond',
    mouth: 'line',
    dress: PEARL,
    gem: 'none',
    mood: 0,
  },
  14: {
    skin: '#b8e0e0',
    hair: '#1a6f7a',
    style: 'waves',
    eyes: 'round',
    mouth: 'smile',
    dress: '#7fd0c8',
    gem: 'star',
    mood: -0.6,
  },
  15: {
    skin: '#d8c9e0',
    hair: '#e8b5a4',
    style: 'fins',
    eyes: 'closed',
    mouth: 'smile',
    dress: '#4a6fa0',
    gem: 'coral',
    mood: -0.5,
  },
}

function woman(pen: Pen, look: Look): string {
  const shade = mix(look.skin, p.deep, 0.5)
  const dark = mix(look.hair, p.ink, 0.45)
  const turn = pen.between(-0.8, 0.8)
  let out = ''
  const wave = (): number => pen.between(-12, 12)
  if (look.style === 'tentacles' || look.style === 'eel') {
    for (let i = 0; i < 6; i++) {
      const s = i % 2 ? 1 : -1
      const k = Math.floor(i / 2)
      const pts: Point[] = [
        [100 + s * 12, 58 + k * 6],
        [100 + s * (44 + k * 4), 34 + k * 30],
        [100 + s * (58 + k * 6), 64 + k * 30 + wave() * 0.4],
        [100 + s * (84 - k * 4), 52 + k * 42 + wave()],
      ]
      out += tentacle(pts, 25, i % 3 ? look.hair : dark, look.style === 'tentacles')
      if (look.style === 'eel') {
        const [ex, ey] = pts[3]!
        out += both(oval(ex, ey, 8, 6), look.hair, p.ink, 1.8) + dot(ex + s * 2, ey - 1, 1.8, '#ffe27a')
      }
    }
  } else if (look.style === 'waves') {
    out +=
      both(
        'M52 90C40 46 76 24 102 28C134 24 164 50 152 96C166 116 152 134 164 156C150 170 142 160 134 166L66 166C56 172 44 160 38 158C50 136 36 116 52 90Z',
        look.hair,
        p.ink,
        2.4,
      ) +
      ink(
        'M60 70C50 96 58 116 48 150M70 60C58 90 66 130 58 160M142 70C152 96 142 120 154 150M132 62C144 96 134 130 144 160',
        dark,
        2.4,
      )
  } else if (look.style === 'fins') {
    for (let i = 0; i < 9; i++) {
      const a = -180 + i * 22.5
      const [x, y] = away(100, 78, a, 64 + (i % 2) * 10)
      out += ink(`M100 78L${f(x)} ${f(y)}`, p.ink, 6)
    }
    const pts: Point[] = []
    for (let i = 0; i <= 16; i++) pts.push(away(100, 78, -180 + i * 11.25, i % 2 ? 54 : 68 + (i % 4) * 3))
    out +=
      both(poly([...pts, [100, 96]]), look.hair, p.ink, 2.2) +
      ink(
        Array.from({ length: 9 }, (_, i) =>
          poly([away(100, 78, -180 + i * 22.5, 30), away(100, 78, -180 + i * 22.5, 64)], false),
        ).join(''),
        p.main,
        2.2,
      )
  } else if (look.style === 'shells') {
    out += both('M58 100C40 60 70 34 100 34C130 34 160 60 142 100Z', look.hair, p.ink, 2.4)
    for (const s of [-1, 1])
      out += group(
        `translate(${100 + s * 40} 78) scale(${s} 1)`,
        both('M-10 20C-14 -14 30 -22 34 6C30 26 6 34 -10 20Z', p.accent, p.ink, 2.2),
        ink('M-8 18L6 -10M-6 20L20 -8M-4 21L30 2M-2 22L30 14', p.ink, 1.6),
      )
  } else
    out += both('M54 118C44 60 66 34 100 34C134 34 156 60 146 118L126 124L74 124Z', look.hair, p.ink, 2.4)
  // shoulders with scales
  out += both(
    'M91 108L90 130C56 134 40 152 34 190L166 190C160 152 144 134 110 130L109 108Z',
    look.skin,
    p.ink,
    2.2,
  )
  const gown = 'M44 158C62 148 78 158 100 164C122 158 138 148 156 158L168 190L32 190Z'
  out += pen.cel(gown, look.dress, mix(look.dress, p.ink, 0.4), p.ink, {
    width: 2.2,
    marks: ink(scales(100, 160, 66, 5, 15), mix(look.dress, p.ink, 0.45), 1.5),
  })
  // fins instead of ears
  for (const s of [-1, 1])
    out += group(
      `translate(${100 + s * 22} 84) scale(${s} 1)`,
      both(
        'M0 0C12 -20 26 -22 34 -18C28 -8 30 -4 34 4C26 6 24 12 22 18C14 14 4 12 0 8Z',
        mix(look.skin, p.second, 0.5),
        p.ink,
        2,
      ),
      ink('M4 2L26 -12M5 4L26 4', p.ink, 1.3),
    )
  out += face(pen, {
    x: 100,
    y: 86,
    w: 24,
    h: 33,
    skin: look.skin,
    shade,
    line: p.ink,
    iris: '#0a6f7a',
    eyes: look.eyes,
    mouth: look.mouth,
    lip: '#b5546a',
    mood: look.mood,
    turn,
    chin: 0.2,
    white: '#ffffff',
  })
  const m = 100 + turn * 6
  if (look.style === 'bob')
    out += both(
      'M74 92C70 56 84 46 100 46C116 46 130 56 126 92C124 72 114 62 100 60C86 62 76 72 74 92Z',
      look.hair,
      p.ink,
      1.8,
    )
  else if (look.style !== 'fins')
    out += both(
      `M75 86C70 54 86 48 100 48C114 48 130 54 125 86C120 70 ${f(m + 8)} 62 ${f(m)} 58C${f(m - 8)} 64 80 70 75 86Z`,
      look.hair,
      p.ink,
      1.8,
    )
  out += ink(`M${f(m - 20)} 104h6M${f(m - 19)} 108h5M${f(m + 14)} 104h6M${f(m + 14)} 108h5`, p.deep, 1.4)
  switch (look.gem) {
    case 'pearl':
      out +=
        ink('M70 136C84 152 116 152 130 136', PEARL, 6, ' stroke-dasharray="0.1 8"') +
        both(oval(100, 152, 7), PEARL, p.ink, 1.8)
      break
    case 'star':
      out += both(star(124, 60, 14, 6, 5, -70), '#e58a6a', p.ink, 1.8) + dot(124, 60, 2, PEARL)
      break
    case 'coral':
      out +=
        ink('M100 48L100 20M100 34L86 18M100 30L114 14M92 25L92 12M108 21L112 6', p.ink, 7) +
        ink('M100 48L100 20M100 34L86 18M100 30L114 14M92 25L92 12M108 21L112 6', '#e5806a', 4)
      break
    case 'crown':
      out +=
        both('M68 56L60 18L82 36L100 8L118 36L140 18L132 56C112 46 88 46 68 56Z', PEARL, p.ink, 2.4) +
        [82, 100, 118].map((x) => both(oval(x, x === 100 ? 34 : 42, 4.4), p.second, p.ink, 1.4)).join('')
  }
  return out
}

// ---- beasts ----------------------------------------------------------------------------------------------

function octopus(pen: Pen, c: string, kraken: boolean): string {
  let out = ''
  const arms: Point[][] = [
    [
      [80, 110],
      [40, 130],
      [20, 100],
      [6, 130],
    ],
    [
      [86, 120],
      [56, 160],
      [30, 150],
      [16, 176],
    ],
    [
      [94, 124],
      [84, 160],
      [60, 176],
      [74, 190],
    ],
    [
      [120, 110],
      [160, 130],
      [180, 96],
      [194, 124],
    ],
    [
      [114, 120],
      [146, 160],
      [170, 146],
      [186, 172],
    ],
    [
      [106, 124],
      [116, 160],
      [142, 176],
      [128, 190],
    ],
    kraken
      ? [
          [70, 96],
          [30, 80],
          [34, 40],
          [12, 20],
        ]
      : [
          [74, 100],
          [40, 90],
          [30, 60],
          [44, 44],
        ],
    kraken
      ? [
          [130, 96],
          [170, 80],
          [166, 40],
          [188, 20],
        ]
      : [
          [126, 100],
          [160, 90],
          [170, 60],
          [156, 44],
        ],
  ]
  for (const a of arms) out += tentacle(a, 22, c)
  out += pen.cel(
    kraken
      ? 'M58 100C50 50 72 10 100 8C128 10 150 50 142 100C138 128 62 128 58 100Z'
      : 'M52 90C44 44 70 20 100 20C130 20 156 44 148 90C150 126 130 134 100 134C70 134 50 126 52 90Z',
    c,
    mix(c, p.ink, 0.5),
    p.ink,
    {
      width: 2.6,
      x: -8,
      y: -5,
      marks:
        dot(78, 46, 6, PEARL, see(0.35)) +
        dot(96, 34, 4, PEARL, see(0.35)) +
        dot(120, 52, 5, PEARL, see(0.35)),
    },
  )
  const style: EyeStyle = kraken ? 'slit' : 'round'
  out +=
    eye(78, 90, 12, style, '#fffdf2', kraken ? '#ffd34a' : p.ink, p.ink) +
    eye(122, 90, 12, style, '#fffdf2', kraken ? '#ffd34a' : p.ink, p.ink)
  out += ink('M62 76L94 84M138 76L106 84', p.ink, 4)
  return (
    out +
    (kraken
      ? both('M84 112L100 106L116 112L108 128L100 118L92 128Z', p.ink, p.ink, 1.6)
      : ink('M88 114Q100 106 112 114', p.ink, 3))
  )
}

function serpent(pts: Point[], w: number, c: string, glow: string): string {
  const [x, y] = pts[pts.length - 1]!
  const [bx] = pts[pts.length - 2]!
  const s = x >= bx ? 1 : -1
  return (
    both(
      ribbon(pts, (t) => w * (0.35 + 0.65 * Math.min(1, t * 1.6)), 5),
      c,
      p.ink,
      2.2,
    ) +
    ink(soft(pts, false), glow, w * 0.16, ' stroke-dasharray="2 7"') +
    group(
      `translate(${f(x)} ${f(y)}) scale(${f((s * w) / 24)} ${f(w / 24)})`,
      both('M-10 -14C8 -24 30 -14 40 0C34 4 26 4 18 4C26 10 20 18 8 16C-2 16 -10 12 -12 4Z', c, p.ink, 2.4),
      both('M-6 -14C-14 -26 -22 -28 -28 -26C-24 -18 -24 -10 -14 -4Z', glow, p.ink, 2),
      fill('M20 4L22 10L25 4ZM29 3L31 8L33 2Z', PEARL),
      dot(12, -7, 4.6, '#ffe27a'),
      fill(oval(12.5, -7, 1.4, 3.6), p.ink),
    )
  )
}

function fish(pen: Pen, c: string): string {
  const dark = mix(c, p.ink, 0.5)
  return (
    both('M36 92L2 56C10 86 10 104 0 132Z', dark, p.ink, 2.4) +
    both('M80 50C96 18 120 14 134 18C124 34 126 44 130 54Z', dark, p.ink, 2.4) +
    pen.cel(
      'M30 94C50 46 110 34 160 58C176 66 186 76 188 82L128 96L184 114C170 138 120 150 80 138C54 130 38 112 30 94Z',
      c,
      dark,
      p.ink,
      { width: 2.6, x: -4, y: -10, marks: ink(scales(80, 70, 44, 8, 13), p.ink, 1.3, see(0.5)) },
    ) +
    fill('M186 82L176 90L170 78L162 92L154 81L146 93L139 85L132 95L186 82Z', PEARL) +
    fill('M183 114L174 104L168 116L160 101L152 113L144 99L138 107L131 97Z', PEARL) +
    ink('M188 82L128 96L184 114', p.ink, 2.4) +
    eye(140, 70, 9, 'slit', PEARL, '#ffd34a', p.ink) +
    ink('M126 58L152 64', p.ink, 4) +
    both('M86 118C80 136 66 146 56 146C60 132 64 122 70 114Z', dark, p.ink, 2.2) +
    ink('M112 74C106 88 108 104 114 116', p.ink, 2)
  )
}

function crab(pen: Pen): string {
  const c = '#d9705a'
  const dark = mix(c, p.ink, 0.5)
  const leg = body(
    [['M56 128C34 124 24 136 14 156M62 136C44 138 36 148 30 168M72 144C60 150 54 160 52 178', 7]],
    c,
    p.ink,
    2,
  )
  const claw =
    body([['M58 112C34 108 26 90 34 70', 10]], c, p.ink, 2) +
    pen.cel(
      'M36 76C14 70 6 44 24 22C28 36 34 40 40 42C40 34 44 24 52 20C64 40 58 70 36 76Z',
      c,
      dark,
      p.ink,
      { width: 2.4 },
    )
  return (
    leg +
    mirrored(100, leg) +
    claw +
    mirrored(100, claw) +
    body([['M86 96L82 72M114 96L118 72', 5]], c, p.ink, 1.8) +
    pen.cel(
      'M42 128C46 96 70 88 100 88C130 88 154 96 158 128C148 156 120 162 100 162C80 162 52 156 42 128Z',
      c,
      dark,
      p.ink,
      {
        width: 2.6,
        x: -4,
        y: -7,
        marks:
          ink('M56 130C70 142 130 142 144 130', dark, 3) +
          dot(80, 112, 5, dark) +
          dot(120, 112, 5, dark) +
          dot(100, 104, 4, dark),
      },
    ) +
    eye(82, 68, 9, 'round', '#fffdf2', p.ink, p.ink) +
    eye(118, 68, 9, 'round', '#fffdf2', p.ink, p.ink) +
    ink('M88 150Q100 142 112 150', p.ink, 3)
  )
}

function behemoth(pen: Pen): string {
  const c = '#4f8a94'
  return (
    pen.cel('M-10 180C-6 96 40 44 104 46C160 48 196 84 204 120L204 190L-10 190Z', c, p.deep, p.ink, {
      width: 2.8,
      x: -6,
      y: -10,
      marks:
        ink(hatch(pen, 20, 60, 120, 40, 12, 20, 10), p.deep, 2) +
        dot(60, 84, 6, p.deep, see(0.6)) +
        dot(80, 70, 4, p.deep, see(0.6)),
    }) +
    fill('M60 190C70 150 130 128 204 132L204 190Z', PEARL) +
    ink(
      'M60 190C70 150 130 128 204 132M84 190C94 162 140 146 204 148M110 190C120 174 160 162 204 164',
      p.ink,
      2.4,
    ) +
    eye(120, 100, 12, 'sleepy', '#fffdf2', p.ink, p.ink) +
    ink('M104 84Q122 76 138 88', p.ink, 4) +
    both('M56 56C48 24 58 8 66 2C74 20 86 34 90 48Z', c, p.ink, 2.4) +
    ink('M100 44C96 26 84 22 84 8M104 44C108 26 120 22 120 8', p.second, 5)
  )
}

function leech(pen: Pen): string {
  const pts: Point[] = [
    [40, 190],
    [60, 140],
    [130, 136],
    [140, 84],
    [96, 62],
  ]
  return (
    both(
      ribbon(pts, (t) => 34 + 16 * t, 6),
      '#5a7a3a',
      p.ink,
      2.6,
    ) +
    ink(soft(pts, false), '#8fae5a', 26, ' stroke-dasharray="2 8" stroke-linecap="butt"') +
    both(oval(90, 60, 34, 32), '#b5546a', p.ink, 2.6) +
    both(oval(90, 60, 22, 20), '#5a1a2a', p.ink, 2) +
    fill(rays(90, 60, 12, 23, 12, -7), PEARL) +
    [
      [118, 26],
      [132, 46],
      [138, 70],
    ]
      .map(([x, y]) => dot(x!, y!, 4.4, '#ffe27a') + dot(x!, y!, 1.8, p.ink))
      .join('') +
    [20, 176, 160]
      .map((x) =>
        both(
          ribbon(
            [
              [x, 184],
              [x + 10, 140],
              [x - 8, 100],
              [x + 6, pen.between(40, 70)],
            ],
            14,
          ),
          '#3f7a4a',
          p.ink,
          1.8,
        ),
      )
      .join('')
  )
}

/** Where each of them is seen, by number: in the deep, at the surface, on shores and in the light of the moon. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['hall', ['#0a4752', '#2b9aa0', '#7fd0c8', '#f4f1e7']],
  ['water', ['#f4d8c8', '#fff6ee', '#15828c', '#e8745a']],
  ['storm', ['#05222b', '#2a5a6a', '#0a3742', '#d8f0ec']],
  ['moon', ['#06202e', '#15628c', '#05222b', '#f4f1e7']],
  ['crystals', ['#05222b', '#0f5f6b', '#3aa86a', '#ffe27a']],
  ['falls', ['#d0f0ec', '#f4fbf8', '#2a5a5a', '#7fd0c8']],
  ['arch', ['#7fd0c8', '#e8f8f2', '#0a4752', '#ffffff']],
  ['disc', ['#e8b5a4', '#fdeee0', '#0a4752', '#fff8ee']],
  ['mist', ['#3a6a5a', '#a8c8a8', '#dfeee0', '#7fa87f']],
  ['dunes', ['#bfe8e0', '#f4fbf4', '#e0b880', '#e8745a']],
  ['peaks', ['#15828c', '#bfe8e0', '#0a4752', '#f4f1e7']],
  ['town', ['#0a3742', '#4ab0b0', '#05222b', '#f4f1e7']],
  ['clock', ['#d8ecec', '#f8fbfa', '#15828c', '#ffffff']],
  ['wood', ['#2fa39f', '#0a4752', '#063038', '#e8745a']],
  ['blaze', ['#05222b', '#0a4752', '#15828c', '#7fd0c8']],
]

function scene(pen: Pen, n: number): string {
  const [name, hues] = WHERE[(Math.max(1, n) - 1) % WHERE.length]!
  return place(pen, name, hues, p.ink)
}

function beast(pen: Pen, n: number): string {
  switch (n) {
    case 2:
      return scene(pen, n) + seen(octopus(pen, '#c9604a', false), 'middle')
    case 3:
      return scene(pen, n) + seen(octopus(pen, '#4a3f7a', true), 'near', true)
    case 5:
      return (
        scene(pen, n) +
        serpent(
          [
            [30, 190],
            [30, 130],
            [150, 150],
            [160, 90],
            [50, 80],
            [70, 36],
            [120, 40],
          ],
          28,
          '#3a6f4a',
          '#ffe27a',
        ) +
        ink(
          'M20 60l10 8l-6 6l12 10M170 40l-10 10l8 4l-10 12M150 120l14 4l-4 8l16 4M64 110l-10 10l8 4l-8 10',
          '#ffe27a',
          3,
        )
      )
    case 6:
      return scene(pen, n) + seen(behemoth(pen), 'large')
    case 9:
      return scene(pen, n) + seen(leech(pen), 'left')
    default:
      return scene(pen, n) + seen(crab(pen), 'right', true)
  }
}

function thing(pen: Pen, n: number): string {
  const big = (c: string, turn: number): string =>
    [78, 60, 42, 24]
      .map((r, i) => swirl(100, 92, r, i % 2 ? PEARL : c, 9 - i, 1.6, turn + i * 70, 0.62))
      .join('')
  const swamp = (a: string, b: string): string => {
    let out =
      box(0, 0, 200, 180, pen.linear([p.ink, a, b])) + fill('M0 110C50 102 150 106 200 112V180H0Z', p.deep)
    for (let i = 0; i < 5; i++)
      out += ink(
        `M${f(pen.between(-10, 120))} ${f(120 + i * 13)}h${f(pen.between(30, 70))}`,
        p.second,
        2.4,
        see(0.7),
      )
    for (const x of [16, 34, 160, 184])
      out +=
        body(
          [[`M${x} 150C${x + 4} 110 ${x - 6} 90 ${x + 2} ${f(pen.between(30, 60))}`, 3]],
          '#5a6a3a',
          p.ink,
          1.2,
        ) + both(oval(x + 2, pen.between(34, 56), 5, 14), '#7a5030', p.ink, 1.6)
    return out
  }
  switch (n) {
    case 16: {
      let out = below(pen, 2)
      for (let i = 0; i < 8; i++) {
        const [y, w] = [14 + i * 19, 78 - i * 8]
        out +=
          ink(
            `M${100 - w} ${y}C${f(100 - w * 0.4)} ${y + 18} ${f(100 + w * 0.4)} ${y + 18} ${100 + w} ${y}`,
            p.ink,
            16,
          ) +
          ink(
            `M${100 - w} ${y}C${f(100 - w * 0.4)} ${y + 18} ${f(100 + w * 0.4)} ${y + 18} ${100 + w} ${y}`,
            i % 2 ? p.second : PEARL,
            11,
          )
      }
      return out + foam(pen)
    }
    case 17:
      return (
        below(pen, 1) +
        big(p.second, 40) +
        fill(oval(100, 92, 14, 8), p.ink) +
        ink('M100 120L100 168M100 168l-14 -16M100 168l14 -16', PEARL, 5)
      )
    case 18:
      return (
        below(pen, 0) +
        armour(
          pen,
          100,
          92,
          1.35,
          p.second,
          p.main,
          p.ink,
          PEARL,
          both('M-18 14C-22 -14 22 -14 18 14C8 22 -8 22 -18 14Z', PEARL, p.ink, 2) +
            ink('M0 18L0 -6M0 18L-10 -2M0 18L10 -2', p.ink, 1.6),
        ) +
        ink(scales(100, 112, 22, 4, 12), p.ink, 1.4)
      )
    case 19:
    case 20: {
      const hot = n === 19
      const drop = 'M100 12C140 66 152 84 152 108A52 50 0 0 1 48 108C48 84 60 66 100 12Z'
      return (
        below(pen, hot ? 1 : 2) +
        fill(rays(100, 96, 50, 150, 16, 4), hot ? '#ff9a4a' : '#c7b15a', see(0.4)) +
        pen.cel(drop, p.second, p.main, p.ink, {
          width: 3,
          x: -8,
          y: -6,
          marks: hot
            ? fires(100, 150, 52, 92, '#e4572e', '#ffb04a', '#fff3cf', p.ink)
            : fill('M30 170L76 92L98 118L116 98L170 170Z', '#6f8f3a') +
              ink('M60 122L76 92L90 112', PEARL, 3) +
              fill('M40 150H160V180H40Z', '#c7b15a'),
        }) +
        ink('M66 86C70 74 76 66 82 58', PEARL, 5)
      )
    }
    case 21:
      return (
        swamp('#5a1f22', '#e4572e') +
        fires(70, 128, 34, 70, '#e4572e', '#ffb04a', '#fff3cf', p.ink) +
        fires(124, 138, 42, 90, '#e4572e', '#ffb04a', '#fff3cf', p.ink) +
        fires(98, 160, 26, 40, '#e4572e', '#ffb04a', '#fff3cf', p.ink)
      )
    case 22:
      return (
        swamp('#1f4a44', '#7f9a5a') +
        both(oval(100, 138, 44, 14), p.ink, p.second, 2) +
        eye(84, 134, 9, 'slit', PEARL, '#c9f14c', p.ink) +
        eye(118, 134, 9, 'slit', PEARL, '#c9f14c', p.ink) +
        [
          [40, 160],
          [150, 158],
          [104, 168],
        ]
          .map(
            ([x, y]) =>
              both(`M${x! - 16} ${y}a16 6 0 1 0 32 0a16 6 0 1 0 -32 0Z`, '#6f9a4a', p.ink, 1.8) +
              ink(`M${x} ${y}l10 -3`, p.ink, 1.4),
          )
          .join('')
      )
    case 23:
      return below(pen, 1) + fish(pen, '#5f8a8f')
    case 24:
      return (
        below(pen, 0) +
        serpent(
          [
            [-6, 150],
            [40, 170],
            [70, 110],
            [30, 70],
            [60, 40],
          ],
          24,
          '#2f6f5a',
          p.second,
        ) +
        serpent(
          [
            [206, 130],
            [160, 170],
            [130, 120],
            [176, 80],
            [142, 56],
          ],
          24,
          '#3a4f7a',
          p.accent,
        ) +
        serpent(
          [
            [100, 196],
            [120, 150],
            [84, 130],
            [108, 96],
            [92, 84],
          ],
          20,
          '#6a4a7a',
          PEARL,
        )
      )
    case 25:
      return (
        below(pen, 2) +
        both(
          'M-10 60C30 20 70 70 60 110C90 60 140 40 170 80C190 60 206 66 214 80L214 190L-10 190Z',
          p.main,
          p.ink,
          2.6,
        ) +
        ink('M-10 60C30 20 70 70 60 110M60 110C90 60 140 40 170 80', PEARL, 6) +
        both(sea(130, 16, 50, 10), p.deep, p.ink, 2.4) +
        group(
          move(120, 104, 0.8, 14),
          both('M-30 0H30L20 16H-20Z', '#8a5a3a', p.ink, 2.4),
          ink('M0 0V-34', p.ink, 4),
          both('M3 -32L24 -6H3Z', PEARL, p.ink, 2),
        ) +
        foam(pen)
      )
    case 26:
      return (
        box(0, 0, 200, 180, pen.linear(['#7fd0c8', PEARL])) +
        dot(150, 40, 24, p.accent) +
        pen.cel(
          'M-10 190L-10 120C10 50 70 10 124 26C158 38 160 74 136 84C142 66 124 54 108 60C84 70 84 110 104 140C130 168 180 166 214 150L214 190Z',
          p.main,
          p.deep,
          p.ink,
          {
            width: 2.8,
            x: -6,
            y: -6,
            marks: ink(
              'M10 150C20 90 60 40 110 44M30 170C36 110 60 66 96 56M60 180C60 130 70 96 86 78',
              p.second,
              4,
            ),
          },
        ) +
        [
          [128, 30],
          [144, 42],
          [150, 58],
          [146, 74],
          [134, 84],
        ]
          .map(([x, y], i) => both(oval(x!, y!, 9 - (i % 2) * 2), PEARL, p.ink, 1.8))
          .join('') +
        foam(pen)
      )
    case 27:
      return (
        below(pen, 2) +
        fill(rays(100, 76, 20, 150, 16, 4), PEARL, see(0.45)) +
        both(
          'M56 40H144C144 84 126 100 108 104L108 136L132 150H68L92 136L92 104C74 100 56 84 56 40Z',
          '#d9c48a',
          p.ink,
          2.8,
        ) +
        both(oval(100, 42, 44, 12), p.second, p.ink, 2.4) +
        ink('M70 60C74 76 80 84 88 90', '#ffffff', 4) +
        ring(90, 74, 12, p.ink, 2.6) +
        ring(108, 74, 12, p.ink, 2.6) +
        dot(100, 20, 4, p.second) +
        dot(112, 8, 3, p.second)
      )
    default: {
      const notes = [0, 1, 2]
        .map(
          (i) =>
            ink(`M${30 + i * 62} ${44 - (i % 2) * 24}v-18l13 -4v18`, PEARL, 2.6) +
            fill(
              oval(26 + i * 62, 45 - (i % 2) * 24, 5.5, 4.4) + oval(39 + i * 62, 41 - (i % 2) * 24, 5.5, 4.4),
              PEARL,
            ),
        )
        .join('')
      return (
        below(pen, 0) +
        notes +
        group(
          'translate(22 26) scale(0.78)',
          woman(pen, { ...LOOKS[14]!, style: 'waves', mouth: 'open', eyes: 'closed', gem: 'pearl' }),
        ) +
        both('M-6 190L16 146L44 158L60 178L140 178L158 150L184 140L206 190Z', p.deep, p.ink, 2.4) +
        foam(pen, 170)
      )
    }
  }
}

function leadership(pen: Pen, n: number): string {
  const skin = '#a8d8cf'
  const arm = (g: 'open' | 'claw' | 'pinch' | 'bless', x: number, a: number, s = 1.2): string =>
    group(move(x, 172, s, a), hand(g, skin, p.ink, p.deep, PEARL))
  const drops = (pts: number[][], c: string): string =>
    pts
      .map(([x, y, s]) =>
        group(
          move(x!, y!, s!),
          both('M0 -16C8 -4 11 2 11 6A11 11 0 0 1 -11 6C-11 2 -8 -4 0 -16Z', c, p.ink, 2),
          ink('M-5 6C-5 10 -2 12 1 12', '#ffffff', 2),
        ),
      )
      .join('')
  if (n === 29)
    return (
      below(pen, 2) +
      group(move(72, 58, 1.5, 140), hand('pinch', skin, p.ink, p.deep, PEARL)) +
      drops(
        [
          [100, 110, 1],
          [84, 138, 0.8],
          [118, 140, 0.9],
          [102, 164, 0.7],
          [136, 112, 0.6],
          [66, 112, 0.6],
        ],
        PEARL,
      )
    )
  if (n === 30)
    return (
      below(pen, 1) +
      body(
        [
          ['M100 150V70', 15],
          ['M100 72L80 52', 7],
          ['M94 70L92 36', 7],
          ['M102 68L104 34', 7],
          ['M108 70L116 40', 7],
          ['M108 84L126 68', 7],
        ],
        '#e6c8a8',
        p.ink,
        2.2,
      ) +
      both(sea(120, 18, 52, 20), p.main, p.ink, 2.6) +
      ring(100, 118, 26, PEARL, 2.4) +
      both(sea(146, 14, 44, 4), p.deep, p.ink, 2.4) +
      ink('M60 40l-8 -12M140 40l8 -12M100 20V6', PEARL, 3.4)
    )
  if (n === 31)
    return (
      below(pen, 0) +
      fill(rays(100, 60, 20, 150, 18, 4), PEARL, see(0.5)) +
      both(
        'M66 30H134C134 66 120 78 106 82L106 104L122 114H78L94 104L94 82C80 78 66 66 66 30Z',
        PEARL,
        p.ink,
        2.6,
      ) +
      fill(oval(100, 32, 30, 7), p.second) +
      fill(
        'M88 56C80 48 84 42 88 48C92 42 96 48 88 56ZM112 62C98 52 104 42 112 50C120 42 126 52 112 62Z',
        '#e5806a',
      ) +
      pen.pair(100, arm('open', 52, 16))
    )
  return (
    below(pen, 2) +
    chosen(
      pen,
      p,
      p.main,
      drops([[0, 0, 2.4]], p.second) + ink('M-34 22q8 -10 17 0t17 0t17 0t17 0', PEARL, 3),
    )
  )
}

export function aqua(pen: Pen, card: Subject): string {
  const n = card.number
  if (card.kind === 'leadership') return leadership(pen, n)
  if (card.kind === 'leader')
    return (
      below(pen, 2) +
      fill(rays(100, 80, 40, 180, 12, 5), PEARL, see(0.4)) +
      ring(100, 80, 70, PEARL, 6, ' stroke-dasharray="0.1 12"') +
      woman(pen, LOOKS[0]!) +
      foam(pen, 170)
    )
  if (card.kind === 'character') {
    if ([2, 3, 5, 6, 9, 10].includes(n)) return beast(pen, n)
    const look = LOOKS[n] ?? LOOKS[4]!
    const figure = woman(pen, look)
    const halo =
      n === 12 || n === 13
        ? dot(100, 84, 66, n === 12 ? PEARL : p.ink) +
          fill(
            'M100 18A66 66 0 0 1 100 150A33 33 0 0 1 100 84A33 33 0 0 0 100 18Z',
            n === 12 ? p.ink : PEARL,
          ) +
          ring(100, 84, 66, PEARL, 2)
        : fill(oval(100, 80, pen.between(54, 68)), PEARL, see(0.25)) +
          ring(100, 80, pen.between(60, 70), p.second, 2)
    return scene(pen, n) + seen(halo + figure, viewOf(n), n % 2 === 0) + foam(pen, 172)
  }
  return thing(pen, n)
}
