/** The small folk: mutants of two halves, Hyla among the reeds, Tutu on their drums, inquisitors, interferences, and the moon for all others. */
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
import type { Pen, Point } from '../draw'
import { ELEMENTS, PALETTES } from '../palettes'
import type { Palette } from '../palettes'
import {
  chosen,
  crescent,
  eye,
  feather,
  fires,
  hand,
  hatch,
  head,
  hills,
  mouth,
  rays,
  sea,
  stars,
  swirl,
} from '../parts'
import type { Subject } from '../subject'

// ---- mutants: broken symmetry ----------------------------------------------------------------------------

const m = PALETTES.mutant

function slime(pen: Pen): string {
  let out = box(
    0,
    0,
    200,
    180,
    pen.linear(
      pen.pick([
        [m.ink, m.deep, '#5f9a1c'],
        ['#2a1230', '#3f4a1c', m.main],
        ['#0f1a16', '#2f5a2a', m.second],
      ]),
    ),
  )
  const y = pen.between(40, 70)
  for (let i = 0; i < 7; i++)
    out += ring(
      pen.between(0, 200),
      pen.between(0, 140),
      pen.between(6, 22),
      pen.chance(0.7) ? m.main : m.accent,
      pen.between(1.5, 4),
      see(0.4),
    )
  // a line that breaks the picture in two
  const points: Point[] = []
  for (let i = 0; i <= 6; i++) points.push([100 + (i % 2 ? 9 : -9) * pen.between(0.4, 1), i * 32 - 6])
  out +=
    ink(poly(points, false), m.second, 2.4, see(0.8)) +
    fill(poly([[100, -4], ...points, [204, 190], [204, -4]]), m.accent, see(0.2))
  return out + fill(`M-4 168C20 ${f(y + 90)} 40 176 70 160S120 176 150 160S190 170 204 158V184H-4Z`, m.ink)
}

