/** Hoax: slate, ice and silver; astrolabes, gears and star charts; long faces in hoods. */
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
import {
  armour,
  book,
  chosen,
  courted,
  eye,
  flame,
  gear,
  hand,
  head,
  rays,
  scale,
  stars,
  ticks,
} from '../parts'
import type { EyeStyle } from '../parts'
import { place, seen, viewOf } from '../settings'
import type { Hues, PlaceName } from '../settings'
import type { Subject } from '../subject'

const p = PALETTES.hoax
const GOLD = p.accent

function sky(pen: Pen): string {
  const low = pen.pick(['#8fa9c0', '#b7c8d4', '#7d92ad', '#a3a9c4'])
  let out = box(0, 0, 200, 180, pen.linear([p.ink, p.deep, p.main, low]))
  out += stars(pen, 16, p.second)
  return out
}

/** Rings with ticks around a middle, hands and planets upon them. */
function astrolabe(pen: Pen, x: number, y: number, r: number): string {
  const turn = pen.between(0, 360)
  let out = fill(oval(x, y, r * 1.04), p.deep, see(0.55))
  out +=
    ring(x, y, r, p.second, 2.4) +
    ring(x, y, r * 0.86, p.second, 1) +
    ring(x, y, r * 0.66, p.light, 1.4, see(0.8))
  out += scale(x, y, r * 0.87, r * 0.98, 36, p.second, 1.3)
  const style = pen.whole(0, 2)
  if (style === 0)
    out += ink(
      `${oval(x + r * 0.2, y + r * 0.12, r * 0.62)}${oval(x - r * 0.15, y - r * 0.2, r * 0.5)}`,
      p.second,
      1.2,
    )
  if (style === 1) out += ink(ticks(x, y, r * 0.2, r * 0.86, 8, turn), p.second, 1, see(0.8))
  if (style === 2)
    out += group(
      `rotate(${f(turn)} ${f(x)} ${f(y)})`,
      ink(oval(x, y, r * 1.15, r * 0.4) + oval(x, y, r * 0.4, r * 1.15), p.second, 1.3),
    )
  for (let i = 0; i < 3; i++) {
    const [px, py] = away(x, y, turn + i * pen.between(80, 140), r * pen.pick([0.66, 0.86, 1]))
    out += both(oval(px, py, pen.between(2.5, 6)), pen.pick([GOLD, p.light, p.second]), p.ink, 1.4)
  }
  const [hx, hy] = away(x, y, turn * 1.7, r * 1.08)
  const [tx, ty] = away(x, y, turn * 1.7 + 180, r * 1.08)
  return (
    out +
    ink(
      poly(
        [
          [hx, hy],
          [tx, ty],
        ],
        false,
      ),
      GOLD,
      1.8,
    )
  )
}

function chart(pen: Pen): string {
  const points: Point[] = []
  for (let i = 0; i < 5; i++) points.push([12 + i * 14 + pen.between(-5, 5), pen.between(10, 60)])
  const shown = points.map(([x, y]) => fill(star(x, y, 3.4, 1, 4), p.light)).join('')
  const drawn = ink(poly(points, false), p.second, 0.9, see(0.8)) + shown
  return pen.chance(0.5) ? drawn : mirrored(100, drawn)
}

interface Look {
  hood: number
  eyes: EyeStyle
  beard: number
  mood: number
  robe: string
  thing?: Thing
  extra?: 'blindfold' | 'monocle' | 'brain' | 'spectacles' | 'tears'
  wide?: number
}
type Thing =
  | 'staff'
  | 'lantern'
  | 'scroll'
  | 'telescope'
  | 'quill'
  | 'orb'
  | 'hourglass'
  | 'scales'
  | 'book'
  | 'key'
  | 'compass'

