/** Buka: navy, brass and canvas; rigging, wheels, sails and knots; sailors of six clans. */
import { body, both, box, dot, f, fill, group, ink, mix, move, oval, ring, see, star } from '../draw'
import type { Pen } from '../draw'
import { PALETTES } from '../palettes'
import { cloud, crescent, face, fires, hand, rays, sea, ticks } from '../parts'
import type { EyeStyle, MouthStyle } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.buka
const WOOD = '#8a5a34'

/** A parchment sky, ropes across it, the sea below. */
function deck(pen: Pen, mood = pen.whole(0, 2)): string {
  const skies = [
    ['#d9c9a4', p.light, '#fbf4e0'],
    ['#c9b48a', '#ecd9ae', '#f6e6c0'],
    ['#8fa3c4', '#cdd3d8', p.light],
  ]
  let out = box(0, 0, 200, 180, pen.linear(skies[mood]!))
  out += fill(cloud(pen.between(20, 180), pen.between(40, 70), 80, 24), '#ffffff', see(0.6))
  out +=
    both(sea(146, 8, 40, pen.between(0, 40)), p.main, p.ink, 1.8) +
    ink(sea(158, 6, 32, pen.between(0, 30)), '#6f8fc0', 2)
  return out
}

function rigging(pen: Pen, side = pen.pick([-1, 1])): string {
  const x = side < 0 ? 30 : 170
  let d = ''
  for (let i = 1; i < 8; i++)
    d += `M${f(x - side * i * 6 - 26 * side + side * 4)} ${f(10 + i * 18)}L${f(x + side * 4)} ${f(8 + i * 18)}`
  const ropes = `M${x + side * 4} -4V150M${x - side * 22} -4L${x - side * 56} 150M${x - side * 10} -4L${x - side * 26} 150`
  return (
    ink(ropes, p.ink, 2.2, see(0.8)) +
    ink(d, p.ink, 1.4, see(0.8)) +
    both(`M${x + side * 8} -4h${side * 9}v190h${-side * 9}Z`, WOOD, p.ink, 2) +
    sail(pen, x + side * 4, side)
  )
}

function sail(pen: Pen, x: number, side: number): string {
  const c = pen.pick([p.light, '#e6d6b0', '#f6efdc'])
  return (
    both(
      `M${x} 6C${x - side * 30} 22 ${x - side * 50} 30 ${x - side * 74} 24C${x - side * 66} 46 ${x - side * 30} 66 ${x} 70Z`,
      c,
      p.ink,
      2,
    ) +
    ink(
      `M${x - side * 22} 18C${x - side * 20} 34 ${x - side * 20} 50 ${x - side * 18} 62M${x - side * 46} 25C${x - side * 42} 36 ${x - side * 40} 44 ${x - side * 36} 54`,
      '#b5a47c',
      1.4,
    )
  )
}

function wheel(x: number, y: number, r: number): string {
  return (
    ink(ticks(x, y, 3, r * 1.3, 8, 11), p.ink, r * 0.2) +
    ink(ticks(x, y, 3, r * 1.26, 8, 11), WOOD, r * 0.11) +
    ring(x, y, r, p.ink, r * 0.3) +
    ring(x, y, r, WOOD, r * 0.2) +
    ring(x, y, r, p.second, r * 0.05) +
    both(oval(x, y, r * 0.24), p.second, p.ink, 1.8)
  )
}

function rail(pen: Pen): string {
  const rope = pen.chance(0.5)
  return (
    both('M-4 166H204V174H-4Z', WOOD, p.ink, 2) +
    (rope ? ink('M-4 164C30 174 60 174 90 164S160 174 204 164', p.light, 3) : '') +
    box(0, 174, 200, 8, p.ink)
  )
}

