/** What several peoples share, so that one hand seems to have drawn them all: faces, hands, flames, moons, dragons' heads. */
import type { Palette } from './palettes'
import {
  away,
  body,
  both,
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
} from './draw'
import type { Pen, Point } from './draw'

// ---- faces -----------------------------------------------------------------------------------------------

export type EyeStyle = 'almond' | 'round' | 'closed' | 'slit' | 'glow' | 'sleepy' | 'fierce'
export type MouthStyle = 'lips' | 'smile' | 'grim' | 'open' | 'line' | 'smirk' | 'none'

export interface Face {
  x: number
  y: number
  /** Half width and half height. */
  w: number
  h: number
  skin: string
  shade: string
  line: string
  iris: string
  white?: string
  eyes?: EyeStyle
  mouth?: MouthStyle
  lip?: string
  /** How far the face looks to a side, -1 to 1. */
  turn?: number
  /** 0 pointed to 1 broad. */
  chin?: number
  /** Brows: above 0 angry, below 0 sad. */
  mood?: number
  nose?: 'line' | 'long' | 'small' | 'none'
  brow?: string
}

export function head(x: number, y: number, w: number, h: number, chin = 0.45): string {
  return (
    `M${f(x - w)} ${f(y - h * 0.25)}C${f(x - w)} ${f(y - h * 1.25)} ${f(x + w)} ${f(y - h * 1.25)} ${f(x + w)} ${f(y - h * 0.25)}` +
    `C${f(x + w)} ${f(y + h * 0.35)} ${f(x + w * (0.3 + chin * 0.6))} ${f(y + h)} ${f(x)} ${f(y + h)}` +
    `C${f(x - w * (0.3 + chin * 0.6))} ${f(y + h)} ${f(x - w)} ${f(y + h * 0.35)} ${f(x - w)} ${f(y - h * 0.25)}Z`
  )
}

export function eye(
  x: number,
  y: number,
  w: number,
  style: EyeStyle,
  white: string,
  iris: string,
  line: string,
): string {
  const lens = (up: number, down: number): string =>
    `M${f(x - w)} ${f(y + 0.5)}Q${f(x)} ${f(y - w * up)} ${f(x + w)} ${f(y)}Q${f(x)} ${f(y + w * down)} ${f(x - w)} ${f(y + 0.5)}Z`
  const lid = (up: number): string =>
    ink(
      `M${f(x - w * 1.15)} ${f(y + 1)}Q${f(x)} ${f(y - w * up)} ${f(x + w * 1.15)} ${f(y)}`,
      line,
      Math.max(1.2, w * 0.28),
    )
  switch (style) {
    case 'round':
      return (
        both(oval(x, y, w * 1.05), white, line, 1.4) +
        dot(x + w * 0.15, y + w * 0.1, w * 0.5, iris) +
        dot(x, y - w * 0.15, w * 0.18, white)
      )
    case 'closed':
      return ink(
        `M${f(x - w)} ${f(y)}Q${f(x)} ${f(y + w * 0.9)} ${f(x + w)} ${f(y)}`,
        line,
        Math.max(1.4, w * 0.3),
      )
    case 'slit':
      return fill(lens(0.8, 0.7), iris) + fill(oval(x, y, w * 0.16, w * 0.55), line) + lid(0.85)
    case 'glow':
      return (
        fill(oval(x, y, w * 1.3, w * 0.8), iris, see(0.35)) +
        fill(lens(0.9, 0.9), iris) +
        fill(oval(x, y, w * 0.4, w * 0.25), white)
      )
    case 'sleepy':
      return fill(lens(0.3, 1.2), white) + dot(x, y + w * 0.25, w * 0.36, iris) + lid(0.2)
    case 'fierce':
      return fill(lens(0.5, 0.8), white) + dot(x, y, w * 0.36, iris) + lid(0.35)
    default:
      return fill(lens(1.1, 0.9), white) + dot(x, y, w * 0.44, iris) + dot(x, y, w * 0.2, line) + lid(1.15)
  }
}

