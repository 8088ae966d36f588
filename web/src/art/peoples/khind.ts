/** Khind: candy red, yellow and blue; chalk and patches; crooked faces of children who rule the street. */
import {
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
  soft,
  star,
} from '../draw'
import type { Pen, Point } from '../draw'
import { PALETTES } from '../palettes'
import { chosen, cloud, hand, rays, swirl } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.khind
type Gang = 'cool' | 'top' | 'fun' | 'no' | 'all'

const BACKS: Record<Gang, readonly [string, string]> = {
  cool: ['#2f7fd0', '#6fc3ee'],
  top: ['#f2b51e', '#ffd95a'],
  fun: ['#e5352f', '#f7715a'],
  no: ['#2c3a46', '#43586a'],
  all: ['#5fae5a', '#9ad07a'],
}

function gangOf(n: number): Gang {
  if (n >= 1 && n <= 4) return 'cool'
  if (n >= 5 && n <= 9) return 'top'
  if (n >= 10 && n <= 14) return 'fun'
  if (n >= 15 && n <= 22) return 'no'
  return 'all'
}

/** A wall with chalk upon it. */
function wall(pen: Pen, gang: Gang): string {
  const [a, b] = BACKS[gang]
  let out = box(0, 0, 200, 180, pen.linear([b, a]))
  const chalk = gang === 'top' ? '#fffbe8' : '#ffffff'
  const style = gang === 'cool' ? 0 : gang === 'top' ? 1 : gang === 'fun' ? 2 : gang === 'no' ? 3 : 4
  if (style === 0)
    for (let i = 0; i < 5; i++)
      out += ink(
        wobble(pen, [
          [-4, 20 + i * 36],
          [50, 10 + i * 36],
          [100, 26 + i * 36],
          [150, 10 + i * 36],
          [204, 22 + i * 36],
        ]),
        chalk,
        5,
        see(0.28),
      )
  if (style === 1) out += fill(rays(100, 96, 20, 190, 14, 6.4, pen.between(0, 20)), chalk, see(0.45))
  if (style === 2)
    for (let i = 0; i < 16; i++)
      out += dot(
        ((i % 4) + 0.5) * 52 - 4 + (Math.floor(i / 4) % 2) * 24,
        Math.floor(i / 4) * 48 + 20,
        pen.between(9, 14),
        i % 3 ? p.second : chalk,
        see(0.5),
      )
  if (style === 3)
    for (let i = 0; i < 6; i++)
      out += cross(pen, pen.between(10, 190), pen.between(12, 120), pen.between(8, 15), chalk)
  if (style === 4)
    for (let i = 0; i < 10; i++)
      out += fill(
        star(pen.between(8, 192), pen.between(8, 110), pen.between(6, 11), 4, 5, pen.between(0, 90)),
        i % 2 ? p.second : chalk,
        see(0.7),
      )
  for (let i = 0; i < 3; i++) out += doodle(pen, chalk)
  out += fill(
    `M-4 ${f(pen.between(156, 162))}L204 ${f(pen.between(154, 164))}L204 184L-4 184Z`,
    mix(a, p.ink, 0.45),
  )
  return out
}
const wobble = (pen: Pen, points: readonly Point[]): string =>
  soft(
    points.map(([x, y]): Point => [x + pen.between(-3, 3), y + pen.between(-3, 3)]),
    false,
  )
const cross = (pen: Pen, x: number, y: number, r: number, c: string): string =>
  ink(
    `M${f(x - r)} ${f(y - r)}L${f(x + r)} ${f(y + r + pen.between(-3, 3))}M${f(x + r)} ${f(y - r)}L${f(x - r)} ${f(y + r)}`,
    c,
    3,
    see(0.5),
  )

function doodle(pen: Pen, c: string): string {
  const [x, y] = [pen.pick([20, 34, 166, 180, 150, 48]), pen.between(16, 60)]
  switch (pen.whole(0, 4)) {
    case 0:
      return swirl(x, y, 11, c, 2.2, 2, pen.between(0, 360), 1, see(0.8))
    case 1:
      return ink(
        `M${f(x - 11)} ${f(y + 8)}V${f(y - 2)}L${f(x)} ${f(y - 12)}L${f(x + 11)} ${f(y - 2)}V${f(y + 8)}Z`,
        c,
        2.2,
        see(0.8),
      )
    case 2:
      return (
        ring(x, y, 8, c, 2.2, see(0.8)) +
        ink(
          `M${f(x - 3)} ${f(y - 2)}v1M${f(x + 3)} ${f(y - 2)}v1M${f(x - 4)} ${f(y + 3)}q4 3 8 0`,
          c,
          2,
          see(0.8),
        )
      )
    case 3:
      return ink(
        `M${f(x)} ${f(y + 6)}C${f(x - 16)} ${f(y - 6)} ${f(x - 6)} ${f(y - 14)} ${f(x)} ${f(y - 5)}C${f(x + 6)} ${f(y - 14)} ${f(x + 16)} ${f(y - 6)} ${f(x)} ${f(y + 6)}`,
        c,
        2.2,
        see(0.8),
      )
    default:
      return ink(star(x, y, 10, 4, 5), c, 2.2, see(0.8))
  }
}