type Hat = 'bicorne' | 'tricorne' | 'scarf' | 'cap' | 'hood' | 'top' | 'none' | 'mask' | 'helm' | 'ghost'
interface Look {
  hat: Hat
  clan: number
  eyes: EyeStyle
  mouth: MouthStyle
  mood: number
  beard: 'none' | 'full' | 'tash' | 'goat'
  thing?:
    | 'spyglass'
    | 'wheel'
    | 'cannon'
    | 'sabre'
    | 'anchor'
    | 'rope'
    | 'barrel'
    | 'lantern'
    | 'pistol'
    | 'whistle'
    | 'ball'
    | 'keys'
  patch?: boolean
}
/** Coats by clan. */
const CLANS = ['#1d2d59', '#1d2d59', '#7a2f3a', '#2f6a5a', '#8a6a2a', '#4a3f7a', '#2f5f8a'] as const
const LOOKS: Record<number, Look> = {
  1: { hat: 'bicorne', clan: 2, eyes: 'fierce', mouth: 'line', mood: 0.8, beard: 'full', thing: 'sabre' },
  2: { hat: 'bicorne', clan: 1, eyes: 'sleepy', mouth: 'none', mood: 0.3, beard: 'tash', thing: 'spyglass' },
  3: { hat: 'tricorne', clan: 6, eyes: 'almond', mouth: 'lips', mood: 0.2, beard: 'none', thing: 'sabre' },
  4: { hat: 'tricorne', clan: 5, eyes: 'almond', mouth: 'smirk', mood: 0.7, beard: 'goat', thing: 'pistol' },
  5: { hat: 'cap', clan: 5, eyes: 'sleepy', mouth: 'line', mood: -0.2, beard: 'full', thing: 'wheel' },
  6: { hat: 'cap', clan: 1, eyes: 'round', mouth: 'smile', mood: -0.5, beard: 'tash', thing: 'wheel' },
  7: { hat: 'scarf', clan: 4, eyes: 'fierce', mouth: 'smirk', mood: 1, beard: 'none', thing: 'cannon' },
  8: {
    hat: 'scarf',
    clan: 5,
    eyes: 'almond',
    mouth: 'grim',
    mood: 0.7,
    beard: 'goat',
    thing: 'cannon',
    patch: true,
  },
  9: { hat: 'scarf', clan: 6, eyes: 'almond', mouth: 'lips', mood: 0.1, beard: 'none', thing: 'ball' },
  10: { hat: 'none', clan: 6, eyes: 'fierce', mouth: 'lips', mood: 0.6, beard: 'none', thing: 'cannon' },
  11: { hat: 'helm', clan: 4, eyes: 'sleepy', mouth: 'smile', mood: -0.4, beard: 'full', thing: 'ball' },
  12: { hat: 'scarf', clan: 5, eyes: 'round', mouth: 'open', mood: -0.8, beard: 'none', thing: 'cannon' },
  13: { hat: 'mask', clan: 3, eyes: 'almond', mouth: 'line', mood: 0, beard: 'none', thing: 'rope' },
  14: { hat: 'mask', clan: 2, eyes: 'slit', mouth: 'line', mood: 1, beard: 'none', thing: 'sabre' },
  15: { hat: 'mask', clan: 2, eyes: 'fierce', mouth: 'line', mood: 0.6, beard: 'none', thing: 'pistol' },
  16: { hat: 'hood', clan: 2, eyes: 'glow', mouth: 'line', mood: 0.2, beard: 'none', thing: 'lantern' },
  17: { hat: 'mask', clan: 3, eyes: 'closed', mouth: 'line', mood: -0.3, beard: 'none', thing: 'anchor' },
  18: { hat: 'cap', clan: 1, eyes: 'almond', mouth: 'lips', mood: 0.3, beard: 'none', thing: 'whistle' },
  19: { hat: 'scarf', clan: 1, eyes: 'sleepy', mouth: 'smile', mood: -0.3, beard: 'none', thing: 'wheel' },
  20: { hat: 'top', clan: 4, eyes: 'almond', mouth: 'line', mood: 0.4, beard: 'none', thing: 'keys' },
  21: { hat: 'none', clan: 4, eyes: 'round', mouth: 'grim', mood: -0.6, beard: 'none', thing: 'barrel' },
  22: { hat: 'hood', clan: 6, eyes: 'almond', mouth: 'lips', mood: -0.2, beard: 'none', thing: 'spyglass' },
  23: { hat: 'ghost', clan: 6, eyes: 'glow', mouth: 'open', mood: -0.8, beard: 'full', thing: 'lantern' },
}

