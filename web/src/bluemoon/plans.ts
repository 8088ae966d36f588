/** Fewer touches: a character touched before its phase is a wish to pass, to fight and to play it. Only what is offered is
 * ever answered; where the way ends, the player goes on alone. */
import type { Action, CardId, Position, Step } from '../wire/types'

/** Phases on the way to the character, with the words that lead on. */
const WAYS: Record<string, string[]> = {
  turn_begin: ['pass'],
  action: ['pass'],
  decision: ['fight'],
}

/** The next answer on the way to playing this card; null where there is none. */
export function stepOn(question: Position | null, card: CardId): Action | null {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length) return null
  const actions = question.actions ?? []
  const played = actions.filter((action) => action.card === card && action.verb === 'play')
  if (played.length === 1) return played[0]!
  const words = WAYS[view.table.phase] ?? []
  return actions.find((action) => action.card === null && words.includes(action.verb)) ?? null
}

/** The pass that ends the turn's cards, where the element is known: the power is announced. */
export function endOf(question: Position | null): Action | null {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length) return null
  if (view.table.phase !== 'boost' || view.table.element === null) return null
  return question.actions?.find((action) => action.verb === 'pass' && !action.is_final) ?? null
}

/** Is this the pass after which the element of the fight is chosen? */
export function leadsToPower(question: Position | null, action: Action): boolean {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length) return false
  return (
    view.table.phase === 'boost' && view.table.element === null && action.verb === 'pass' && !action.is_final
  )
}

/** Is this a card's text that can still be used as the turn ends? It is as visible as ending the turn. */
export function isLastText(question: Position | null, action: Action): boolean {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length) return false
  return view.table.phase === 'turn_end' && action.verb === 'use' && action.card !== null
}

/** Most cards beside "pass" that are named on buttons. */
const FEW = 3

/** A card might be played now, and none of mine can: only passing is left. */
export function hasNothingToPlay(question: Position | null): boolean {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length || view.table.phase !== 'boost')
    return false
  return question.actions?.every(({ verb }) => verb === 'pass') ?? false
}

/** Is this something that can be done before the turn, or has to be paid in it? Few of these are as visible as passing. */
export function isFirstThing(question: Position | null, action: Action): boolean {
  const view = question?.view
  if (!view || !('phase' in view.table) || view.table.questions.length || action.card === null) return false
  if (action.verb === 'pay') return true
  return view.table.phase === 'turn_begin' && (question.actions?.length ?? 0) <= FEW + 1
}

/** Is a touch of the card enough? It is where it can mean nothing else, and where it can be had back for nothing. */
export function isPlain(question: Position | null, isFree: boolean): boolean {
  const view = question?.view
  if (!view || !('phase' in view.table)) return false
  return view.table.phase === 'decision' || isFree || question.actions?.length === 1
}

/** "Do you use this text?" about the action card `key` that was played for it a moment ago, with nothing in between: yes. */
export function meantBy(question: Position | null, step: Step | undefined, key: string): Action | null {
  if (question?.question?.ask !== 'may' || step?.kind !== 'decide' || step.seat !== question.seat) return null
  if (step.data.word !== `play ${key}`) return null
  return question.actions?.find((action) => action.verb === 'yes' && !action.is_final) ?? null
}

/** May it be offered: the card is not offered itself, and there is a way on? */
export function canPlan(question: Position | null, card: CardId): boolean {
  const step = stepOn(question, card)
  return step !== null && step.card === null && !step.is_final
}
