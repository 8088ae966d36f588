/** What happened at once, told one after the other: cause, then effect, each with a table to look at. Knows no rule: every
 * table shown is made of the one before and the one after. */
import { LASTS, single, type Act, type Beat, type Strike } from '../wire/beats'
import type { Bundle } from '../wire/queue'
import type { BlueMoonView, CardId, GameEvent, Marks, Position, Seat, Side } from '../wire/types'
import { marksIn } from './seen'

const ACTS: Record<string, Act> = {
  announce: 'power',
  element: 'power',
  retreat: 'retreat',
  decline: 'retreat',
  dragon: 'dragon',
  prevented: 'dragon',
  no_dragon: 'dragon',
  clear: 'clear',
  challenge: 'great',
  bluff_true: 'great',
  bluff_false: 'great',
  over: 'great',
  penalty: 'great',
  turn: 'turn',
  start: 'turn',
  draw: 'draw',
  shuffle: 'quiet',
  against: 'quiet',
  inactive: 'quiet',
}
/** A fourth dragon ends the game: the rest of the table waits. */
const FOURTH = 4

const actOf = (event: GameEvent): Act =>
  event.kind === 'dragon' && event.amount >= FOURTH ? 'great' : (ACTS[event.kind] ?? 'card')

/** Moments of one kind that follow each other are one; each dragon and everything great is its own, and so is what a card
 * does: its sentence would be lost beside that of the card. The turn after a fight was swept away is a breath: nothing comes before it has been seen that the fight is over. */
function moments(events: GameEvent[]): { act: Act; events: GameEvent[] }[] {
  const found: { act: Act; events: GameEvent[] }[] = []
  for (const event of events) {
    const last = found.at(-1)
    const isAfter = event.kind === 'turn' && found.some(({ act }) => act === 'clear')
    const act = isAfter ? 'breath' : actOf(event)
    const isSame = act !== 'card' || last?.events.at(-1)?.kind === event.kind
    const joins = act === 'quiet' || (last?.act === act && isSame && act !== 'dragon' && act !== 'great')
    if (last && joins) last.events.push(event)
    else found.push({ act, events: [event] })
  }
  return found
}

/** How a bundle is told to `me`. `before`: the table that is shown now. */
export function beatsOf(before: Position | null, bundle: Bundle, me: Seat | null): Beat[] {
  const { position } = bundle
  const events = bundle.steps.flatMap((step) => step.events)
  const from = viewOf(before)
  const to = viewOf(position)
  if (!events.length || !before || !from || !to) return [single('quiet', bundle)]

  const beats: Beat[] = []
  const strikes = strikesOf(before, position, events)
  /** I decided it, and know. What others do to my cards is told at their pace. */
  const isMine = bundle.steps.some(({ seat }) => seat === me)
  let dragons = from.table.dragons
  let isCleared = false
  /** From a retreat on nothing has to be reached any more. */
  let isLost = false
  let element = from.table.element
  const latest = marksIn(position)
  for (const { act, events: told } of moments(events)) {
    if (act === 'dragon' || (act === 'great' && told.some((event) => event.kind === 'dragon')))
      dragons = stepTo(dragons, to.table.dragons)
    if (act === 'power') element = to.table.element ?? element
    const ends = events.some((event) => event.kind === 'clear' || event.kind === 'retreat')
    if (act === 'clear' || act === 'breath' || act === 'draw' || act === 'turn') isCleared = true
    isLost ||= told.some((event) => event.kind === 'retreat' || event.kind === 'decline')
    // Until the table is cleared the cards of the fight lie as they lay.
    const sides = ends && !isCleared ? from.table.sides : to.table.sides
    const marks = act === 'card' && strikes.length ? olderMarks(marksIn(before), latest) : latest
    const shown = between(
      before,
      position,
      { dragons, element: ends && !isCleared ? from.table.element : element, sides },
      marks,
      isLost,
    )
    const isOwn = isMine && told.every((event) => event.seat === me)
    const wait = act === 'card' && isOwn ? 0 : LASTS[act]
    beats.push({ act, position: shown, events: told, strikes: [], milliseconds: wait, isFirst: false })
    if (act === 'card' && strikes.length) {
      const found = strikes.splice(0)
      const after = between(before, position, { dragons, element, sides }, latest, isLost)
      beats.push({
        act: 'strike',
        position: after,
        events: [],
        strikes: found,
        milliseconds: LASTS.strike,
        isFirst: false,
      })
    }
  }
  // The last one shows the table as it is, with its question.
  const end = beats.at(-1)!
  end.position = position
  beats[0]!.isFirst = true
  return beats
}