function sailor(pen: Pen, look: Look): string {
  const ghost = look.hat === 'ghost'
  const coat = ghost ? '#8fb3b8' : CLANS[look.clan]!
  const coatDark = mix(coat, p.ink, 0.5)
  const skin = ghost ? '#cfe9e6' : pen.pick(['#e6b88a', '#c98a5a', '#a86a42', '#f0cfa6', '#8a5438'])
  const shade = ghost ? '#8fb8bc' : mix(skin, '#7a2f2a', 0.4)
  const hair = ghost ? '#e9f5f2' : pen.pick(['#3a2418', '#15131f', '#8a4a22', '#c9c2b4', '#b5652a'])
  const turn = pen.between(-0.9, 0.9)
  const m = 100 + turn * 6
  let out = ''
  const woman = look.mouth === 'lips' || (look.beard === 'none' && look.hat !== 'mask' && look.hat !== 'hood')
  if (woman) out += both('M66 84C58 120 70 138 60 160L140 160C130 138 142 120 134 84Z', hair, p.ink, 2.2)
  out += both('M89 110V134H111V110Z', skin, p.ink, 2)
  out += pen.cel(
    'M26 190C28 154 58 136 86 132L100 150L114 132C142 136 172 154 174 190Z',
    coat,
    coatDark,
    p.ink,
    { width: 2.4, x: -6 },
  )
  out +=
    both('M84 130L100 150L116 130L112 190H88Z', p.light, p.ink, 1.8) +
    both('M86 131L68 140L84 168L98 150ZM114 131L132 140L116 168L102 150Z', mix(coat, p.light, 0.18), p.ink, 2)
  out += [0, 1].map((i) => dot(80, 172 + i * 12, 3, p.second) + dot(120, 172 + i * 12, 3, p.second)).join('')
  if (look.hat === 'bicorne' || look.hat === 'tricorne')
    out += [-1, 1]
      .map(
        (s) =>
          both(
            `M${100 + s * 42} 142C${100 + s * 58} 136 ${100 + s * 74} 144 ${100 + s * 76} 156C${100 + s * 62} 160 ${100 + s * 50} 156 ${100 + s * 42} 142Z`,
            p.second,
            p.ink,
            2,
          ) + ink(`M${100 + s * 50} 156v8M${100 + s * 58} 158v8M${100 + s * 66} 159v8`, p.second, 3),
      )
      .join('')
  out += both(oval(74, 90, 6, 9), skin, p.ink, 2) + both(oval(126, 90, 6, 9), skin, p.ink, 2)
  if (pen.chance(0.5) && !ghost) out += ring(126, 103, 5, p.second, 2.2)
  out += face(pen, {
    x: 100,
    y: 88,
    w: 26,
    h: 34,
    skin,
    shade,
    line: p.ink,
    iris: '#2f4a7a',
    eyes: look.eyes,
    mouth: look.beard === 'full' || look.hat === 'mask' || look.hat === 'hood' ? 'none' : look.mouth,
    lip: '#a8403f',
    mood: look.mood,
    turn,
    chin: woman ? 0.25 : 0.75,
    brow: ghost ? p.ink : mix(hair, p.ink, 0.4),
  })
  if (look.patch) out += ink('M72 74L130 92', p.ink, 2.4) + both(oval(m + 11, 88, 9, 8), p.ink, p.ink, 1)
  if (look.beard === 'full')
    out +=
      pen.cel(
        `M74 90C72 120 78 142 ${f(m)} 146C124 142 128 120 126 90C120 104 114 106 ${f(m + 6)} 104L${f(m - 6)} 104C88 106 80 104 74 90Z`,
        hair,
        mix(hair, p.ink, 0.4),
        p.ink,
        { marks: ink('M86 116L90 136M100 118V140M114 116L110 136', p.ink, 1.3, see(0.7)) },
      ) +
      (look.mouth === 'open'
        ? fill(oval(m, 113, 6, 5), p.ink)
        : ink(`M${f(m - 8)} 112Q${f(m)} ${look.mouth === 'smile' ? 118 : 109} ${f(m + 8)} 112`, p.ink, 2.2))
  if (look.beard === 'tash')
    out += both(
      `M${f(m)} 106C${f(m - 10)} 100 ${f(m - 22)} 106 ${f(m - 32)} 100C${f(m - 26)} 116 ${f(m - 8)} 116 ${f(m)} 111C${f(m + 8)} 116 ${f(m + 26)} 116 ${f(m + 32)} 100C${f(m + 22)} 106 ${f(m + 10)} 100 ${f(m)} 106Z`,
      hair,
      p.ink,
      1.8,
    )
  if (look.beard === 'goat')
    out +=
      both(
        `M${f(m - 7)} 116L${f(m)} 138L${f(m + 7)} 116C${f(m + 3)} 119 ${f(m - 3)} 119 ${f(m - 7)} 116Z`,
        hair,
        p.ink,
        1.8,
      ) + ink(`M${f(m - 12)} 104Q${f(m)} 99 ${f(m + 12)} 104`, hair, 3)
  return out + hatOf(look, hair, coat, m)
}