/** A face like a mask: head, shadow on one side, brow and nose in one stroke, eyes, mouth. */
export function face(pen: Pen, o: Face): string {
  const { x, y, w, h, line } = o
  const turn = (o.turn ?? 0) * w * 0.28
  const mood = (o.mood ?? 0) * h * 0.12
  const ex = w * 0.44
  const ey = y - h * 0.04
  const size = w * 0.27
  const white = o.white ?? '#fffaf0'
  const style = o.eyes ?? 'almond'
  const middle = x + turn
  const tip = middle + turn * 0.7
  const low = o.nose === 'long' ? 0.5 : 0.36
  const brow = o.brow ?? line
  let marks = ''
  // the side that looks away lies in shadow, down to the nose
  marks += fill(
    `M${f(middle + w * 0.08)} ${f(y - h * 1.3)}L${f(middle + w * 0.1)} ${f(ey)}L${f(tip + w * 0.16)} ${f(y + h * low)}L${f(middle)} ${f(y + h * 0.45)}L${f(middle + w * 0.12)} ${f(y + h * 1.2)}L${f(x + w * 1.5)} ${f(y + h * 1.2)}L${f(x + w * 1.5)} ${f(y - h * 1.3)}Z`,
    o.shade,
    see(0.55),
  )
  let out = pen.cel(head(x, y, w, h, o.chin), o.skin, o.shade, line, {
    width: 2,
    x: -w * 0.12,
    y: -h * 0.05,
    marks,
  })
  out +=
    eye(middle - ex, ey, size, style, white, o.iris, line) +
    eye(middle + ex, ey, size, style, white, o.iris, line)
  const by = ey - h * 0.2
  const thick = Math.max(1.6, w * 0.09)
  out += ink(
    `M${f(middle - ex * 1.65)} ${f(by - mood + h * 0.05)}Q${f(middle - ex)} ${f(by - h * 0.12 - mood * 0.4)} ${f(middle - w * 0.14)} ${f(by + mood)}`,
    brow,
    thick,
  )
  out += ink(
    `M${f(middle + ex * 1.65)} ${f(by - mood + h * 0.05)}Q${f(middle + ex)} ${f(by - h * 0.12 - mood * 0.4)} ${f(middle + w * 0.14)} ${f(by + mood)}`,
    brow,
    thick,
  )
  if (o.nose !== 'none') {
    const top = o.nose === 'small' ? y + h * 0.2 : by + h * 0.14
    out += ink(
      `M${f(middle + w * 0.1)} ${f(top)}L${f(tip + w * 0.16)} ${f(y + h * low)}Q${f(tip + w * 0.1)} ${f(y + h * (low + 0.09))} ${f(tip - w * 0.1)} ${f(y + h * (low + 0.03))}`,
      line,
      Math.max(1.3, w * 0.06),
    )
  }
  out += mouth(
    middle + turn * 0.2,
    y + h * (o.nose === 'long' ? 0.72 : 0.64),
    w * 0.32,
    o.mouth ?? 'line',
    line,
    o.lip ?? mix(o.skin, line, 0.5),
  )
  return out
}

export function mouth(x: number, y: number, w: number, style: MouthStyle, line: string, lip: string): string {
  const curve = (bend: number, lean = 0): string =>
    ink(`M${f(x - w)} ${f(y + lean)}Q${f(x)} ${f(y + bend)} ${f(x + w)} ${f(y - lean)}`, line, 1.7)
  switch (style) {
    case 'lips':
      return (
        fill(
          `M${f(x - w)} ${f(y)}Q${f(x - w * 0.4)} ${f(y - w * 0.55)} ${f(x)} ${f(y - w * 0.28)}Q${f(x + w * 0.4)} ${f(y - w * 0.55)} ${f(x + w)} ${f(y)}Q${f(x)} ${f(y + w * 1.1)} ${f(x - w)} ${f(y)}Z`,
          lip,
        ) + ink(`M${f(x - w * 0.9)} ${f(y)}Q${f(x)} ${f(y + w * 0.3)} ${f(x + w * 0.9)} ${f(y)}`, line, 1.1)
      )
    case 'smile':
      return curve(w * 0.9)
    case 'grim':
      return curve(-w * 0.6)
    case 'smirk':
      return curve(w * 0.4, w * 0.3)
    case 'open':
      return both(oval(x, y + 1, w * 0.6, w * 0.75), line, line, 1)
    case 'none':
      return ''
    default:
      return curve(w * 0.15)
  }
}

