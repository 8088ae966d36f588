/** Flit: sky, white and coral; feathers, wings and wind; birds with goggles who drop things on people. */
import {
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
import { chosen, cloud, courted, eye, feather, fires, hand, rays, wing } from '../parts'
import type { EyeStyle } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.flit

function sky(pen: Pen): string {
  const hues = pen.pick([
    ['#3f8fce', p.main, '#e6f5fc'],
    ['#5aa9dd', '#aadcf3', '#fff3e0'],
    ['#2f78b8', '#6fbbe6', '#d3eefa'],
    ['#69b6e3', '#bfe6f5', '#ffe3d6'],
  ])
  let out = box(0, 0, 200, 180, pen.linear(hues))
  for (let i = 0; i < 3; i++) {
    const [x, y, w] = [pen.between(0, 200), pen.between(30, 170), pen.between(50, 100)]
    out += fill(cloud(x, y, w, w * 0.34), p.light, see(pen.between(0.55, 0.95)))
  }
  return out + wind(pen)
}

/** Lines of wind that end in a curl. */
function wind(pen: Pen): string {
  let d = ''
  for (let i = 0; i < 4; i++) {
    const [x, y, l] = [pen.between(-10, 120), pen.between(14, 165), pen.between(40, 80)]
    d += `M${f(x)} ${f(y)}C${f(x + l * 0.4)} ${f(y - 8)} ${f(x + l * 0.7)} ${f(y + 6)} ${f(x + l)} ${f(y - 2)}c10 -6 4 -16 -4 -12`
  }
  return ink(d, p.light, 1.8, see(0.9))
}

interface Look {
  beak: 'short' | 'hook' | 'long' | 'broad' | 'tiny'
  coat: string
  face: string
  crest: number
  eyes: EyeStyle
  gear: 'goggles' | 'cap' | 'scarf' | 'medals' | 'none' | 'helmet' | 'flower' | 'band'
  wings: readonly [string, string, string]
  lift: number
}
const CORAL: readonly [string, string, string] = [p.second, '#ffb09d', p.light]
const BLUE: readonly [string, string, string] = ['#2f6aa6', '#5c9fd3', '#bfe3f5']
const WHITE: readonly [string, string, string] = ['#dbeaf4', p.light, p.accent]
const NIGHT: readonly [string, string, string] = ['#22324f', '#3c5480', '#7f9cc4']
const SAND: readonly [string, string, string] = ['#c98a4e', '#efc07e', '#fff0d2']
const LOOKS: Record<number, Look> = {
  0: {
    beak: 'hook',
    coat: '#f7f2ea',
    face: p.second,
    crest: 6,
    eyes: 'fierce',
    gear: 'medals',
    wings: [p.second, p.accent, p.light],
    lift: 1.2,
  },
  1: {
    beak: 'hook',
    coat: '#3c5480',
    face: p.light,
    crest: 5,
    eyes: 'fierce',
    gear: 'medals',
    wings: NIGHT,
    lift: 1,
  },
  2: {
    beak: 'tiny',
    coat: p.second,
    face: p.light,
    crest: 3,
    eyes: 'round',
    gear: 'goggles',
    wings: CORAL,
    lift: 0.6,
  },
  3: {
    beak: 'broad',
    coat: '#4f9bd3',
    face: p.accent,
    crest: 2,
    eyes: 'almond',
    gear: 'cap',
    wings: BLUE,
    lift: 0.3,
  },
  4: {
    beak: 'long',
    coat: '#efc07e',
    face: p.light,
    crest: 4,
    eyes: 'fierce',
    gear: 'goggles',
    wings: SAND,
    lift: 0,
  },
  5: {
    beak: 'hook',
    coat: '#c98a4e',
    face: p.light,
    crest: 0,
    eyes: 'fierce',
    gear: 'helmet',
    wings: SAND,
    lift: -0.6,
  },
  6: {
    beak: 'short',
    coat: p.light,
    face: '#ffd9cf',
    crest: 5,
    eyes: 'closed',
    gear: 'flower',
    wings: WHITE,
    lift: 1,
  },
  7: {
    beak: 'tiny',
    coat: '#ffb09d',
    face: p.light,
    crest: 2,
    eyes: 'closed',
    gear: 'scarf',
    wings: CORAL,
    lift: 0.2,
  },
  8: {
    beak: 'short',
    coat: '#bfe3f5',
    face: p.light,
    crest: 3,
    eyes: 'round',
    gear: 'none',
    wings: [p.light, '#bfe3f5', p.second],
    lift: 1.3,
  },
  9: {
    beak: 'short',
    coat: '#f6c85a',
    face: p.light,
    crest: 4,
    eyes: 'almond',
    gear: 'band',
    wings: [p.accent, '#f6c85a', p.light],
    lift: 0.6,
  },
  10: {
    beak: 'tiny',
    coat: '#7fb8de',
    face: '#ff9f8a',
    crest: 1,
    eyes: 'round',
    gear: 'cap',
    wings: BLUE,
    lift: 0.9,
  },
  11: {
    beak: 'long',
    coat: '#222b40',
    face: '#3d4a66',
    crest: 3,
    eyes: 'glow',
    gear: 'band',
    wings: ['#161d2f', '#2b3650', '#55648a'],
    lift: -0.4,
  },
  12: {
    beak: 'hook',
    coat: '#8a5a3a',
    face: p.light,
    crest: 0,
    eyes: 'fierce',
    gear: 'goggles',
    wings: ['#8a5a3a', '#c98a4e', p.light],
    lift: 1.4,
  },
  13: {
    beak: 'long',
    coat: '#1f2a44',
    face: p.light,
    crest: 2,
    eyes: 'round',
    gear: 'scarf',
    wings: ['#1f2a44', p.light, '#5c9fd3'],
    lift: 0.5,
  },
  14: {
    beak: 'hook',
    coat: '#f2653f',
    face: '#ffd36b',
    crest: 7,
    eyes: 'almond',
    gear: 'none',
    wings: ['#d9431e', '#ff9b3d', '#ffd36b'],
    lift: 1.5,
  },
}

function bird(pen: Pen, look: Look): string {
  const dark = mix(look.coat, p.ink, 0.35)
  const tilt = pen.between(-8, 8)
  let out = ''
  const one = wing(118, 122, 88, look.wings, p.ink, look.lift)
  out += pen.pair(96, one)
  out += pen.cel('M52 190C48 150 66 128 96 124C130 128 146 152 142 190Z', look.coat, dark, p.ink, {
    width: 2.4,
    marks: ink(
      'M74 150q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0M68 164q6 8 12 0q6 8 12 0q6 8 12 0q6 8 12 0M80 178q6 8 12 0q6 8 12 0q6 8 12 0',
      p.ink,
      1.4,
      see(0.55),
    ),
  })
  let skull = ''
  for (let i = 0; i < look.crest; i++) {
    const a = -165 + (i * 70) / Math.max(1, look.crest - 1)
    skull += both(
      feather(84 + i * 2, 62, 40 - Math.abs(i - look.crest / 2) * 5, 7, a),
      look.wings[i % 3]!,
      p.ink,
      1.8,
    )
  }
  skull += pen.cel(
    'M60 92C56 60 78 46 100 48C124 50 136 68 132 90C130 116 120 134 96 136C74 136 62 116 60 92Z',
    look.coat,
    dark,
    p.ink,
    {
      width: 2.4,
      x: -5,
      marks: fill('M98 70C112 56 136 66 140 90C138 112 120 124 104 118C92 110 88 84 98 70Z', look.face),
    },
  )
  const beaks: Record<Look['beak'], [string, string]> = {
    short: [
      'M122 80C136 78 148 86 156 96C144 100 130 102 120 104C116 96 116 86 122 80Z',
      'M119 94C132 96 142 96 156 96',
    ],
    hook: [
      'M120 76C142 70 164 82 162 108C158 114 152 110 152 104C142 108 130 108 120 106C114 96 114 84 120 76Z',
      'M118 96C130 98 142 98 152 104',
    ],
    long: [
      'M122 82C148 80 168 88 186 98C164 106 142 106 120 104C116 96 116 88 122 82Z',
      'M119 95C140 96 160 97 186 98',
    ],
    broad: [
      'M120 82C138 74 156 80 160 90C162 104 142 112 122 108C114 100 114 90 120 82Z',
      'M118 97C134 92 146 100 160 92',
    ],
    tiny: [
      'M124 86C134 84 142 90 146 95C138 100 130 102 122 102C119 96 119 90 124 86Z',
      'M121 94C130 96 138 95 146 95',
    ],
  }
  const gold = look.beak === 'long' && look.coat.startsWith('#2') ? '#8f98ab' : '#f6b13c'
  const [outline, split] = beaks[look.beak]
  skull +=
    pen.cel(outline, gold, mix(gold, p.ink, 0.35), p.ink, { width: 2.2, x: -2, y: -5 }) +
    ink(split, p.ink, 1.8) +
    dot(130, 88, 1.5, p.ink)
  const gear = look.gear
  if (gear === 'goggles' || gear === 'helmet') {
    if (gear === 'helmet')
      skull +=
        pen.cel(
          'M56 92C52 52 84 40 102 44C118 46 126 54 130 64C110 62 100 76 92 92C88 106 84 120 76 126C62 122 58 106 56 92Z',
          '#8a5a3a',
          '#5a3826',
          p.ink,
          { width: 2.2 },
        ) + dot(70, 104, 5, p.accent)
    else skull += ink('M60 84C76 80 84 80 92 82', p.ink, 9) + ink('M60 84C76 80 84 80 92 82', '#8a5a3a', 5)
    skull +=
      both(oval(106, 84, 17), '#8a5a3a', p.ink, 2.2) +
      both(oval(106, 84, 12.5), '#dff3fb', p.ink, 1.8) +
      dot(108, 85, 5.4, p.ink) +
      dot(106, 82, 1.8, p.light) +
      ink('M98 78L104 74', p.light, 2)
  } else {
    skull +=
      dot(106, 84, 13, look.face) +
      eye(
        106,
        84,
        look.eyes === 'round' ? 10 : 9,
        look.eyes,
        '#ffffff',
        look.eyes === 'glow' ? p.accent : p.ink,
        p.ink,
      )
    if (look.eyes === 'fierce') skull += ink('M92 72L118 80', p.ink, 3.6)
  }
  if (gear === 'cap')
    skull +=
      both('M62 66C66 42 98 34 122 48L126 60C108 54 84 58 62 66Z', p.deep, p.ink, 2.2) +
      both('M110 56C124 52 142 58 146 66C134 66 122 66 112 66Z', p.ink, p.ink, 1.6) +
      fill(star(96, 50, 7, 3, 5), p.accent)
  if (gear === 'medals')
    skull +=
      both('M58 70C62 38 102 32 126 48L128 58C104 54 80 60 58 70Z', p.ink, p.ink, 2) +
      ink('M60 66C82 56 104 52 126 56', p.accent, 4) +
      fill(star(92, 46, 8, 3.4, 5), p.accent)
  if (gear === 'band')
    skull +=
      pen.cel('M60 76C82 66 104 62 126 66L128 76C104 74 82 78 60 88Z', p.second, '#b8402c', p.ink, {
        width: 1.8,
      }) + both('M60 80L40 72L46 84L36 94L60 88Z', p.second, p.ink, 1.6)
  if (gear === 'flower')
    skull +=
      [0, 72, 144, 216, 288]
        .map((a) => group(move(74, 64, 1, a), both(oval(0, -8, 5, 7), p.second, p.ink, 1.4)))
        .join('') + dot(74, 64, 4.4, p.accent)
  out += group(`rotate(${f(tilt)} 96 120)`, skull)
  if (gear === 'scarf')
    out +=
      pen.cel('M64 122C80 136 112 138 128 122L132 136C112 152 80 150 62 136Z', p.second, '#b8402c', p.ink, {
        width: 2,
      }) +
      both(
        ribbon(
          [
            [66, 134],
            [44, 140],
            [30, 130],
            [8, 144],
          ],
          (t) => 14 - 4 * t,
        ),
        p.second,
        p.ink,
        1.8,
      )
  if (gear === 'medals')
    out += [0, 1, 2]
      .map(
        (i) =>
          both(
            poly([
              [82 + i * 13, 146],
              [90 + i * 13, 146],
              [89 + i * 13, 156],
              [83 + i * 13, 156],
            ]),
            [p.second, p.main, p.accent][i]!,
            p.ink,
            1.2,
          ) +
          dot(86 + i * 13, 160, 4.4, p.accent) +
          ring(86 + i * 13, 160, 4.4, p.ink, 1.2),
      )
      .join('')
  return out
}

/** A small bird in flight, from the side, about 100 wide around 0,0. */
function flyer(coat: string, light: string, up: boolean): string {
  const wingD = up
    ? 'M-6 -4C-22 -20 -26 -46 -14 -60C-4 -50 -2 -54 6 -44C10 -38 16 -36 18 -26C22 -16 18 -6 12 0Z'
    : 'M-8 -6C-26 0 -44 22 -40 44C-30 38 -24 40 -18 30C-10 28 2 18 10 2Z'
  return (
    both('M-30 6L-62 -4L-52 6L-66 14L-32 14Z', coat, p.ink, 2) +
    both(
      'M-36 8C-24 -14 12 -20 30 -12C38 -18 52 -16 54 -4C54 2 50 6 44 8C30 24 -18 26 -36 8Z',
      coat,
      p.ink,
      2.2,
    ) +
    fill('M-28 11C-10 22 26 20 42 8C26 10 -8 12 -28 11Z', light) +
    both('M52 -8L68 -2L53 2Z', '#f6b13c', p.ink, 1.6) +
    dot(44, -6, 4.6, '#ffffff') +
    dot(45, -6, 2.2, p.ink) +
    ink('M38 -12L50 -9', p.ink, 2) +
    both(wingD, mix(coat, p.ink, 0.22), p.ink, 2.2) +
    ink(
      up
        ? 'M-12 -50C-8 -36 -4 -20 2 -8M2 -42C4 -30 6 -20 8 -10'
        : 'M-34 36C-22 22 -10 8 0 0M-20 28C-10 18 0 8 6 2',
      p.light,
      1.6,
      see(0.8),
    )
  )
}

/** What is dropped, about 60 around 0,0. */
function load(pen: Pen, n: number): string {
  const rock = (c: string, k: string): string =>
    pen.cel('M-26 6L-20 -18L0 -28L22 -20L28 4L14 24L-12 26Z', c, k, p.ink, {
      width: 2.4,
      marks: ink('M-20 -18L-4 -6L22 -20M-4 -6L0 26', p.ink, 1.6),
    })
  const bug = (x: number, y: number, s: number, c: string, wings: boolean): string =>
    group(
      move(x, y, s, pen.between(-40, 40)),
      ink(
        'M-10 -6L-20 -12M-11 2L-22 4M-9 9L-18 17M10 -6L20 -12M11 2L22 4M9 9L18 17M-4 -16L-10 -26M4 -16L10 -26',
        p.ink,
        2.2,
      ),
      wings ? fill('M-4 -6C-24 -16 -28 8 -6 12ZM4 -6C24 -16 28 8 6 12Z', p.light, see(0.85)) : '',
      both(oval(0, 2, 11, 15), c, p.ink, 2),
      ink('M0 -12L0 17', p.ink, 1.6),
      dot(0, -14, 6, p.ink),
    )
  const barrel = (c: string): string =>
    pen.cel('M-18 -24C-26 -8 -26 10 -18 26L18 26C26 10 26 -8 18 -24Z', c, mix(c, p.ink, 0.4), p.ink, {
      width: 2.4,
      marks: ink('M-26 -12H26M-26 14H26', p.ink, 4),
    })
  const fire = (x: number, y: number, s: number): string =>
    group(move(x, y, s, 180), fires(0, 0, 26, 54, p.second, '#ffc04a', '#fff3cf', p.ink, 4))
  switch (n) {
    case 15:
      return (
        group(
          'translate(0 -30) rotate(180)',
          fires(0, 20, 54, 80, p.second, '#ffc04a', '#fff3cf', p.ink),
        ).replace('rotate(180)', '') + rock('#7a8a4a', '#48572c')
      )
    case 16:
      return [
        [-34, -10],
        [0, 6],
        [34, -8],
        [-18, 34],
        [20, 36],
      ]
        .map(([x, y]) =>
          group(move(x!, y!, 0.7, 180), fires(0, 20, 24, 50, p.second, '#ffc04a', '#fff3cf', p.ink)),
        )
        .join('')
        .replace(/rotate\(180\)/g, 'rotate(8)')
    case 17:
      return [
        [-40, 0],
        [4, 16],
        [44, -6],
      ]
        .map(
          ([x, y], i) =>
            ink(`M${x! - 16} ${y! - 22}L${x!} ${y! + 6}L${x! + 16} ${y! - 22}`, p.ink, 1.4) +
            both(
              `M${x! - 20} ${y! - 22}C${x! - 18} ${y! - 44} ${x! + 18} ${y! - 44} ${x! + 20} ${y! - 22}C${x! + 10} ${y! - 27} ${x! - 10} ${y! - 27} ${x! - 20} ${y! - 22}Z`,
              [p.second, p.light, p.accent][i]!,
              p.ink,
              1.8,
            ) +
            bug(x!, y! + 12, 0.6, '#86b04a', true),
        )
        .join('')
    case 18:
      return [
        [-34, 4, 20],
        [4, 22, 28],
        [40, -2, 18],
      ]
        .map(
          ([x, y, r]) =>
            fill(star(x!, y!, r! * 1.5, r! * 0.3, 8), '#fff3cf', see(0.9)) +
            fill(star(x!, y!, r!, r! * 0.4, 8, -68), p.second) +
            dot(x!, y!, r! * 0.3, '#ffffff'),
        )
        .join('')
    case 19:
      return (
        group('rotate(140)', barrel('#4a4a58')) +
        fill('M-4 20C-20 40 -14 56 -4 60C10 56 14 40 4 22Z', '#e8a01e') +
        both('M10 12C4 34 14 50 24 62C34 48 34 28 26 10Z', '#e8a01e', p.ink, 2) +
        dot(22, 44, 4, '#fff3cf')
      )
    case 20:
      return [
        [-36, -6],
        [-6, 14],
        [28, -8],
        [46, 24],
        [-28, 36],
      ]
        .map(([x, y], i) =>
          group(
            move(x!, y!, 0.6 - (i % 2) * 0.14),
            both(star(0, 0, 26, 19, 7, i * 20), '#dff1fa', p.ink, 3),
            ink('M-8 -4L-3 1M8 -4L3 1M-6 12Q0 5 6 12', p.ink, 3.4),
          ),
        )
        .join('')
    case 21:
      return (
        bug(-30, 4, 0.95, '#7a4a2a', false) +
        bug(8, 26, 1.15, '#8f5a30', false) +
        bug(42, -4, 0.85, '#6a3f26', false)
      )
    case 22:
      return (
        both('M14 -38L-26 12L-6 10L-20 54L30 -6L6 -4L26 -38Z', '#ffc04a', p.ink, 2.4) +
        ink('M12 -30L-12 4', '#ffffff', 3)
      )
    case 23:
      return (
        rock('#9a9aa2', '#5c6070') +
        group('translate(44 30) scale(0.5)', rock('#b0aca6', '#6a6a72')) +
        group('translate(-42 34) scale(0.42)', rock('#8a8f98', '#5c6070'))
      )
    case 24: {
      let out = both(cloud(0, 24, 100, 44), '#f3a64a', p.ink, 2)
      for (let i = 0; i < 12; i++)
        out += dot(
          pen.between(-46, 46),
          pen.between(-10, 50),
          pen.between(1.5, 4),
          pen.pick([p.second, '#fff3cf', '#d9431e']),
        )
      return out + fire(0, 50, 0.4)
    }
    case 25:
      return (
        both(
          'M-30 -14C-30 -34 30 -34 32 -12C44 0 30 14 30 24C30 40 18 40 18 26C16 20 10 22 10 32C10 56 -6 56 -6 34C-6 24 -12 22 -14 32C-16 44 -28 42 -28 28C-26 14 -40 2 -30 -14Z',
          '#8fd05a',
          p.ink,
          2.4,
        ) +
        ink('M-18 -16C-14 -22 -4 -24 4 -22', '#ffffff', 3.4) +
        dot(12, -4, 4, '#5fa030') +
        dot(-10, 4, 3, '#5fa030')
      )
    case 26:
      return (
        bug(-32, 0, 0.6, p.second, true) +
        bug(4, 14, 0.7, '#f6c85a', true) +
        bug(36, -6, 0.6, '#6fb0dd', true) +
        bug(-14, 40, 0.5, '#86b04a', true) +
        bug(32, 36, 0.5, p.second, true)
      )
    default:
      return (
        both(cloud(-6, 30, 110, 60), '#c9b6dc', p.ink, 2) +
        both(cloud(20, 46, 80, 36), '#e0d2ee', p.ink, 1.8) +
        ink('M-30 4h12l-12 12h12M-4 -10h14l-14 14h14M24 8h10l-10 10h10', p.ink, 2.8)
      )
  }
}

function launch(pen: Pen, n: number): string {
  const coat = [p.second, '#4f9bd3', '#f6c85a', p.light, '#8a5a3a', '#3c5480'][n % 6]!
  const down = n % 3 === 0
  const x = 92 + ((n * 7) % 20)
  let out = sky(pen)
  out += ink(
    `M${x - 30} 76L${x - 34} 20M${x} 72L${x} 44M${x + 32} 76L${x + 34} 24`,
    p.light,
    2.4,
    ' stroke-dasharray="8 6"',
  )
  out += fill(
    'M0 180L0 166L14 166L14 156L28 156L28 168L46 168L46 160L58 148L70 160L70 170L108 170L108 158L120 158L120 168L146 168L146 154L154 146L162 154L162 168L200 168L200 180Z',
    p.deep,
  )
  out += group(move(x, 116, 0.95), load(pen, n))
  const flying = group(move(x, 44, 0.82, down ? 12 : -6), flyer(coat, p.light, n % 2 === 0))
  return out + (n % 2 ? mirrored(x, flying) : flying)
}

function leadership(pen: Pen, n: number): string {
  const skin = p.accent
  const sleeve = p.second
  if (n === 29)
    return (
      sky(pen) +
      courted(
        pen,
        p,
        p.main,
        p.deep,
        'point',
        sleeve,
        group(move(64, 40, 0.5), flyer(p.second, p.light, true)),
      )
    )
  if (n === 30)
    return (
      sky(pen) +
      courted(
        pen,
        p,
        '#ffb09d',
        '#c75a48',
        'open',
        p.deep,
        both(feather(52, 96, 60, 9, -70), p.light, p.ink, 1.8) + ink('M52 96L70 46', p.ink, 1.2),
      )
    )
  if (n === 31) {
    let out = sky(pen) + fill(rays(100, 180, 20, 220, 20, 3.4), p.light, see(0.5))
    for (const [x, y, s] of [
      [100, 40, 0.7],
      [58, 66, 0.55],
      [142, 66, 0.55],
      [24, 94, 0.42],
      [176, 94, 0.42],
      [100, 92, 0.4],
    ] as const)
      out += group(move(x, y, s, -14), flyer(x === 100 ? p.second : p.light, p.accent, x < 120))
    return out + group(move(100, 176, 1.3), hand('point', skin, p.ink, sleeve, p.light))
  }
  return (
    sky(pen) +
    chosen(
      pen,
      p,
      p.second,
      [-1, 1]
        .map((s) => group(`scale(${s} 1)`, wing(2, 14, 44, [p.light, p.main, p.second], p.ink, 0.8, 1.2)))
        .join(''),
    )
  )
}

/** Where each of them is seen, by number. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['peaks', ['#7fb8e8', '#e0f2fc', '#3b5f8b', '#ffffff']],
  ['disc', ['#ff9a7a', '#ffe0b0', '#3b4f7b', '#fff6d8']],
  ['storm', ['#26344f', '#6a86a8', '#3a4a68', '#fff2a8']],
  ['water', ['#a8e0f4', '#f0fbff', '#3b9fc0', '#ffe98f']],
  ['moon', ['#0f1c3a', '#34508c', '#1b3150', '#fdf6e0']],
  ['wood', ['#d8f0c8', '#8ac88a', '#6a4a30', '#3a8a4a']],
  ['dunes', ['#ffd78f', '#fff0c8', '#e89a5a', '#ffffff']],
  ['town', ['#c8a8e0', '#ffd0c0', '#4a4a7a', '#fff0d0']],
  ['falls', ['#d8f4f8', '#ffffff', '#5a8a6a', '#86d8ec']],
  ['mist', ['#c8d8e4', '#f0f4f8', '#ffffff', '#dcecf8']],
  ['arch', ['#86c6ec', '#e8f8ff', '#b06a4a', '#ffffff']],
  ['blaze', ['#3a2040', '#c84a4a', '#ff7c63', '#ffd78f']],
  ['hall', ['#e8d8b0', '#fff8e0', '#c0a070', '#ff7c63']],
  ['crystals', ['#1b3150', '#3b7fbb', '#86c6ec', '#ffffff']],
]

export function flit(pen: Pen, card: Subject): string {
  const n = card.number
  if (card.kind === 'leadership') return leadership(pen, n)
  if (card.kind === 'leader')
    return sky(pen) + fill(rays(96, 90, 40, 180, 18, 4.5), p.accent, see(0.7)) + bird(pen, LOOKS[0]!)
  if (card.kind === 'booster') return launch(pen, n)
  if (card.kind === 'support') {
    const singer = (x: number, y: number, c: string, s: number): string =>
      group(
        move(x, y, s),
        both('M-26 20C-30 -14 -12 -28 6 -26C24 -24 30 -6 26 14C20 34 -18 36 -26 20Z', c, p.ink, 2.2),
        both('M24 -18L44 -26L28 -6ZM28 -4L42 4L26 6Z', '#f6b13c', p.ink, 1.8),
        dot(12, -12, 4, p.ink),
        both('M-18 4C-10 -6 6 0 6 12C-4 22 -18 16 -18 4Z', mix(c, p.ink, 0.25), p.ink, 1.8),
        ink('M-6 32L-6 44M6 32L6 44', p.ink, 2.4),
      )
    return (
      sky(pen) +
      ink('M-4 150C60 140 140 158 204 146', '#6a4a32', 7) +
      singer(40, 106, p.second, 0.95) +
      singer(98, 112, '#f6c85a', 1) +
      singer(156, 106, '#4f9bd3', 0.9) +
      ink(
        'M70 62c8 -10 16 10 24 0M78 48c8 -10 16 10 24 0M128 66c8 -10 16 10 24 0M136 52c8 -10 16 10 24 0M20 62c6 -8 12 8 18 0',
        p.ink,
        2.6,
      ) +
      fill(star(100, 26, 12, 5, 5), p.second) +
      fill(star(168, 36, 9, 4, 5), p.light)
    )
  }
  const figure = bird(pen, LOOKS[n] ?? LOOKS[pen.whole(1, 14)]!)
  const [name, hues] = WHERE[(Math.max(1, n) - 1) % WHERE.length]!
  return place(pen, name, hues, p.ink) + seen(figure, viewOf(n), n % 2 === 0)
}