/** Half a head for the left side; the right side gets another one. */
function halfHead(pen: Pen, kind: number): string {
  const big = (x: number, y: number, r: number, c: string): string =>
    both(oval(x, y, r), '#fffdf2', m.ink, 2.2) +
    dot(x + r * 0.15, y, r * 0.5, c) +
    dot(x + r * 0.15, y, r * 0.24, m.ink)
  const beast = (d: string, c: string, marks: string): string =>
    pen.cel(d, c, mix(c, m.ink, 0.5), m.ink, { width: 2.6, x: -6, y: -3 }) + marks
  switch (kind) {
    case 0: // horned
      return (
        both(
          ribbon(
            [
              [70, 48],
              [36, 40],
              [26, 8],
            ],
            22,
          ),
          m.light,
          m.ink,
          2.2,
        ) +
        beast(
          'M100 34C70 34 50 56 50 88C50 122 74 146 100 146Z',
          m.main,
          big(76, 84, 14, m.accent) +
            ink('M56 66L92 74', m.ink, 4) +
            both('M72 122H100V132H76Z', m.ink, m.ink, 1.6) +
            fill('M78 122l4 9 4 -9ZM90 122l4 9 4 -9Z', m.light),
        )
      )
    case 1: // scaled
      return (
        [0, 1, 2, 3]
          .map((i) =>
            both(
              poly([
                [64 - i * 4, 46 + i * 20],
                [34 - i * 2, 34 + i * 24],
                [56 - i * 4, 66 + i * 20],
              ]),
              m.accent,
              m.ink,
              2,
            ),
          )
          .join('') +
        beast(
          'M100 40C78 36 56 56 54 84C50 116 70 140 100 140Z',
          '#5f9a5a',
          eye(78, 88, 12, 'slit', '#fff', m.second, m.ink) +
            ink('M60 110q6 8 12 0q6 8 12 0q6 8 12 0M64 122q6 8 12 0q6 8 12 0', m.ink, 1.8) +
            ink('M70 132C80 126 90 126 100 128', m.ink, 2.6),
        )
      )
    case 2: // many eyes
      return beast(
        'M100 26C64 28 44 60 48 96C52 130 78 150 100 150Z',
        '#b08ad0',
        big(70, 66, 9, m.main) +
          big(88, 88, 11, m.main) +
          big(66, 100, 7, m.main) +
          big(88, 56, 6, m.main) +
          ink('M70 128Q86 136 100 130', m.ink, 3),
      )
    case 3: // tentacles
      return (
        [0, 1, 2]
          .map((i) =>
            both(
              ribbon(
                [
                  [60, 60 + i * 26],
                  [34, 50 + i * 30],
                  [26, 76 + i * 30],
                  [6, 62 + i * 36],
                ],
                18,
              ),
              m.second,
              m.ink,
              2,
            ),
          )
          .join('') +
        beast(
          'M100 38C72 38 54 60 54 90C54 120 72 142 100 142Z',
          m.second,
          eye(78, 84, 11, 'glow', '#ffffff', m.accent, m.ink) +
            ink('M60 70L92 76', m.ink, 4) +
            [0, 1, 2]
              .map((i) =>
                ink(`M${72 + i * 11} 116C${70 + i * 11} 130 ${74 + i * 11} 138 ${70 + i * 11} 150`, m.ink, 5),
              )
              .join(''),
        )
      )
    case 4: // machine
      return (
        both('M50 74H34V96H50Z', '#7a8490', m.ink, 2.2) +
        beast(
          'M100 36H66L52 56V124L70 144H100Z',
          '#9aa6ae',
          both('M62 74H94V98H62Z', m.ink, m.ink, 2) +
            dot(78, 86, 8, m.accent) +
            dot(78, 86, 3, '#fff') +
            [0, 1, 2].map((i) => dot(62, 56 + i * 34, 2.4, m.ink)).join('') +
            ink('M72 118H100M72 124H100M72 130H100', m.ink, 2.4),
        )
      )
    default: // furred
      return (
        both(
          poly([
            [58, 62],
            [48, 18],
            [86, 38],
          ]),
          '#8a6a4a',
          m.ink,
          2.4,
        ) +
        beast(
          poly([
            [100, 34],
            [76, 38],
            [60, 54],
            [48, 62],
            [54, 76],
            [44, 88],
            [52, 100],
            [46, 114],
            [62, 122],
            [64, 138],
            [82, 138],
            [100, 148],
          ]),
          '#a8845a',
          eye(78, 86, 11, 'fierce', '#fff', m.main, m.ink) +
            ink('M62 72L92 80', m.ink, 4) +
            ink(hatch(pen, 56, 96, 30, 20, 8, 70, 9), m.ink, 1.6) +
            both('M76 120H100V128L92 126L88 136L82 126Z', m.light, m.ink, 1.8),
        )
      )
  }
}