// ---- hands -----------------------------------------------------------------------------------------------

export type Gesture = 'open' | 'point' | 'fist' | 'bless' | 'claw' | 'pinch'

/** A hand of about 50 units that points up, wrist at 0,0; with a sleeve below it. */
export function hand(gesture: Gesture, skin: string, line: string, sleeve: string, cuff: string): string {
  const finger = (x: number, y: number, angle: number, long: number): readonly [string, number] => {
    const [ex, ey] = away(x, y, angle - 90, long)
    return [`M${f(x)} ${f(y)}L${f(ex)} ${f(ey)}`, 6.8]
  }
  const bent = (x: number, y: number): readonly [string, number] => [
    `M${f(x)} ${f(y)}L${f(x)} ${f(y - 4)}`,
    7,
  ]
  const palm: readonly [string, number] = ['M-5.5 -8L-6 -22L7 -22L5.5 -8Z', 9]
  const roots: Point[] = [
    [-10, -24],
    [-3.4, -26],
    [3.6, -26],
    [10.2, -23],
  ]
  let lines: (readonly [string, number])[]
  if (gesture === 'open') {
    lines = [
      palm,
      finger(-10, -24, -15, 17),
      finger(-3.4, -26, -5, 22),
      finger(3.6, -26, 5, 21),
      finger(10.2, -23, 17, 15),
      finger(-10, -14, -62, 15),
    ]
  } else if (gesture === 'point') {
    lines = [
      palm,
      finger(-9, -24, -6, 24),
      bent(-1.5, -26),
      bent(5, -25),
      bent(11, -22),
      finger(-9, -13, 38, 12),
    ]
  } else if (gesture === 'bless') {
    lines = [
      palm,
      finger(-8.5, -24, -8, 21),
      finger(-1.5, -26, -1, 24),
      bent(5.5, -25),
      bent(11, -22),
      finger(-10, -13, -40, 15),
    ]
  } else if (gesture === 'fist') {
    lines = [palm, ...roots.map(([x, y]) => bent(x, y - 1)), finger(-9, -13, 60, 14)]
  } else if (gesture === 'claw') {
    const hook = (x: number, y: number, side: number): readonly [string, number] => [
      `M${f(x)} ${f(y)}L${f(x + side * 7)} ${f(y - 13)}L${f(x + side * 3)} ${f(y - 23)}`,
      6.4,
    ]
    lines = [
      palm,
      hook(-10, -24, -1),
      hook(-3.4, -27, -0.4),
      hook(3.6, -27, 0.4),
      hook(10, -24, 1),
      finger(-10, -12, -70, 16),
    ]
  } else {
    lines = [
      palm,
      ['M-9 -24L-12 -36L-5 -43', 6.6],
      bent(-1.5, -27),
      bent(5, -26),
      bent(11, -23),
      ['M-9 -13L-19 -26L-9 -42', 6.6],
    ]
  }
  return (
    body(lines, skin, line, 1.8) +
    both('M-10 -9C-14 6 -18 24 -24 60L24 60C18 24 14 6 10 -9C4 -5 -4 -5 -10 -9Z', sleeve, line, 2) +
    ink('M-11.5 -2C-4 2 4 2 11.5 -2', cuff, 3.2) +
    ink('M-4 14C-6 26 -8 40 -10 60M5 16C7 28 8 40 9 60', line, 1.2, see(0.5))
  )
}

// ---- sky and light ---------------------------------------------------------------------------------------

export function moon(x: number, y: number, r: number, light: string, dark: string, phase = 0.5): string {
  const bulge = r * (1 - 2 * phase)
  return (
    dot(x, y, r, dark) +
    fill(
      `M${f(x)} ${f(y - r)}A${f(r)} ${f(r)} 0 0 0 ${f(x)} ${f(y + r)}A${f(Math.abs(bulge) || 0.1)} ${f(r)} 0 0 ${bulge > 0 ? 1 : 0} ${f(x)} ${f(y - r)}Z`,
      light,
    )
  )
}

