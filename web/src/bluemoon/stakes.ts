/** What a question is about: the text that asks, what one has and needs, what is lost by leaving. */
import { textOf } from '../cards/catalogue.svelte'
import type { Stake } from '../table/desk.svelte'
import type { Action } from '../wire/types'
import { t } from '../words/index.svelte'
import type { Eyes } from './eyes.svelte'

export function stakeOf(eyes: Eyes): Stake | null {
  const { question, view, position } = eyes
  if (!question || !view || !position) return null
  const { source } = question
  if (source !== null && source !== undefined && source >= 0) {
    const facts = eyes.facts(source)
    return { card: source, text: facts ? textOf(facts) : '' }
  }
  const explained = question.ask === 'mulligan' ? t('page-bluemoon-stake-mulligan') : ''
  return { text: [explained, needs(eyes), leaving(eyes)].filter(Boolean).join(' ') }
}

/** What one has in this turn, and needs. */
function needs({ view, position, sitting }: Eyes): string {
  const { table } = view!
  const { marks } = position!
  if (table.seat !== sitting.seat || !marks || !table.element || table.questions.length) return ''
  const power = marks.ahead?.power ?? table.sides[table.seat]!.power
  const goal = marks.ahead ? marks.ahead.needs : marks.needs
  return goal === null ? '' : t(`page-bluemoon-stake-${table.element}`, { power, goal })
}

/** What the other side gains if one leaves the fight. */
function leaving(eyes: Eyes): string {
  const me = eyes.sitting.seat
  if (me === null || !eyes.actions.some((action) => action.verb === 'retreat')) return ''
  const count = eyes.position!.marks?.dragons?.[1 - me] ?? 0
  return t('page-bluemoon-stake-retreat', { name: eyes.name(1 - me), count })
}

/** Buttons with numbers: "Fire 5". */
export function sayAction(eyes: Eyes, action: Action): string {
  const me = eyes.sitting.seat
  if (action.verb !== 'announce' || !action.element || me === null) return action.text
  const power = eyes.position?.marks?.powers[me]?.[action.element] ?? 0
  return t(`page-bluemoon-announce-${action.element}`, { power })
}