const viewOf = (position: Position | null): BlueMoonView | null =>
  (position?.view as BlueMoonView | undefined) ?? null

/** One place nearer; dragons come one by one. */
function stepTo(now: number, goal: number): number {
  return now === goal ? now : now + Math.sign(goal - now)
}

interface Mixed {
  dragons: number
  element: BlueMoonView['table']['element']
  sides: [Side, Side]
}

/** A table on the way: nobody is asked anything, and it is still the turn it was. */
function between(
  before: Position,
  after: Position,
  mixed: Mixed,
  marks: Marks | undefined,
  isLost: boolean,
): Position {
  const [from, to] = [viewOf(before)!, viewOf(after)!]
  const { seat, to_act, is_first, phase, winner } = from.table
  const table = { ...to.table, ...mixed, seat, to_act, is_first, phase, winner, questions: [] }
  return {
    ...after,
    type: 'view',
    status: before.status,
    to_act: before.to_act,
    text: undefined,
    question: undefined,
    actions: undefined,
    view: { ...to, table },
    marks: marks && { ...marks, needs: isLost ? null : (marksIn(before)?.needs ?? null), ahead: null },
  }
}

/** What texts did before, for cards that still lie there: the effect comes after the cause. */
function olderMarks(before: Marks | undefined, after: Marks | undefined): Marks | undefined {
  if (!before || !after) return after
  return { ...after, ignored: before.ignored, values: before.values, protected: before.protected }
}

/** What changed on cards that lay there before, and by which card that was played now. */
export function strikesOf(before: Position, after: Position, events: GameEvent[]): Strike[] {
  const played = events.find((event) => ['lay_out', 'use', 'land'].includes(event.kind))
  const from = played?.cards.find((card) => card !== null)?.id ?? null
  const lying = new Set(viewOf(before)!.table.sides.flatMap(inPlay))
  const now = new Set(viewOf(after)!.table.sides.flatMap(inPlay))
  const found: Strike[] = []
  const add = (to: CardId, says: Strike['says']): void => {
    if (to !== from && !found.some((strike) => strike.to === to)) found.push({ from, to, says })
  }
  const [was, is] = [marksIn(before), marksIn(after)]
  if (!was || !is || from === null) return []
  for (const { card, what } of is.ignored)
    if (
      lying.has(card) &&
      now.has(card) &&
      !was.ignored.some((one) => one.card === card && one.what.join() === what.join())
    )
      add(card, 'ignored')
  const value = (marks: Marks, card: CardId): number | undefined =>
    marks.values.find((one) => one.card === card)?.value
  for (const { card, value: after } of is.values) {
    const old = value(was, card)
    if (!lying.has(card) || !now.has(card) || old === after) continue
    if (old !== undefined) add(card, after > old ? 'raised' : 'lowered')
    else add(card, after > 0 ? 'raised' : 'lowered')
  }
  for (const card of is.protected)
    if (lying.has(card) && now.has(card) && !was.protected.includes(card)) add(card, 'protected')
  return found
}

const inPlay = (side: Side): CardId[] =>
  [...side.active, ...side.support].filter((card): card is CardId => card !== null)