export function crescent(x: number, y: number, r: number, colour: string, turn = -30): string {
  return group(
    move(x, y, 1, turn),
    fill(
      `M0 ${f(-r)}A${f(r)} ${f(r)} 0 1 0 0 ${f(r)}A${f(r * 1.25)} ${f(r * 1.25)} 0 0 1 0 ${f(-r)}Z`,
      colour,
    ),
  )
}

/** Beams out of a middle, as one path. */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  width: number,
  turn = 0,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 360) / count
    d += poly([
      away(x, y, a - width * 0.4, inner),
      away(x, y, a - width, outer),
      away(x, y, a + width, outer),
      away(x, y, a + width * 0.4, inner),
    ])
  }
  return d
}

export function ticks(x: number, y: number, inner: number, outer: number, count: number, turn = 0): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 360) / count
    const [p, q] = [away(x, y, a, inner), away(x, y, a, outer)]
    d += `M${f(p[0])} ${f(p[1])}L${f(q[0])} ${f(q[1])}`
  }
  return d
}

/** The same as a ring of dashes: short to write where there are many. */
export function scale(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  colour: string,
  width: number,
): string {
  const r = (inner + outer) / 2
  const step = (Math.PI * 2 * r) / count
  return ring(
    x,
    y,
    r,
    colour,
    outer - inner,
    ` stroke-linecap="butt" stroke-dasharray="${f(width)} ${Math.round((step - width) * 1000) / 1000}"`,
  )
}

export function stars(pen: Pen, count: number, colour: string, height = 110): string {
  let out = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [pen.between(4, 196), pen.between(4, height)]
    out += pen.chance(0.3)
      ? fill(star(x, y, pen.between(2.5, 4.5), 0.9, 4), colour)
      : dot(x, y, pen.between(0.6, 1.4), colour)
  }
  return out
}

/** One tongue of fire on its foot. */
export function flame(x: number, y: number, w: number, h: number, lean = 0): string {
  return (
    `M${f(x - w / 2)} ${f(y)}C${f(x - w * 0.75)} ${f(y - h * 0.4)} ${f(x - w * 0.05 + lean * 0.2)} ${f(y - h * 0.5)} ${f(x + lean)} ${f(y - h)}` +
    `C${f(x + lean * 0.7 + w * 0.25)} ${f(y - h * 0.62)} ${f(x + w * 0.8)} ${f(y - h * 0.42)} ${f(x + w / 2)} ${f(y)}` +
    `C${f(x + w * 0.35)} ${f(y + w * 0.3)} ${f(x - w * 0.35)} ${f(y + w * 0.3)} ${f(x - w / 2)} ${f(y)}Z`
  )
}

export function fires(
  x: number,
  y: number,
  w: number,
  h: number,
  outer: string,
  middle: string,
  inner: string,
  line: string,
  lean = 0,
): string {
  return (
    both(flame(x, y, w, h, lean), outer, line, 2) +
    fill(flame(x, y, w * 0.62, h * 0.66, lean * 0.7), middle) +
    fill(flame(x, y, w * 0.3, h * 0.36, lean * 0.4), inner)
  )
}

export function cloud(x: number, y: number, w: number, h: number): string {
  return (
    `M${f(x - w / 2)} ${f(y)}C${f(x - w * 0.62)} ${f(y - h * 0.5)} ${f(x - w * 0.32)} ${f(y - h * 0.75)} ${f(x - w * 0.22)} ${f(y - h * 0.55)}` +
    `C${f(x - w * 0.18)} ${f(y - h * 1.1)} ${f(x + w * 0.16)} ${f(y - h * 1.1)} ${f(x + w * 0.18)} ${f(y - h * 0.6)}` +
    `C${f(x + w * 0.34)} ${f(y - h * 0.8)} ${f(x + w * 0.6)} ${f(y - h * 0.5)} ${f(x + w / 2)} ${f(y)}Z`
  )
}

/** A line of hills from edge to edge, down to the bottom. */
export function hills(pen: Pen, y: number, high: number, count: number, jagged = false): string {
  const points: Point[] = [[-20, 200]]
  points.push([-20, y])
  for (let i = 0; i <= count; i++) {
    points.push([
      (i * 200) / count + pen.between(-8, 8),
      y - (i % 2 ? pen.between(0.5, 1) : pen.between(0, 0.35)) * high,
    ])
  }
  points.push([220, y], [220, 200])
  return jagged ? poly(points) : soft(points)
}

