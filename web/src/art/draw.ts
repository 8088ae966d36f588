/** Pencils for all pictures: chance that repeats itself, curves, and a pen that remembers gradients and clips. */
export type Point = readonly [number, number]

/** Numbers as short as the eye allows. */
export const f = (value: number): string => String(Math.round(value * 10) / 10)

const at = ([x, y]: Point): string => `${f(x)} ${f(y)}`
const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A point so far from another in a direction (degrees, 0 = right, 90 = down). */
export function away(x: number, y: number, angle: number, far: number): Point {
  const turn = (angle * Math.PI) / 180
  return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
}

export function poly(points: readonly Point[], close = true): string {
  return `M${points.map(at).join(' ')}${close ? 'Z' : ''}`
}

/** A soft line that is drawn towards every point (through the middles between them). */
export function soft(points: readonly Point[], close = true): string {
  const count = points.length
  if (close) {
    let d = `M${at(half(points[count - 1]!, points[0]!))}`
    points.forEach((p, i) => (d += `Q${at(p)} ${at(half(p, points[(i + 1) % count]!))}`))
    return d + 'Z'
  }
  let d = `M${at(points[0]!)}`
  for (let i = 1; i < count - 1; i++) {
    const end = i === count - 2 ? points[count - 1]! : half(points[i]!, points[i + 1]!)
    d += `Q${at(points[i]!)} ${at(end)}`
  }
  return d
}

/** Points along a curve that really goes through all the given ones. */
export function along(points: readonly Point[], steps = 4): Point[] {
  const found: Point[] = []
  const last = points.length - 1
  for (let i = 0; i < last; i++) {
    const a = points[Math.max(0, i - 1)]!
    const b = points[i]!
    const c = points[i + 1]!
    const d = points[Math.min(last, i + 2)]!
    for (let s = 0; s < steps; s++) {
      const t = s / steps
      const one = (k: 0 | 1): number =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      found.push([one(0), one(1)])
    }
  }
  found.push(points[last]!)
  return found
}

/** The normal of a line of points at one of them. */
export function normal(points: readonly Point[], i: number): Point {
  const a = points[Math.max(0, i - 1)]!
  const b = points[Math.min(points.length - 1, i + 1)]!
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [-(b[1] - a[1]) / far, (b[0] - a[0]) / far]
}

/** A band of changing width along a curve; `width(t)` from 0 to 1, or a start width that runs out to a point. */
export function ribbon(points: readonly Point[], width: number | ((t: number) => number), steps = 3): string {
  const line = along(points, steps)
  const wide = typeof width === 'number' ? (t: number): number => width * (1 - t) : width
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const [nx, ny] = normal(line, i)
    const w = wide(i / (line.length - 1)) / 2
    left.push([x + nx * w, y + ny * w])
    right.unshift([x - nx * w, y - ny * w])
  })
  const [tip, root] = [line[line.length - 1]!, line[0]!]
  let d = `M${at(root)}L${at(left[0]!)}`
  const run = (side: Point[]): void => {
    for (let i = 1; i < side.length - 1; i++) d += `Q${at(side[i]!)} ${at(half(side[i]!, side[i + 1]!))}`
  }
  run(left)
  d += `L${at(tip)}L${at(right[0]!)}`
  run(right)
  return d + `L${at(right[right.length - 1]!)}Z`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 1 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-rx * 2)} 0Z`
}

export function star(x: number, y: number, outer: number, inner: number, tips: number, turn = -90): string {
  const points: Point[] = []
  for (let i = 0; i < tips * 2; i++) points.push(away(x, y, turn + (i * 180) / tips, i % 2 ? inner : outer))
  return poly(points)
}

/** A spiral from the middle outwards, as an open line. */
export function spiral(x: number, y: number, radius: number, rounds: number, turn = 0, flat = 1): string {
  const points: Point[] = []
  const count = Math.round(rounds * 8)
  for (let i = 0; i <= count; i++) {
    const [px, py] = away(0, 0, turn + (i * 360) / 8, (radius * (i + 0.5)) / count)
    points.push([x + px, y + py * flat])
  }
  return soft(points, false)
}

// ---- marks on the paper ----------------------------------------------------------------------------------

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`