const [SLATE, NIGHT, STEEL, PALE, PLUM] = ['#4c607d', '#2b3850', '#7b90a9', '#a9bccb', '#57547a'] as const
const LOOKS: Record<number, Look> = {
  1: { hood: 0, eyes: 'sleepy', beard: 1, mood: -1.2, robe: NIGHT, thing: 'lantern' },
  2: { hood: 1, eyes: 'almond', beard: 2, mood: 0, robe: SLATE, thing: 'compass' },
  3: { hood: 2, eyes: 'closed', beard: 0, mood: -0.4, robe: PLUM, thing: 'book' },
  4: { hood: 4, eyes: 'fierce', beard: 3, mood: 0.6, robe: STEEL, extra: 'brain' },
  5: { hood: 3, eyes: 'fierce', beard: 4, mood: 1.4, robe: NIGHT, thing: 'staff' },
  6: { hood: 5, eyes: 'almond', beard: 2, mood: -0.3, robe: SLATE, thing: 'staff' },
  7: { hood: 0, eyes: 'round', beard: 3, mood: -1.4, robe: PALE, thing: 'key' },
  8: { hood: 1, eyes: 'sleepy', beard: 4, mood: 0.5, robe: PLUM, extra: 'monocle' },
  9: { hood: 4, eyes: 'almond', beard: 2, mood: 0.2, robe: PALE, thing: 'scroll' },
  10: { hood: 2, eyes: 'almond', beard: 4, mood: -0.2, robe: STEEL, thing: 'scroll', extra: 'spectacles' },
  11: { hood: 3, eyes: 'almond', beard: 0, mood: -0.6, robe: PLUM, thing: 'book', wide: -3 },
  12: { hood: 5, eyes: 'round', beard: 5, mood: -0.2, robe: SLATE, thing: 'hourglass' },
  13: { hood: 2, eyes: 'closed', beard: 1, mood: -0.7, robe: PALE, thing: 'orb' },
  14: { hood: 0, eyes: 'closed', beard: 2, mood: -0.5, robe: STEEL, extra: 'blindfold', thing: 'staff' },
  15: { hood: 1, eyes: 'almond', beard: 5, mood: 0.1, robe: NIGHT, thing: 'telescope' },
  16: { hood: 3, eyes: 'sleepy', beard: 3, mood: 0.8, robe: SLATE, thing: 'scales' },
  17: { hood: 4, eyes: 'sleepy', beard: 6, mood: -0.8, robe: PALE, thing: 'quill' },
}

/** Outlines of hoods, for a head about 100, 88. */
const HOODS = [
  'M46 150C40 104 56 48 104 14C132 46 158 100 152 150Z',
  'M48 150C38 92 60 36 96 30C104 28 122 8 136 10C128 24 134 36 140 50C152 80 156 118 152 150Z',
  'M44 150C36 84 56 36 100 34C144 36 164 84 156 150Z',
  'M46 150C34 96 42 64 44 18C60 34 78 40 100 40C122 40 140 34 156 18C158 64 166 96 154 150Z',
  'M50 150C34 112 38 60 58 32C72 46 84 36 100 16C116 36 128 46 142 32C162 60 166 112 150 150Z',
  'M30 62C52 62 60 16 100 16C140 16 148 62 170 62C160 76 152 80 150 92L152 150L48 150L50 92C48 80 40 76 30 62Z',
]