export function sea(y: number, high: number, long: number, shift = 0): string {
  const [l, h] = [long, high]
  const wave = `c${f(l * 0.25)} ${f(-h)} ${f(l * 0.45)} ${f(-h)} ${f(l * 0.55)} ${f(-h * 0.2)}c${f(l * 0.07)} ${f(h * 0.7)} ${f(l * 0.3)} ${f(h * 0.5)} ${f(l * 0.45)} ${f(h * 0.2)}`
  return `M${f(-10 - shift)} 190V${f(y)}${wave.repeat(Math.ceil((220 + shift) / long))}V190Z`
}

/** Short strokes of the pen as a texture. */
export function hatch(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  angle: number,
  long: number,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [px, py] = [x + pen.next() * w, y + pen.next() * h]
    const [qx, qy] = away(px, py, angle, long * pen.between(0.5, 1))
    d += `M${f(px)} ${f(py)}L${f(qx)} ${f(qy)}`
  }
  return d
}

/** Darker corners and a thin inner line: every picture is a print from the same press. */
export function press(pen: Pen, colour: string): string {
  const veil = pen.radial([`${colour}/0@0.62`, `${colour}/0.55@1`], 0.5, 0.48, 0.75)
  return `<path d="M0 0H200V180H0Z" fill="${veil}"/>`
}

// ---- dragons ---------------------------------------------------------------------------------------------

/** A dragon's head that looks right, neck at 0,0, about 60 by 50. */
export function dragonHead(
  light: string,
  dark: string,
  horn: string,
  glow: string,
  line: string,
  width = 2,
): string {
  return (
    both(
      ribbon(
        [
          [2, -16],
          [-12, -27],
          [-30, -28],
          [-42, -38],
        ],
        8,
      ),
      horn,
      line,
      width,
    ) +
    both(
      ribbon(
        [
          [8, -19],
          [2, -32],
          [-12, -40],
          [-20, -52],
        ],
        8,
      ),
      horn,
      line,
      width,
    ) +
    both('M-6 6L-22 16L-10 15L-17 27L-2 18L-3 29L8 14Z', dark, line, width) +
    both('M18 2L44 4C47 8 41 12 35 12C28 13 22 14 14 15C4 18 -4 18 -10 14L0 0Z', dark, line, width) +
    fill('M24 3L26 8L28 3ZM33 3.5L35 8L37 3.5Z', horn) +
    both(
      'M-10 14C-16 0 -12 -10 -4 -17C4 -24 14 -26 20 -20C25 -15 32 -13 38 -14C41 -19 48 -19 52 -14C56 -9 54 -1 47 0C40 2 30 -1 20 3C12 8 2 16 -10 14Z',
      light,
      line,
      width,
    ) +
    fill('M44 0L43 6L40 0.5ZM36 0L35 4L33 0Z', horn) +
    ink('M20 -18C26 -13 22 -12 30 -10M-2 -8C2 -4 2 0 0 6M6 -4C9 0 9 4 7 8', line, width * 0.6) +
    fill('M10 -11C14 -17 22 -16 26 -9C20 -7 14 -7 10 -11Z', line) +
    fill('M12.5 -11C16 -15 21 -14 24 -9.5C20 -8.6 16 -8.6 12.5 -11Z', glow) +
    fill(oval(18.4, -11.3, 1.1, 2.6), line) +
    fill(oval(47.5, -11, 2.2, 1.4), line) +
    ink('M50 -3C60 0 62 10 72 8M46 1C52 8 50 16 58 20', line, width * 0.8)
  )
}

// ---- things ----------------------------------------------------------------------------------------------

export function feather(x: number, y: number, long: number, wide: number, angle: number): string {
  const [tx, ty] = away(x, y, angle, long)
  const [ax, ay] = away(x, y, angle, long * 0.55)
  const [lx, ly] = away(ax, ay, angle - 90, wide)
  const [rx, ry] = away(ax, ay, angle + 90, wide)
  return `M${f(x)} ${f(y)}Q${f(lx)} ${f(ly)} ${f(tx)} ${f(ty)}Q${f(rx)} ${f(ry)} ${f(x)} ${f(y)}Z`
}