function patch(pen: Pen, x: number, y: number, r: number, c: string): string {
  const pts: Point[] = [
    [-1, -1],
    [1, -1.1],
    [1.1, 1],
    [-0.9, 0.9],
  ].map(([a, b]) => [x + a! * r * pen.between(0.8, 1.1), y + b! * r * pen.between(0.8, 1.1)] as const)
  return (
    both(poly(pts), c, p.ink, 1.6) +
    ink(
      poly(pts.map(([a, b]): Point => [x + (a - x) * 0.76, y + (b - y) * 0.76])),
      p.light,
      1.2,
      ' stroke-dasharray="2.4 2.6"',
    )
  )
}

interface Look {
  hat:
    | 'cat'
    | 'cop'
    | 'cap'
    | 'bear'
    | 'paper'
    | 'dog'
    | 'crown'
    | 'banana'
    | 'helmet'
    | 'jester'
    | 'pot'
    | 'tuft'
    | 'curls'
    | 'hood'
    | 'bag'
    | 'punk'
    | 'cone'
    | 'bow'
    | 'bucket'
    | 'propeller'
    | 'leaf'
    | 'feather'
    | 'braids'
  eyes: 'uneven' | 'shades' | 'wide' | 'cross' | 'wink' | 'patch' | 'spiral' | 'angry' | 'glasses'
  mouth: 'gap' | 'tongue' | 'grin' | 'cool' | 'zig' | 'laugh' | 'pout' | 'oh'
  skin?: string
}
const LOOKS: Record<number, Look> = {
  1: { hat: 'cat', eyes: 'shades', mouth: 'cool' },
  2: { hat: 'cop', eyes: 'shades', mouth: 'pout' },
  3: { hat: 'cap', eyes: 'shades', mouth: 'gap' },
  4: { hat: 'bear', eyes: 'shades', mouth: 'tongue' },
  5: { hat: 'helmet', eyes: 'angry', mouth: 'grin' },
  6: { hat: 'dog', eyes: 'uneven', mouth: 'tongue' },
  7: { hat: 'crown', eyes: 'wink', mouth: 'cool' },
  8: { hat: 'banana', eyes: 'wide', mouth: 'laugh', skin: '#fbe0c2' },
  9: { hat: 'feather', eyes: 'patch', mouth: 'gap' },
  10: { hat: 'jester', eyes: 'wide', mouth: 'laugh' },
  11: { hat: 'bucket', eyes: 'cross', mouth: 'tongue' },
  12: { hat: 'propeller', eyes: 'uneven', mouth: 'gap' },
  13: { hat: 'braids', eyes: 'wink', mouth: 'tongue' },
  14: { hat: 'cone', eyes: 'spiral', mouth: 'laugh' },
  15: { hat: 'hood', eyes: 'angry', mouth: 'zig' },
  16: { hat: 'punk', eyes: 'angry', mouth: 'gap' },
  17: { hat: 'bag', eyes: 'uneven', mouth: 'pout' },
  18: { hat: 'pot', eyes: 'spiral', mouth: 'tongue', skin: '#fbe0c2' },
  19: { hat: 'tuft', eyes: 'glasses', mouth: 'cool' },
  20: { hat: 'leaf', eyes: 'cross', mouth: 'oh', skin: '#f8d3a8' },
  21: { hat: 'paper', eyes: 'uneven', mouth: 'tongue' },
  22: { hat: 'curls', eyes: 'angry', mouth: 'zig', skin: '#f8d3a8' },
  23: { hat: 'bow', eyes: 'wide', mouth: 'grin' },
}