export const ink = (d: string, colour: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${f(width)}"${more}/>`

export const both = (d: string, colour: string, line: string, width = 2, more = ''): string =>
  `<path d="${d}" fill="${colour}" stroke="${line}" stroke-width="${f(width)}"${more}/>`

export const dot = (x: number, y: number, r: number, colour: string, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${colour}"${more}/>`

export const ring = (x: number, y: number, r: number, colour: string, width = 2, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${colour}" stroke-width="${f(width)}"${more}/>`

export const box = (x: number, y: number, w: number, h: number, colour: string, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${colour}"${more}/>`

export const see = (opacity: number): string => ` opacity="${Math.round(opacity * 100) / 100}"`

export const group = (transform: string, ...marks: string[]): string =>
  `<g${transform ? ` transform="${transform}"` : ''}>${marks.join('')}</g>`

export const move = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}`

/** Seen in a mirror, about a vertical line. */
export const mirrored = (middle: number, ...marks: string[]): string =>
  group(`translate(${f(middle * 2)} 0) scale(-1 1)`, ...marks)

/** Several lines as one body: a common outline, then the fills. */
export function body(
  lines: readonly (readonly [d: string, width: number])[],
  colour: string,
  line: string,
  edge = 2,
): string {
  const stroke = (d: string, hue: string, w: number): string =>
    d.endsWith('Z') ? both(d, hue, hue, w) : ink(d, hue, w)
  return (
    lines.map(([d, w]) => stroke(d, line, w + edge * 2)).join('') +
    lines.map(([d, w]) => stroke(d, colour, w)).join('')
  )
}

// ---- chance and pen --------------------------------------------------------------------------------------

export class Random {
  #state: number

  constructor(key: string) {
    let hash = 2166136261
    for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 16777619)
    this.#state = hash >>> 0
    this.next()
    this.next()
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.next() * things.length)]!
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }
}

export class Pen extends Random {
  readonly #name: string
  #defs = ''
  #count = 0

  constructor(readonly key: string) {
    super(key)
    // Pictures may stand side by side in one page, so names of gradients carry the key.
    this.#name = 'a' + key.replace(/[^a-z0-9]/gi, '')
  }

  name(): string {
    return `${this.#name}-${this.#count++}`
  }

  /** Colours from top to bottom (or in the given direction, in parts of the shape); `colour@0.4` sets a place. */
  linear(stops: readonly string[], x2 = 0, y2 = 1): string {
    const id = this.name()
    this.#defs += `<linearGradient id="${id}" x1="0" y1="0" x2="${f(x2)}" y2="${f(y2)}">${stopped(stops)}</linearGradient>`
    return `url(#${id})`
  }

  radial(stops: readonly string[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.name()
    this.#defs += `<radialGradient id="${id}" cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}">${stopped(stops)}</radialGradient>`
    return `url(#${id})`
  }

  /** Marks seen only inside an outline. */
  within(d: string, ...marks: string[]): string {
    const id = this.name()
    this.#defs += `<clipPath id="${id}"><path d="${d}"/></clipPath>`
    return `<g clip-path="url(#${id})">${marks.join('')}</g>`
  }

  /** A body with light from the upper left: dark shape, the same shape shifted towards the light, marks, outline. */
  cel(
    d: string,
    light: string,
    dark: string,
    line: string,
    {
      width = 2,
      x = -4,
      y = -2,
      marks = '',
    }: { width?: number; x?: number; y?: number; marks?: string } = {},
  ): string {
    const id = this.name()
    this.#defs += `<path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath>`
    return (
      `<use href="#${id}" fill="${dark}"/><g clip-path="url(#${id}c)"><use href="#${id}" x="${f(x)}" y="${f(y)}" fill="${light}"/>${marks}</g>` +
      (width ? `<use href="#${id}" fill="none" stroke="${line}" stroke-width="${f(width)}"/>` : '')
    )
  }

  /** Marks and their mirror image about a vertical line, written once. */
  pair(middle: number, marks: string): string {
    const id = this.name()
    return `<g id="${id}">${marks}</g><use href="#${id}" transform="translate(${f(middle * 2)} 0) scale(-1 1)"/>`
  }

  svg(width: number, height: number, ...marks: string[]): string {
    const defs = this.#defs ? `<defs>${this.#defs}</defs>` : ''
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${tight(defs + marks.join(''))}</svg>`
  }
}

/** Paths without what a reader of paths does not need. */
function tight(svg: string): string {
  return svg.replace(/ d="[^"]*"/g, (d) =>
    d
      .replace(/ -/g, '-')
      .replace(/([ A-Za-z-])0\./g, '$1.')
      .replace(/(\.\d)0+\b/g, '$1'),
  )
}

function stopped(stops: readonly string[]): string {
  return stops
    .map((stop, i) => {
      const [colour, place] = stop.split('@')
      const [hue, clear] = colour!.split('/')
      return `<stop offset="${place ?? f2(i / (stops.length - 1))}" stop-color="${hue}"${clear ? ` stop-opacity="${clear}"` : ''}/>`
    })
    .join('')
}
const f2 = (value: number): string => String(Math.round(value * 100) / 100)

/** A colour between two, both as #rrggbb. */
export function mix(a: string, b: string, part = 0.5): string {
  let out = '#'
  for (let i = 1; i < 7; i += 2) {
    const [x, y] = [parseInt(a.slice(i, i + 2), 16), parseInt(b.slice(i, i + 2), 16)]
    out += Math.round(x + (y - x) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return out
}

/** A picture is made once and kept. */
export function once<Key>(draw: (key: Key) => string): (key: Key) => string {
  const made = new Map<Key, string>()
  return (key) => {
    let svg = made.get(key)
    if (svg === undefined) made.set(key, (svg = draw(key)))
    return svg
  }
}