function hatOf(look: Look, hair: string, coat: string, m: number): string {
  const fringe = both(
    `M72 86C68 54 86 46 100 46C116 46 132 54 128 86C122 70 ${f(m + 8)} 66 ${f(m)} 64C${f(m - 10)} 68 80 70 72 86Z`,
    hair,
    p.ink,
    2,
  )
  switch (look.hat) {
    case 'bicorne':
      return (
        both(
          'M36 66C48 44 60 18 100 12C140 18 152 44 164 66C144 58 124 56 100 56C76 56 56 58 36 66Z',
          p.deep,
          p.ink,
          2.4,
        ) +
        ink('M38 65C58 57 78 54 100 54C122 54 142 57 162 65', p.second, 4) +
        both(oval(100, 34, 9), p.accent, p.ink, 1.8) +
        fill(star(100, 34, 6, 2.6, 5), p.second)
      )
    case 'tricorne':
      return (
        both(
          'M40 72C34 52 60 50 70 40C76 18 124 18 130 40C140 50 166 52 160 72C146 62 122 54 100 66C78 54 54 62 40 72Z',
          coat,
          p.ink,
          2.4,
        ) +
        ink('M42 70C54 60 78 53 100 64C122 53 146 60 158 70', p.second, 3.4) +
        both('M128 44C140 24 158 16 172 20C166 34 150 46 132 52Z', p.light, p.ink, 1.8)
      )
    case 'scarf':
      return (
        both(
          'M70 78C64 44 84 34 100 34C118 34 136 46 130 78C112 64 88 64 70 78Z',
          [p.accent, '#cb993b', '#2f6a5a'][look.clan % 3]!,
          p.ink,
          2.4,
        ) +
        both(
          'M128 68L148 62L142 74L152 88L128 80Z',
          [p.accent, '#cb993b', '#2f6a5a'][look.clan % 3]!,
          p.ink,
          2,
        ) +
        [
          [84, 52],
          [100, 46],
          [116, 52],
          [92, 64],
          [110, 64],
        ]
          .map(([x, y]) => dot(x!, y!, 2.4, p.light))
          .join('')
      )
    case 'cap':
      return (
        both('M66 66C62 40 80 32 100 32C120 32 138 40 134 66C114 58 86 58 66 66Z', p.light, p.ink, 2.4) +
        both('M64 66C86 56 114 56 136 66L134 76C114 66 86 66 66 76Z', coat, p.ink, 2.2) +
        fill(star(100, 66, 5, 2, 5), p.second)
      )
    case 'top':
      return (
        both('M68 62L72 16H128L132 62C112 54 88 54 68 62Z', p.deep, p.ink, 2.4) +
        both('M54 68C80 52 120 52 146 68C130 74 116 66 100 66C84 66 70 74 54 68Z', p.deep, p.ink, 2.4) +
        ink('M70 54C90 47 110 47 130 54', p.accent, 6)
      )
    case 'helm':
      return (
        both('M68 76C62 36 138 36 132 76C112 66 88 66 68 76Z', '#9aa4b4', p.ink, 2.4) +
        ink('M100 46V70M70 72C90 63 110 63 130 72', p.ink, 2.4) +
        dot(84, 60, 2, p.ink) +
        dot(116, 60, 2, p.ink)
      )
    case 'mask':
      return (
        both('M70 80C64 44 84 36 100 36C118 36 136 44 130 80C112 66 88 66 70 80Z', p.deep, p.ink, 2.4) +
        both('M73 98C90 92 110 92 127 98C126 124 112 138 100 140C88 138 74 124 73 98Z', coat, p.ink, 2.2) +
        ink('M82 106C92 102 108 102 118 106M86 116C94 112 106 112 114 116', p.light, 2.2)
      )
    case 'hood':
      return (
        both(
          'M56 142C46 76 62 26 104 18C142 30 154 80 144 142C134 122 132 60 100 56C68 60 66 122 56 142Z',
          mix(coat, p.ink, 0.3),
          p.ink,
          2.4,
        ) +
        (look.eyes === 'glow'
          ? both(
              'M74 100C90 94 110 94 126 100C124 126 112 136 100 138C88 136 76 126 74 100Z',
              p.ink,
              p.ink,
              2,
            )
          : '')
      )
    case 'ghost':
      return (
        both('M60 70C56 40 80 24 100 24C120 24 146 38 140 70C120 56 82 58 60 70Z', '#6f949a', p.ink, 2.4) +
        ink('M62 68C84 57 118 56 138 68', '#cfe9e6', 4)
      )
    default:
      return fringe
  }
}