function child(pen: Pen, look: Look, shirt: string): string {
  const tone = pen.pick(['#f8d3a8', '#e9b07c', '#c98a58', '#9a6240', '#fbe0c2'])
  const skin = look.skin ?? tone
  const shade = mix(skin, '#b5452f', 0.35)
  const hair = pen.pick(['#5a3322', '#2a2140', '#e58a1f', '#b5432a', '#f2c84a'])
  const dark = mix(shirt, p.ink, 0.35)
  const tilt = pen.between(-10, 10)
  let out = ''
  out += pen.cel('M36 190C36 156 62 140 100 138C138 140 166 156 164 190Z', shirt, dark, p.ink, {
    width: 2.6,
    marks: pen.chance(0.5) ? ink('M30 160H170M30 174H170', p.light, 5) : '',
  })
  out +=
    patch(pen, 68, 166, 9, pen.pick([p.second, p.accent, p.main])) +
    patch(pen, 132, 170, 8, pen.pick([p.second, p.deep, p.main]))
  // a head that nobody measured
  const j = (v: number): number => v + pen.between(-5, 5)
  const skull = soft([
    [j(54), j(62)],
    [j(74), j(34)],
    [j(122), j(34)],
    [j(150), j(66)],
    [j(152), j(104)],
    [j(130), j(146)],
    [j(98), 152],
    [j(66), j(142)],
    [j(46), j(104)],
  ])
  let face = both(oval(49, 96, 10, 13), skin, p.ink, 2.4) + both(oval(151, 96, 10, 13), skin, p.ink, 2.4)
  face += crown(pen, look.hat, hair, shirt, false)
  face += pen.cel(skull, skin, shade, p.ink, {
    width: 2.6,
    x: -6,
    y: -3,
    marks: dot(68, 112, 11, '#f0705a', see(0.45)) + dot(134, 112, 11, '#f0705a', see(0.45)),
  })
  for (let i = 0; i < 6; i++)
    face += dot((i % 2 ? 132 : 66) + pen.between(-8, 8), 106 + pen.between(-5, 6), 1.3, '#b5633a')
  face += eyes(pen, look.eyes)
  face += ink(
    pen.pick(['M98 92q-10 14 4 14', 'M96 96q4 12 12 4', 'M92 100q8 8 16 0', 'M104 90q8 16 -6 14']),
    p.ink,
    2.6,
  )
  face += grin(look.mouth)
  if (pen.chance(0.3))
    face += group(
      move(136, 76, 1, -24),
      box(-11, -4, 22, 8, '#f3dcae', ` rx="4" stroke="${p.ink}" stroke-width="1.4"`),
      dot(-3, 0, 1, p.ink),
      dot(3, 0, 1, p.ink),
    )
  face += crown(pen, look.hat, hair, shirt, true)
  return out + group(`rotate(${f(tilt)} 100 140)`, face)
}

function eyes(pen: Pen, style: Look['eyes']): string {
  const ball = (x: number, y: number, r: number, px = 0, py = 0): string =>
    both(oval(x, y, r), '#ffffff', p.ink, 2.2) + dot(x + px, y + py, r * 0.42, p.ink)
  const [a, b] = [pen.between(12, 15), pen.between(8, 11)]
  switch (style) {
    case 'shades':
      return (
        ink('M52 82L148 82', p.ink, 4) +
        both(
          'M60 76L96 78C96 98 88 104 78 104C66 104 60 94 60 76ZM104 78L142 76C142 94 136 104 124 104C112 104 104 98 104 78Z',
          '#1a1630',
          p.ink,
          2,
        ) +
        ink('M68 84L78 94M112 84L122 94', '#7fb8ea', 3)
      )
    case 'wide':
      return (
        ball(78, 86, 15, 2, 2) +
        ball(122, 86, 15, -2, 2) +
        ink('M62 66q14 -8 28 -2M110 64q14 -6 28 4', p.ink, 3)
      )
    case 'cross':
      return ball(80, 86, a, 6, 2) + ball(120, 86, a, -6, 2) + ink('M66 68l24 4M112 70l22 -6', p.ink, 3)
    case 'wink':
      return ball(78, 86, a, 2, 0) + ink('M106 88q14 -12 30 0', p.ink, 4) + ink('M66 66q12 -8 24 0', p.ink, 3)
    case 'patch':
      return (
        ball(78, 86, a, 2, 0) +
        ink('M52 62L150 84', p.ink, 3) +
        both('M106 76L138 80C138 98 130 104 120 102C110 100 104 92 106 76Z', p.ink, p.ink, 2)
      )
    case 'spiral':
      return (
        ball(78, 86, 15) +
        ball(122, 86, 13) +
        swirl(78, 86, 12, p.ink, 2, 2.4) +
        swirl(122, 86, 10, p.ink, 2, 2.2, 90)
      )
    case 'angry':
      return (
        ball(80, 88, b + 1, 3, 1) + ball(122, 88, a - 2, -3, 1) + ink('M62 70L94 82M138 68L108 82', p.ink, 5)
      )
    case 'glasses':
      return (
        ball(78, 88, 9, 1, 1) +
        ball(122, 88, 9, -1, 1) +
        ring(78, 88, 18, p.ink, 3.4) +
        ring(122, 88, 18, p.ink, 3.4) +
        ink('M96 86q4 -4 8 0', p.ink, 3.4)
      )
    default:
      return (
        ball(78, 84, a, 3, 2) +
        ball(122, 88, b, -2, -1) +
        ink('M64 64q12 -6 26 2M112 70q10 -4 20 4', p.ink, 3.2)
      )
  }
}