function sage(pen: Pen, look: Look): string {
  const robeDark = mix(look.robe, p.ink, 0.55)
  const skin = pen.pick(['#e8eef0', '#dfe4e2', '#e9e2d4', '#d3dde3'])
  const shade = mix(skin, p.main, 0.55)
  const w = 23 + (look.wide ?? pen.between(-2, 3))
  const turn = pen.between(-0.8, 0.8)
  let out = ''
  out += pen.cel('M14 186C18 146 54 124 100 122C146 124 182 146 186 186Z', look.robe, robeDark, p.ink, {
    width: 2.6,
    x: -6,
    marks: ink(
      'M60 190C62 166 70 146 84 130M140 190C138 166 130 146 116 130M34 190C36 172 42 158 52 148M168 190C164 172 158 158 148 148',
      p.ink,
      1.6,
      see(0.6),
    ),
  })
  const hood = HOODS[look.hood]!
  if (look.extra !== 'brain') {
    out += pen.cel(hood, look.robe, robeDark, p.ink, {
      width: 2.6,
      x: -7,
      y: -2,
      marks: ink('M54 140C52 100 66 58 98 38M146 140C148 100 134 58 106 38', p.light, 1.2, see(0.35)),
    })
    out += both(
      'M100 46C128 48 138 78 136 104C134 128 120 142 100 146C80 142 66 128 64 104C62 78 72 48 100 46Z',
      p.ink,
      GOLD,
      2.2,
    )
  } else {
    out += pen.cel(
      'M58 84C44 70 50 34 76 28C84 18 116 18 124 28C150 34 156 70 142 84C140 96 60 96 58 84Z',
      '#d8cfe0',
      '#9a93b4',
      p.ink,
      {
        width: 2.4,
        marks: ink(
          'M100 20C94 34 106 44 100 58M78 30C70 40 84 46 76 58M122 30C130 40 116 46 124 58M62 50C72 50 70 62 80 66M138 50C128 50 130 62 120 66M90 36C84 44 92 50 88 60',
          '#75708f',
          2,
        ),
      },
    )
    out += both(
      'M44 150C40 120 56 112 62 96C84 124 116 124 138 96C144 112 160 120 156 150Z',
      look.robe,
      p.ink,
      2.4,
    )
  }
  const lines = head(100, 92, w, 37, 0.3)
  out += pen.cel(lines, skin, shade, p.ink, {
    width: 1.8,
    x: -5,
    marks: fill(
      `M${f(104 + turn * 4)} 40L${f(107 + turn * 6)} 108L${f(101 + turn * 4)} 112L104 140L140 140L140 40Z`,
      shade,
      see(0.7),
    ),
  })
  const m = 100 + turn * 6
  const ex = w * 0.44
  out +=
    eye(m - ex, 88, 5.6, look.eyes, '#ffffff', '#3d6fa3', p.ink) +
    eye(m + ex, 88, 5.6, look.eyes, '#ffffff', '#3d6fa3', p.ink)
  const mood = look.mood * 3.4
  // bushy brows and one long nose are what the Hoax are known by
  const bushy = (side: number): string =>
    both(
      ribbon(
        [
          [m + side * 3.5, 79 + mood],
          [m + side * 10, 75 + mood * 0.2],
          [m + side * 18, 78 - mood * 0.8],
          [m + side * 25, 74 - mood],
        ],
        (t) => 6 * (1 - t) + 0.5,
        2,
      ),
      p.light,
      p.ink,
      1,
    )
  if (look.wide === undefined) out += bushy(-1) + bushy(1)
  else
    out += ink(
      `M${f(m - 16)} 79Q${f(m - 10)} 74 ${f(m - 4)} 78M${f(m + 16)} 79Q${f(m + 10)} 74 ${f(m + 4)} 78`,
      p.ink,
      1.8,
    )
  out += both(
    `M${f(m - 2)} 84C${f(m - 4 + turn * 4)} 98 ${f(m - 8 + turn * 8)} 106 ${f(m - 4 + turn * 10)} 109C${f(m + turn * 10)} 112 ${f(m + 7 + turn * 9)} 111 ${f(m + 7 + turn * 8)} 106C${f(m + 5 + turn * 4)} 100 ${f(m + 3)} 94 ${f(m + 3)} 84`,
    skin,
    p.ink,
    1.4,
  )
  if (look.extra === 'blindfold')
    out +=
      pen.cel('M74 80C90 84 110 84 126 80L127 94C110 98 90 98 73 94Z', p.second, p.main, p.ink, {
        width: 1.8,
      }) + both('M126 82L150 74L146 84L156 96L126 92Z', p.second, p.ink, 1.6)
  if (look.extra === 'monocle')
    out += ring(m + ex, 88, 9, GOLD, 2.4) + ink(`M${f(m + ex + 8)} 92C134 110 124 124 132 140`, GOLD, 1.4)
  if (look.extra === 'spectacles')
    out +=
      ring(m - ex, 89, 8.6, GOLD, 2) +
      ring(m + ex, 89, 8.6, GOLD, 2) +
      ink(`M${f(m - 3)} 88Q${f(m)} 85 ${f(m + 3)} 88`, GOLD, 2)
  out += beard(pen, look.beard, m, w)
  return out
}

function beard(pen: Pen, style: number, x: number, w: number): string {
  const hair = p.light
  const dark = mix(p.second, p.main, 0.3)
  if (style === 0)
    return ink(`M${f(x - 7)} 119Q${f(x)} ${pen.chance(0.5) ? 123 : 116} ${f(x + 7)} 119`, p.ink, 1.8)
  const lips = ink(`M${f(x - 5)} 119Q${f(x)} 121 ${f(x + 5)} 119`, p.ink, 1.6)
  const moustache = both(
    `M${f(x)} 113C${f(x - 8)} 110 ${f(x - 16)} 116 ${f(x - 22)} 126C${f(x - 12)} 124 ${f(x - 4)} 120 ${f(x)} 117C${f(x + 4)} 120 ${f(x + 12)} 124 ${f(x + 22)} 126C${f(x + 16)} 116 ${f(x + 8)} 110 ${f(x)} 113Z`,
    hair,
    p.ink,
    1.4,
  )
  const long = (points: Point[]): string =>
    pen.cel(soft(points), hair, dark, p.ink, {
      width: 1.8,
      x: -4,
      marks: ink(
        `M${f(x - 8)} 122C${f(x - 10)} 140 ${f(x - 6)} 150 ${f(x - 4)} 166M${f(x + 8)} 122C${f(x + 10)} 140 ${f(x + 5)} 150 ${f(x + 3)} 166M${f(x)} 124L${f(x)} 172`,
        p.main,
        1.1,
      ),
    })
  switch (style) {
    case 1:
      return (
        long([
          [x - w, 100],
          [x - w + 2, 136],
          [x - 8, 158],
          [x, 184],
          [x + 8, 158],
          [x + w - 2, 136],
          [x + w, 100],
          [x + 8, 116],
          [x - 8, 116],
        ]) +
        lips +
        moustache
      )
    case 2:
      return (
        long([
          [x - w, 98],
          [x - w - 4, 140],
          [x - 16, 178],
          [x - 4, 150],
          [x + 4, 150],
          [x + 16, 178],
          [x + w + 4, 140],
          [x + w, 98],
          [x + 9, 116],
          [x - 9, 116],
        ]) + lips
      )
    case 3:
      return (
        lips +
        both(
          ribbon(
            [
              [x, 124],
              [x + 1, 136],
              [x - 3, 146],
              [x + 2, 158],
            ],
            10,
          ),
          hair,
          p.ink,
          1.6,
        )
      )
    case 4:
      return lips + moustache
    case 5:
      return (
        both(
          ribbon(
            [
              [x - 1, 114],
              [x - 16, 118],
              [x - 32, 112],
              [x - 38, 126],
              [x - 28, 128],
            ],
            8,
          ),
          hair,
          p.ink,
          1.6,
        ) +
        both(
          ribbon(
            [
              [x + 1, 114],
              [x + 16, 118],
              [x + 32, 112],
              [x + 38, 126],
              [x + 28, 128],
            ],
            8,
          ),
          hair,
          p.ink,
          1.6,
        ) +
        lips
      )
    default:
      return (
        long([
          [x - w, 98],
          [x - 34, 130],
          [x - 40, 186],
          [x, 178],
          [x + 40, 186],
          [x + 34, 130],
          [x + w, 98],
          [x + 9, 116],
          [x - 9, 116],
        ]) + moustache
      )
  }
}