function mutant(pen: Pen, card: Subject): string {
  const n = card.number - 101
  const left = [0, 3, 2, 5, 1, 0, 4, 2, 5, 3][n] ?? pen.whole(0, 5)
  const right = [3, 5, 4, 0, 2, 1, 5, 3, 2, 4][n] ?? (left + 1 + pen.whole(0, 4)) % 6
  let out = slime(pen)
  const body1 = pen.pick([m.main, '#5f9a5a', m.deep])
  const body2 = pen.pick([m.accent, '#7a8490', '#8a6a4a'])
  const skins = [
    ink(
      'M30 160q7 9 14 0q7 9 14 0q7 9 14 0q7 9 14 0q7 9 14 0M24 174q7 9 14 0q7 9 14 0q7 9 14 0q7 9 14 0q7 9 14 0',
      m.ink,
      1.8,
      see(0.6),
    ),
    dot(50, 168, 7, m.ink, see(0.45)) +
      dot(74, 154, 5, m.ink, see(0.45)) +
      dot(82, 174, 8, m.ink, see(0.45)) +
      dot(60, 184, 5, m.ink, see(0.45)),
    ink('M40 148L56 190M56 140L72 190M74 136L88 190', m.ink, 4, see(0.5)),
  ]
  const spikes = both('M34 168L14 150L44 152ZM46 152L34 132L60 142Z', m.light, m.ink, 2)
  const flesh = (colour: string, marks: string): string =>
    pen.cel('M28 190C30 156 62 138 100 136V190Z', colour, mix(colour, m.ink, 0.5), m.ink, {
      width: 2.4,
      marks,
    })
  out += (n % 2 ? spikes : '') + flesh(body1, skins[(n + 12) % 3]!)
  out += mirrored(100, (n % 3 ? '' : spikes) + flesh(body2, skins[(n + 13) % 3]!))
  const shift = pen.between(-8, 8)
  const turn = pen.between(-5, 5)
  out +=
    group(`rotate(${f(turn)} 100 90)`, halfHead(pen, left)) +
    group(`rotate(${f(turn)} 100 90) translate(0 ${f(shift)})`, mirrored(100, halfHead(pen, right)))
  // the seam that holds both together
  let seam = ''
  for (let i = 0; i < 6; i++)
    seam += `M${f(93 + pen.between(-2, 2))} ${46 + i * 17}L${f(107 + pen.between(-2, 2))} ${44 + i * 17}`
  out += group(`rotate(${f(turn)} 100 90)`, ink('M100 34V146', m.ink, 2.4), ink(seam, m.ink, 2.6))
  const size = 10 - n
  if (n >= 0 && n < 3)
    out =
      out +
      [0, 1, 2]
        .slice(n)
        .map((i) => fill(star(26 + i * 74, 20 + (i % 2) * 8, size, 3, 4), m.second))
        .join('')
  return out
}

// ---- Hyla: reeds and ripples -----------------------------------------------------------------------------

const h = PALETTES.hyla

function pond(pen: Pen): string {
  let out =
    box(0, 0, 200, 180, pen.linear(['#7fa9bd', h.second, h.light, '#a9cbd6'])) +
    dot(pen.between(50, 150), 46, pen.between(22, 30), '#ffffff', see(0.8))
  out +=
    fill('M-4 74C30 62 60 78 100 70S170 62 204 74V96H-4Z', h.main, see(0.6)) +
    fill('M-4 92C40 84 70 98 120 90S180 86 204 92V184H-4Z', h.deep, see(0.55))
  for (let i = 0; i < 5; i++)
    out += ink(
      oval(pen.between(20, 180), pen.between(108, 170), pen.between(14, 36), pen.between(3, 7)),
      h.light,
      1.6,
      see(0.8),
    )
  return out
}

function reeds(pen: Pen, xs: readonly number[]): string {
  return xs
    .map((x) => {
      const [top, lean] = [pen.between(14, 60), pen.between(-10, 10)]
      return (
        both(
          ribbon(
            [
              [x - 6, 186],
              [x - 10 + lean, 120],
              [x - 22 + lean, top + 40],
            ],
            8,
          ),
          '#8fae62',
          h.ink,
          1.4,
        ) +
        body(
          [[`M${f(x)} 186C${f(x + 2)} 130 ${f(x + lean)} 90 ${f(x + lean)} ${f(top)}`, 3]],
          h.accent,
          h.ink,
          1.2,
        ) +
        both(oval(x + lean, top + 4, 5, 15), '#8a6242', h.ink, 1.6)
      )
    })
    .join('')
}