function grin(style: Look['mouth']): string {
  switch (style) {
    case 'gap':
      return (
        both('M74 120Q102 130 130 116Q124 142 100 142Q80 140 74 120Z', '#7a1a22', p.ink, 2.4) +
        fill('M84 123l10 2 0 8 -9 -2ZM104 125l10 -2 -1 9 -9 1Z', '#ffffff')
      )
    case 'tongue':
      return (
        ink('M76 122Q102 136 130 118', p.ink, 3) +
        both('M100 128C98 146 118 150 122 136L120 124Z', '#ee6a6a', p.ink, 2.2) +
        ink('M110 128L112 140', p.ink, 1.4)
      )
    case 'grin':
      return (
        both('M72 120Q102 128 132 116Q128 140 102 140Q78 140 72 120Z', '#ffffff', p.ink, 2.4) +
        ink('M86 123L88 138M100 125L100 140M114 123L113 138M76 130H128', p.ink, 1.6)
      )
    case 'cool':
      return ink('M84 126Q108 136 128 118', p.ink, 3.4) + ink('M128 112l4 8', p.ink, 2.4)
    case 'zig':
      return ink('M74 130L84 122L94 132L104 122L114 132L124 122L132 128', p.ink, 3.2)
    case 'laugh':
      return (
        both('M68 116Q102 124 136 112Q134 148 102 148Q72 148 68 116Z', '#7a1a22', p.ink, 2.4) +
        fill('M74 119Q102 126 131 116L129 124Q102 132 77 126Z', '#ffffff') +
        fill('M84 142Q102 130 122 141Q112 148 102 147Q92 147 84 142Z', '#ee6a6a')
      )
    case 'pout':
      return ink('M84 132Q102 118 120 130', p.ink, 3.4) + ink('M94 138h14', p.ink, 2)
    default:
      return both(oval(102, 130, 10, 12), '#7a1a22', p.ink, 2.4)
  }
}

