/** The back of Equinox cards: a clearing at dusk. */
import { Pen, away, both, box, dot, f, fill, group, ink, mirrored, move, ring, see, star } from '../art/draw'
import type { Point } from '../art/draw'
import { rays, scale } from '../art/parts'

let dusk = ''

/** The back of Equinox cards, 200 by 320: day and night are equal, the tree stands between them. */
export function equinoxBack(): string {
  return (dusk ||= drawEquinoxBack())
}

function drawEquinoxBack(): string {
  const pen = new Pen('equinoxback')
  const edge = '#e9d9a6'
  let out = box(0, 0, 200, 320, '#16241c')
  const field =
    'M6 16C6 10 10 6 16 6H184C190 6 194 10 194 16V304C194 310 190 314 184 314H16C10 314 6 310 6 304Z'
  let inner =
    box(0, 0, 200, 160, pen.linear(['#3a2a56', '#8a4a5a', '#e59a5a'])) +
    box(0, 160, 200, 160, pen.linear(['#24506a', '#15324a', '#0e1c34']))
  inner += fill(rays(100, 160, 30, 190, 30, 2), '#ffd98a', see(0.22))
  for (let i = 0; i < 22; i++)
    inner += dot(pen.between(10, 190), pen.between(190, 310), pen.between(0.6, 1.5), '#cfe3f2')
  inner +=
    dot(100, 160, 62, '#f6c46a') +
    fill('M38 160A62 62 0 0 0 162 160Z', '#dfe8f2') +
    [
      [76, 186, 8],
      [110, 200, 6],
      [128, 176, 7],
      [92, 172, 4],
    ]
      .map(([x, y, r]) => dot(x!, y!, r!, '#aebed0', see(0.7)))
      .join('')
  // treetops of both halves mirror each other
  const trees = [12, 36, 164, 188, 58, 142]
    .map((x, i) =>
      fill(
        `M${x - 15} 160L${x} ${92 + (i % 3) * 12 + (i > 3 ? 26 : 0)}L${x + 15} 160Z`,
        ['#23382c', '#1b2e24', '#2c4534'][i % 3]!,
      ),
    )
    .join('')
  inner += trees + group('translate(0 320) scale(1 -1)', trees)
  // one tree, its leaves in the light and its bare branches in the water
  const twigs: string[] = ['', '', '']
  const leaves: Point[] = []
  const grow = (x: number, y: number, angle: number, long: number, level: number): void => {
    const [ex, ey] = away(x, y, angle, long)
    twigs[level] += `M${f(x)} ${f(y)}L${f(ex)} ${f(ey)}`
    if (level === 2) return void leaves.push([ex, ey])
    for (const turn of level === 0 ? [-52, -18, 20, 54] : [-34, 2, 36])
      grow(ex, ey, angle + turn + pen.between(-6, 6), long * pen.between(0.56, 0.72), level + 1)
  }
  grow(100, 160, -90, 42, 0)
  const bark = '#1d1512'
  const wood =
    ink(twigs[0]!, bark, 8) +
    ink(twigs[1]!, bark, 4.4) +
    ink(twigs[2]!, bark, 2.4) +
    fill('M88 162C96 156 96 146 96 136H104C104 146 104 156 112 162Z', bark)
  const foliage = leaves
    .map(([x, y], i) => dot(x, y, pen.between(6, 9.5), ['#5f7a34', '#7f9a40', '#a8a848', '#c98a3a'][i % 4]!))
    .join('')
  inner +=
    wood +
    foliage +
    group(
      'translate(0 320) scale(1 -1)',
      ink(twigs[0]!, '#24506a', 6),
      ink(twigs[1]!, '#24506a', 3),
      ink(twigs[2]!, '#24506a', 1.6),
    ) +
    leaves.map(([x, y]) => fill(star(x, 320 - y, 4.4, 1.4, 4), '#fff3cf')).join('')
  inner += ink('M10 160H190', edge, 1.6)
  out +=
    pen.within(field, inner) +
    ink(field, edge, 2) +
    ring(100, 160, 62, edge, 1.6) +
    ring(100, 160, 68, edge, 0.7) +
    scale(100, 160, 69, 74, 48, edge, 1)
  const leaf =
    group(
      move(26, 30, 1, -45),
      both('M0 -16C10 -8 10 8 0 16C-10 8 -10 -8 0 -16Z', '#6f8f3a', edge, 1.2),
      ink('M0 -12V16', edge, 1),
    ) + ink('M12 60C12 40 22 30 34 24M44 12C34 14 28 18 24 24', edge, 1.2)
  out += leaf + mirrored(100, leaf) + group('translate(0 320) scale(1 -1)', leaf, mirrored(100, leaf))
  return pen.svg(200, 320, out)
}