function frog(
  pen: Pen,
  c: string,
  belly: string,
  eyes: 'round' | 'closed' | 'almond' | 'sleepy',
  mouthD: string,
): string {
  const dark = mix(c, h.ink, 0.4)
  const leg =
    pen.cel('M62 150C30 140 28 108 52 104C70 106 76 130 74 150Z', c, dark, h.ink, { width: 2.2 }) +
    body([['M66 150C54 158 44 158 36 164M66 152C58 162 54 164 50 172', 5]], c, h.ink, 1.8)
  return (
    leg +
    mirrored(100, leg) +
    pen.cel('M56 110C58 148 76 164 100 164C124 164 142 148 144 110Z', c, dark, h.ink, { width: 2.4 }) +
    fill('M74 122C74 148 86 158 100 158C114 158 126 148 126 122Z', belly) +
    pen.cel(
      'M46 92C48 66 64 60 76 60C88 60 92 66 100 66C108 66 112 60 124 60C136 60 152 66 154 92C150 120 128 128 100 128C72 128 50 120 46 92Z',
      c,
      dark,
      h.ink,
      { width: 2.4, x: -5, y: -4 },
    ) +
    both(oval(72, 62, 17), c, h.ink, 2.4) +
    both(oval(128, 62, 17), c, h.ink, 2.4) +
    eye(72, 61, 11, eyes, '#ffffff', h.ink, h.ink) +
    eye(128, 61, 11, eyes, '#ffffff', h.ink, h.ink) +
    ink(mouthD, h.ink, 3) +
    dot(95, 88, 1.8, h.ink) +
    dot(105, 88, 1.8, h.ink) +
    dot(60, 104, 6, '#e59a8a', see(0.6)) +
    dot(140, 104, 6, '#e59a8a', see(0.6))
  )
}

function hyla(pen: Pen, card: Subject): string {
  const lily =
    both('M40 160C60 146 140 146 160 160C140 178 60 178 40 160Z', '#7a9f58', h.ink, 2.2) +
    ink('M100 160L140 152M100 160L64 170M100 160L70 150', '#56763c', 1.8)
  const back = pond(pen)
  const grass = reeds(
    pen,
    pen.pick([
      [16, 34, 186],
      [14, 170, 188],
      [24, 178],
      [12, 30, 174, 190],
    ]),
  )
  const wide = 'M66 108Q100 124 134 108'
  switch (card.key) {
    case 'hyla-fire':
      return (
        back +
        grass +
        fires(100, 70, 60, 66, ELEMENTS.fire.main, ELEMENTS.fire.light, '#fff3cf', h.ink) +
        lily +
        frog(pen, '#d9805a', '#fbe6c8', 'almond', wide)
      )
    case 'hyla-earth':
      return (
        back +
        fill(hills(pen, 100, 60, 4, true), ELEMENTS.earth.main) +
        grass +
        lily +
        frog(pen, '#8f9f4a', '#eadfae', 'sleepy', wide) +
        both('M84 48L92 30L102 40L110 28L118 48Z', '#a8845a', h.ink, 2)
      )
    case 'hyla-both':
      return (
        back +
        grass +
        lily +
        pen.within('M0 0H100V180H0Z', frog(pen, '#d9805a', '#fbe6c8', 'almond', wide)) +
        pen.within('M100 0H200V180H100Z', frog(pen, '#8f9f4a', '#eadfae', 'almond', wide)) +
        ink('M100 66V160', h.ink, 2, ' stroke-dasharray="3 5"')
      )
    case 'hyla-dragon':
      return (
        back +
        grass +
        lily +
        both(
          feather(64, 96, 64, 16, -150) +
            feather(60, 104, 56, 14, -176) +
            feather(136, 96, 64, 16, -30) +
            feather(140, 104, 56, 14, -4),
          '#6f9ab0',
          h.ink,
          2,
        ) +
        both(
          ribbon(
            [
              [70, 52],
              [60, 32],
              [64, 12],
            ],
            11,
          ),
          h.light,
          h.ink,
          1.8,
        ) +
        both(
          ribbon(
            [
              [130, 52],
              [140, 32],
              [136, 12],
            ],
            11,
          ),
          h.light,
          h.ink,
          1.8,
        ) +
        frog(pen, '#5a8fa8', '#dff0f2', 'almond', wide) +
        fill('M76 112l4 8 4 -6ZM120 112l-4 8 -4 -6Z', '#ffffff')
      )
    case 'hyla-draw':
      return (
        back +
        grass +
        lily +
        frog(pen, '#7fb08a', '#eef6e0', 'round', 'M80 108Q100 120 120 108') +
        ring(150, 92, 22, h.ink, 7) +
        ring(150, 92, 22, '#c9973a', 4) +
        fill(oval(150, 92, 20), '#ffffff', see(0.45)) +
        body([['M164 108L184 130', 6]], '#8a6242', h.ink, 1.8)
      )
    case 'hyla-piplox':
      return (
        back +
        grass +
        lily +
        frog(pen, '#c79ad0', '#f6e6f2', 'round', 'M70 106Q84 122 100 108Q116 122 130 106') +
        ink('M84 62C80 40 92 34 86 18M116 62C120 40 108 34 114 18', h.ink, 2.4) +
        dot(86, 16, 6, '#f2c24a') +
        dot(114, 16, 6, '#f2c24a') +
        fill(star(40, 50, 9, 3, 4) + star(164, 40, 11, 4, 4), '#ffffff')
      )
    default:
      return (
        back +
        grass +
        lily +
        frog(pen, '#9fb88a', '#f2f4e0', 'closed', 'M78 110Q100 118 122 110') +
        ink('M146 40h14l-14 16h14M168 20h10l-10 12h10', h.ink, 3)
      )
  }
}