/** Hair and hats: a part behind the head and one in front. */
function crown(pen: Pen, hat: Look['hat'], hair: string, shirt: string, front: boolean): string {
  const mop = both(
    'M48 80C40 40 76 20 102 26C134 20 162 44 152 82C146 70 140 60 132 58C124 64 112 62 106 54C98 64 84 64 76 58C64 62 54 70 48 80Z',
    hair,
    p.ink,
    2.4,
  )
  const behind: Partial<Record<Look['hat'], string>> = {
    braids: [-1, 1]
      .map(
        (s) =>
          body(
            [[`M${100 + s * 44} 80C${100 + s * 70} 84 ${100 + s * 66} 110 ${100 + s * 78} 130`, 13]],
            hair,
            p.ink,
            2,
          ) + dot(100 + s * 78, 132, 6, p.main),
      )
      .join(''),
    hood: both('M30 150C22 70 50 14 100 14C150 14 178 70 170 150Z', shirt, p.ink, 2.6),
    curls: [
      [50, 60],
      [66, 38],
      [92, 26],
      [120, 28],
      [142, 44],
      [154, 66],
      [44, 84],
      [158, 90],
    ]
      .map(([x, y]) => both(oval(x!, y!, 18), hair, p.ink, 2.4))
      .join(''),
  }
  if (!front) return behind[hat] ?? ''
  const brim = (c: string): string =>
    both('M40 66C70 52 134 50 162 64L158 74C130 62 74 64 44 76Z', c, p.ink, 2.4)
  switch (hat) {
    case 'cat':
      return (
        mop +
        both('M58 46L50 8L88 30ZM142 46L152 8L114 30Z', p.second, p.ink, 2.4) +
        fill('M62 38L58 20L76 32ZM138 38L144 20L126 32Z', p.main) +
        ink('M30 108L58 112M30 122L58 120M170 108L142 112M170 122L142 120', p.ink, 2)
      )
    case 'cop':
      return (
        both('M52 60C48 28 80 16 102 18C128 16 154 28 150 60Z', p.deep, p.ink, 2.6) +
        both(
          'M46 60C80 48 124 48 156 60C160 70 154 76 148 76C120 62 82 62 56 76C46 76 42 70 46 60Z',
          p.ink,
          p.ink,
          2,
        ) +
        fill(star(101, 38, 12, 5, 5), p.second)
      )
    case 'cap':
      return (
        both('M50 66C48 30 80 18 104 20C134 20 152 40 150 66C118 54 82 54 50 66Z', p.main, p.ink, 2.6) +
        both('M140 58C164 54 184 64 186 74C170 76 156 74 142 70Z', p.main, p.ink, 2.6) +
        ink('M100 20C98 34 98 44 100 56', p.ink, 1.8) +
        dot(102, 20, 4, p.second)
      )
    case 'bear':
      return (
        both(oval(58, 36, 16), '#9a6240', p.ink, 2.6) +
        both(oval(146, 36, 16), '#9a6240', p.ink, 2.6) +
        dot(58, 36, 7, '#e9b07c') +
        dot(146, 36, 7, '#e9b07c') +
        both(
          'M46 78C44 34 78 22 102 22C128 22 158 36 154 78C140 56 120 52 102 52C82 52 60 58 46 78Z',
          '#9a6240',
          p.ink,
          2.6,
        )
      )
    case 'helmet':
      return (
        both('M46 74C42 26 82 12 102 14C124 12 160 26 156 74C126 60 76 60 46 74Z', '#7a8a5a', p.ink, 2.6) +
        ink('M44 74C76 60 126 60 158 74', p.ink, 5) +
        both(gunStar(), p.second, p.ink, 1.8)
      )
    case 'dog':
      return (
        mop +
        both(
          'M56 44C30 36 24 76 38 96C52 96 58 70 66 52ZM146 44C172 36 178 76 164 96C150 96 144 70 136 52Z',
          '#b5703c',
          p.ink,
          2.6,
        ) +
        both(oval(100, 100, 9, 6), p.ink, p.ink, 1)
      )
    case 'crown':
      return (
        mop +
        both('M58 48L52 8L78 28L100 2L122 28L148 8L144 48C116 38 86 38 58 48Z', p.second, p.ink, 2.6) +
        dot(100, 28, 5, p.main) +
        dot(72, 34, 4, p.accent) +
        dot(130, 34, 4, p.accent)
      )
    case 'banana':
      return (
        mop +
        both(
          'M44 40C60 60 140 62 160 12C166 8 170 12 168 18C160 80 70 90 38 50C36 44 40 38 44 40Z',
          '#ffe04a',
          p.ink,
          2.6,
        ) +
        ink('M52 50C80 68 140 60 160 22', p.ink, 1.4) +
        fill('M158 8l12 -2 0 12Z', '#5a3322')
      )
    case 'feather':
      return (
        both('M44 62C50 34 154 30 160 58C130 48 78 52 44 62Z', '#5f8f3a', p.ink, 2.6) +
        both('M60 52C66 14 120 10 144 46C116 42 86 44 60 52Z', '#5f8f3a', p.ink, 2.6) +
        both('M130 40C150 8 172 4 186 8C176 28 156 38 134 44Z', p.main, p.ink, 2)
      )
    case 'jester':
      return (
        both(
          'M50 68C40 40 18 40 14 16C44 14 62 26 72 40C78 14 92 4 104 -2C114 10 122 24 126 40C142 20 164 14 186 22C180 42 160 44 152 68C120 54 82 54 50 68Z',
          p.second,
          p.ink,
          2.6,
        ) +
        fill('M72 40C78 14 92 4 104 -2C114 10 122 24 126 40L124 57C108 54 92 54 78 58Z', p.deep) +
        dot(14, 18, 6, p.main) +
        dot(104, 2, 6, p.main) +
        dot(186, 24, 6, p.main)
      )
    case 'bucket':
      return (
        both('M54 62L64 8L140 8L150 62C120 52 84 52 54 62Z', '#9fb4c4', p.ink, 2.6) +
        ink('M62 20H142M56 52C86 42 120 42 148 52', p.ink, 2) +
        ink('M52 62C40 100 160 104 152 62', p.ink, 2)
      )
    case 'propeller':
      return (
        both('M50 64C50 28 84 20 102 20C122 20 152 30 152 64C120 52 82 52 50 64Z', p.accent, p.ink, 2.6) +
        fill('M102 20C92 30 88 44 88 56L116 56C116 42 112 30 102 20Z', p.second) +
        ink('M102 20L102 8', p.ink, 3) +
        both(
          'M102 8C84 -4 66 -2 60 8C74 16 90 14 102 8ZM102 8C120 -2 138 2 144 12C130 18 114 16 102 8Z',
          p.main,
          p.ink,
          2,
        )
      )
    case 'cone':
      return (
        both('M60 58L104 -20L142 56C118 44 84 46 60 58Z', p.accent, p.ink, 2.6) +
        fill('M75 32L84 16L126 18L134 40C114 30 92 32 75 32Z', p.second) +
        mopSmall(hair)
      )
    case 'hood':
      return both(
        'M42 110C32 58 62 30 100 30C138 30 168 58 158 110C150 70 132 52 100 52C68 52 50 70 42 110Z',
        shirt,
        p.ink,
        2.6,
      )
    case 'punk':
      return [0, 1, 2, 3, 4]
        .map((i) =>
          both(
            poly([
              [66 + i * 16, 44 - Math.sin(i * 0.8) * 8],
              [64 + i * 18, 2 + Math.abs(i - 2) * 8],
              [84 + i * 15, 42 - Math.sin(i * 0.8) * 6],
            ]),
            i % 2 ? p.second : '#5fae5a',
            p.ink,
            2.4,
          ),
        )
        .join('')
    case 'bag':
      return (
        both(
          'M40 92L48 18L66 24L84 14L104 22L124 14L142 24L156 18L162 92C156 78 150 72 146 70L58 72C50 76 44 84 40 92Z',
          '#c9a06a',
          p.ink,
          2.6,
        ) +
        ink('M70 30L66 66M130 30L134 66', p.ink, 1.4) +
        cross(pen, 100, 46, 8, p.ink)
      )
    case 'pot':
      return (
        both('M50 64C46 20 60 14 102 14C144 14 156 20 152 64C120 54 82 54 50 64Z', '#7f8fa3', p.ink, 2.6) +
        body([['M150 40L190 32', 6]], '#7f8fa3', p.ink, 2) +
        ink('M62 30C76 24 84 24 92 23', '#ffffff', 3)
      )
    case 'tuft':
      return both(
        'M70 46C60 26 76 30 78 18C86 30 92 14 100 4C106 18 116 10 122 20C124 32 140 26 134 46C112 36 90 36 70 46Z',
        hair,
        p.ink,
        2.4,
      )
    case 'leaf':
      return (
        mop +
        both('M100 30C110 0 140 -4 156 2C150 24 130 36 104 34Z', '#6fae3a', p.ink, 2.2) +
        ink('M104 32C120 22 134 12 148 6', p.ink, 1.6)
      )
    case 'paper':
      return (
        both('M46 64L100 4L156 62C120 50 80 50 46 64Z', p.light, p.ink, 2.6) +
        both('M40 68C76 48 126 48 162 66L156 80C126 62 76 64 46 82Z', '#e6dcc2', p.ink, 2.6) +
        ink('M84 34h18M78 42h34', p.accent, 2)
      )
    case 'bow':
      return (
        mop +
        both(
          'M100 30C80 8 66 12 64 30C66 44 84 44 100 34C116 44 136 44 138 28C136 12 120 8 100 30Z',
          p.main,
          p.ink,
          2.4,
        ) +
        dot(100, 31, 6, p.second)
      )
    case 'braids':
      return mop
    case 'curls':
      return [
        [64, 52],
        [84, 44],
        [106, 42],
        [128, 48],
        [142, 60],
      ]
        .map(([x, y]) => both(oval(x!, y!, 13), hair, p.ink, 2.2))
        .join('')
    default:
      return brim(p.main)
  }
}
const gunStar = (): string => star(100, 42, 12, 5, 5)
const mopSmall = (hair: string): string =>
  both(
    'M56 66C70 48 134 46 146 62C130 56 120 62 112 56C104 64 92 64 86 58C76 64 64 60 56 66Z',
    hair,
    p.ink,
    2,
  )