function held(pen: Pen, thing: Thing, robe: string): string {
  const [x, y] = [156, 132]
  const glow = (gx: number, gy: number, r: number): string =>
    fill(oval(gx, gy, r), pen.radial([`${p.light}/0.9`, `${GOLD}/0`]))
  const fist = group(move(x, y + 28, 0.8), hand('fist', '#dfe6e6', p.ink, robe, GOLD))
  switch (thing) {
    case 'staff':
      return (
        body([[`M${x} 190L${x} 44`, 5]], '#8b7a62', p.ink, 1.6) +
        both(oval(x, 34, 13), p.deep, p.ink, 2) +
        ring(x, 34, 13, GOLD, 2) +
        fill(star(x, 34, 9, 3, pen.whole(4, 6)), p.light) +
        fist
      )
    case 'lantern':
      return (
        glow(x, 74, 40) +
        ink(`M${x} 110L${x} 48`, p.ink, 3) +
        both(`M${x - 12} 60L${x + 12} 60L${x + 15} 88L${x - 15} 88Z`, GOLD, p.ink, 2.4) +
        both(`M${x - 15} 60C${x - 8} 46 ${x + 8} 46 ${x + 15} 60Z`, p.deep, p.ink, 2) +
        fill(flame(x, 86, 10, 20), '#fff7d8') +
        ink(`M${x} 60L${x} 88`, p.ink, 1.4) +
        fist
      )
    case 'scroll':
      return group(
        move(150, 140, 1, -8),
        both('M-34 -22L34 -26L36 24L-32 28Z', '#efe6cf', p.ink, 2.2),
        ink('M-26 -12C-10 -20 0 0 14 -10S24 2 30 -4M-24 6C-14 -2 -8 14 6 8S20 12 28 14', p.main, 1.6),
        fill(star(16, 10, 5, 1.6, 4), '#b4443a'),
        both('M-38 -26L-30 -26L-28 32L-36 32ZM32 -30L40 -30L42 28L34 28Z', GOLD, p.ink, 1.8),
      )
    case 'telescope':
      return (
        group(
          move(150, 120, 1, -38),
          both('M-36 -7L0 -9L0 9L-36 7Z', GOLD, p.ink, 2.2),
          both('M-4 -11L30 -13L30 13L-4 11Z', p.main, p.ink, 2.2),
          both('M28 -16L50 -18L50 18L28 16Z', GOLD, p.ink, 2.2),
          fill(oval(50, 0, 4, 17), p.light),
        ) + group(move(144, 160, 0.8), hand('fist', '#dfe6e6', p.ink, robe, GOLD))
      )
    case 'quill':
      return (
        group(
          move(152, 130, 1, 24),
          both('M0 30C-4 0 -14 -20 4 -60C20 -30 12 0 4 30Z', p.light, p.ink, 1.8),
          ink('M3 40L4 -50M4 -10L-4 -22M4 -20L11 -34M4 4L-4 -6', p.main, 1.4),
        ) + fist
      )
    case 'orb':
      return (
        glow(100, 156, 44) +
        pen.cel(oval(100, 158, 20), '#dcefff', p.second, p.ink, { x: -5, y: -5 }) +
        ink(oval(100, 158, 20, 7), p.main, 1.4) +
        pen.pair(100, group(move(66, 186, 0.8, 36), hand('open', '#dfe6e6', p.ink, robe, GOLD)))
      )
    case 'hourglass':
      return (
        both(
          `M${x - 14} 64L${x + 14} 64C${x + 14} 84 ${x + 3} 88 ${x + 3} 92C${x + 3} 96 ${x + 14} 100 ${x + 14} 120L${x - 14} 120C${x - 14} 100 ${x - 3} 96 ${x - 3} 92C${x - 3} 88 ${x - 14} 84 ${x - 14} 64Z`,
          '#e9f4fa',
          p.ink,
          2.2,
        ) +
        fill(
          `M${x - 11} 118C${x - 8} 106 ${x + 8} 106 ${x + 11} 118ZM${x - 9} 78L${x + 9} 78L${x} 90Z`,
          GOLD,
        ) +
        both(`M${x - 18} 58h36v7h-36ZM${x - 18} 118h36v7h-36Z`, p.main, p.ink, 2) +
        group(move(x, 158, 0.8), hand('fist', '#dfe6e6', p.ink, robe, GOLD))
      )
    case 'scales':
      return (
        ink(`M${x} 130L${x} 56M${x - 26} 66L${x + 26} 56`, p.ink, 5) +
        ink(`M${x} 130L${x} 56M${x - 26} 66L${x + 26} 56`, GOLD, 2.4) +
        ink(
          `M${x - 26} 66L${x - 36} 92M${x - 26} 66L${x - 16} 92M${x + 26} 56L${x + 16} 80M${x + 26} 56L${x + 36} 80`,
          p.light,
          1.2,
        ) +
        both(`M${x - 38} 92h24c-2 12 -22 12 -24 0ZM${x + 14} 80h24c-2 12 -22 12 -24 0Z`, GOLD, p.ink, 2) +
        fist
      )
    case 'book':
      return book(pen, 100, 164, 0.78, p, '#6b4a3c')
    case 'key':
      return (
        both(
          `M${x - 3} 80L${x + 3} 80L${x + 3} 124L${x + 14} 124L${x + 14} 130L${x + 8} 130L${x + 8} 136L${x - 3} 136Z`,
          GOLD,
          p.ink,
          2,
        ) +
        ring(x, 68, 12, p.ink, 7) +
        ring(x, 68, 12, GOLD, 3.6) +
        fist
      )
    default:
      return (
        group(
          move(x - 4, 112, 1, pen.between(-20, 20)),
          both(oval(0, 0, 25), p.light, p.ink, 2.4),
          ring(0, 0, 20, p.main, 1.2),
          ink(ticks(0, 0, 17, 21, 12), p.main, 1.4),
          fill('M0 -19L6 0L0 0L-6 0Z', '#b4443a'),
          fill('M-6 0L6 0L0 19Z', p.deep),
          dot(0, 0, 2.6, GOLD),
        ) + group(move(x, 172, 0.8), hand('open', '#dfe6e6', p.ink, robe, GOLD))
      )
  }
}

