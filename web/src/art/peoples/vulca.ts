/** Vulca: ember, gold and soot; tongues of flame, molten rings; women whose hair is fire. */
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
  mix,
  move,
  oval,
  poly,
  ribbon,
  ring,
  see,
  star,
} from '../draw'
import type { Pen, Point } from '../draw'
import { PALETTES } from '../palettes'
import { armour, chosen, cloud, courted, eye, face, fires, flame, hand, hills, rays } from '../parts'
import type { EyeStyle, MouthStyle } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.vulca
const EMBER = '#b52a1a'

function sky(pen: Pen, mood = pen.whole(0, 3)): string {
  const skies = [
    [p.ink, p.deep, EMBER, p.accent],
    ['#3a0f16', '#8f1d1c', p.main, p.second],
    ['#7a1a1d', p.main, p.accent, '#ffd073'],
    ['#1f0b14', '#4a1220', '#8f1d1c', p.main],
  ]
  let out = box(0, 0, 200, 180, pen.linear(skies[mood]!))
  for (let i = 0; i < 12; i++)
    out += dot(
      pen.between(4, 196),
      pen.between(4, 120),
      pen.between(0.7, 2),
      p.second,
      see(pen.between(0.5, 1)),
    )
  return out
}

/** A mountain that burns, at the horizon. */
function volcano(pen: Pen): string {
  const x = pen.pick([34, 166, 150, 50])
  const y = pen.between(80, 100)
  return (
    both(
      `M${f(x - 70)} 180L${f(x - 14)} ${f(y)}Q${f(x)} ${f(y + 8)} ${f(x + 14)} ${f(y)}L${f(x + 70)} 180Z`,
      mix(p.deep, p.main, 0.22),
      p.ink,
      2,
    ) +
    fill(
      `M${f(x - 12)} ${f(y + 1)}Q${f(x)} ${f(y + 9)} ${f(x + 12)} ${f(y + 1)}L${f(x + 5)} ${f(y + 26)}L${f(x + 2)} ${f(y + 14)}L${f(x - 4)} ${f(y + 44)}L${f(x - 6)} ${f(y + 16)}Z`,
      p.second,
    ) +
    fill(flame(x, y + 4, 18, pen.between(22, 40), pen.between(-10, 10)), p.accent)
  )
}

/** Rings of molten gold behind a head. */
function halo(pen: Pen, x: number, y: number, r: number): string {
  const style = pen.whole(0, 3)
  let out = fill(oval(x, y, r), p.second, see(0.32)) + ring(x, y, r, p.second, 3)
  if (style === 0) out += ring(x, y, r * 0.82, p.light, 1.2) + ring(x, y, r * 1.14, p.accent, 1.4)
  if (style === 1) out += fill(rays(x, y, r, r * 1.3, 20, 3), p.second, see(0.8))
  if (style === 2) out += ring(x, y, r * 1.1, p.light, 5, ' stroke-dasharray="0.1 11"')
  if (style === 3) out += ring(x, y, r * 0.86, p.accent, 7, ' stroke-dasharray="14 8"')
  return out
}

function lava(pen: Pen): string {
  let out = fill(hills(pen, 168, 18, 5, true), p.ink)
  const points: Point[] = [[-5, pen.between(168, 176)]]
  for (let x = 20; x <= 205; x += 26) points.push([x, pen.between(163, 178)])
  out += ink(poly(points, false), p.accent, 3) + ink(poly(points, false), p.light, 1)
  return out
}