function held(pen: Pen, look: Look): string {
  const x = 162
  const fist = (y = 166): string =>
    group(
      move(x, y, 0.82),
      hand(
        'fist',
        look.hat === 'ghost' ? '#cfe9e6' : '#d9a878',
        p.ink,
        look.hat === 'ghost' ? '#8fb3b8' : CLANS[look.clan]!,
        p.second,
      ),
    )
  switch (look.thing) {
    case 'spyglass':
      return (
        group(
          move(150, 118, 1, -30),
          both('M-30 -6H4V6H-30Z', p.second, p.ink, 2),
          both('M0 -9H30V9H0Z', WOOD, p.ink, 2),
          both('M28 -12H44V12H28Z', p.second, p.ink, 2),
          fill(oval(44, 0, 3.4, 11), '#cfe3f2'),
        ) + fist(160)
      )
    case 'wheel':
      return wheel(150, 146, 30)
    case 'cannon':
      return (
        group(
          move(162, 146, 0.88, -12),
          both('M-42 -14L34 -10V10L-42 15C-54 12 -54 -11 -42 -14Z', '#4a4f5c', p.ink, 2.4),
          both('M30 -14H42V14H30Z', '#5f6573', p.ink, 2.2),
          fill(oval(42, 0, 4, 10), p.ink),
          ink('M-30 -14V14M4 -11V11', p.second, 3.4),
        ) +
        wheel(136, 160, 10) +
        wheel(166, 160, 10) +
        ink('M122 140C118 134 126 130 124 124', p.light, 2) +
        fill(star(124, 121, 8, 3, 6), '#f0a03a')
      )
    case 'sabre':
      return (
        both(
          `M${x - 3} 130C${x - 14} 96 ${x - 10} 62 ${x + 14} 34C${x + 12} 66 ${x + 4} 98 ${x + 5} 130Z`,
          '#dfe4ee',
          p.ink,
          2,
        ) +
        both(`M${x - 15} 128C${x - 8} 122 ${x + 10} 122 ${x + 17} 128V134H${x - 15}Z`, p.second, p.ink, 2) +
        fist(168)
      )
    case 'anchor':
      return (
        ink(
          `M${x} 60V134M${x - 16} 76H${x + 16}M${x - 28} 112C${x - 24} 140 ${x + 24} 140 ${x + 28} 112`,
          p.ink,
          10,
        ) +
        ring(x, 52, 9, p.ink, 8) +
        ink(
          `M${x} 60V134M${x - 16} 76H${x + 16}M${x - 28} 112C${x - 24} 140 ${x + 24} 140 ${x + 28} 112`,
          '#9aa4b4',
          5.4,
        ) +
        ring(x, 52, 9, '#9aa4b4', 4)
      )
    case 'rope':
      return [26, 18, 10]
        .map(
          (r) =>
            ring(x - 6, 136, r, p.ink, 9) +
            ring(x - 6, 136, r, '#d9bf8a', 5.4) +
            ring(x - 6, 136, r, '#a8875a', 5.4, ' stroke-dasharray="1.4 4" stroke-linecap="butt"'),
        )
        .join('')
    case 'barrel':
      return (
        pen.cel('M136 110C130 132 130 152 136 176H184C190 152 190 132 184 110Z', WOOD, '#5a3820', p.ink, {
          width: 2.4,
          marks: ink('M128 124H192M128 160H192', p.ink, 5) + ink('M148 108V178M172 108V178', p.ink, 1.4),
        }) +
        fill('M160 130C150 126 150 140 156 144V150H164V144C170 140 170 126 160 130Z', p.light) +
        ink('M160 110C162 100 172 100 170 90', p.ink, 2.4) +
        fill(star(170, 86, 9, 4, 7), '#f0a03a')
      )
    case 'lantern':
      return (
        fill(oval(x, 84, 36), pen.radial(['#fff3c0/0.95', '#f0c04a/0'])) +
        ink(`M${x} 124V58`, p.ink, 3) +
        both(`M${x - 12} 66H${x + 12}L${x + 15} 98H${x - 15}Z`, '#ffe9a0', p.ink, 2.4) +
        both(
          `M${x - 15} 66C${x - 8} 52 ${x + 8} 52 ${x + 15} 66ZM${x - 17} 98H${x + 17}V104H${x - 17}Z`,
          p.second,
          p.ink,
          2,
        ) +
        ink(`M${x} 66V98`, p.ink, 1.4) +
        fist()
      )
    case 'pistol':
      return (
        group(
          move(156, 128, 1, -34),
          both('M-8 6L-22 34L-10 38L4 12Z', WOOD, p.ink, 2.2),
          both('M-12 -4H46V6H-6Z', '#5f6573', p.ink, 2.2),
          both('M40 -6H50V8H40Z', p.second, p.ink, 1.8),
          ink('M2 10q6 10 10 0', p.ink, 2),
        ) + fist(172)
      )
    case 'whistle':
      return (
        ink('M100 118L130 124', p.ink, 7) +
        ink('M100 118L130 124', p.second, 4) +
        dot(132, 126, 6, p.second) +
        ring(132, 126, 6, p.ink, 1.8) +
        ink('M144 116l14 -10M146 126h18M144 136l14 10', p.ink, 2.6)
      )
    case 'ball':
      return (
        pen.cel(oval(x - 8, 140, 24), '#5f6573', '#2b2f3a', p.ink, { x: -6, y: -6, width: 2.4 }) +
        dot(x - 18, 130, 4, '#c9d0dc') +
        ink(`M${x + 2} 118C${x + 12} 108 ${x + 6} 100 ${x + 16} 92`, p.light, 3) +
        fill(star(x + 16, 90, 10, 4, 7), '#f0a03a')
      )
    case 'keys':
      return (
        ring(x, 112, 15, p.ink, 6) +
        ring(x, 112, 15, p.second, 3) +
        [-24, 4, 30]
          .map((a) => group(move(x, 126, 1, a), both('M-3 0H3V30H12V36H-3Z', p.second, p.ink, 1.8)))
          .join('')
      )
    default:
      return ''
  }
}