/** Where each of them is seen, by number. */
const WHERE: readonly (readonly [PlaceName, Hues])[] = [
  ['moon', ['#0f1830', '#3a4f78', '#182133', '#eef4ff']],
  ['peaks', ['#b8d4ea', '#eaf4fb', '#627a98', '#ffffff']],
  ['shelves', ['#8a5a3a', '#d9c48a', '#3a2a24', '#5a7a98']],
  ['wheels', ['#2f3f5a', '#627a98', '#abc4d8', '#d9c48a']],
  ['arch', ['#ffd98a', '#fff0c8', '#2b3850', '#ffffff']],
  ['dunes', ['#c8d8e4', '#eff5f9', '#8aa2b8', '#fff6d8']],
  ['storm', ['#182133', '#4a5a78', '#2f3f5a', '#e8f4ff']],
  ['wood', ['#dfe8ee', '#a8bccb', '#4c607d', '#6a8a7a']],
  ['town', ['#57547a', '#d9a88a', '#2b3850', '#fff0c8']],
  ['water', ['#8fb4d0', '#dcebf4', '#4c7a9a', '#fffbe0']],
  ['hall', ['#a9bccb', '#eff5f9', '#7b90a9', '#d9c48a']],
  ['clock', ['#2b3850', '#57547a', '#182133', '#eadfb8']],
  ['mist', ['#9fb0c0', '#dfe6ec', '#ffffff', '#c8d4dc']],
  ['crystals', ['#182133', '#57547a', '#abc4d8', '#eff5f9']],
  ['disc', ['#182133', '#3a3f68', '#0f1626', '#d9c48a']],
  ['falls', ['#c8dcea', '#eff5f9', '#4c607d', '#abd4ec']],
  ['shelves', ['#4c607d', '#abc4d8', '#182133', '#d9c48a']],
]

