/** Which of the legal actions belong to what lies on the table. */
import type { Action, CardId, Position } from '../wire/types'

/** Something that can be clicked. */
export interface Thing {
  card?: CardId
  creature?: string
  /** Of a creature's fields, from 1. */
  row?: number
  /** A face-down card by its place, from 0. */
  place?: number
  /** Anything else: the actions that are done by clicking this. */
  match?: (action: Action) => boolean
  /** What it is, for those who touch it while nothing can be done with it. */
  about?: About
  /** Where nothing can be done, a touch opens the card instead of saying why not. */
  opens?: boolean
}

/** A place on the table in words; `cards`: what may be seen of it, after `note`. */
export interface About {
  title: string
  /** With the numbers of the rules in it. */
  text: string
  cards: CardId[]
  note: string
}

/** Is this action done by clicking this thing? `chosen`: a card that was clicked before and wants a creature. */
export function fits(action: Action, thing: Thing, chosen: CardId | null = null): boolean {
  if (thing.match) return thing.match(action)
  if (thing.card !== undefined) return action.card === thing.card
  if (thing.creature !== undefined) {
    if (action.creature !== thing.creature || action.row !== thing.row) return false
    return action.card === null || action.card === chosen
  }
  if (thing.place !== undefined) return action.card === null && action.place === thing.place
  return false
}

export function fitting(actions: Action[] | undefined, thing: Thing, chosen: CardId | null = null): Action[] {
  return actions?.filter((action) => fits(action, thing, chosen)) ?? []
}

/** Actions that no thing on the table stands for: the prompt offers them as buttons. */
export function looseActions(actions: Action[] | undefined, things: Iterable<Thing>): Action[] {
  const there = [...things]
  return actions?.filter((action) => !there.some((thing) => fits(action, thing))) ?? []
}

const PASSES = new Set(['pass', 'done'])

/** The only thing to do, if that is to pass. A card whose text comes to nothing is seen to do so. */
export function onlyPass(question: Position | null): Action | null {
  const { source, cards } = question?.question ?? {}
  if (typeof source === 'number' && source >= 0 && !cards?.length) return null
  const [only, ...others] = question?.actions ?? []
  return only && !others.length && PASSES.has(only.verb) && !only.is_final ? only : null
}

/** Nobody else waits who could read something from the time taken. */
export function isAmongBots(position: Position, mySeats: number[]): boolean {
  return (
    mySeats.length === 1 && position.seats.every((seat) => seat.seat === mySeats[0] || seat.kind === 'bot')
  )
}

/** What one would expect to be offered at this point of a turn, but is not: the server knows why. */
const EXPECTED: Record<string, 'fight' | 'pass'> = { decision: 'fight', boost: 'pass' }

export function missedWord(question: Position | null): 'fight' | 'pass' | null {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length) return null
  const word = EXPECTED[view.table.phase]
  return word && !question.actions?.some((action) => action.verb === word) ? word : null
}

/** A click on a card says "play it". Where it would do something else, or nothing, the words are shown before it is done. */
export function wantsWords(action: Action): boolean {
  return action.verb === 'secret' || isVain(action)
}

/** Would nothing come of it? The server says why. */
export function isVain(action: Action): boolean {
  return action.vain !== undefined
}