// ---- Tutu: drums and dots --------------------------------------------------------------------------------

const u = PALETTES.tutu

function tutu(pen: Pen, card: Subject): string {
  const order = ['tutu-1', 'tutu-2b', 'tutu-2c', 'tutu-3a', 'tutu-3b', 'tutu-4', 'tutu-hukhuk', 'tutu-pampam']
  const n = Math.max(0, order.indexOf(card.key))
  let out = box(
    0,
    0,
    200,
    180,
    pen.linear(
      pen.pick([
        [u.deep, u.main, u.second],
        [u.main, u.second, u.light],
        ['#a8450f', u.main, '#ffd98a'],
      ]),
    ),
  )
  // the beat, seen
  const beats = [6, 8, 10, 12, 9, 14, 7, 16][n]!
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < beats; i++) {
      const [x, y] = away(100, 92, (i * 360) / beats + r * (180 / beats), 58 + r * 22)
      out += dot(
        x,
        y,
        (i % [2, 3, 4, 2, 5, 3, 4, 2][n]! === 0 ? 5 : 2.6) * (1 - r * 0.12),
        [u.light, u.accent, u.ink, u.light][r]!,
        see(0.85),
      )
    }
  const s = [0.8, 0.9, 0.9, 1, 1, 1.12, 0.92, 1.2][n]!
  const fur = ['#ffd98a', '#f2a65a', '#fff1d4', '#c9601e', '#e8c07a', '#8c3e11', '#f7b05a', '#d9541e'][n]!
  const dark = mix(fur, u.ink, 0.4)
  const ears = [0, 1, 2, 3, 0, 1, 2, 3][n]!
  const ear = [
    oval(60, 52, 15),
    'M62 66L44 20L84 46Z',
    'M64 60C40 30 48 4 58 2C70 14 76 36 76 52Z',
    'M58 74C28 66 26 44 34 36C50 40 62 50 68 58Z',
  ][ears]!
  const one = both(ear, fur, u.ink, 2.4)
  let figure = pen.pair(100, one)
  figure += pen.cel(
    'M44 96C40 58 66 40 100 40C134 40 160 58 156 96C154 128 134 140 100 140C66 140 46 128 44 96Z',
    fur,
    dark,
    u.ink,
    {
      width: 2.6,
      x: -7,
      y: -4,
      marks:
        fill(oval(100, 108, 34, 26), u.light, see(0.8)) +
        [
          [76, 52],
          [100, 46],
          [124, 52],
        ]
          .map(([x, y]) => dot(x!, y!, 4, u.accent))
          .join(''),
    },
  )
  const eyes = (['round', 'round', 'closed', 'round', 'sleepy', 'fierce', 'almond', 'round'] as const)[n]!
  figure +=
    eye(78, 86, 12, eyes, '#ffffff', u.ink, u.ink) +
    eye(122, 86, 12, eyes, '#ffffff', u.ink, u.ink) +
    fill('M92 100Q100 94 108 100Q104 108 100 108Q96 108 92 100Z', u.ink) +
    mouth(
      100,
      118,
      14,
      (['smile', 'open', 'smile', 'smile', 'line', 'grim', 'smirk', 'open'] as const)[n]!,
      u.ink,
      u.accent,
    )
  const drum = (x: number, y: number, w: number, c: string): string =>
    pen.cel(
      `M${f(x - w)} ${y}L${f(x - w * 0.8)} 190H${f(x + w * 0.8)}L${f(x + w)} ${y}Z`,
      c,
      mix(c, u.ink, 0.45),
      u.ink,
      {
        width: 2.4,
        marks: ink(
          Array.from(
            { length: 5 },
            (_, i) =>
              `M${f(x - w + (i * w) / 2)} ${y + 6}L${f(x - w * 0.75 + (i * w) / 2)} 190L${f(x - w * 0.5 + (i * w) / 2)} ${y + 6}`,
          ).join(''),
          u.light,
          1.8,
        ),
      },
    ) +
    both(oval(x, y, w, w * 0.28), u.light, u.ink, 2.4) +
    fill(oval(x, y, w * 0.6, w * 0.15), u.second, see(0.8))
  const paw = (x: number, y: number): string =>
    body([[`M${x < 100 ? 58 : 142} 134L${x} ${y}`, 10]], fur, u.ink, 2) +
    both(oval(x, y, 10, 8), fur, u.ink, 2)
  out += group(`translate(100 96) scale(${s}) translate(-100 -96)`, figure)
  const two = n % 2 === 0
  out += two
    ? drum(62, 152, 32, u.accent) +
      drum(138, 152, 32, u.main) +
      paw(62, 146) +
      paw(138, pen.chance(0.5) ? 128 : 146)
    : drum(100, 148, 46, [u.accent, '#b4442c', u.deep, u.main][(n >> 1) % 4]!) + paw(78, 144) + paw(122, 126)
  return out + ink('M30 130l-12 -6M28 144H12M170 130l12 -6M172 144h16', u.light, 3)
}