function ship(pen: Pen, n: number): string {
  const night = n === 31
  const suns: Record<number, string> = {
    28: deck(pen, 2),
    29: box(0, 0, 200, 180, pen.linear(['#3a1a24', '#a8403f', '#f0a05a'])),
    30: box(0, 0, 200, 180, pen.linear(['#e5793f', '#f6b95a', '#ffe9b0'])),
    31: box(0, 0, 200, 180, pen.linear(['#0e1831', '#24366a', '#6f86b8'])),
  }
  let out = suns[n] ?? deck(pen)
  if (n === 30)
    out += fill(rays(100, 128, 50, 200, 24, 3.6), '#fff3cf', see(0.7)) + dot(100, 128, 52, '#fff0c0')
  if (night)
    out +=
      crescent(150, 42, 26, '#eef2ff', 30) +
      [
        [30, 30],
        [60, 18],
        [96, 36],
        [24, 70],
      ]
        .map(([x, y]) => fill(star(x!, y!, 4, 1.2, 4), '#eef2ff'))
        .join('')
  const cloth = { 28: p.light, 29: '#8a2f3a', 30: '#f6d98a', 31: '#cfd8f5' }[n] ?? p.light
  const dark = mix(cloth, p.ink, 0.35)
  out +=
    ink('M100 22V132M62 40V132M140 44V132M160 118L186 92', p.ink, 6) +
    ink('M100 22V132M62 40V132M140 44V132M160 118L186 92', WOOD, 3)
  const canvas = (x: number, y: number, w: number, h: number): string =>
    pen.cel(
      `M${x - w} ${y}H${x + w}C${x + w + 7} ${y + h * 0.5} ${x + w + 4} ${y + h * 0.8} ${x + w - 1} ${y + h}C${x} ${y + h - 7} ${x} ${y + h - 7} ${x - w + 1} ${y + h}C${x - w + 6} ${y + h * 0.6} ${x - w + 4} ${y + h * 0.3} ${x - w} ${y}Z`,
      cloth,
      dark,
      p.ink,
      { width: 2.2, x: -4 },
    )
  out +=
    canvas(62, 48, 16, 28) +
    canvas(62, 80, 20, 34) +
    canvas(140, 52, 16, 26) +
    canvas(140, 82, 20, 32) +
    canvas(100, 30, 20, 34) +
    canvas(100, 68, 25, 42)
  const sign: Record<number, string> = {
    28: fill(
      'M100 78C84 72 78 84 76 92C86 90 90 92 94 100L100 108L106 100C110 92 114 90 124 92C122 84 116 72 100 78Z',
      p.main,
    ),
    29:
      fill('M86 80L92 88H108L114 80L116 96L108 106H92L84 96Z', p.ink) +
      dot(95, 95, 2.6, '#f0c04a') +
      dot(105, 95, 2.6, '#f0c04a'),
    30: fill(rays(100, 90, 8, 17, 10, 8), p.accent) + dot(100, 90, 8, p.accent),
    31: crescent(102, 90, 13, p.deep, 0),
  }
  out += (sign[n] ?? '') + both('M100 22L126 14L100 8Z', n === 29 ? p.ink : p.accent, p.ink, 1.8)
  out += ink('M160 118L186 92L140 50M62 42L100 26L140 46M26 116L62 44', p.ink, 1.2)
  out +=
    pen.cel(
      'M20 112L44 118L150 122L182 108C178 132 162 152 148 158H54C38 150 26 134 20 112Z',
      WOOD,
      '#4f3018',
      p.ink,
      {
        width: 2.6,
        x: -2,
        y: -9,
        marks: ink('M20 128L180 130M30 142H170', '#4f3018', 2) + ink('M24 119L180 121', p.second, 3.4),
      },
    ) + [60, 80, 100, 120, 140].map((x) => both(oval(x, 134, 4), '#f6d98a', p.ink, 1.6)).join('')
  if (n === 29) out += both('M182 108L196 96L190 110L200 116L180 122Z', '#8a2f3a', p.ink, 2)
  out +=
    both(sea(154, 10, 40, n * 11), night ? '#1d2d59' : p.main, p.ink, 2.2) +
    ink(sea(166, 7, 34, n * 7), '#8fa9d0', 2.4)
  return out
}

