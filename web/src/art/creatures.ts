/** Equinox: fourteen creatures, two trees and the chameleon in a clearing at dusk; each with one gesture. */
import {
  Pen,
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
  once,
  oval,
  ribbon,
  ring,
  see,
  soft,
  star,
} from './draw'
import type { Point } from './draw'
import { cloud, eye, feather, mouth, rays, swirl } from './parts'

const INK = '#1d1a26'

interface Dusk {
  /** Sky from top to bottom, then the ground. */
  sky: readonly [string, string, string]
  ground: string
}
const DUSKS: Record<string, Dusk> = {
  susi: { sky: ['#6a3f6a', '#d9708a', '#ffd0b0'], ground: '#6a8a4a' },
  moosmann: { sky: ['#1f3a36', '#3f7a5a', '#cfe08a'], ground: '#2f4a2a' },
  cornu: { sky: ['#3a2440', '#b5563a', '#ffc27a'], ground: '#4a3a24' },
  klumpi: { sky: ['#3a3f5a', '#7a86a0', '#e0d6c4'], ground: '#55505a' },
  echomir: { sky: ['#1f2a5a', '#4a5fb0', '#b8c8f5'], ground: '#2a2f5a' },
  lupino: { sky: ['#0f1a36', '#2a4070', '#8fb0d8'], ground: '#1a2440' },
  noctia: { sky: ['#140f2e', '#3a2a6a', '#9a7ac0'], ground: '#1f1838' },
  carmen: { sky: ['#5a1f3a', '#d9503a', '#ffd27a'], ground: '#4a2a2a' },
  fungi: { sky: ['#2a1f4a', '#6a3f7a', '#e0a0b0'], ground: '#3a2f2a' },
  ziegfried: { sky: ['#3a4a5a', '#8fa0a8', '#f2e6c8'], ground: '#6a6a4a' },
  aquilon: { sky: ['#1f4a7a', '#5aa0c8', '#e6f2e6'], ground: '#5a6a5a' },
  raneri: { sky: ['#0f4a4a', '#2f9a7a', '#d9f0a0'], ground: '#1f5a4a' },
  vulpa: { sky: ['#2f2a4a', '#8a4a5a', '#ffb87a'], ground: '#4a3a2a' },
  ursus: { sky: ['#2a2430', '#6a4a3a', '#e6b87a'], ground: '#3a2a20' },
  urvater: { sky: ['#2a2f1f', '#6a7a3a', '#f0e0a0'], ground: '#3a3420' },
  dryada: { sky: ['#1f4a3f', '#6aa07a', '#fbe3e0'], ground: '#3a6a3a' },
  chameleon: { sky: ['#3a2a6a', '#3f8a9a', '#d9e88a'], ground: '#3a5a3a' },
}

function clearing(pen: Pen, dusk: Dusk): string {
  let out = box(0, 0, 160, 160, pen.linear([...dusk.sky]))
  out += dot(pen.between(50, 110), 62, 44, mix(dusk.sky[2], '#ffffff', 0.5), see(0.55))
  const tree = (x: number, w: number, top: number, c: string): string =>
    fill(
      `M${f(x - w)} 140L${f(x - w * 0.5)} ${f(top + 30)}H${f(x - w * 0.7)}L${f(x)} ${f(top)}L${f(x + w * 0.7)} ${f(top + 30)}H${f(x + w * 0.5)}L${f(x + w)} 140Z`,
      c,
    )
  const [far, near] = [mix(dusk.sky[1], dusk.ground, 0.5), mix(dusk.ground, INK, 0.35)]
  for (const x of [30, 54, 108, 132])
    out += tree(x + pen.between(-6, 6), pen.between(10, 14), pen.between(40, 66), far)
  for (const x of [6, 154]) out += tree(x + pen.between(-4, 4), pen.between(18, 24), pen.between(4, 24), near)
  out +=
    fill(oval(80, 150, 100, 26), dusk.ground) +
    fill(oval(80, 148, 62, 13), mix(dusk.ground, dusk.sky[2], 0.35))
  for (let i = 0; i < 7; i++)
    out += dot(pen.between(8, 152), pen.between(20, 120), pen.between(0.9, 1.8), '#fff3b0', see(0.9))
  return out
}

function grass(pen: Pen, colour: string): string {
  let d = ''
  for (let i = 0; i < 12; i++) {
    const x = pen.between(0, 160)
    if (x > 52 && x < 108) continue
    const h = pen.between(8, 18)
    d += `M${f(x - 3)} 162Q${f(x - 1)} ${f(156 - h * 0.5)} ${f(x + pen.between(-5, 5))} ${f(156 - h)}Q${f(x + 2)} ${f(156 - h * 0.4)} ${f(x + 3)} 162Z`
  }
  return fill(d, colour)
}

type Draw = (pen: Pen) => string

const twice = (marks: string): string => marks + mirrored(80, marks)