function character(pen: Pen, look: Look, number: number): string {
  // values and symbols cover the upper left of a card: tall things stay on the right
  const flip = pen.chance(0.5) && (!look.thing || ['scroll', 'book', 'orb'].includes(look.thing))
  const figure =
    (look.thing && look.thing !== 'book' && look.thing !== 'orb'
      ? group('translate(-14 4)', sage(pen, look))
      : group('translate(0 2)', sage(pen, look))) + (look.thing ? held(pen, look.thing, look.robe) : '')
  const [name, hues] = WHERE[(number - 1) % WHERE.length]!
  const round = number % 4 === 1 ? astrolabe(pen, 100, 70, pen.between(58, 78)) : ''
  return place(pen, name, hues, p.ink) + seen(round + figure, viewOf(number), flip)
}

function leader(pen: Pen): string {
  const look: Look = { hood: 4, eyes: 'glow', beard: 2, mood: 0.3, robe: '#39486a' }
  return (
    sky(pen) +
    fill(rays(100, 74, 60, 160, 16, 4), p.second, see(0.35)) +
    astrolabe(pen, 100, 76, 86) +
    group('translate(0 2)', sage(pen, look)) +
    both('M66 46L74 20L88 38L100 8L112 38L126 20L134 46C112 38 88 38 66 46Z', GOLD, p.ink, 2.4) +
    dot(100, 30, 4.5, p.light) +
    dot(82, 36, 2.6, p.light) +
    dot(118, 36, 2.6, p.light) +
    group(move(32, 168, 0.9, -8), hand('bless', '#e6eef0', p.ink, '#39486a', GOLD)) +
    mirrored(100, group(move(32, 168, 0.9, -8), hand('open', '#e6eef0', p.ink, '#39486a', GOLD)))
  )
}

/** One of many: a hood and a face. */
function follower(x: number, y: number, s: number, robe: string, hood: number): string {
  return group(
    `${move(x, y, s)} translate(-100 -92)`,
    both('M14 186C18 146 54 124 100 122C146 124 182 146 186 186Z', robe, p.ink, 4),
    both(HOODS[hood]!, robe, p.ink, 4),
    fill(oval(100, 98, 34, 46), p.ink),
    fill(oval(100, 96, 23, 35), '#dfe6e6'),
    ink('M84 88H94M106 88H116M100 90L97 108L103 109M92 120H108', p.ink, 4),
  )
}