function council(pen: Pen): string {
  let out = deck(pen, 1) + fill(rays(100, 90, 30, 180, 16, 5), p.second, see(0.45)) + wheel(100, 84, 64)
  const heads = [1, 7, 13, 3, 20, 18, 5, 9]
  heads.forEach((_, i) => {
    const a = ((-180 + (i * 360) / 8) * Math.PI) / 180
    const [x, y] = [100 + Math.cos(a + 0.39) * 64, 84 + Math.sin(a + 0.39) * 60]
    const coat = CLANS[1 + (i % 6)]!
    const skin = ['#e6b88a', '#a86a42', '#f0cfa6', '#c98a5a'][i % 4]!
    out += group(
      move(x, y, 0.9),
      both('M-20 26C-20 12 -8 8 0 8C8 8 20 12 20 26Z', coat, p.ink, 2),
      both(oval(0, -4, 11, 13), skin, p.ink, 2),
      both(
        i % 2
          ? 'M-20 -9C-12 -26 12 -26 20 -9C10 -13 -10 -13 -20 -9Z'
          : 'M-12 -8C-14 -24 14 -24 12 -8C6 -12 -6 -12 -12 -8Z',
        coat,
        p.ink,
        2,
      ),
      dot(-4, -3, 1.6, p.ink),
      dot(4, -3, 1.6, p.ink),
      ink('M-4 4Q0 6 4 4', p.ink, 1.4),
    )
  })
  return (
    out +
    both(oval(100, 84, 24), p.light, p.ink, 2.4) +
    fill(star(100, 84, 20, 6, 8), p.deep) +
    dot(100, 84, 5, p.second) +
    rail(pen)
  )
}

function thing(pen: Pen, n: number): string {
  if (n === 24)
    return (
      deck(pen, 1) +
      wheel(150, 60, 40) +
      group(
        'rotate(-7 100 96)',
        pen.cel(
          'M44 34H156L150 56L158 76L152 100L156 150H46L50 120L42 96L50 66Z',
          '#f6ecd0',
          '#cdb98a',
          p.ink,
          { width: 2.4, x: -4 },
        ),
        ink('M62 54H118M62 68H138M62 80H130M62 92H136M62 104H110', '#6a5a4a', 2.2),
        ink('M64 124c10 -12 14 8 22 -4s10 8 20 -2', p.deep, 2.6),
        both(star(132, 128, 20, 16, 14), p.accent, p.ink, 2),
        both(oval(132, 128, 10), '#d9625a', p.ink, 1.6),
        fill(star(132, 128, 7, 3, 5), p.accent),
      ) +
      rail(pen)
    )
  if (n === 25)
    return (
      box(0, 0, 200, 180, '#5a3c24') +
      ink(
        'M0 30H200M0 62H200M0 94H200M0 126H200M60 0V30M140 30V62M40 62V94M120 94V126M170 62V94',
        '#3f2816',
        3,
      ) +
      [
        [-30, 60],
        [30, 140],
      ]
        .map(([a, x]) =>
          group(
            move(x!, 70, 1.1, a!),
            both('M-5 44L-6 -36L0 -50L6 -36L5 44Z', '#dfe4ee', p.ink, 2.2),
            both('M-18 44H18V51H-18Z', p.second, p.ink, 2),
            body([['M0 54V70', 5]], WOOD, p.ink, 1.6),
          ),
        )
        .join('') +
      both('M70 60C86 66 114 66 130 60C134 90 124 114 100 126C76 114 66 90 70 60Z', p.deep, p.ink, 2.6) +
      fill(star(100, 90, 18, 7, 5), p.second) +
      both('M0 140H200V150H0Z', WOOD, p.ink, 2.4) +
      [30, 54, 78].map((x) => both(oval(x, 130, 11), '#4a4f5c', p.ink, 2.2)).join('') +
      pen.cel('M130 108C124 122 124 132 130 142H176C182 132 182 122 176 108Z', WOOD, '#4f3018', p.ink, {
        width: 2.4,
      }) +
      ink('M127 118H179M127 134H179', p.ink, 4)
    )
  if (n === 26) {
    const mirror = (x: number): string =>
      both(`M${x - 30} 150V50C${x - 30} 16 ${x + 30} 16 ${x + 30} 50V150Z`, p.second, p.ink, 2.6) +
      both(`M${x - 22} 144V52C${x - 22} 28 ${x + 22} 28 ${x + 22} 52V144Z`, p.deep, p.ink, 2) +
      fires(x, 130, 28, 70, '#e4572e', '#ffb04a', '#fff3cf', p.ink)
    return (
      deck(pen, 1) +
      mirror(52) +
      mirror(148) +
      ink('M84 90H116M108 80L118 90L108 100M92 80L82 90L92 100', p.accent, 5) +
      rail(pen)
    )
  }
  return (
    deck(pen, 0) +
    rigging(pen, 1) +
    both('M20 30L120 22L128 62L106 58L122 84L30 92Z', p.accent, p.ink, 2.4) +
    fill(star(70, 58, 18, 7, 8), p.second) +
    both('M12 20H22V180H12Z', WOOD, p.ink, 2) +
    [
      [96, 12],
      [140, -10],
    ]
      .map(([x, a]) => group(move(x!, 176, 1.1, a!), hand('open', '#d9a878', p.ink, p.deep, p.second)))
      .join('') +
    rail(pen)
  )
}