/** A feather with a round end, as wings have them. */
function blade(x: number, y: number, long: number, wide: number, angle: number): string {
  const side = (far: number, out: number): string => {
    const [ax, ay] = away(x, y, angle, far)
    const [px, py] = away(ax, ay, angle + 90, out)
    return `${f(px)} ${f(py)}`
  }
  return `M${f(x)} ${f(y)}C${side(long * 0.3, -wide * 0.9)} ${side(long * 0.8, -wide)} ${side(long, 0)}C${side(long * 1.02, wide * 0.9)} ${side(long * 0.5, wide)} ${f(x)} ${f(y)}Z`
}

/** A spread wing to the right from a shoulder: long feathers, short ones over them, the arm on top. */
export function wing(
  x: number,
  y: number,
  span: number,
  colours: readonly [string, string, string],
  line: string,
  lift = 0,
  width = 1.6,
): string {
  const wrist: Point = [x + span * 0.42, y - span * (0.36 + lift * 0.12)]
  let out = ''
  const row = (count: number, long: number, wide: number, colour: string): void => {
    for (let i = count - 1; i >= 0; i--) {
      const t = i / (count - 1)
      const part = Math.min(1, t / 0.6)
      const root: Point = [x + (wrist[0] - x) * part, y + (wrist[1] - y) * part]
      out += both(
        blade(root[0], root[1], span * long * (0.66 + 0.34 * t), span * wide, 96 - t * (108 + lift * 22)),
        colour,
        line,
        width,
      )
    }
  }
  row(8, 0.86, 0.15, colours[0])
  row(6, 0.54, 0.14, colours[1])
  return (
    out +
    both(
      ribbon(
        [
          [x - span * 0.06, y + span * 0.06],
          [x + span * 0.2, y - span * (0.22 + lift * 0.07)],
          wrist,
          [wrist[0] + span * 0.14, wrist[1] - span * 0.02],
        ],
        (t) => span * (0.2 - 0.08 * t),
        3,
      ),
      colours[2],
      line,
      width,
    )
  )
}

export function gear(x: number, y: number, r: number, teeth: number, turn = 0): string {
  const points: Point[] = []
  for (let i = 0; i < teeth; i++) {
    const a = turn + (i * 360) / teeth
    const step = 360 / teeth
    points.push(
      away(x, y, a - step * 0.28, r * 0.84),
      away(x, y, a - step * 0.18, r),
      away(x, y, a + step * 0.18, r),
      away(x, y, a + step * 0.28, r * 0.84),
    )
  }
  return poly(points)
}

export function shield(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  light: string,
  dark: string,
  line: string,
  mark: string,
): string {
  const d = `M${f(x)} ${f(y - r)}C${f(x + r * 0.4)} ${f(y - r * 0.75)} ${f(x + r * 0.7)} ${f(y - r * 0.75)} ${f(x + r * 0.85)} ${f(y - r * 0.8)}C${f(x + r * 0.95)} ${f(y + r * 0.1)} ${f(x + r * 0.6)} ${f(y + r * 0.7)} ${f(x)} ${f(y + r * 1.1)}C${f(x - r * 0.6)} ${f(y + r * 0.7)} ${f(x - r * 0.95)} ${f(y + r * 0.1)} ${f(x - r * 0.85)} ${f(y - r * 0.8)}C${f(x - r * 0.7)} ${f(y - r * 0.75)} ${f(x - r * 0.4)} ${f(y - r * 0.75)} ${f(x)} ${f(y - r)}Z`
  return pen.cel(d, light, dark, line, { width: 3, x: -r * 0.12, y: -r * 0.06, marks: mark })
}