function thing(pen: Pen, n: number): string {
  const bits = (count: number, cs: readonly string[]): string => {
    let out = ''
    for (let i = 0; i < count; i++) {
      const [x, y] = [pen.between(6, 194), pen.between(6, 150)]
      out +=
        i % 2
          ? dot(x, y, pen.between(2, 4.5), pen.pick(cs))
          : group(move(x, y, 1, pen.between(0, 180)), box(-5, -2, 10, 4, pen.pick(cs)))
    }
    return out
  }
  const all = [p.main, p.second, p.accent, p.light, '#5fae5a']
  switch (n) {
    case 24:
      return (
        wall(pen, 'fun') +
        body(
          [
            ['M100 168L100 108C100 88 62 92 60 46', 15],
            ['M100 108C100 88 138 92 140 46', 15],
          ],
          '#9a6240',
          p.ink,
          2.4,
        ) +
        ink('M60 50C70 96 88 104 92 118', p.ink, 6) +
        ink('M140 50C130 96 116 104 110 118', p.ink, 6) +
        ink('M60 50C70 96 88 104 92 118M140 50C130 96 116 104 110 118', p.second, 3) +
        both(oval(101, 122, 17), '#7f8fa3', p.ink, 2.4) +
        ink('M95 119l4 4M99 119l-4 4M104 119l4 4M108 119l-4 4M96 130q5 -5 10 0', p.ink, 2) +
        ink('M92 148H108M92 156H108', p.main, 5)
      )
    case 25:
      return (
        wall(pen, 'cool') +
        both('M70 60L130 60L136 20L64 20Z', p.second, p.ink, 2.6) +
        both('M60 14H140V26H60Z', p.main, p.ink, 2.4) +
        both('M66 60C40 90 20 110 14 170L186 170C180 110 160 90 134 60Z', p.light, p.ink, 2.4, see(0.92)) +
        bits(16, ['#e6c86a', p.second, '#cfe6f2']) +
        both(
          'M60 150C56 128 66 120 74 128L78 150ZM120 158C118 136 128 130 136 138L138 158Z',
          '#c98a58',
          p.ink,
          2.4,
        ) +
        ink('M56 152C70 160 76 158 84 150M114 160C128 168 136 164 144 158', p.second, 5)
      )
    case 26:
      return (
        wall(pen, 'all') +
        bits(26, all) +
        [
          [52, 60, 12, 0.4],
          [148, 56, -16, 0.4],
          [100, 104, 4, 0.52],
          [44, 136, -12, 0.36],
          [160, 132, 14, 0.36],
        ]
          .map(([x, y, a, s], i) =>
            group(
              `${move(x!, y!, s!, a!)} translate(-100 -94)`,
              both(
                oval(100, 94, 54, 60),
                ['#f8d3a8', '#e9b07c', '#fbe0c2', '#c98a58', '#9a6240'][i]!,
                p.ink,
                5,
              ) +
                crown(
                  pen,
                  (['propeller', 'punk', 'jester', 'pot', 'bear'] as const)[i]!,
                  '#5a3322',
                  all[i]!,
                  true,
                ) +
                eyes(pen, (['wide', 'angry', 'cross', 'spiral', 'shades'] as const)[i]!) +
                grin((['tongue', 'gap', 'laugh', 'oh', 'grin'] as const)[i]!),
            ),
          )
          .join('')
      )
    case 27:
      return (
        wall(pen, 'top') +
        both(cloud(100, 92, 190, 84), '#cfeaa0', p.ink, 2.6) +
        both(cloud(70, 128, 130, 50), '#e4f5c4', p.ink, 2.4) +
        [
          [64, 62],
          [124, 56],
          [98, 100],
        ]
          .map(
            ([x, y]) =>
              ink(`M${x! - 15} ${y!}q6 -9 11 0M${x! + 4} ${y!}q6 -9 11 0`, p.ink, 3) +
              both(`M${x! - 14} ${y! + 8}q14 5 28 0q-2 18 -14 18q-12 0 -14 -18Z`, '#7a1a22', p.ink, 2),
          )
          .join('') +
        both('M140 180L146 130L170 130L176 180Z', p.main, p.ink, 2.6) +
        both('M142 122H174V132H142Z', p.second, p.ink, 2.4)
      )
    default: {
      const arm = (a: number, skin: string, sleeve: string): string =>
        group(`rotate(${a} 100 92)`, group(move(100, 150, 0.95), hand('fist', skin, p.ink, sleeve, p.light)))
      return (
        wall(pen, 'all') +
        fill(star(100, 90, 92, 60, 12), p.light, see(0.6)) +
        arm(-128, '#c98a58', p.accent) +
        arm(128, '#f8d3a8', p.second) +
        arm(-44, '#9a6240', p.main) +
        arm(44, '#e9b07c', '#5fae5a') +
        both(star(100, 90, 22, 9, 5), p.second, p.ink, 2.2)
      )
    }
  }
}