// ---- inquisitors -----------------------------------------------------------------------------------------

const q = PALETTES.inq

function inquisitor(pen: Pen, card: Subject): string {
  let out =
    box(0, 0, 200, 180, pen.linear([q.ink, q.deep, q.main])) +
    fill(rays(100, 84, 30, 190, 20, 3.2, pen.between(0, 18)), q.second, see(0.2)) +
    crescent(pen.pick([30, 168]), 30, 16, q.light, pen.between(-40, 40)) +
    stars(pen, 10, q.second)
  const cloak =
    pen.cel('M16 190C20 146 60 122 100 120C140 122 180 146 184 190Z', q.deep, q.ink, q.second, { width: 2 }) +
    pen.cel(
      'M44 150C40 84 62 28 100 18C138 28 160 84 156 150C140 120 136 66 100 60C64 66 60 120 44 150Z',
      q.main,
      q.deep,
      q.ink,
      { width: 2.6 },
    ) +
    both('M64 120C60 84 76 56 100 56C124 56 140 84 136 120C128 144 72 144 64 120Z', q.ink, q.second, 2)
  const visage = pen.cel(head(100, 96, 24, 36, 0.3), q.light, q.second, q.ink, { width: 2, x: -6 })
  const plain =
    eye(89, 92, 6.5, 'fierce', '#ffffff', q.accent, q.ink) +
    eye(111, 92, 6.5, 'fierce', '#ffffff', q.accent, q.ink) +
    ink('M78 80L95 86M122 80L105 86M100 92L97 110Q100 113 104 111', q.ink, 2.4)
  switch (card.key) {
    case 'inq-412':
      out +=
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => {
            const [x, y] = away(100, 84, i * 45 + 10, 74)
            return (
              both(oval(x, y, 15, 10), q.light, q.ink, 2) + dot(x, y, 6, q.accent) + dot(x, y, 2.6, q.ink)
            )
          })
          .join('') +
        cloak +
        visage +
        eye(100, 88, 17, 'almond', '#ffffff', q.accent, q.ink) +
        ink('M92 118H108', q.ink, 2.6)
      break
    case 'inq-donnerfaust':
      out +=
        both('M40 0L24 50L40 48L22 100L64 38L46 40L60 0Z', '#f0cf6a', q.ink, 2) +
        cloak +
        visage +
        plain +
        mouth(100, 118, 9, 'grim', q.ink, q.ink) +
        fill(star(150, 112, 44, 26, 10), '#f0cf6a', see(0.85)) +
        group(move(150, 156, 1.25), hand('fist', q.second, q.ink, q.deep, q.accent))
      break
    case 'inq-eisenfuss':
      out +=
        group('translate(-12 -14)', cloak, visage, plain, mouth(100, 118, 9, 'line', q.ink, q.ink)) +
        pen.cel('M122 92H160L158 136C176 142 190 150 190 166H122Z', '#9aa4b4', '#4f5666', q.ink, {
          width: 2.6,
          marks: ink(
            'M118 108H164M118 122H162M136 140C150 136 160 140 166 150M150 166C152 156 160 152 168 154',
            q.ink,
            2.2,
          ),
        }) +
        both('M118 164H192V174H118Z', q.ink, q.second, 1.6) +
        ink('M112 176l-12 -6M200 176l0 -8M110 168H96', q.light, 3)
      break
    default:
      out +=
        cloak +
        visage +
        eye(89, 90, 7, 'slit', '#ffffff', '#8fd05a', q.ink) +
        eye(111, 90, 7, 'slit', '#ffffff', '#8fd05a', q.ink) +
        ink('M78 78L95 84M122 78L105 84', q.ink, 2.6) +
        fill('M88 114Q100 122 112 114Q106 124 100 124Q94 124 88 114Z', q.ink) +
        both(
          ribbon(
            [
              [100, 118],
              [104, 138],
              [86, 152],
              [104, 170],
              [132, 160],
            ],
            (t) => 9 - 5 * t,
            6,
          ),
          q.accent,
          q.ink,
          1.8,
        ) +
        ink('M132 160L146 156M132 160L144 168', q.accent, 4) +
        both(
          ribbon(
            [
              [40, 186],
              [24, 150],
              [44, 120],
              [30, 96],
            ],
            (t) => 16 - 6 * t,
            5,
          ),
          '#6f9a4a',
          q.ink,
          2,
        ) +
        both('M22 98C14 84 30 72 40 82C46 92 38 102 22 98Z', '#6f9a4a', q.ink, 2) +
        dot(32, 88, 2.6, '#ffe27a')
  }
  return (
    out +
    ink('M28 184L100 150L172 184', q.accent, 3) +
    both('M100 146L108 156L100 166L92 156Z', q.accent, q.ink, 1.8)
  )
}