function engine(pen: Pen, number: number): string {
  let out = sky(pen) + chart(pen)
  const ground = fill('M0 150C50 140 150 144 200 152L200 180L0 180Z', p.ink)
  const wheel = (x: number, y: number, r: number): string =>
    both(oval(x, y, r), '#8b7a62', p.ink, 2.4) +
    ink(ticks(x, y, 2, r - 2, 8), p.ink, 2) +
    dot(x, y, 3.4, GOLD)
  switch (number) {
    case 18:
      return (
        out +
        astrolabe(pen, 100, 88, 80) +
        armour(
          pen,
          100,
          92,
          1.35,
          p.second,
          p.main,
          p.ink,
          GOLD,
          ring(0, 0, 12, p.ink, 2.2) + eye(0, 0, 9, 'almond', p.light, '#3d6fa3', p.ink),
        )
      )
    case 19:
      return (
        out +
        ink(
          soft(
            [
              [20, 150],
              [40, 40],
              [120, 10],
              [180, 60],
              [160, 130],
            ],
            false,
          ),
          p.light,
          2,
          ' stroke-dasharray="2 8"',
        ) +
        group(
          move(104, 92, 1.5, 20),
          pen.cel(
            'M-52 26C-40 -20 -16 -44 4 -44C24 -44 44 -18 54 28C50 38 40 36 36 28C30 6 16 -18 4 -18C-10 -18 -28 8 -36 28C-42 36 -52 36 -52 26Z',
            p.second,
            p.main,
            p.ink,
            { width: 2.4, marks: ink('M-44 22C-36 -8 -16 -30 4 -32C22 -32 38 -6 44 24', GOLD, 2.4) },
          ),
          dot(4, -32, 4, GOLD),
        )
      )
    case 20:
      return (
        out +
        fill(rays(100, 110, 20, 150, 18, 4), p.second, see(0.4)) +
        astrolabe(pen, 100, 58, 44) +
        both('M56 180L70 148L130 148L144 180Z', p.deep, p.ink, 2.4) +
        book(pen, 100, 122, 1.5, p, '#6b4a3c')
      )
    case 21:
      return (
        out +
        ground +
        body(
          [
            ['M48 150L86 84L124 150M60 128L112 128', 8],
            ['M34 116L150 34', 7],
          ],
          '#8b7a62',
          p.ink,
          2,
        ) +
        wheel(58, 154, 13) +
        wheel(116, 154, 13) +
        both('M24 100L48 100L46 130L26 130Z', p.main, p.ink, 2.4) +
        ink('M150 34C166 40 168 52 160 60', p.ink, 2) +
        fires(pen, 164, 34)
      )
    case 22:
      return (
        out +
        ground +
        body([['M40 150L150 150M70 150L86 104M120 150L104 104', 8]], '#8b7a62', p.ink, 2) +
        wheel(56, 154, 14) +
        wheel(136, 154, 14) +
        group(
          move(96, 96, 1, -22),
          body([['M-60 0L56 0', 9]], '#8b7a62', p.ink, 2),
          ink('M30 -50C50 -30 56 -16 56 0C56 16 50 30 30 50', p.ink, 10),
          ink('M30 -50C50 -30 56 -16 56 0C56 16 50 30 30 50', p.second, 6),
          ink('M30 -50L-40 0L30 50', p.light, 1.6),
          both('M60 -9L92 0L60 9L66 0Z', GOLD, p.ink, 2),
          ink('M-40 0L62 0', p.light, 3),
        )
      )
    case 23: {
      for (let i = 6; i > 0; i--)
        out += both(
          gear(100, 92, i * 17, 8 + i * 2, i * 11),
          i % 2 ? p.main : p.second,
          p.ink,
          1.8,
          see(0.9 - i * 0.08),
        )
      return out + fill(star(100, 92, 26, 10, 8), p.light) + dot(100, 92, 9, GOLD)
    }
    case 24: {
      const rocket = (x: number, y: number, s: number, a: number): string =>
        group(
          move(x, y, s, a),
          both(flame(0, -26, 14, -34), GOLD, p.ink, 1.6),
          both('M-10 26L-20 34L-14 8ZM10 26L20 34L14 8Z', '#b4443a', p.ink, 2),
          pen.cel('M0 -40C14 -26 14 10 10 28L-10 28C-14 10 -14 -26 0 -40Z', p.light, p.second, p.ink),
          dot(0, -8, 5, p.deep),
          ring(0, -8, 5, GOLD, 1.6),
        )
      const fly = (x: number, y: number, s: number, a: number): string =>
        group(move(x, y, s, a), fill(flame(0, 30, 16, -44), GOLD)) + rocket(x, y, s, a)
      return (
        out +
        ink(
          'M0 180C30 130 60 110 84 100M40 190C80 150 110 130 140 116M90 190C130 160 150 150 190 146',
          p.light,
          1.6,
          ' stroke-dasharray="3 6"',
        ) +
        astrolabe(pen, 160, 40, 30) +
        fly(70, 70, 0.9, 48) +
        fly(124, 110, 1.1, 52) +
        fly(46, 134, 0.7, 44)
      )
    }
    case 25:
      return (
        out +
        ground +
        [54, 146]
          .map(
            (x) =>
              pen.cel(
                `M${x - 30} 152L${x - 30} 60C${x - 30} 30 ${x + 30} 30 ${x + 30} 60L${x + 30} 152Z`,
                p.main,
                p.deep,
                p.ink,
                { width: 2.6 },
              ) +
              both(oval(x, 84, 20, 30), '#d9efff', p.ink, 2.2) +
              both(
                `M${x - 8} 114C${x - 12} 90 ${x - 8} 82 ${x} 82C${x + 8} 82 ${x + 12} 90 ${x + 8} 114Z`,
                p.deep,
                p.ink,
                1.4,
              ) +
              dot(x, 74, 7, p.deep),
          )
          .join('') +
        ink('M78 92L122 92', GOLD, 4, ' stroke-dasharray="5 6"') +
        both(gear(100, 136, 18, 10), GOLD, p.ink, 2) +
        dot(100, 136, 6, p.ink) +
        ink('M78 136L84 136M116 136L122 136', p.ink, 4)
      )
    default: {
      const brain = 'M60 74C44 60 52 28 76 24C84 14 116 14 124 24C148 28 156 60 140 74C138 88 62 88 60 74Z'
      return (
        out +
        fill(rays(100, 56, 30, 150, 14, 5), p.second, see(0.4)) +
        pen.cel(brain, '#d8cfe0', '#9a93b4', p.ink, {
          width: 2.6,
          marks: ink(
            'M100 16C94 30 106 40 100 56M78 26C70 36 84 42 76 54M122 26C130 36 116 42 124 54M62 46C72 46 70 58 80 62M138 46C128 46 130 58 120 62',
            '#75708f',
            2.4,
          ),
        }) +
        ink(
          'M76 84C70 110 96 110 88 140S70 170 80 184M100 86C104 110 92 120 100 150L100 184M124 84C130 110 104 112 112 140S130 170 120 184',
          p.ink,
          6,
        ) +
        ink(
          'M76 84C70 110 96 110 88 140S70 170 80 184M100 86C104 110 92 120 100 150L100 184M124 84C130 110 104 112 112 140S130 170 120 184',
          GOLD,
          2.4,
        ) +
        both(gear(40, 150, 26, 10), p.main, p.ink, 2) +
        both(gear(164, 146, 22, 9, 12), p.main, p.ink, 2) +
        dot(40, 150, 9, p.deep) +
        dot(164, 146, 8, p.deep)
      )
    }
  }
}
const fires = (pen: Pen, x: number, y: number): string =>
  fill(star(x, y, 18, 8, pen.whole(8, 10)), GOLD) +
  both(oval(x, y, 9), p.ink, p.light, 1.6) +
  ink(
    `M${x - 4} ${y - 2}L${x - 1} ${y + 1}M${x + 4} ${y - 2}L${x + 1} ${y + 1}M${x - 3} ${y + 5}Q${x} ${y + 2} ${x + 3} ${y + 5}`,
    p.light,
    1.4,
  )