interface Look {
  /** Number of tongues, how high and how wild the hair burns. */
  hair: number
  high: number
  lean: number
  skin: string
  eyes: EyeStyle
  mouth: MouthStyle
  mood: number
  dress: number
  thing?: 'flames' | 'torch' | 'sword' | 'spark' | 'orb' | 'whip' | 'bowl'
}
const [COPPER, SOOT, GOLD, ROSE, DARK] = ['#e08048', '#8a3b34', '#f6bd72', '#f09a72', '#5d2328'] as const
const LOOKS: Record<number, Look> = {
  1: {
    hair: 13,
    high: 78,
    lean: 0,
    skin: GOLD,
    eyes: 'glow',
    mouth: 'open',
    mood: 1,
    dress: 0,
    thing: 'flames',
  },
  2: {
    hair: 9,
    high: 66,
    lean: 26,
    skin: ROSE,
    eyes: 'fierce',
    mouth: 'smirk',
    mood: 1.2,
    dress: 1,
    thing: 'spark',
  },
  3: { hair: 11, high: 60, lean: -22, skin: DARK, eyes: 'glow', mouth: 'grim', mood: 1.4, dress: 2 },
  4: {
    hair: 9,
    high: 50,
    lean: 0,
    skin: SOOT,
    eyes: 'slit',
    mouth: 'grim',
    mood: 1,
    dress: 3,
    thing: 'sword',
  },
  5: {
    hair: 11,
    high: 72,
    lean: -10,
    skin: COPPER,
    eyes: 'almond',
    mouth: 'lips',
    mood: 0.3,
    dress: 1,
    thing: 'orb',
  },
  6: {
    hair: 11,
    high: 56,
    lean: 30,
    skin: GOLD,
    eyes: 'fierce',
    mouth: 'lips',
    mood: 0.8,
    dress: 2,
    thing: 'whip',
  },
  7: {
    hair: 7,
    high: 46,
    lean: 0,
    skin: DARK,
    eyes: 'glow',
    mouth: 'line',
    mood: 0.5,
    dress: 3,
    thing: 'bowl',
  },
  8: {
    hair: 8,
    high: 44,
    lean: 14,
    skin: ROSE,
    eyes: 'round',
    mouth: 'smile',
    mood: -0.6,
    dress: 0,
    thing: 'spark',
  },
  9: {
    hair: 10,
    high: 62,
    lean: -28,
    skin: COPPER,
    eyes: 'almond',
    mouth: 'smirk',
    mood: 0.6,
    dress: 1,
    thing: 'torch',
  },
  10: {
    hair: 12,
    high: 52,
    lean: 10,
    skin: SOOT,
    eyes: 'slit',
    mouth: 'lips',
    mood: 1,
    dress: 2,
    thing: 'flames',
  },
  11: {
    hair: 9,
    high: 70,
    lean: 0,
    skin: GOLD,
    eyes: 'sleepy',
    mouth: 'lips',
    mood: 0.2,
    dress: 0,
    thing: 'torch',
  },
  12: { hair: 13, high: 58, lean: -14, skin: ROSE, eyes: 'closed', mouth: 'lips', mood: -0.4, dress: 1 },
  13: {
    hair: 8,
    high: 50,
    lean: 18,
    skin: GOLD,
    eyes: 'almond',
    mouth: 'smile',
    mood: -0.5,
    dress: 2,
    thing: 'orb',
  },
  14: {
    hair: 7,
    high: 36,
    lean: -12,
    skin: DARK,
    eyes: 'almond',
    mouth: 'line',
    mood: -0.8,
    dress: 0,
    thing: 'bowl',
  },
  15: {
    hair: 12,
    high: 68,
    lean: 22,
    skin: COPPER,
    eyes: 'fierce',
    mouth: 'open',
    mood: 1,
    dress: 3,
    thing: 'flames',
  },
  16: { hair: 6, high: 30, lean: 8, skin: SOOT, eyes: 'round', mouth: 'line', mood: -1, dress: 1 },
  17: { hair: 15, high: 82, lean: 0, skin: COPPER, eyes: 'glow', mouth: 'open', mood: 1.3, dress: 2 },
}