// ---- interferences, and all others -----------------------------------------------------------------------

function night(pen: Pen, p: Palette): string {
  const x = pen.between(60, 140)
  let out =
    box(0, 0, 200, 180, pen.linear([p.ink, p.deep, p.main])) +
    stars(pen, 22, p.second, 140) +
    dot(x, 64, 46, p.light) +
    dot(x - 14, 52, 8, p.second) +
    dot(x + 18, 74, 11, p.second) +
    dot(x - 6, 86, 5, p.second) +
    ring(x, 64, 54, p.second, 1.2)
  for (let i = 0; i < 5; i++) out += crescent(28 + i * 36, 162, 7, p.second, i * 40)
  return out + fill(hills(pen, 150, 18, 5), p.ink, see(0.6))
}

function interference(pen: Pen, card: Subject): string {
  const p = PALETTES.inter
  const back = night(pen, p)
  if (card.key === 'inter-das-habe-ich')
    return (
      back +
      both(star(100, 78, 70, 56, 14), p.deep, p.second, 2.4) +
      eye(100, 74, 30, 'almond', '#ffffff', p.main, p.ink) +
      ink('M66 46Q100 22 134 46', p.ink, 6) +
      group(move(150, 176, 1.2, -14), hand('point', '#e6c8a8', p.ink, p.main, p.accent)) +
      group(move(40, 176, 1, 10), hand('open', '#e6c8a8', p.ink, p.main, p.accent))
    )
  return (
    back +
    both(
      'M24 22H150C164 22 170 30 170 42V92C170 104 162 110 150 110H88L60 138L64 110H24C12 110 6 104 6 92V42C6 30 12 22 24 22Z',
      p.light,
      p.ink,
      2.6,
    ) +
    both('M78 34H98L95 74H81Z', '#c3344e', p.ink, 2) +
    both(oval(88, 90, 9), '#c3344e', p.ink, 2) +
    fill(rays(88, 66, 34, 50, 14, 3), p.accent) +
    group(move(150, 176, 1.3, 6), hand('open', '#e6c8a8', p.ink, '#c3344e', p.accent))
  )
}