function leadership(pen: Pen, n: number): string {
  const skin = '#f8d3a8'
  if (n === 29)
    return (
      wall(pen, 'cool') +
      fill(rays(60, 78, 30, 120, 9, 5, -40), p.light, see(0.5)) +
      group(
        move(112, 74, 1.2, -14),
        pen.cel('M-50 -8L-4 -14C6 -34 48 -30 50 2C50 34 4 38 -6 12L-50 10Z', p.second, '#c9811e', p.ink, {
          width: 2.6,
        }),
        both(oval(20, 2, 13), p.ink, p.ink, 1),
        dot(20, 2, 6, p.main),
        fill('M-34 -10L-20 -12L-20 -4L-34 -3Z', p.ink),
      ) +
      ink('M30 40l-12 -10M24 62H8M32 88l-14 10', p.main, 4) +
      group(move(146, 166, 1.2, -18), hand('pinch', skin, p.ink, p.main, p.light))
    )
  if (n === 30)
    return (
      wall(pen, 'fun') +
      fill(rays(100, 84, 10, 150, 16, 5), p.second, see(0.7)) +
      [
        [50, 34],
        [100, 16],
        [150, 36],
        [70, 62],
        [132, 60],
      ]
        .map(([x, y], i) =>
          both(
            i % 2 ? star(x!, y!, 14, 6, 5) : oval(x!, y!, 10),
            [p.second, p.accent, '#5fae5a', p.light, p.deep][i]!,
            p.ink,
            2.2,
          ),
        )
        .join('') +
      pen.cel(
        'M62 96C48 120 40 150 52 168C80 180 120 180 148 168C160 150 152 120 138 96C114 104 86 104 62 96Z',
        '#9a6ad0',
        '#5a3a8f',
        p.ink,
        { width: 2.6 },
      ) +
      ink('M62 97C86 105 114 105 138 97', p.second, 7) +
      fill(star(100, 138, 20, 8, 5), p.second) +
      both('M58 94C76 82 124 82 142 94C118 102 82 102 58 94Z', p.ink, p.ink, 2)
    )
  if (n === 31)
    return (
      wall(pen, 'top') +
      ink(
        'M14 60C40 150 60 150 76 100C88 60 104 60 118 104C130 140 150 130 184 40',
        p.ink,
        4,
        ' stroke-dasharray="1 10"',
      ) +
      group(
        move(150, 62, 1),
        pen.cel(oval(0, 0, 34), p.main, '#8f1d1c', p.ink, {
          width: 2.6,
          x: -8,
          y: -6,
          marks: fill('M-40 -6C-14 8 14 8 40 -6V10C14 22 -14 22 -40 10Z', p.light),
        }),
        dot(-12, -12, 4, p.ink),
        dot(12, -12, 4, p.ink),
        ink('M-12 18Q0 28 12 18', p.ink, 2.6),
      ) +
      group(move(44, 176, 1.2, 20), hand('open', skin, p.ink, p.accent, p.light))
    )
  return (
    wall(pen, 'all') +
    chosen(
      pen,
      p,
      p.main,
      both(star(0, 0, 32, 14, 5), p.second, p.ink, 2.4) +
        dot(-8, -3, 3, p.ink) +
        dot(8, -3, 3, p.ink) +
        ink('M-9 7Q0 16 9 7', p.ink, 2.6),
    )
  )
}