function leadership(pen: Pen, number: number): string {
  const back = sky(pen) + chart(pen)
  const skin = '#e6eef0'
  const pair = (gesture: 'open' | 'claw' | 'bless', x = 44): string => {
    const one = group(move(x, 168, 1.25, 14), hand(gesture, skin, p.ink, SLATE, GOLD))
    return pen.pair(100, one)
  }
  switch (number) {
    case 27:
      return (
        back +
        astrolabe(pen, 100, 66, 62) +
        [60, 140, 100]
          .map((x, i) =>
            follower(x, 88 - (i % 2) * 12 + (i === 2 ? 8 : 0), 0.42, [PALE, SLATE, PLUM][i]!, [2, 0, 4][i]!),
          )
          .join('') +
        group(move(100, 180, 1.1), hand('open', skin, p.ink, SLATE, GOLD))
      )
    case 28:
      return (
        back +
        fill(oval(100, 64, 64), p.deep) +
        [52, 40, 28, 16].map((r) => ring(100, 64, r, p.second, 3)).join('') +
        eye(100, 64, 22, 'almond', p.light, GOLD, p.ink) +
        pair('claw')
      )
    case 29:
      return (
        back +
        both(
          'M50 60C36 40 60 14 84 22C98 6 130 12 136 28C160 28 164 58 148 66C140 84 66 84 50 60Z',
          p.second,
          p.ink,
          2.4,
        ) +
        ink('M84 22C80 34 92 36 90 46M136 28C124 32 130 42 120 48M60 50C72 46 74 58 84 58', p.main, 2) +
        [
          [72, 0],
          [100, 12],
          [126, 2],
        ]
          .map(([x, y]) => both(`M${x! + 4} ${76 + y!}l-14 24h10l-8 24 22 -32h-11l9 -16Z`, GOLD, p.ink, 1.8))
          .join('') +
        pair('open', 40)
      )
    case 30:
      return (
        back +
        astrolabe(pen, 150, 50, 40) +
        group(move(60, 172, 1.5, 24), hand('point', skin, p.ink, SLATE, GOLD)) +
        [118, 146, 170]
          .map((x, i) => follower(x, 138 - i * 8, 0.34 - i * 0.05, [NIGHT, PLUM, STEEL][i]!, [3, 1, 2][i]!))
          .join('')
      )
    case 31:
      return (
        back +
        astrolabe(pen, 70, 60, 50) +
        courted(pen, p, p.second, p.main, 'bless', SLATE, fill(star(56, 70, 12, 4, 8), GOLD))
      )
    default:
      return (
        back +
        chosen(
          pen,
          p,
          SLATE,
          both(gear(0, 0, 30, 12), p.main, p.ink, 2.4) +
            dot(0, 0, 20, p.light) +
            eye(0, 0, 13, 'almond', '#ffffff', '#3d6fa3', p.ink),
        )
      )
  }
}

export function hoax(pen: Pen, card: Subject): string {
  if (card.kind === 'leader') return leader(pen)
  if (card.kind === 'leadership') return leadership(pen, card.number)
  if (card.kind === 'character') {
    const look = LOOKS[card.number] ?? {
      hood: pen.whole(0, 5),
      eyes: pen.pick(['almond', 'sleepy', 'closed'] as const),
      beard: pen.whole(0, 6),
      mood: pen.between(-1, 1),
      robe: pen.pick([SLATE, NIGHT, STEEL, PALE, PLUM]),
      thing: pen.pick(['staff', 'lantern', 'orb', 'quill'] as const),
    }
    return character(pen, look, Math.max(1, card.number))
  }
  return engine(pen, card.number)
}
