/** Plain helpers for the Equinox table: reading words of cards, sorting hands, naming what lies there. */
import type {
  Action,
  CardId,
  EquinoxBreakdown,
  EquinoxMarks,
  EquinoxView,
  Position,
  Seat,
} from '../wire/types'

export type Column = EquinoxView['table']['creatures'][number]
export type Field = Column['rows'][number]
export type ScoreLine = EquinoxBreakdown['scores'][number]

/** What is printed on a card: `susi 4`, `chameleon 3`, `urvater 1` (trees have no strength, only copies). */
export interface Face {
  kind: 'creature' | 'chameleon' | 'tree'
  key: string
  strength: number | null
}

const TREES = ['urvater', 'dryada']

export function face(word: string): Face {
  const [key = '', number = ''] = word.split(' ')
  if (TREES.includes(key)) return { kind: 'tree', key, strength: null }
  const strength = number ? Number(number) : null
  return { kind: key === 'chameleon' ? 'chameleon' : 'creature', key, strength }
}

export interface Held {
  card: CardId
  face: Face
}
export interface HandGroup {
  key: string
  kind: Face['kind']
  cards: Held[]
}

/** A hand by creature in the order of the grid, then chameleons, then trees; each from weak to strong. */
export function handGroups(
  hand: readonly CardId[],
  wordOf: (card: CardId) => string,
  order: readonly string[],
): HandGroup[] {
  const groups = new Map<string, HandGroup>()
  for (const card of hand) {
    const read = face(wordOf(card))
    const group = groups.get(read.key) ?? { key: read.key, kind: read.kind, cards: [] }
    group.cards.push({ card, face: read })
    groups.set(read.key, group)
  }
  const place = (group: HandGroup): number =>
    group.kind === 'tree' ? 1000 : group.kind === 'chameleon' ? 999 : (order.indexOf(group.key) + 900) % 900
  const sorted = [...groups.values()].sort((a, b) => place(a) - place(b) || a.key.localeCompare(b.key))
  for (const group of sorted)
    group.cards.sort((a, b) => (a.face.strength ?? 0) - (b.face.strength ?? 0) || a.card - b.card)
  return sorted
}

/** Points and strengths come in halves: 4, 4½, ½. */
export function halves(value: number): string {
  const whole = Math.floor(value)
  if (value === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

export function tableOf(position: Position | null): EquinoxView['table'] | null {
  return position?.game === 'equinox' && position.view ? (position.view as EquinoxView).table : null
}

export function marksOf(position: Position | null): EquinoxMarks | null {
  const marks = position?.marks
  return marks && 'strengths' in marks ? marks : null
}

/** What a field of the grid is now. */
export type Plight = 'gone' | 'past' | 'now' | 'future'

/** `row` from 1. A creature's fields below the row in which it vanished are gone. */
export function plight(column: Column, row: number, current: number): Plight {
  if (column.vanished_in !== null && row > column.vanished_in) return 'gone'
  return row < current ? 'past' : row === current ? 'now' : 'future'
}

/** In the current row: will vanish as things are, shares the lowest strength, or is the lowest so far. */
export type Danger = 'vanishes' | 'shared' | 'lowest'

export function danger(marks: EquinoxMarks | null, creature: string): Danger | null {
  if (!marks?.weakest.includes(creature)) return null
  if (marks.weakest.length > 1) return marks.empty.length ? null : 'shared'
  return marks.empty.length ? 'lowest' : 'vanishes'
}

/** A field's name in sets of fields. `row` from 1. */
export const fieldKey = (creature: string, row: number): string => `${creature} ${row}`

/** The fields on which something else lies than before. */
export function changedFields(before: EquinoxView['table'], now: EquinoxView['table']): string[] {
  return now.creatures.flatMap((column, at) =>
    column.rows.flatMap((field, row) => {
      const old = before.creatures[at]?.rows[row]
      const isSame =
        old?.visible === field.visible && old.height === field.height && old.stone === field.stone
      return isSame ? [] : [fieldKey(column.creature, row + 1)]
    }),
  )
}

/** Seats in the order in which they play, from the viewer's own. */
export function seatsFrom(count: number, first: Seat | null): Seat[] {
  return Array.from({ length: count }, (_, at) => (at + (first ?? 0)) % count)
}

/** Score lines with the sum so far, in the order in which they are counted: champion cards, then row by row. */
export function running(lines: readonly ScoreLine[], seat: Seat): (ScoreLine & { sum: number })[] {
  let sum = 0
  return lines
    .filter((line) => line.seat === seat)
    .sort((a, b) => a.row - b.row)
    .map((line) => ({ ...line, sum: (sum += line.points) }))
}

/** The parts of a breakdown, whether or not they still are in their frame. */
export function partsOf(answer: unknown): EquinoxBreakdown | null {
  const parts = (answer as { parts?: EquinoxBreakdown } | null)?.parts ?? (answer as EquinoxBreakdown | null)
  return parts && Array.isArray(parts.scores) ? parts : null
}

/** Cards that are offered but lie nowhere on the table: they need a picker. */
export function hiddenOffers(actions: readonly Action[], shown: ReadonlySet<CardId>): Action[] {
  return actions.filter(
    (action) => action.card !== null && action.card !== undefined && !shown.has(action.card),
  )
}

/** The next place in a grid for an arrow key; null if the key does not move. */
export function moved(
  key: string,
  at: readonly [number, number],
  size: readonly [number, number],
): [number, number] | null {
  const [row, column] = at
  const [rows, columns] = size
  const inside = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))
  switch (key) {
    case 'ArrowUp':
      return [inside(row - 1, rows), column]
    case 'ArrowDown':
      return [inside(row + 1, rows), column]
    case 'ArrowLeft':
      return [row, inside(column - 1, columns)]
    case 'ArrowRight':
      return [row, inside(column + 1, columns)]
    case 'Home':
      return [row, 0]
    case 'End':
      return [row, columns - 1]
    default:
      return null
  }
}