/** Hair that burns: one crown of tongues, all bent by the same wind. */
function crown(
  pen: Pen,
  x: number,
  y: number,
  tongues: number,
  high: number,
  lean: number,
  r: number,
): string {
  const base = (i: number): Point =>
    away(x, y, -205 + (230 * i) / tongues, i === 0 || i === tongues ? r * 1.15 : r)
  const start = base(0)
  let d = `M${f(start[0])} ${f(start[1])}`
  for (let i = 0; i < tongues; i++) {
    const [a, b] = [base(i), base(i + 1)]
    const t = (i + 0.5) / tongues
    const far = high * pen.between(0.7, 1.1) * (0.45 + 0.65 * Math.sin(Math.PI * t))
    const [ox, oy] = away(0, 0, -205 + 230 * t, far * 0.62)
    const tip: Point = [(a[0] + b[0]) / 2 + ox + lean * 0.8, (a[1] + b[1]) / 2 + oy - far * 0.45]
    const side = t < 0.5 ? -1 : 1
    const curl = pen.between(4, 13) * side * (lean ? 0.4 : 1)
    d += `C${f(a[0] + ox * 0.6 + curl)} ${f(a[1] + oy * 0.5)} ${f(tip[0] - lean * 0.5 - curl)} ${f(tip[1] + far * 0.4)} ${f(tip[0])} ${f(tip[1])}`
    d += `C${f(tip[0] - lean * 0.3 + curl * 0.6)} ${f(tip[1] + far * 0.5)} ${f(b[0] + ox * 0.7)} ${f(b[1] + oy * 0.4)} ${f(b[0])} ${f(b[1])}`
  }
  return d + `C${f(x + 20)} ${f(y + 40)} ${f(x - 20)} ${f(y + 40)} ${f(start[0])} ${f(start[1])}Z`
}

function woman(pen: Pen, look: Look, x = 100): string {
  const shade = mix(look.skin, p.deep, 0.55)
  const turn = pen.between(-0.9, 0.9)
  const y = 88
  const tongues = Math.min(9, look.hair - 2)
  let out = both(crown(pen, x, y - 8, tongues, look.high * 1.05, look.lean, 27), p.main, p.ink, 2.6)
  out += fill(crown(pen, x, y - 8, tongues, look.high * 0.74, look.lean, 25), p.accent)
  out += fill(crown(pen, x, y - 14, Math.max(5, tongues - 2), look.high * 0.62, look.lean, 24), p.second)
  out += fill(crown(pen, x, y - 18, 5, look.high * 0.46, look.lean * 0.8, 22), p.light, see(0.85))
  out += dressed(pen, look, x, shade)
  out += face(pen, {
    x,
    y,
    w: 23,
    h: 32,
    skin: look.skin,
    shade,
    line: p.ink,
    iris: look.skin === DARK || look.skin === SOOT ? p.second : '#8f1d1c',
    white: look.eyes === 'glow' ? '#fff6d0' : p.light,
    eyes: look.eyes,
    mouth: look.mouth,
    lip: look.skin === DARK ? '#b53a2a' : '#9c1f22',
    mood: look.mood,
    turn,
    chin: 0.15,
  })
  // a fringe of flames falls over the brow
  const m = x + turn * 5
  const wave = look.lean < 0 ? -1 : 1
  const fringe = `M${f(x - 25)} ${f(y - 6)}C${f(x - 30)} ${f(y - 40)} ${f(x + 30)} ${f(y - 40)} ${f(x + 25)} ${f(y - 6)}C${f(x + 24)} ${f(y - 14)} ${f(m + 17)} ${f(y - 22)} ${f(m + 12)} ${f(y - 25)}C${f(m + 12)} ${f(y - 19)} ${f(m + 8 * wave)} ${f(y - 16)} ${f(m + 3 * wave)} ${f(y - 13)}C${f(m + 5)} ${f(y - 20)} ${f(m)} ${f(y - 24)} ${f(m - 5)} ${f(y - 25)}C${f(m - 8)} ${f(y - 20)} ${f(x - 22)} ${f(y - 18)} ${f(x - 25)} ${f(y - 6)}Z`
  out += both(fringe, p.accent, p.ink, 1.4)
  return out
}