/** Where each of them rules, by number: the colours are the gang's. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['town', ['#1f5fb0', '#8fd0f2', '#123a78', '#ffe98f']],
  ['water', ['#bfe8fb', '#eefaff', '#2f7fd0', '#ffcd2c']],
  ['peaks', ['#46b4e6', '#d8f2fc', '#2459ad', '#ffffff']],
  ['moon', ['#0f1f4a', '#2459ad', '#16305f', '#e8f4ff']],
  ['disc', ['#ffcd2c', '#fff0a8', '#7a4a12', '#ffffff']],
  ['dunes', ['#ffd95a', '#fff6c8', '#e09018', '#e5352f']],
  ['arch', ['#fff0a8', '#ffcd2c', '#b8701a', '#ffffff']],
  ['wood', ['#fff3b0', '#f2d24a', '#8a5a20', '#7ab03a']],
  ['hall', ['#fff6d0', '#ffd95a', '#d89a20', '#e5352f']],
  ['wheels', ['#f7715a', '#ffd0b8', '#b8201f', '#ffcd2c']],
  ['crystals', ['#b8201f', '#ffb08a', '#ff7c63', '#fff0c8']],
  ['falls', ['#ffd8d0', '#fff2ea', '#d8432f', '#ffcd2c']],
  ['mist', ['#f7a08a', '#ffe0d4', '#e5352f', '#fff6e2']],
  ['blaze', ['#7a1018', '#e5352f', '#ff9a3a', '#ffe27a']],
  ['storm', ['#141b24', '#43586a', '#2c3a46', '#ffcd2c']],
  ['shelves', ['#9fb2c2', '#5f7486', '#1f2a34', '#e5352f']],
  ['clock', ['#2c3a46', '#6f8496', '#e5352f', '#dfe8ee']],
  ['peaks', ['#18222c', '#54687a', '#2c3a46', '#b8c8d4']],
  ['town', ['#2a2140', '#7a5a9a', '#141b24', '#fff0a8']],
  ['water', ['#1f2a34', '#43586a', '#18222c', '#d8e4ec']],
  ['arch', ['#6f8496', '#c8d4dc', '#1a222a', '#ffffff']],
  ['dunes', ['#3a4a58', '#8a9aa8', '#202a34', '#e5352f']],
  ['disc', ['#5fae5a', '#d0f0a8', '#2a6a3a', '#ffcd2c']],
]

/** A place, and chalk upon it: whoever lives here draws on everything. */
function street(pen: Pen, n: number): string {
  const [name, hues] = WHERE[(Math.max(1, n) - 1) % WHERE.length]!
  return place(pen, name, hues, p.ink) + doodle(pen, '#ffffff') + doodle(pen, '#ffffff')
}

export function khind(pen: Pen, card: Subject): string {
  const n = card.number
  if (card.kind === 'leadership') return leadership(pen, n)
  if (card.kind === 'character') {
    const gang = gangOf(n)
    const shirts: Record<Gang, readonly string[]> = {
      cool: [p.main, p.second, p.light],
      top: [p.deep, p.main, '#5fae5a'],
      fun: [p.deep, p.accent, p.second],
      no: [p.main, '#9a6ad0', p.second],
      all: [p.main],
    }
    const figure = child(pen, LOOKS[n] ?? LOOKS[pen.whole(1, 23)]!, pen.pick(shirts[gang]))
    return street(pen, n) + seen(figure, viewOf(n), n % 2 === 0)
  }
  if (card.kind === 'leader') {
    return (
      wall(pen, 'all') +
      fill(rays(100, 92, 40, 180, 18, 5), p.second, see(0.8)) +
      both(
        ribbon(
          [
            [50, 150],
            [20, 120],
            [10, 150],
            [-10, 130],
          ],
          (t) => 40 - 10 * t,
        ),
        p.main,
        p.ink,
        2.4,
      ) +
      both(
        ribbon(
          [
            [150, 150],
            [180, 120],
            [190, 150],
            [210, 130],
          ],
          (t) => 40 - 10 * t,
        ),
        p.main,
        p.ink,
        2.4,
      ) +
      child(pen, { hat: 'feather', eyes: 'wink', mouth: 'laugh' }, '#5fae5a')
    )
  }
  return thing(pen, n)
}