/** Whoever has no grammar of their own stands under the moon. */
export function moonfolk(pen: Pen, card: Subject): string {
  const p = PALETTES.moon
  const back = night(pen, p)
  const cloth = pen.pick(['#4b5b98', '#6a5a98', '#3f7a8a', '#7a4a6a'])
  switch (card.kind) {
    case 'character':
    case 'leader':
    case 'inquisitor':
    case 'emissary': {
      const cloak = pen.cel(
        'M20 190C24 146 62 124 100 122C138 124 176 146 180 190Z',
        cloth,
        mix(cloth, p.ink, 0.5),
        p.ink,
        { width: 2.4 },
      )
      const hood = pen.cel(
        'M50 150C44 90 62 40 100 34C138 40 156 90 150 150C136 128 134 74 100 68C66 74 64 128 50 150Z',
        cloth,
        mix(cloth, p.ink, 0.5),
        p.ink,
        { width: 2.4 },
      )
      return (
        back +
        cloak +
        hood +
        pen.cel(head(100, 98, 24, 34, 0.3), p.light, p.second, p.ink, { x: -8, width: 2 }) +
        eye(
          89,
          94,
          6.5,
          pen.pick(['almond', 'sleepy', 'closed', 'fierce'] as const),
          '#ffffff',
          p.main,
          p.ink,
        ) +
        eye(111, 94, 6.5, 'almond', '#ffffff', p.main, p.ink) +
        ink('M80 84Q88 79 95 84M120 84Q112 79 105 84M101 94L98 110Q101 113 104 111', p.ink, 2) +
        mouth(100, 120, 8, pen.pick(['line', 'smile', 'grim'] as const), p.ink, p.main) +
        crescent(100, 48, 9, p.accent, 90)
      )
    }
    case 'leadership':
      return back + chosen(pen, p, cloth, crescent(0, 0, 26, p.light, pen.between(-60, 60)))
    case 'support':
      return (
        back +
        sea2(pen, p) +
        both('M70 150V84L100 52L130 84V150Z', cloth, p.ink, 2.4) +
        both('M90 150V116C90 104 110 104 110 116V150Z', p.accent, p.ink, 2) +
        dot(100, 84, 8, p.light)
      )
    default: {
      const c = pen.pick([p.accent, '#a9c8f0', '#d0c0f0', '#f0cf86'])
      return (
        back +
        fill(rays(100, 92, 20, 120, 14, 4), p.light, see(0.4)) +
        pen.cel(
          poly([
            [100, 34],
            [134, 70],
            [126, 120],
            [100, 150],
            [74, 120],
            [66, 70],
          ]),
          c,
          mix(c, p.deep, 0.5),
          p.ink,
          { width: 2.6, x: -8, marks: ink('M66 70L100 84L134 70M100 84V150', p.ink, 1.8) },
        ) +
        swirl(100, 92, pen.between(50, 70), p.light, 1.6, 1.5, pen.between(0, 360), 0.5, see(0.7))
      )
    }
  }
}
const sea2 = (pen: Pen, p: Palette): string => both(sea(150, 8, 40, pen.between(0, 40)), p.deep, p.ink, 2)

export { mutant, hyla, tutu, inquisitor, interference }