/** A breastplate with shoulders; `mark` is drawn upon it. */
export function armour(
  pen: Pen,
  x: number,
  y: number,
  s: number,
  light: string,
  dark: string,
  line: string,
  trim: string,
  mark: string,
): string {
  const plate =
    'M-22 -34C-10 -24 10 -24 22 -34L36 -26C34 -6 32 4 28 14C30 26 26 36 20 44C6 50 -6 50 -20 44C-26 36 -30 26 -28 14C-32 4 -34 -6 -36 -26Z'
  const cap = 'M22 -36C36 -42 52 -34 56 -12C50 -6 42 -4 34 -8C34 -20 30 -30 22 -36Z'
  return group(
    move(x, y, s),
    pen.cel(plate, light, dark, line, {
      width: 2.4,
      marks: ink('M0 -26L0 50M-28 14C-10 24 10 24 28 14M-24 28C-8 36 8 36 24 28', line, 1.6),
    }),
    pen.cel(cap, light, dark, line, { width: 2.4 }),
    group('scale(-1 1)', pen.cel(cap, light, dark, line, { width: 2.4, x: 4 })),
    ink('M-22 -34C-10 -24 10 -24 22 -34', trim, 4),
    ink('M34 -11C42 -7 50 -9 55 -14M-34 -11C-42 -7 -50 -9 -55 -14', trim, 2.6),
    mark,
  )
}

export function book(pen: Pen, x: number, y: number, s: number, p: Palette, cover: string): string {
  return group(
    move(x, y, s),
    both(
      'M-54 -22L-54 26C-36 20 -14 22 0 32C14 22 36 20 54 26L54 -22C36 -28 14 -26 0 -16C-14 -26 -36 -28 -54 -22Z',
      cover,
      p.ink,
      2.5,
    ),
    pen.cel(
      'M-48 -26L-48 19C-32 14 -14 16 0 26L0 -18C-14 -30 -32 -32 -48 -26Z',
      p.light,
      mix(p.light, p.main, 0.4),
      p.ink,
      { x: -6, y: 0 },
    ),
    pen.cel(
      'M48 -26L48 19C32 14 14 16 0 26L0 -18C14 -30 32 -32 48 -26Z',
      p.light,
      mix(p.light, p.main, 0.4),
      p.ink,
      { x: 6, y: 0 },
    ),
    ink(
      'M-40 -16C-28 -20 -16 -18 -8 -12M-40 -7C-28 -11 -16 -9 -8 -3M-40 2C-28 -2 -16 0 -8 6M8 6C16 0 28 -2 40 2',
      p.main,
      1.6,
    ),
    ring(26, -13, 8, p.main, 1.6),
    fill(star(26, -13, 6, 2, 4), p.main),
  )
}

export function flask(
  pen: Pen,
  x: number,
  y: number,
  s: number,
  liquid: string,
  glass: string,
  line: string,
  shape: number,
): string {
  const outlines = [
    'M-7 -40L-7 -14C-34 -4 -36 40 0 42C36 40 34 -4 7 -14L7 -40Z',
    'M-7 -40L-7 -16L-34 34C-36 42 -30 42 0 42C30 42 36 42 34 34L7 -16L7 -40Z',
    'M-8 -40L-8 -24C-28 -18 -26 -2 -16 4C-34 14 -26 42 0 42C26 42 34 14 16 4C26 -2 28 -18 8 -24L8 -40Z',
    'M-9 -40L-9 -22L-26 -10L-22 40L22 40L26 -10L9 -22L9 -40Z',
    'M-6 -40C-6 -20 -10 -18 -26 0C-44 22 -10 42 0 50C10 42 44 22 26 0C10 -18 6 -20 6 -40Z',
  ]
  const d = outlines[shape % outlines.length]!
  return group(
    move(x, y, s),
    pen.cel(d, glass, mix(glass, line, 0.25), line, {
      width: 2.6,
      marks:
        fill(`M-50 8C-30 0 -18 16 0 8C18 0 30 14 50 6L50 60L-50 60Z`, liquid) +
        fill(`M-50 22C-30 14 -18 28 0 22C18 14 30 26 50 20L50 60L-50 60Z`, mix(liquid, line, 0.25)) +
        ink('M-20 4C-24 14 -22 26 -16 33', '#ffffff', 3, see(0.7)) +
        dot(6, 16, 3, glass) +
        dot(-4, 26, 2, glass) +
        dot(10, 30, 1.6, glass),
    }),
    both('M-10 -42L10 -42L9 -50L-9 -50Z', mix(line, glass, 0.35), line, 2),
  )
}

