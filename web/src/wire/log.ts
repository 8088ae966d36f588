/** The log of a table: what happened, in the words of the server. */
import type { LogLine } from './sitting'
import type { CardId, CardRef, Seat, Step } from './types'

/** The lines of one step: one for every event worth saying. Table life (joining, chat) has a line without text. */
export function linesOf(step: Step): LogLine[] {
  const lines: LogLine[] = step.events
    .filter((event) => event.text)
    .map((event) => ({
      seq: step.seq,
      at: step.at,
      kind: event.kind,
      seat: event.seat,
      text: event.text!,
      rule: event.rule,
      cards: event.cards.filter((card): card is CardRef => card !== null).map((card) => card.id),
      ...(event.because ? { because: event.because } : {}),
    }))
  if (!['decide', 'start', 'reveal'].includes(step.kind)) lines.unshift(lifeLine(step))
  return lines
}

function lifeLine(step: Step): LogLine {
  const { kind, data } = step
  const text = kind === 'chat' && typeof data.text === 'string' ? data.text : ''
  const more =
    kind === 'ask'
      ? `-${String(data.what).replace('_', '-')}`
      : kind === 'answer'
        ? data.yes
          ? '-yes'
          : '-no'
        : ''
  return {
    seq: step.seq,
    at: step.at,
    kind: `table-${kind}${more}`,
    seat: step.seat,
    text,
    rule: '',
    cards: [],
  }
}

export interface Turn {
  /** The first line's number, to keep lists steady. */
  key: string
  /** Whose turn; null before the first. */
  seat: Seat | null
  /** How the turn begins in words, if the game says so. */
  title: string
  lines: LogLine[]
}

const BEGINNINGS = new Set(['turn', 'round'])

/** Lines by turn: a line that begins a turn is its title. */
export function turnsOf(lines: LogLine[]): Turn[] {
  const turns: Turn[] = []
  lines.forEach((line, number) => {
    if (BEGINNINGS.has(line.kind)) {
      turns.push({ key: `${line.seq}-${number}`, seat: line.seat, title: line.text, lines: [] })
      return
    }
    if (!turns.length) turns.push({ key: 'first', seat: null, title: '', lines: [] })
    turns.at(-1)!.lines.push(line)
  })
  return turns
}

/** Kinds that come in rows, and the sentence that says a row at once. */
const ROWS: Record<string, string> = {
  draw: 'draw',
  drawn: 'draw',
  discard: 'discard',
  discarded: 'discard',
  return: 'return',
  put_under: 'under',
  take: 'take',
  invited: 'invited',
}

/** Lines that say the same of one card after the other, together: one sentence can tell them. */
export interface Row {
  /** Which sentence; null for a single line, which has its own. */
  says: string | null
  lines: LogLine[]
}

export function rowsOf(lines: LogLine[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    const before = last?.lines[0]
    const says = ROWS[line.kind]
    if (
      last &&
      says &&
      before?.kind === line.kind &&
      before.seat === line.seat &&
      before.rule === line.rule
    ) {
      last.says = says
      last.lines.push(line)
    } else rows.push({ says: null, lines: [line] })
  }
  return rows
}

/** Cut a sentence at the names of its cards, so that each can be a button. */
export type Piece = { text: string; card?: CardId }

export function piecesOf(text: string, cards: { id: CardId; name: string }[]): Piece[] {
  let pieces: Piece[] = [{ text }]
  for (const { id, name } of cards) {
    if (!name) continue
    let isDone = false
    pieces = pieces.flatMap((piece) => {
      if (isDone || piece.card !== undefined) return [piece]
      const at = piece.text.indexOf(name)
      if (at < 0) return [piece]
      isDone = true
      const around = [
        { text: piece.text.slice(0, at) },
        { text: name, card: id },
        { text: piece.text.slice(at + name.length) },
      ]
      return around.filter((part) => part.text)
    })
  }
  return pieces
}