function dressed(pen: Pen, look: Look, x: number, shade: string): string {
  const neck =
    both(
      `M${f(x - 9)} 106L${f(x - 10)} 128C${f(x - 40)} 134 ${f(x - 56)} 150 ${f(x - 62)} 190L${f(x + 62)} 190C${f(x + 56)} 150 ${f(x + 40)} 134 ${f(x + 10)} 128L${f(x + 9)} 106Z`,
      look.skin,
      p.ink,
      2.2,
    ) +
    fill(
      `M${f(x - 9)} 110C${f(x - 2)} 124 ${f(x + 6)} 124 ${f(x + 9)} 112L${f(x + 10)} 128L${f(x - 10)} 124Z`,
      shade,
    )
  const gold = pen.linear([p.second, p.accent])
  switch (look.dress) {
    case 0:
      return (
        neck +
        both(
          `M${f(x - 48)} 142C${f(x - 20)} 160 ${f(x + 20)} 160 ${f(x + 48)} 142C${f(x + 60)} 156 ${f(x + 62)} 176 ${f(x + 64)} 190L${f(x - 64)} 190C${f(x - 62)} 176 ${f(x - 60)} 156 ${f(x - 48)} 142Z`,
          p.deep,
          p.ink,
          2.2,
        ) +
        ink(
          `M${f(x - 26)} 133C${f(x - 14)} 148 ${f(x + 14)} 148 ${f(x + 26)} 133M${f(x - 20)} 132C${f(x - 10)} 142 ${f(x + 10)} 142 ${f(x + 20)} 132`,
          p.second,
          2.6,
        ) +
        dot(x, 147, 5, p.light) +
        ring(x, 147, 5, p.ink, 1.4)
      )
    case 1:
      return (
        neck +
        pen.within(
          `M${f(x - 62)} 190C${f(x - 56)} 150 ${f(x - 40)} 134 ${f(x - 10)} 128C${f(x - 4)} 134 ${f(x + 4)} 134 ${f(x + 10)} 128C${f(x + 40)} 134 ${f(x + 56)} 150 ${f(x + 62)} 190Z`,
          [5, 4, 3, 2, 1]
            .map((i) => both(oval(x, 116, 12 + i * 12), i % 2 ? p.main : p.second, p.ink, 2))
            .join(''),
        ) +
        ink(
          `M${f(x - 62)} 190C${f(x - 56)} 150 ${f(x - 40)} 134 ${f(x - 10)} 128M${f(x + 62)} 190C${f(x + 56)} 150 ${f(x + 40)} 134 ${f(x + 10)} 128`,
          p.ink,
          2.2,
        )
      )
    case 2: {
      let out = neck
      for (let row = 0; row < 2; row++)
        for (let i = -2; i <= 2; i++)
          out += both(
            flame(x + i * 25 + (row % 2) * 12, 190 - row * 16 - (2 - Math.abs(i)) * 5, 28, 34, i * 2),
            [p.deep, EMBER, p.main][2 - row]!,
            p.ink,
            1.6,
          )
      return out
    }
    default:
      return (
        neck +
        both(
          `M${f(x - 44)} 146C${f(x - 22)} 154 ${f(x + 22)} 154 ${f(x + 44)} 146L${f(x + 50)} 190L${f(x - 50)} 190Z`,
          p.deep,
          p.ink,
          2.2,
        ) +
        ink(
          `M${f(x)} 152L${f(x)} 190M${f(x - 30)} 168C${f(x - 10)} 178 ${f(x + 10)} 178 ${f(x + 30)} 168`,
          p.second,
          2,
        ) +
        [-1, 1]
          .map(
            (s) =>
              both(
                `M${f(x + s * 30)} 138C${f(x + s * 46)} 124 ${f(x + s * 76)} 134 ${f(x + s * 78)} 168C${f(x + s * 64)} 160 ${f(x + s * 48)} 160 ${f(x + s * 36)} 164Z`,
                gold,
                p.ink,
                2.4,
              ) +
              both(
                poly([
                  [x + s * 58, 132],
                  [x + s * 74, 112],
                  [x + s * 70, 140],
                ]),
                p.light,
                p.ink,
                2,
              ),
          )
          .join('')
      )
  }
}