export const CREATURES: Record<string, Draw> = {
  /** The sow: she roots out three at once. */
  susi: (pen) =>
    body([['M122 112C140 108 134 92 144 96C150 100 144 108 140 104', 4]], '#f2a0b0', INK, 1.6) +
    pen.cel('M26 150C22 116 44 96 80 96C116 96 138 116 134 150Z', '#f2a0b0', '#b5607a', INK, { width: 2.4 }) +
    twice(
      pen.cel('M40 62C22 50 20 30 26 24C42 26 54 34 60 46Z', '#f2a0b0', '#b5607a', INK, {
        width: 2.4,
        marks: fill('M40 56C30 48 28 38 30 32C40 36 46 42 50 48Z', '#d9708a'),
      }),
    ) +
    pen.cel(
      'M34 78C32 48 56 38 80 38C104 38 128 48 126 78C124 108 104 120 80 120C56 120 36 108 34 78Z',
      '#f8b4c0',
      '#d0808f',
      INK,
      { width: 2.6, x: -6, y: -4 },
    ) +
    eye(58, 70, 7, 'closed', '#fff', INK, INK) +
    eye(102, 70, 7, 'closed', '#fff', INK, INK) +
    pen.cel(oval(80, 92, 24, 18), '#f090a4', '#c06078', INK, { width: 2.2, x: -3 }) +
    fill(oval(72, 92, 4, 6.5) + oval(88, 92, 4, 6.5), INK) +
    ink('M66 112Q80 122 94 112', INK, 2.4) +
    [52, 80, 108]
      .map((x, i) =>
        group(
          move(x, 140 + (i === 1 ? 4 : 0), 1, i * 14 - 14),
          both('M-8 -2C-8 12 8 12 8 -2Z', '#c98a4a', INK, 1.8),
          both('M-10 -1C-10 -10 10 -10 10 -1Z', '#7a5030', INK, 1.8),
          ink('M0 -8V-12', INK, 2),
        ),
      )
      .join(''),

  /** The moss man takes a stone back. */
  moosmann: (pen) => {
    const tufts: Point[] = []
    for (let i = 0; i < 30; i++)
      tufts.push(away(80, 82, i * 12, (i % 2 ? 56 : 46) * (i > 3 && i < 13 ? 1.32 : 1)))
    return (
      body(
        [
          ['M40 96C18 100 14 120 26 134', 12],
          ['M120 96C142 92 148 72 138 56', 12],
        ],
        '#5f8a3f',
        INK,
        2,
      ) +
      pen.cel(soft(tufts), '#7fa84f', '#3f6a34', INK, {
        width: 2.4,
        x: -8,
        y: -6,
        marks: ink(
          'M50 50l-4 10M66 42l-2 10M84 40l2 10M104 48l4 10M44 100l-4 12M60 118l-3 12M96 120l3 12M118 100l4 12M76 128v12',
          '#3f6a34',
          3,
        ),
      }) +
      pen.cel(
        'M52 72C52 52 108 52 108 72C110 96 96 106 80 106C64 106 50 96 52 72Z',
        '#c9a878',
        '#8a6a48',
        INK,
        { width: 2.2 },
      ) +
      eye(68, 76, 7, 'almond', '#fffbe8', '#3f6a34', INK) +
      eye(92, 76, 7, 'almond', '#fffbe8', '#3f6a34', INK) +
      both('M78 78C72 92 76 98 82 98C90 98 90 92 84 78', '#c9a878', INK, 1.8) +
      both(
        'M54 64C62 56 72 60 78 66C70 68 60 68 54 64ZM106 64C98 56 88 60 82 66C90 68 100 68 106 64Z',
        '#a8c860',
        INK,
        1.6,
      ) +
      both(
        'M56 98C62 104 72 100 80 104C88 100 98 104 104 98C104 124 92 140 80 144C68 140 56 124 56 98Z',
        '#a8c860',
        INK,
        2,
      ) +
      ink('M68 110l2 18M80 112v24M92 110l-2 18', '#5f8a3f', 2) +
      both(oval(138, 48, 14, 12), '#d9d6d0', INK, 2.2) +
      ink('M130 44q6 -6 12 -3', '#ffffff', 2.4) +
      both(oval(26, 136, 9, 8), '#5f8a3f', INK, 1.8) +
      [
        [46, 40],
        [112, 36],
      ]
        .map(
          ([x, y]) =>
            both(`M${x! - 2} ${y}V${y! - 8}H${x! + 2}V${y}Z`, '#f5ecd8', INK, 1.4) +
            both(
              `M${x! - 8} ${y! - 7}C${x! - 6} ${y! - 17} ${x! + 6} ${y! - 17} ${x! + 8} ${y! - 7}Z`,
              '#c9503a',
              INK,
              1.6,
            ),
        )
        .join('')
    )
  },

  /** The stag lowers his crown. */
  cornu: (pen) => {
    const antler =
      'M64 54C50 46 40 34 42 10M48 38C36 38 26 32 20 20M43 24C34 20 32 12 34 4M58 50C54 38 58 26 56 14M46 44C34 50 24 46 14 42'
    return (
      fill(oval(80, 46, 46), '#ffe0a0', see(0.4)) +
      twice(ink(antler, INK, 9) + ink(antler, '#f0dcb0', 5)) +
      pen.cel('M50 160C52 126 62 112 80 110C98 112 108 126 110 160Z', '#a8623a', '#6a3a24', INK, {
        width: 2.4,
      }) +
      fill('M66 160C68 138 72 128 80 126C88 128 92 138 94 160Z', '#f0dcb0') +
      twice(
        both('M58 66C44 60 30 62 24 70C34 80 48 80 58 76Z', '#a8623a', INK, 2.2) +
          fill('M54 69C46 66 38 67 33 70C40 74 48 74 54 72Z', '#f0c8a0'),
      ) +
      pen.cel(
        'M56 62C58 48 102 48 104 62C108 84 98 104 94 122C90 134 70 134 66 122C62 104 52 84 56 62Z',
        '#c07a48',
        '#7a4628',
        INK,
        { width: 2.4, x: -5, marks: fill('M70 108C74 96 86 96 90 108C96 126 64 126 70 108Z', '#f0dcb0') },
      ) +
      eye(65, 80, 6.5, 'almond', '#fffbe8', INK, INK) +
      eye(95, 80, 6.5, 'almond', '#fffbe8', INK, INK) +
      fill('M71 116C74 111 86 111 89 116C88 124 72 124 71 116Z', INK) +
      ink('M80 122V128', INK, 2) +
      fill(star(80, 64, 9, 3, 4), '#fff3cf')
    )
  },

  /** The lump puts a stone where none is. */
  klumpi: (pen) =>
    body([['M38 104C20 110 18 124 28 132M122 104C138 100 142 90 140 78', 13]], '#9a8f86', INK, 2) +
    pen.cel(
      'M32 140C20 112 26 76 46 58C62 40 104 38 118 58C138 76 142 116 128 140C112 154 48 154 32 140Z',
      '#b5a89c',
      '#6f6660',
      INK,
      {
        width: 2.6,
        x: -9,
        y: -7,
        marks:
          dot(48, 120, 6, '#8f847a') +
          dot(112, 124, 8, '#6f6660') +
          dot(104, 62, 5, '#8f847a') +
          ink('M56 52L64 60L60 68M122 96L112 100L114 108', '#4f4844', 2),
      },
    ) +
    eye(62, 84, 10, 'round', '#fffbe8', INK, INK) +
    eye(98, 80, 8, 'round', '#fffbe8', INK, INK) +
    ink('M50 70q10 -6 20 0M92 68q8 -4 14 2', INK, 3) +
    both('M56 104Q80 116 106 100Q104 126 80 126Q60 126 56 104Z', '#4f3434', INK, 2.2) +
    fill('M66 108l10 2 0 8 -9 -2ZM88 110l10 -3 -1 8 -9 2Z', '#fffbe8') +
    both(star(140, 66, 16, 14, 6), '#7fb0e0', INK, 2.2) +
    fill('M132 62L140 56L146 62Z', '#d0e8fb') +
    both('M24 136H44V146H24Z', '#e0c070', INK, 2),

  /** The echo calls, and calls, and calls. */
  echomir: (pen) => {
    const shout = 'M52 66C50 44 66 32 84 34C104 36 114 52 110 74C108 98 96 116 80 116C64 116 54 92 52 66Z'
    return (
      [3, 2, 1]
        .map((i) =>
          group(
            `translate(${i * 13} ${-i * 3})`,
            both(shout, mix('#6f86d8', '#dfe6fb', i * 0.22), '#2a3a8a', 1.6, see(0.5 - i * 0.1)),
          ),
        )
        .join('') +
      [26, 40, 54]
        .map((r) =>
          ink(
            `M${f(64 - r * 0.86)} ${f(100 - r * 0.6)}A${r} ${r} 0 0 0 ${f(64 - r * 0.86)} ${f(100 + r * 0.6)}`,
            '#f5f7ff',
            3.4,
          ),
        )
        .join('') +
      pen.cel('M40 160C42 134 58 122 80 120C104 122 118 134 120 160Z', '#4a5fb0', '#2a3a7a', INK, {
        width: 2.4,
      }) +
      pen.cel(shout, '#b8c8f5', '#6f86d8', INK, { width: 2.6, x: -5 }) +
      both(
        'M52 62C46 34 70 24 88 28C110 28 122 52 108 72C108 56 98 50 88 48C74 46 58 48 52 62Z',
        '#2a3a8a',
        INK,
        2.2,
      ) +
      swirl(96, 40, 9, '#8fa4ee', 2.4, 1.8) +
      eye(68, 72, 7, 'closed', '#fff', INK, INK) +
      eye(94, 72, 7, 'closed', '#fff', INK, INK) +
      ink('M60 60Q68 56 75 61M88 61Q95 56 102 60', INK, 2.4) +
      both(oval(78, 98, 9, 11), INK, INK, 2) +
      fill(oval(78, 103, 5, 4), '#e5707a') +
      body(
        [
          ['M46 140C42 122 48 112 58 104', 10],
          ['M116 140C120 124 112 112 100 104', 10],
        ],
        '#b8c8f5',
        INK,
        2,
      ) +
      both(oval(60, 101, 8), '#b8c8f5', INK, 1.8) +
      both(oval(98, 101, 8), '#b8c8f5', INK, 1.8)
    )
  },

  /** The wolf howls. */
  lupino: (pen) =>
    dot(104, 48, 34, '#f2f5ff') +
    dot(94, 40, 6, '#cfd8f0') +
    dot(114, 56, 8, '#cfd8f0') +
    pen.cel(
      'M30 160C26 130 38 108 56 96C52 84 50 66 56 54L46 40L64 46C74 36 92 26 112 12C116 16 114 22 110 28C106 36 100 44 96 50C100 54 98 58 90 60C96 64 94 74 88 86C96 110 104 136 104 160Z',
      '#7f8fb0',
      '#3a4668',
      INK,
      {
        width: 2.6,
        x: -6,
        y: -2,
        marks:
          fill('M84 60C74 72 66 96 72 160H110C106 120 100 90 86 84Z', '#dfe6f5') +
          ink('M48 108L44 122M58 112L52 130M50 134L46 150', '#3a4668', 3),
      },
    ) +
    both('M46 40L64 46L58 58L50 54Z', '#3a4668', INK, 2) +
    eye(74, 50, 5.5, 'closed', '#fff', INK, INK) +
    fill(oval(112, 14, 5, 4), INK) +
    ink('M110 28C104 36 96 42 86 46', INK, 2.4) +
    fill('M100 38l1 6 4 -5ZM93 43l0 5 4 -4Z', '#ffffff') +
    ink('M126 18q8 -6 14 0M130 8q8 -6 16 2', '#f2f5ff', 2.6) +
    fill('M104 160C126 150 132 126 124 112C144 124 140 156 122 164Z', '#7f8fb0') +
    ink('M104 158C126 150 132 126 124 112C142 124 140 156 122 162', INK, 2.4),

  /** The owl sees every hand. */
  noctia: (pen) =>
    twice(
      pen.cel('M44 70C20 78 10 112 22 144C34 142 46 130 52 112Z', '#6a5a9a', '#2f2450', INK, {
        width: 2.4,
        marks: ink('M16 104C28 106 38 104 48 98M18 120C28 122 38 118 48 112', '#a890d8', 3),
      }),
    ) +
    pen.cel(
      'M40 92C36 60 52 40 80 40C108 40 124 60 120 92C122 126 106 150 80 150C54 150 38 126 40 92Z',
      '#7f6ab5',
      '#3f2f70',
      INK,
      {
        width: 2.6,
        x: -5,
        marks:
          fill('M56 96C56 130 66 146 80 146C94 146 104 130 104 96Z', '#d9c8f0') +
          ink(
            'M62 112q6 7 12 0q6 7 12 0q6 7 12 0M66 124q6 7 12 0q6 7 12 0M70 136q5 6 10 0q5 6 10 0',
            '#6a5a9a',
            2.2,
          ),
      },
    ) +
    twice(both('M44 62C34 44 34 28 38 18C48 30 62 38 76 44Z', '#5a4a8a', INK, 2.4)) +
    twice(
      both(oval(60, 76, 22), '#f2e6ff', INK, 2.4) +
        dot(60, 76, 14, '#f6c23a') +
        dot(61, 76, 8.5, INK) +
        dot(57, 72, 3.4, '#ffffff') +
        ink(rays(60, 76, 16, 20, 16, 1), '#a890d8', 1),
    ) +
    both('M72 86L80 82L88 86L80 104Z', '#f0a03a', INK, 2.2) +
    twice(ink('M68 150v8M74 151v8M62 148v8', '#f0a03a', 3.4)) +
    ink('M20 158H140', '#4a3020', 7),

  /** The songbird sings. */
  carmen: (pen) =>
    ink('M-4 138C40 128 100 146 164 132', '#4a3020', 8) +
    both(
      ribbon(
        [
          [118, 134],
          [130, 122],
          [146, 124],
        ],
        10,
      ),
      '#7a9a3a',
      INK,
      1.6,
    ) +
    both('M42 112L8 132L14 142L50 128Z', '#a8243a', INK, 2.4) +
    pen.cel(
      'M38 120C34 84 50 62 72 54C74 38 92 30 106 38C118 46 118 58 114 66C120 96 104 130 74 132C56 132 42 128 38 120Z',
      '#e5483f',
      '#9a1f34',
      INK,
      { width: 2.6, x: -5, y: -3, marks: fill('M112 66C96 74 84 96 84 132H124V66Z', '#ffd27a') },
    ) +
    pen.cel('M46 116C44 92 62 80 78 84C84 104 72 122 46 116Z', '#a8243a', '#6a1228', INK, { width: 2.2 }) +
    ink('M54 108C62 108 70 102 74 94M52 100C60 100 66 96 70 90', '#f08a7a', 2.2) +
    both('M108 46L132 34L116 56Z', '#f6b13c', INK, 2) +
    both('M115 58L130 62L112 66Z', '#f6b13c', INK, 2) +
    eye(98, 50, 6, 'closed', '#fff', INK, INK) +
    both('M84 36C78 20 86 12 92 8C92 18 100 24 104 36Z', '#a8243a', INK, 2) +
    ink('M70 132v10M82 130v10', '#f6b13c', 3.4) +
    [
      [136, 22, 1],
      [146, 66, 0.8],
      [124, 4, 0.7],
    ]
      .map(([x, y, s]) =>
        group(
          move(x!, y!, s!),
          ink('M0 12V-8L14 -12V8', '#fff6e0', 3.2),
          fill(oval(-5, 13, 6, 4.6) + oval(9, 9, 6, 4.6), '#fff6e0'),
        ),
      )
      .join(''),

  /** The mushroom remembers the vanished. */
  fungi: (pen) =>
    twice(
      group(
        move(30, 122, 0.7),
        both('M-8 30C-6 14 -6 6 -5 0H5C6 6 6 14 8 30Z', '#f5e6d0', INK, 2.4),
        both('M-24 2C-22 -24 22 -24 24 2C10 8 -10 8 -24 2Z', '#8a5fb0', INK, 2.4),
        dot(-8, -8, 4, '#f0d8f5'),
        dot(8, -6, 3, '#f0d8f5'),
      ),
    ) +
    pen.cel(
      'M54 150C60 124 58 104 54 88H106C102 104 100 124 106 150C94 156 66 156 54 150Z',
      '#fbefd8',
      '#c9ae90',
      INK,
      { width: 2.6 },
    ) +
    pen.cel('M12 84C14 40 46 18 80 18C114 18 146 40 148 84C126 96 34 96 12 84Z', '#e0403f', '#8a1f34', INK, {
      width: 2.8,
      x: -6,
      y: -6,
      marks: [
        [50, 52, 10],
        [84, 36, 12],
        [116, 58, 11],
        [30, 74, 8],
        [82, 70, 8],
        [134, 80, 6],
      ]
        .map(([x, y, r]) => fill(oval(x!, y!, r!, r! * 0.8), '#fff3e0'))
        .join(''),
    }) +
    ink('M26 88C60 95 100 95 134 88', INK, 2) +
    eye(69, 112, 7, 'sleepy', '#ffffff', '#6a3f7a', INK) +
    eye(91, 112, 7, 'sleepy', '#ffffff', '#6a3f7a', INK) +
    mouth(80, 130, 9, 'smile', INK, INK) +
    dot(60, 124, 4, '#e58a8a', see(0.6)) +
    dot(100, 124, 4, '#e58a8a', see(0.6)) +
    [
      [40, 20],
      [124, 16],
      [80, 6],
      [16, 44],
      [146, 40],
    ]
      .map(([x, y]) => ring(x!, y!, 4, '#fff3cf', 1.6, see(0.8)))
      .join(''),

  /** The goat, a hero with a helmet. */
  ziegfried: (pen) => {
    const horn =
      both(
        ribbon(
          [
            [62, 54],
            [40, 40],
            [22, 46],
            [14, 70],
            [26, 84],
          ],
          (t) => 17 * (1 - t * 0.8),
          5,
        ),
        '#c9b48a',
        INK,
        2.2,
      ) + ink('M52 42L50 54M40 40L42 52M28 46L34 54M20 58L29 60', INK, 1.8)
    return (
      pen.cel('M44 160C46 130 60 116 80 114C100 116 114 130 116 160Z', '#e9e2d4', '#a89c8a', INK, {
        width: 2.4,
      }) +
      both('M46 146C60 134 100 134 114 146L118 160H42Z', '#5f7f9a', INK, 2.2) +
      dot(80, 146, 6, '#f2c14e') +
      twice(horn) +
      twice(both('M56 78C40 74 28 80 24 90C36 96 50 94 58 88Z', '#e9e2d4', INK, 2.2)) +
      pen.cel(
        'M54 66C56 52 104 52 106 66C108 88 100 104 96 118C92 128 68 128 64 118C60 104 52 88 54 66Z',
        '#fbf6ea',
        '#c9bda6',
        INK,
        { width: 2.4, x: -5 },
      ) +
      pen.cel(
        'M52 72C50 40 66 28 80 26C94 28 110 40 108 72C98 60 90 58 80 58C70 58 62 60 52 72Z',
        '#b9c4d0',
        '#66788a',
        INK,
        { width: 2.4 },
      ) +
      both('M76 28H84V70L80 76L76 70Z', '#f2c14e', INK, 1.8) +
      twice(both(feather(56, 52, 30, 7, -122) + feather(54, 58, 26, 6, -146), '#ffffff', INK, 1.6)) +
      fill('M60 80h14v6h-14ZM86 80h14v6h-14Z', '#f2c14e') +
      fill('M64 81h6v4h-6ZM90 81h6v4h-6Z', INK) +
      ink('M58 76L75 79M102 76L85 79', INK, 2.6) +
      fill('M72 110L80 114L88 110L84 118H76Z', INK) +
      both('M70 122C72 134 76 146 80 152C84 146 88 134 90 122C84 126 76 126 70 122Z', '#e9e2d4', INK, 2)
    )
  },

  /** The eagle on the north wind. */
  aquilon: (pen) => {
    const wing: string[] = []
    for (let i = 0; i < 6; i++)
      wing.push(
        both(
          feather(72 - i * 6, 78 - i * 5, 44 + i * 5, 8, 128 + i * 14),
          i % 2 ? '#7a5030' : '#5a3a24',
          INK,
          1.8,
        ),
      )
    const arm = both('M76 72C58 52 36 42 10 46C20 56 28 64 40 72C52 82 64 88 76 88Z', '#8a5c38', INK, 2.2)
    return (
      ink(
        'M4 30c30 -12 40 10 70 -2c10 -5 6 -14 -2 -11M92 22c20 -8 30 8 56 -2M10 124c30 -10 50 8 80 -2M100 134c16 -6 28 4 50 -2c8 -4 4 -11 -2 -9',
        '#ffffff',
        2.6,
      ) +
      twice(wing.join('') + arm) +
      both('M70 118L58 148L72 142L80 152L88 142L102 148L90 118Z', '#fbf6ea', INK, 2.2) +
      pen.cel(
        'M60 84C60 64 70 56 80 56C90 56 100 64 100 84C102 108 92 126 80 130C68 126 58 108 60 84Z',
        '#7a5030',
        '#46291a',
        INK,
        { width: 2.4, marks: ink('M68 98q4 6 8 0q4 6 8 0q4 6 8 0M70 110q5 6 10 0q5 6 10 0', '#c9986a', 2) },
      ) +
      pen.cel(
        'M60 66C56 40 68 26 82 26C98 26 106 38 104 56C102 66 100 74 96 78L88 72L80 80L70 72Z',
        '#fffaf0',
        '#cfc4b0',
        INK,
        { width: 2.4 },
      ) +
      both('M96 40C112 38 124 46 124 60C118 60 116 56 112 56C104 58 98 58 94 56Z', '#f6b13c', INK, 2.2) +
      eye(86, 44, 6.5, 'fierce', '#ffe27a', INK, INK) +
      ink('M74 36L96 41', INK, 3.4) +
      twice(ink('M70 128v12M64 136l6 4', '#f6b13c', 3.4))
    )
  },

  /** The frog leaps from field to field. */
  raneri: (pen) => {
    const skin = '#63b84a'
    return (
      ink('M10 140Q40 60 84 56', '#f0ffd0', 3, ' stroke-dasharray="1 8"') +
      fill(oval(34, 146, 26, 7), '#1f6a5a') +
      both('M10 146C20 138 48 138 58 146C48 154 20 154 10 146Z', '#8fbf4a', INK, 2) +
      body(
        [
          ['M62 104C40 96 36 112 50 118C38 124 26 124 14 132', 11],
          ['M14 132L4 128M14 132L4 136M14 132L10 142', 5],
        ],
        '#3f8a3a',
        INK,
        2,
      ) +
      body(
        [['M72 112C56 116 58 128 66 130C56 140 44 140 36 146M36 146L26 142M36 146L28 152', 8]],
        skin,
        INK,
        2,
      ) +
      pen.cel(
        'M54 100C54 74 78 52 104 48C128 44 146 56 146 72C146 90 122 104 100 110C80 118 56 118 54 100Z',
        skin,
        '#2f6f34',
        INK,
        {
          width: 2.6,
          x: -5,
          y: -5,
          marks:
            fill('M62 116C90 112 128 98 150 74L150 120H62Z', '#f0f5c8') +
            dot(82, 76, 5, '#3f8a3a') +
            dot(98, 68, 4, '#3f8a3a') +
            dot(74, 92, 4, '#3f8a3a'),
        },
      ) +
      body(
        [['M112 102C120 116 132 118 142 112M142 112L152 114M142 112L150 106M142 112L148 122', 6.5]],
        skin,
        INK,
        2,
      ) +
      both(oval(104, 46, 14), skin, INK, 2.4) +
      both(oval(134, 50, 12), skin, INK, 2.4) +
      eye(106, 44, 9, 'round', '#fffbe8', INK, INK) +
      eye(136, 48, 8, 'round', '#fffbe8', INK, INK) +
      ink('M104 80Q128 84 144 68', INK, 2.6) +
      dot(142, 62, 1.4, INK)
    )
  },

  /** The vixen steals what lies on top. */
  vulpa: (pen) =>
    pen.cel(
      'M96 150C136 154 154 126 146 92C142 76 132 70 128 60C158 76 164 140 120 160Z',
      '#e5793a',
      '#9a3f1c',
      INK,
      { width: 2.4, marks: fill('M128 60C140 66 146 78 148 90L128 84Z', '#fff6e6') },
    ) +
    pen.cel('M38 160C38 128 54 108 80 106C106 108 118 130 116 160Z', '#e5793a', '#9a3f1c', INK, {
      width: 2.4,
    }) +
    fill('M62 160C62 134 70 122 80 120C90 122 98 134 98 160Z', '#fff6e6') +
    group(
      'rotate(-10 80 90)',
      twice(both('M44 60L34 8L76 36Z', '#e5793a', INK, 2.4) + fill('M46 46L42 24L60 38Z', '#5a2a24')),
      pen.cel(
        'M30 66C40 34 120 34 130 66C144 78 134 90 126 96C108 104 94 124 80 126C66 124 52 104 34 96C26 90 16 78 30 66Z',
        '#ee8a48',
        '#b5502a',
        INK,
        {
          width: 2.6,
          x: -5,
          marks: fill('M20 84C48 80 68 96 80 112C92 96 112 80 140 84L140 140H20Z', '#fff6e6'),
        },
      ),
      ink('M46 72Q58 64 70 74', INK, 3.4),
      eye(58, 75, 7, 'sleepy', '#fffbe8', '#5a7a2a', INK),
      eye(102, 75, 7, 'sleepy', '#fffbe8', '#5a7a2a', INK),
      ink('M114 70Q102 64 90 74', INK, 3.4),
      fill('M72 112C76 107 84 107 88 112C86 121 74 121 72 112Z', INK),
      ink('M80 118C76 124 70 124 66 121', INK, 2),
    ) +
    group(
      move(42, 138, 1, -18),
      both('M-13 -18H13V18H-13Z', '#fff6e6', INK, 2),
      fill(star(0, 0, 9, 4, 5), '#d9503a'),
    ) +
    both(oval(54, 142, 10, 8), '#5a2a24', INK, 2),

  /** The bear does nothing. He need not. */
  ursus: (pen) =>
    twice(body([['M44 100C22 104 20 128 34 140', 20]], '#6a4630', INK, 2.2)) +
    pen.cel('M28 160C22 114 44 90 80 90C116 90 138 114 132 160Z', '#7f5638', '#3f281a', INK, {
      width: 2.6,
      x: -6,
    }) +
    fill(oval(80, 140, 28, 26), '#c99a68') +
    twice(both(oval(46, 40, 16), '#7f5638', INK, 2.4) + dot(46, 40, 8, '#c99a68')) +
    pen.cel(
      'M34 74C32 44 54 30 80 30C106 30 128 44 126 74C124 102 106 116 80 116C54 116 36 102 34 74Z',
      '#94673f',
      '#543621',
      INK,
      { width: 2.6, x: -6, y: -4 },
    ) +
    pen.cel(oval(80, 90, 25, 20), '#e0b884', '#b58a5a', INK, { width: 2, x: -3 }) +
    fill('M68 80C72 73 88 73 92 80C90 90 70 90 68 80Z', INK) +
    ink('M80 88V97M68 98Q80 106 92 98', INK, 2.4) +
    eye(58, 66, 5, 'almond', '#fffbe8', INK, INK) +
    eye(102, 66, 5, 'almond', '#fffbe8', INK, INK) +
    ink('M48 56L68 60M112 56L92 60', INK, 3.4) +
    twice(
      body([['M40 136C54 146 66 140 76 132', 17]], '#7f5638', INK, 2.2) +
        ink('M70 128l6 -4M73 134l7 -2M72 140l7 2', INK, 2),
    ) +
    both('M70 22L74 6L80 16L86 6L90 22C84 19 76 19 70 22Z', '#f2c14e', INK, 1.8),

  /** The oldest tree: nothing stays secret before him. */
  urvater: (pen) =>
    both(cloud(80, 74, 158, 62), '#7f8f3a', INK, 2.4) +
    both(cloud(44, 56, 84, 40), '#9aa84a', INK, 2.2) +
    both(cloud(118, 54, 80, 38), '#8a9a40', INK, 2.2) +
    pen.cel(
      'M44 64C52 84 50 110 40 134C34 148 22 154 12 160H148C138 154 126 148 120 134C110 110 108 84 116 64C106 72 98 70 94 58C90 68 70 68 66 58C62 70 54 72 44 64Z',
      '#8a6642',
      '#4a3422',
      INK,
      {
        width: 2.6,
        x: -6,
        marks: ink(
          'M54 76C58 96 56 120 48 146M106 76C102 96 104 120 112 146M30 152C44 146 50 140 54 130',
          '#4a3422',
          2.4,
        ),
      },
    ) +
    both(
      'M56 82C62 74 74 76 77 84C70 86 62 86 56 82ZM104 82C98 74 86 76 83 84C90 86 98 86 104 82Z',
      '#cfd88a',
      INK,
      1.8,
    ) +
    eye(67, 92, 7.5, 'sleepy', '#fff6c8', '#6a7a2a', INK) +
    eye(93, 92, 7.5, 'sleepy', '#fff6c8', '#6a7a2a', INK) +
    both('M77 92C70 106 72 114 80 115C88 114 90 106 83 92', '#9a7450', INK, 1.8) +
    both(
      'M56 116C66 110 74 118 80 118C86 118 94 110 104 116C104 140 90 150 80 158C70 150 56 140 56 116Z',
      '#b5c46a',
      INK,
      2,
    ) +
    ink('M66 124l4 16M80 124v24M94 124l-4 16', '#7f8f3a', 2) +
    [
      [36, 40],
      [96, 30],
      [130, 56],
      [66, 26],
      [20, 62],
    ]
      .map(([x, y]) => both(oval(x!, y!, 5), '#f2c14e', INK, 1.6))
      .join(''),

  /** The dryad: she takes what she likes into her hand. */
  dryada: (pen) =>
    [
      [24, 60, -40],
      [40, 30, -24],
      [66, 12, -8],
      [96, 12, 8],
      [120, 30, 24],
      [136, 60, 40],
    ]
      .map(
        ([x, y, a], i) =>
          body(
            [[`M${80 + (x! - 80) * 0.3} 70Q${80 + (x! - 80) * 0.6} ${y! + 14} ${x} ${y}`, 5]],
            '#7a5a3a',
            INK,
            1.6,
          ) +
          [-1, 0, 1]
            .map((k) =>
              group(
                move(x!, y!, 1, a! + k * 42),
                both(
                  'M0 2C9 -5 9 -19 0 -25C-9 -19 -9 -5 0 2Z',
                  (i + k) % 2 ? '#9ac86a' : '#f0b0c0',
                  INK,
                  1.6,
                ),
              ),
            )
            .join(''),
      )
      .join('') +
    pen.cel('M48 160C50 128 62 112 80 110C98 112 110 128 112 160Z', '#8a6a48', '#543c28', INK, {
      width: 2.4,
      marks: ink('M60 160C62 142 66 130 72 120M100 160C98 142 94 130 88 120M80 160V126', '#543c28', 2),
    }) +
    both(
      'M52 76C46 44 64 36 80 36C96 36 114 44 108 76C116 96 112 112 118 124C106 130 98 118 98 108H62C62 118 54 130 42 124C48 112 44 96 52 76Z',
      '#6a9a4a',
      INK,
      2.2,
    ) +
    pen.cel(
      'M58 72C56 50 68 44 80 44C92 44 104 50 102 72C100 96 90 106 80 106C70 106 60 96 58 72Z',
      '#e6cfa6',
      '#b5966a',
      INK,
      { width: 2.2, x: -5, marks: ink('M62 60C66 70 62 84 66 96M98 60C94 70 99 84 94 96', '#b5966a', 1.6) },
    ) +
    both(
      'M58 74C56 48 68 42 80 42C92 42 104 48 102 74C98 62 88 58 80 54C72 58 62 62 58 74Z',
      '#6a9a4a',
      INK,
      1.8,
    ) +
    eye(70, 76, 6, 'almond', '#fffbe8', '#3f7a3a', INK) +
    eye(90, 76, 6, 'almond', '#fffbe8', '#3f7a3a', INK) +
    ink('M62 68Q70 63 76 68M98 68Q90 63 84 68M81 78L78 88Q80 90 83 89', INK, 1.8) +
    mouth(80, 96, 6, 'lips', INK, '#c0505a') +
    body([['M108 140C126 138 136 126 134 112', 9]], '#8a6a48', INK, 1.8) +
    group(
      move(134, 102, 1, 12),
      both('M-10 -14H10V14H-10Z', '#fff6e6', INK, 1.8),
      fill('M0 -8C6 -3 6 4 0 8C-6 4 -6 -3 0 -8Z', '#6a9a4a'),
    ),

  /** The chameleon is whatever you need. */
  chameleon: (pen) => {
    const hues = ['#e5564a', '#f0a03a', '#e8d84a', '#6fbf4a', '#3fa8b0', '#5f6fd0', '#a85fc0']
    const shape =
      'M30 104C34 70 62 50 92 56C98 42 116 36 130 46C142 52 150 62 152 70C144 80 130 82 120 82C116 100 92 116 66 116C50 116 36 114 30 104Z'
    return (
      ink('M-4 130C50 120 110 138 164 124', '#5a3f28', 10) +
      ink('M-4 127C50 117 110 135 164 121', '#8a6642', 3) +
      ink('M36 104C14 106 8 128 22 138C36 144 44 128 34 122C28 120 24 126 28 130', INK, 12) +
      ink('M36 104C14 106 8 128 22 138C36 144 44 128 34 122C28 120 24 126 28 130', '#a85fc0', 7.5) +
      body(
        [
          ['M60 112L54 128M54 128L44 130M54 128L62 132', 7],
          ['M98 106L104 126M104 126L94 130M104 126L114 128', 7],
        ],
        '#3fa8b0',
        INK,
        2,
      ) +
      pen.cel(shape, '#6fbf4a', '#2f7a3a', INK, {
        width: 2.6,
        x: 0,
        y: -5,
        marks: hues
          .map((_, i) =>
            fill(
              `M${26 + i * 18} 30C${36 + i * 18} 60 ${30 + i * 18} 90 ${22 + i * 18} 130H${38 + i * 18}C${46 + i * 18} 90 ${52 + i * 18} 60 ${42 + i * 18} 30Z`,
              hues[6 - i]!,
              see(0.85),
            ),
          )
          .join(''),
      }) +
      ink('M40 88l5 -7M54 74l5 -8M70 64l4 -8M86 57l3 -8', INK, 3.4) +
      both('M92 56C94 40 104 28 116 26C120 36 128 40 134 48Z', '#e5564a', INK, 2.2) +
      both(oval(124, 60, 13), '#e8d84a', INK, 2.4) +
      both(oval(126, 60, 7), '#fffbe8', INK, 1.8) +
      dot(128, 60, 3.4, INK) +
      ink('M118 80C130 78 142 76 151 70', INK, 2.4) +
      ink('M150 70C158 62 146 40 156 26', INK, 5) +
      ink('M150 70C158 62 146 40 156 26', '#e5707a', 2.6)
    )
  },
}

/** Somebody not in the book: two eyes in a bush. */
const stranger: Draw = (pen) =>
  pen.cel(
    'M20 150C14 110 36 84 60 86C70 66 100 68 106 86C132 86 146 116 140 150Z',
    '#5f7a4a',
    '#34482c',
    INK,
    { width: 2.4 },
  ) +
  eye(66, 118, 10, 'round', '#fffbe8', INK, INK) +
  eye(98, 118, 10, 'round', '#fffbe8', INK, INK)

/** A creature or tree of Equinox by its key, or `chameleon`, 160 by 160. */
export const creature: (key: string) => string = /* @__PURE__ */ once((key: string) => {
  const pen = new Pen('creature' + key)
  const dusk = DUSKS[key] ?? { sky: ['#2a2a4a', '#6a5a7a', '#f0c8a0'], ground: '#4a4a3a' }
  const figure = (CREATURES[key] ?? stranger)(pen)
  return pen.svg(160, 160, clearing(pen, dusk), figure, grass(pen, mix(dusk.ground, INK, 0.3)))
})