export function swirl(
  x: number,
  y: number,
  r: number,
  colour: string,
  width: number,
  rounds = 2.2,
  turn = 0,
  flat = 1,
  more = '',
): string {
  const points: Point[] = []
  const count = Math.round(rounds * 8)
  for (let i = 0; i <= count; i++) {
    const [px, py] = away(0, 0, turn + i * 45, (r * (i + 0.4)) / count)
    points.push([x + px, y + py * flat])
  }
  return ink(soft(points, false), colour, width, more)
}

/** The small figure on whom the light falls: the cards "Chosen of". */
export function chosen(pen: Pen, p: Palette, cloak: string, sign: string): string {
  const beam = pen.linear([`${p.light}/0.95`, `${p.light}/0.15`])
  return (
    fill('M76 0L124 0L158 180L42 180Z', beam) +
    fill('M90 0L110 0L126 180L74 180Z', p.light, see(0.45)) +
    fill(oval(100, 166, 56, 10), p.light, see(0.55)) +
    ring(100, 84, 20, p.second, 2, see(0.9)) +
    group(
      move(100, 120),
      // a cloak that the light lifts, arms spread, face turned up
      pen.cel(
        'M-9 -16C-20 -8 -18 10 -26 26C-30 36 -42 42 -46 50C-24 44 -20 54 0 50C20 54 24 44 46 50C42 42 30 36 26 26C18 10 20 -8 9 -16Z',
        cloak,
        mix(cloak, p.ink, 0.5),
        p.ink,
        {
          width: 2,
          marks: ink('M-8 0C-10 20 -14 34 -20 48M8 0C10 20 14 34 20 48M0 4V50', mix(cloak, p.ink, 0.5), 1.6),
        },
      ),
      pen.pair(
        0,
        body([['M9 -10C20 -12 26 -22 33 -38', 5]], p.light, p.ink, 1.7) +
          both('M6 -14C16 -18 24 -20 28 -26L33 -22C28 -10 18 -2 9 2Z', cloak, p.ink, 1.7),
      ),
      both(
        'M-10 -32C-12 -48 12 -48 10 -32C14 -24 12 -16 8 -14H-8C-12 -16 -14 -24 -10 -32Z',
        p.ink,
        p.ink,
        1.4,
      ),
      both(oval(0, -29, 8, 10), p.light, p.ink, 1.6),
      ink('M-5 -31Q-3 -29 -1.500 -31M1.500 -31Q3 -29 5 -31M-2 -24Q0 -23 2 -24', p.ink, 1.2),
      ink('M-9 -34C-4 -40 4 -40 9 -34', p.second, 2.4),
    ) +
    group(move(100, 36, 0.84), sign)
  )
}

/** A dragon bows to a hand: the cards about the Holy Dragon. */
export function courted(
  pen: Pen,
  p: Palette,
  hide: string,
  dark: string,
  gesture: Gesture,
  sleeve: string,
  gift: string,
): string {
  const neck = ribbon(
    [
      [206, 190],
      [176, 150],
      [186, 96],
      [150, 66],
    ],
    (t) => 58 - 32 * t,
    5,
  )
  return (
    pen.cel(neck, hide, dark, p.ink, {
      width: 2.4,
      marks: ink('M150 190C150 150 166 110 140 76', mix(hide, p.light, 0.6), 9, ' stroke-dasharray="3 4"'),
    }) +
    crestSpikes(
      [
        [206, 150],
        [206, 110],
        [196, 84],
        [178, 60],
      ],
      p.second,
      p.ink,
    ) +
    group(
      'translate(148 62) scale(-1.35 1.35) rotate(14)',
      dragonHead(hide, dark, p.light, p.second, p.ink, 1.8),
    ) +
    group(move(46, 150, 1.15, 14), hand(gesture, p.light, p.ink, sleeve, p.second)) +
    gift
  )
}

function crestSpikes(points: readonly Point[], colour: string, line: string): string {
  return points
    .map(([x, y], i) =>
      both(
        poly([
          [x - 8, y + 6],
          [x + 12, y - 10 - i],
          [x - 4, y - 10],
        ]),
        colour,
        line,
        1.6,
      ),
    )
    .join('')
}