function held(pen: Pen, look: Look): string {
  const [x, y] = [160, 150]
  const arm = (g: 'open' | 'fist' | 'claw', s = 0.85): string =>
    group(move(x, y + 16, s, 6), hand(g, look.skin, p.ink, p.deep, p.second))
  const fire = (fx: number, fy: number, w: number, h: number): string =>
    fires(fx, fy, w, h, p.main, p.second, p.light, p.ink, pen.between(-8, 8))
  switch (look.thing) {
    case 'flames':
      return pen.pair(100, fire(x, 124, 28, 58) + arm('open'))
    case 'torch':
      return (
        fire(x, 82, 26, 58) +
        both(`M${x - 7} 82L${x + 7} 82L${x + 4} 150L${x - 4} 150Z`, '#6a3a22', p.ink, 2) +
        ink(`M${x - 8} 84L${x + 8} 84`, p.second, 4) +
        arm('fist')
      )
    case 'sword':
      return (
        both(
          `M${x - 5} 124C${x - 12} 90 ${x - 2} 70 ${x} 40C${x + 12} 70 ${x - 2} 92 ${x + 5} 124Z`,
          p.second,
          p.ink,
          2.2,
        ) +
        ink(`M${x} 120C${x - 4} 90 ${x + 3} 76 ${x + 1} 56`, p.light, 2.2) +
        both(`M${x - 16} 122L${x + 16} 122L${x + 12} 129L${x - 12} 129Z`, p.accent, p.ink, 2) +
        arm('fist')
      )
    case 'spark':
      return (
        fill(star(x, 104, 30, 7, 8, pen.between(-90, -70)), p.second) +
        fill(star(x, 104, 18, 6, 8, -68), p.light) +
        arm('open')
      )
    case 'orb':
      return (
        fill(oval(x, 106, 30), pen.radial([`${p.light}/0.9`, `${p.second}/0`])) +
        pen.cel(oval(x, 106, 15), p.second, p.main, p.ink, { x: -4, y: -4 }) +
        ink(oval(x, 106, 24, 8), p.light, 2) +
        arm('open')
      )
    case 'whip':
      return (
        body(
          [[`M${x} 136C${x + 40} 90 ${x - 30} 70 ${x + 8} 44S${x - 10} 8 ${x - 26} 22`, 3.6]],
          p.second,
          p.ink,
          1.6,
        ) + arm('fist')
      )
    case 'bowl':
      return (
        fire(100, 158, 36, 40) +
        pen.cel('M66 156C70 184 130 184 134 156C120 162 80 162 66 156Z', p.accent, p.deep, p.ink, {
          width: 2.2,
        }) +
        ink('M68 160C90 167 110 167 132 160', p.second, 3)
      )
    default:
      return ''
  }
}