/** Where each of them is seen, by number. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['water', ['#7fb4e0', '#dff0fa', '#34508c', '#fff6d0']],
  ['disc', ['#d96a3a', '#ffd08a', '#1d2d59', '#fff0c0']],
  ['storm', ['#101a2a', '#3a4a5a', '#22303f', '#d8f0ff']],
  ['town', ['#7a5a8a', '#f0a88a', '#2a2444', '#ffe6b0']],
  ['dunes', ['#9fe0e0', '#f0fae8', '#e0c080', '#ffffff']],
  ['moon', ['#0a1228', '#243a68', '#0e1831', '#fdf6d8']],
  ['shelves', ['#8a5a34', '#cb993b', '#3a2416', '#6a3a24']],
  ['mist', ['#b8c4cc', '#e4eaec', '#ffffff', '#d0d8dc']],
  ['falls', ['#cfeaf0', '#f4fbf8', '#4a6a4a', '#7ac8e0']],
  ['peaks', ['#e8b08a', '#fae8c8', '#4a5a7a', '#ffffff']],
  ['arch', ['#7fc8e8', '#e8f8fc', '#4a2f1c', '#fffbe8']],
  ['wood', ['#bfe8c8', '#7ab88a', '#5a3a20', '#2f6a3a']],
  ['wheels', ['#4a2f1c', '#8a5a34', '#cb993b', '#6a4526']],
  ['blaze', ['#1a1020', '#6a2a1a', '#b23b39', '#f0a03a']],
  ['hall', ['#d8c8a0', '#f6efdc', '#8a5a34', '#cb993b']],
  ['clock', ['#1d2d59', '#34508c', '#b23b39', '#f2e6ca']],
  ['water', ['#2a1a4a', '#c85a6a', '#3a2a5a', '#ffd08a']],
  ['storm', ['#3a5a4a', '#8aa88a', '#2a4a3a', '#f0ffd8']],
  ['disc', ['#bfe0f0', '#f8fcff', '#2f6a5a', '#ffd86a']],
  ['crystals', ['#0e1831', '#2a6a7a', '#7fd0c8', '#e8f8f0']],
  ['town', ['#f0d8a0', '#fff6e0', '#8a4a34', '#d9785a']],
  ['dunes', ['#f0b0a0', '#ffe0c8', '#b26a4a', '#fff8e8']],
]

export function buka(pen: Pen, card: Subject): string {
  const n = card.number
  if (card.kind === 'influence-ship') return ship(pen, n)
  if (card.kind === 'leader') return council(pen)
  if (card.kind === 'character') {
    const look = LOOKS[n] ?? LOOKS[pen.whole(1, 22)]!
    const shifted = group(`translate(${look.thing ? -10 : 0} 4)`, sailor(pen, look)) + held(pen, look)
    const back =
      look.hat === 'ghost'
        ? box(0, 0, 200, 180, pen.linear(['#0e1831', '#2b4a6a', '#7fb0b4'])) +
          crescent(40, 34, 18, '#eef2ff') +
          both(sea(146, 8, 40, 7), '#1d4a5a', p.ink, 1.8)
        : deck(pen)
    const clan =
      look.hat === 'ghost'
        ? ''
        : fill(oval(92, 84, 56), mix(CLANS[look.clan]!, p.light, 0.62), see(0.9)) +
          ring(92, 84, 56, p.second, 2.4)
    // values and symbols cover the upper left of a card: tall things stay on the right
    const tall = !['wheel', 'cannon', 'barrel', 'ball', 'rope', 'pistol'].includes(look.thing ?? '')
    if (look.hat === 'ghost') return back + rigging(pen, 1) + shifted + rail(pen)
    const [name, hues] = WHERE[(Math.max(1, n) - 1) % WHERE.length]!
    const figure = (n % 5 === 0 ? rigging(pen, 1) : '') + (n % 3 === 0 ? clan : '') + shifted
    return (
      place(pen, name, hues, p.ink) +
      seen(figure, viewOf(n), !(n % 2 || tall)) +
      (n % 4 === 1 ? rail(pen) : '')
    )
  }
  return thing(pen, n)
}