/** Where each of them is seen, by number. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['disc', ['#ffd073', '#ff7b2b', '#6b1620', '#fff1c4']],
  ['moon', ['#1a0f2e', '#5a1a4a', '#2a0d12', '#ff5a36']],
  ['blaze', ['#1f0b14', '#8f1d1c', '#d9431e', '#ffb02e']],
  ['hall', ['#3a0f16', '#b52a1a', '#1f0b14', '#d9a13a']],
  ['dunes', ['#fff0c8', '#ffcf7a', '#c8642e', '#ffffff']],
  ['storm', ['#2b1530', '#7a2a3a', '#4a1220', '#ffd86a']],
  ['arch', ['#ff9a3a', '#ffe08a', '#1f0b14', '#fff6d8']],
  ['town', ['#5a1a3a', '#ff8a4a', '#2a0d12', '#ffd073']],
  ['falls', ['#4a1220', '#a82a1a', '#1f0b14', '#ff9a2e']],
  ['mist', ['#e8b48a', '#c8785a', '#fff0dc', '#ffd9a0']],
  ['peaks', ['#ffb27a', '#ffe3b0', '#7a2a24', '#ff5a2e']],
  ['crystals', ['#2a0d12', '#a8321e', '#ff7b2b', '#ffd98a']],
  ['clock', ['#6b1620', '#d9431e', '#2a0d12', '#ffcf6a']],
  ['water', ['#3a1030', '#b03a4a', '#d9431e', '#ffe08a']],
  ['wood', ['#ffcf9a', '#e8804a', '#5a2018', '#b83a1e']],
  ['shelves', ['#b52a1a', '#e8a03a', '#2a0d12', '#7a1a2a']],
  ['blaze', ['#ffe6b0', '#ffb04a', '#8f1d1c', '#d9431e']],
]

function character(pen: Pen, look: Look, number: number): string {
  const two = look.thing && look.thing !== 'flames' && look.thing !== 'bowl'
  const inner = (two ? group('translate(-12 0)', woman(pen, look)) : woman(pen, look)) + held(pen, look)
  const [name, hues] = WHERE[(number - 1) % WHERE.length]!
  const isTurned = pen.chance(0.5) && !two
  const round = number % 3 === 1 ? halo(pen, two ? 92 : 100, 76, pen.between(50, 64)) : ''
  return place(pen, name, hues, p.ink) + seen(round + inner, viewOf(number), isTurned)
}

function leader(pen: Pen): string {
  const look: Look = {
    hair: 15,
    high: 84,
    lean: 0,
    skin: COPPER,
    eyes: 'glow',
    mouth: 'lips',
    mood: 0.8,
    dress: 3,
  }
  return (
    sky(pen, 2) +
    fill(rays(100, 80, 50, 170, 18, 4.4), p.light, see(0.4)) +
    halo(pen, 100, 76, 72) +
    lava(pen) +
    woman(pen, look) +
    both('M76 62L80 44L90 56L100 34L110 56L120 44L124 62C108 56 92 56 76 62Z', p.second, p.ink, 2) +
    dot(100, 52, 3.6, p.main) +
    [1, -1].map((s) => fires(100 + s * 76, 150, 30, 70, p.main, p.second, p.light, p.ink, s * 8)).join('')
  )
}

function thing(pen: Pen, number: number): string {
  const fire = (x: number, y: number, w: number, h: number, lean = 0): string =>
    fires(x, y, w, h, p.main, p.second, p.light, p.ink, lean)
  switch (number) {
    case 18:
      return (
        sky(pen, 3) +
        fill(rays(100, 86, 20, 150, 22, 5), p.accent, see(0.5)) +
        both(star(100, 86, 82, 44, 13), p.main, p.ink, 2.6) +
        fill(star(100, 86, 58, 32, 13, -76), p.accent) +
        fill(star(100, 86, 38, 20, 11), p.second) +
        dot(100, 86, 16, p.light)
      )
    case 19:
      return (
        sky(pen, 0) +
        halo(pen, 100, 86, 78) +
        armour(
          pen,
          100,
          96,
          1.3,
          p.accent,
          p.deep,
          p.ink,
          p.second,
          fires(0, 14, 22, 34, p.main, p.second, p.light, p.ink),
        ) +
        fire(26, 150, 30, 60, -6) +
        fire(174, 150, 30, 60, 6)
      )
    case 20: {
      const spin = [0, 90, 180, 270]
        .map((a) =>
          group(
            `rotate(${a} 100 88)`,
            both(
              ribbon(
                [
                  [100, 88],
                  [136, 70],
                  [150, 30],
                  [112, 14],
                ],
                (t) => 30 * (1 - t) + 2,
              ),
              [p.main, p.second, p.deep, p.accent][a / 90]!,
              p.ink,
              2.2,
            ),
          ),
        )
        .join('')
      return (
        sky(pen, 3) +
        halo(pen, 100, 88, 66) +
        spin +
        both(oval(100, 88, 20), p.light, p.ink, 2.4) +
        fill(star(100, 88, 17, 5, 4), p.main)
      )
    }
    case 21:
    case 22: {
      const big = number === 22
      const glove = pen.cel(
        'M-20 44L-24 4C-30 -8 -28 -20 -20 -22C-22 -36 -10 -40 -4 -36C2 -42 12 -40 14 -34C22 -36 28 -28 26 -20C34 -16 34 -4 26 4L22 44Z',
        big ? '#b9a7a0' : p.accent,
        big ? '#5f5052' : p.deep,
        p.ink,
        {
          width: 2.6,
          marks: ink(
            'M-18 -22L-18 -8M-4 -34L-4 -12M12 -34L12 -12M-24 4C-6 12 12 12 28 2M-22 20L24 20M-21 30L23 30',
            p.ink,
            2,
          ),
        },
      )
      const spikes =
        ink('M-26 44L26 44', p.second, 7) +
        [-16, 0, 16]
          .map((x) =>
            both(
              poly([
                [x - 5, 22],
                [x, big ? 6 : 12],
                [x + 5, 22],
              ]),
              p.light,
              p.ink,
              1.4,
            ),
          )
          .join('')
      const one = (x: number, a: number): string => group(move(x, 96, 1.25, a), glove, spikes)
      return (
        sky(pen, big ? 1 : 3) +
        volcano(pen) +
        halo(pen, 100, 90, 70) +
        one(62, -12) +
        group('translate(200 0) scale(-1 1)', one(62, -12)) +
        (big ? ink('M100 20L92 50L106 56L96 90', p.light, 4) : fire(100, 150, 34, 60))
      )
    }
    case 23: {
      const bolt = (x: number, s: number): string =>
        both(
          `M${f(x)} 0L${f(x - 20 * s)} 62L${f(x - 4 * s)} 58L${f(x - 24 * s)} 124L${f(x + 18 * s)} 46L${f(x + 2 * s)} 50L${f(x + 14 * s)} 0Z`,
          p.second,
          p.ink,
          2.2,
        ) + ink(`M${f(x + 4 * s)} 4L${f(x - 8 * s)} 54`, p.light, 2.4)
      return (
        sky(pen, 3) +
        both(cloud(60, 34, 130, 44), p.deep, p.ink, 2.4) +
        both(cloud(150, 30, 120, 40), '#4a1220', p.ink, 2.4) +
        bolt(52, 0.9) +
        bolt(108, 1.15) +
        bolt(160, 0.8) +
        lava(pen)
      )
    }
    case 24: {
      let out = sky(pen, 0) + fill(hills(pen, 140, 24, 6), p.deep)
      for (const [x, y, s] of [
        [34, 120, 0.6],
        [80, 112, 0.5],
        [168, 118, 0.7],
        [126, 130, 0.9],
        [54, 158, 1.2],
        [104, 166, 1.4],
        [156, 164, 1.2],
      ] as const)
        out +=
          ink(
            `M${x - 12 * s} ${y + 4}L${x + 12 * s} ${y}M${x - 12 * s} ${y}L${x + 12 * s} ${y + 4}`,
            '#5a2e20',
            4 * s,
          ) + fire(x, y, 22 * s, 44 * s, pen.between(-8, 8) * s)
      return out
    }
    case 25: {
      let out = sky(pen, 2) + dot(100, 66, 44, p.light) + ring(100, 66, 54, p.light, 2)
      for (let i = 0; i < 7; i++)
        out += ink(
          `M-5 ${60 + i * 17}C30 ${44 + i * 17} 50 ${76 + i * 17} 84 ${60 + i * 17}S140 ${46 + i * 17} 205 ${62 + i * 17}`,
          [p.main, p.accent, p.deep][i % 3]!,
          5,
          see(0.75),
        )
      return out + lava(pen)
    }
    case 26: {
      let out = sky(pen, 3)
      for (let i = 0; i < 6; i++) out += fire(8 + i * 37, 140, 44, pen.between(90, 132), pen.between(-10, 10))
      for (let y = 0; y < 3; y++)
        for (let i = 0; i < 7; i++)
          out += both(
            `M${i * 34 - 14 + (y % 2) * 15} ${134 + y * 17}h32v16h-32Z`,
            y % 2 ? p.deep : '#4a1220',
            p.ink,
            2,
          )
      return out
    }
    default: {
      const d =
        'M0 -44C26 -46 36 -18 28 2C24 14 34 22 26 36C22 50 38 54 46 46C42 64 18 66 6 54C-4 44 -8 30 -20 22C-38 10 -34 -40 0 -44Z'
      const ghost = (x: number, y: number, s: number): string =>
        group(
          move(x, y, s),
          both(
            'M-20 -34C-40 -40 -42 -56 -36 -66C-32 -54 -20 -52 -8 -44ZM16 -38C30 -44 36 -56 32 -68C42 -56 40 -36 26 -28Z',
            p.deep,
            p.ink,
            2.2,
          ),
          both(d, pen.linear([p.light, p.second, p.main]), p.ink, 2.4),
          fill(
            'M-18 -20C-8 -24 -4 -14 -6 -8C-16 -6 -20 -12 -18 -20ZM20 -20C10 -24 6 -14 8 -8C18 -6 22 -12 20 -20Z',
            p.ink,
          ) +
            dot(-10, -13, 2.4, p.accent) +
            dot(12, -13, 2.4, p.accent),
          fill('M-12 4L-6 1L0 5L6 1L14 4C12 18 -8 20 -12 4Z', p.ink),
        )
      return (
        sky(pen, 3) +
        volcano(pen) +
        ghost(40, 74, 0.7) +
        group('translate(200 0) scale(-1 1)', ghost(40, 66, 0.62)) +
        ghost(100, 104, 1.15) +
        lava(pen)
      )
    }
  }
}

function leadership(pen: Pen, number: number): string {
  const arms = (gesture: 'open' | 'claw' | 'bless', skin: string = COPPER): string => {
    const one = group(move(44, 170, 1.25, 14), hand(gesture, skin, p.ink, p.deep, p.second))
    return pen.pair(100, one)
  }
  const fire = (x: number, y: number, w: number, h: number): string =>
    fires(x, y, w, h, p.main, p.second, p.light, p.ink)
  switch (number) {
    case 28:
      return (
        sky(pen, 0) +
        halo(pen, 100, 70, 60) +
        fire(100, 120, 74, 112) +
        both('M84 122C80 96 86 82 100 66C114 82 120 96 116 122Z', p.ink, p.ink, 1) +
        eye(93, 96, 4, 'glow', p.light, p.second, p.ink) +
        eye(107, 96, 4, 'glow', p.light, p.second, p.ink) +
        arms('open')
      )
    case 29:
      return (
        sky(pen, 1) +
        halo(pen, 60, 60, 44) +
        courted(pen, p, p.accent, p.deep, 'open', p.deep, fire(60, 84, 20, 40))
      )
    case 30:
      return (
        sky(pen, 3) +
        both('M20 180L76 70Q100 84 124 70L180 180Z', p.deep, p.ink, 2.4) +
        fill('M80 74Q100 86 120 74L110 112L104 96L98 136L92 98L88 112Z', p.second) +
        fire(100, 82, 60, 84) +
        [
          [40, 40, 12],
          [160, 34, 15],
          [28, 90, 9],
          [176, 84, 10],
          [64, 22, 8],
          [136, 14, 9],
        ]
          .map(
            ([x, y, r]) =>
              ink(`M100 60L${x} ${y}`, p.accent, 3, see(0.6)) +
              both(star(x!, y!, r!, r! * 0.7, 6), p.ink, p.second, 2),
          )
          .join('') +
        arms('claw')
      )
    case 31:
      return (
        sky(pen, 2) +
        fire(100, 150, 110, 140) +
        both(
          'M72 140C60 100 72 70 98 68C128 66 140 100 128 140C118 152 82 152 72 140Z',
          '#7cc220',
          p.ink,
          2.4,
        ) +
        eye(88, 102, 9, 'round', '#ffffff', p.ink, p.ink) +
        eye(114, 98, 6, 'slit', '#ffffff', p.second, p.ink) +
        ink('M84 128L92 122L100 130L108 122L116 128', p.ink, 2.4) +
        fire(60, 178, 30, 50) +
        fire(142, 178, 30, 54) +
        fire(100, 184, 34, 40)
      )
    default:
      return sky(pen, 0) + volcano(pen) + chosen(pen, p, p.main, fire(0, 20, 34, 60))
  }
}

export function vulca(pen: Pen, card: Subject): string {
  if (card.kind === 'leader') return leader(pen)
  if (card.kind === 'leadership') return leadership(pen, card.number)
  if (card.kind !== 'character') return thing(pen, card.number)
  return character(pen, LOOKS[card.number] ?? LOOKS[pen.whole(1, 17)]!, Math.max(1, card.number))
}
