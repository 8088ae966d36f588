/** What a question is about: the text that asks, what one has and needs, what is lost by leaving. */
import { nameOf, textOf } from '../cards/catalogue.svelte'
import type { Stake } from '../table/desk.svelte'
import type { Action, CardFacts, CardId } from '../wire/types'
import { t } from '../words/index.svelte'
import type { Eyes } from './eyes.svelte'
import { hasNothingToPlay, isLastText } from './plans'
import { dragonsNear, marksIn } from './seen'

export function stakeOf(eyes: Eyes): Stake | null {
  const { question, view, position } = eyes
  if (!question || !view || !position) return null
  const { source } = question
  if (source !== null && source !== undefined && source >= 0) {
    const facts = eyes.facts(source)
    const said = question.ask === 'keep' ? older(eyes, source) : facts ? textOf(facts) : ''
    return { card: source, text: [paid(eyes), said, remaining(eyes)].filter(Boolean).join(' ') }
  }
  const explained = question.ask === 'mulligan' ? t('page-bluemoon-stake-mulligan') : ''
  return {
    text: [
      explained,
      oneMore(eyes),
      nothing(eyes),
      demanded(eyes),
      needs(eyes),
      leaving(eyes),
      declining(eyes),
      beginning(eyes),
      challenging(eyes),
      ending(eyes),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

/** What a new character would cover, or not (BM-9.5). */
function older(eyes: Eyes, newest: CardId): string {
  const lying = eyes.view!.table.sides[eyes.sitting.seat ?? 0]!.active.filter((card) => card !== newest)
  const names = lying.flatMap((card) => (card === null ? [] : (eyes.facts(card) ?? []))).map(nameOf)
  return t('page-bluemoon-stake-keep', { names: names.join(', '), count: names.length })
}

/** Of how many hand cards a text still wants one. */
function remaining({ question, picked }: Eyes): string {
  if (question!.ask !== 'you_discard' && question!.ask !== 'return') return ''
  const count = (question!.left ?? 0) - (question!.ask === 'return' ? 0 : picked.size)
  return count > 1 ? t('page-bluemoon-stake-left', { count }) : ''
}

/** It is asked nevertheless where others could tell something from its not being asked. */
const nothing = ({ sitting }: Eyes): string =>
  hasNothingToPlay(sitting.question) ? t('page-bluemoon-stake-nothing') : ''

/** What an opposing card wants to be paid: "Caterpillar Eartheroder: You must discard ..." */
function demanded(eyes: Eyes): string {
  return eyes.actions
    .flatMap(({ verb, card }) => (verb === 'pay' && card !== null ? (eyes.facts(card) ?? []) : []))
    .map((facts) => `${nameOf(facts)}: ${textOf(facts)}`)
    .join(' ')
}

/** What is printed on the cards that are given for something: demands are counted by it. */
function paid(eyes: Eyes): string {
  if (eyes.question?.ask !== 'pay' || !eyes.picked.size) return ''
  const facts = [...eyes.picked].flatMap((card) => eyes.facts(card) ?? [])
  const sum = (element: 'fire' | 'earth'): number => facts.reduce((all, one) => all + (one[element] ?? 0), 0)
  return t('page-bluemoon-stake-paid', { fire: sum('fire'), earth: sum('earth') })
}

/** The phases in which one card is usual, and what says that one was played. */
const PLAYED: Record<string, string[]> = {
  character: ['has_character'],
  boost: ['boosters_played', 'supports_played'],
}

/** Why one more card is offered where one was played already: "because Sun Setting is FREE". */
export function oneMore(eyes: Eyes): string {
  const { table } = eyes.view!
  const played = PLAYED[table.phase]?.some((name) => table.progress[name])
  if (!played || table.questions.length || table.seat !== eyes.sitting.seat) return ''
  const cards = eyes.actions.flatMap(({ verb, card }) => (verb === 'play' && card !== null ? [card] : []))
  const facts = cards.flatMap((card) => eyes.facts(card) ?? [])
  const open = table.progress.pair_open
  const partner = typeof open === 'number' ? eyes.facts(open) : undefined
  const because: [string, CardFacts[]][] = [
    ['pair', partner ? facts.filter(({ pair }) => pair && pair === partner.pair) : []],
    ['gang', facts.filter(({ icons }) => icons.some((icon) => icon.startsWith('gang')))],
    ['free', facts.filter(({ icons }) => icons.includes('free'))],
  ]
  const [why, those] = because.find(([, found]) => found.length) ?? ['', []]
  if (!why) return ''
  return t(`page-bluemoon-more-${why}`, {
    names: those.map(nameOf).join(', '),
    count: those.length,
    partner: partner ? nameOf(partner) : '',
  })
}

/** What one has in this turn, and needs; nothing more once the power is announced. */
function needs({ view, position, sitting }: Eyes): string {
  const { table } = view!
  const marks = marksIn(position)
  const isBarred = table.questions.some(({ ask }) => ask !== 'go_back')
  if (table.seat !== sitting.seat || !marks || !table.element || isBarred) return ''
  if (table.phase === 'turn_end') return ''
  if (marks.ahead) {
    const { power, needs: goal } = marks.ahead
    return goal === null ? '' : t(`page-bluemoon-stake-${table.element}-ahead`, { power, goal })
  }
  const goal = marks.needs
  if (goal === null) return ''
  const { power } = table.sides[table.seat]!
  if (power < goal && marks.shields[table.seat]) return t('page-bluemoon-stake-shield', { goal })
  return t(`page-bluemoon-stake-${table.element}`, { power, goal })
}

/** More than these never lie on one side: the next one ends the game. */
const MOST_DRAGONS = 3

/** What the other side gains if one leaves the fight. */
function leaving(eyes: Eyes): string {
  const me = eyes.sitting.seat
  if (me === null || !eyes.actions.some((action) => action.verb === 'retreat')) return ''
  const count = marksIn(eyes.position)?.dragons?.[1 - me] ?? 0
  const name = eyes.name(1 - me)
  if (dragonsNear(eyes.view!.table.dragons, 1 - me) + count > MOST_DRAGONS)
    return t('page-bluemoon-stake-retreat-lost', { name })
  return t('page-bluemoon-stake-retreat', { name, count })
}

/** What it means not to begin a fight, before and after it is said. */
function declining(eyes: Eyes): string {
  const me = eyes.sitting.seat
  const isSaid = eyes.question?.ask === 'decline'
  if (me === null || !(isSaid || eyes.actions.some((action) => action.verb === 'decline'))) return ''
  const name = eyes.name(1 - me)
  if (eyes.view!.table.sides[me]?.pile_size === 0) return t('page-bluemoon-stake-decline-empty', { name })
  return isSaid ? t('page-bluemoon-stake-declined', { name }) : t('page-bluemoon-stake-decline', { name })
}

/** The element that is chosen is that of the whole fight. */
function beginning(eyes: Eyes): string {
  const me = eyes.sitting.seat
  if (me === null || eyes.view!.table.element) return ''
  if (!eyes.actions.some((action) => action.verb === 'announce')) return ''
  return t('page-bluemoon-stake-announce', { name: eyes.name(1 - me) })
}

/** What is won or lost by doubting a bluff (BM-10.40). */
function challenging(eyes: Eyes): string {
  const me = eyes.sitting.seat
  if (me === null || !eyes.actions.some((action) => action.verb === 'challenge')) return ''
  return t('page-bluemoon-stake-challenge', { name: eyes.name(1 - me) })
}

/** The texts that may be used now and are too long for their buttons. */
function ending(eyes: Eyes): string {
  return eyes.actions
    .filter((action) => isLastText(eyes.sitting.question, action))
    .flatMap(({ card }) => eyes.facts(card!) ?? [])
    .filter((facts) => textOf(facts).length > SHORT)
    .map((facts) => `${nameOf(facts)}: ${textOf(facts)}`)
    .join(' ')
}

const powerOf = ({ sitting, position }: Eyes, element: 'fire' | 'earth'): number =>
  (sitting.seat === null ? undefined : marksIn(position)?.powers[sitting.seat]?.[element]) ?? 0

/** "Fire 5" */
export const sayPower = (eyes: Eyes, element: 'fire' | 'earth'): string =>
  t(`page-bluemoon-announce-${element}`, { power: powerOf(eyes, element) })

/** What the power would be with this card of the hand, and what is needed. */
export function foreseenOf({ sitting, view, position }: Eyes, card: CardId): string {
  const with_it = sitting.question?.foreseen?.find((one) => one.card === card)
  const marks = marksIn(position)
  if (!with_it || !view || !marks) return ''
  const { fire, earth } = with_it
  const { element } = view.table
  const goal = marks.ahead ? marks.ahead.needs : marks.needs
  if (!element || goal === null) return t('page-bluemoon-foreseen', { fire, earth })
  return t(`page-bluemoon-foreseen-${element}`, { power: with_it[element], goal })
}

/** Questions for one card at most: to be done without one is to want none. */
const ONE_CARD = new Set([
  'fetch',
  'search_pile',
  'search_discard',
  'play_achievement',
  'take_back',
  'which_all',
])

/** Letters of a card's text that a button has room for. */
const SHORT = 72

/** "Flare: draw two cards" */
function sayText(eyes: Eyes, { card, text }: Action): string {
  const facts = eyes.facts(card!)
  const says = facts ? textOf(facts) : ''
  return facts && says && says.length <= SHORT ? `${nameOf(facts)}: ${says}` : text
}

/** One by one, and those that are gone are not counted. */
const ONE_BY_ONE = new Set(['put_under', 'load_now', 'discard_some', 'shuffle_some'])

/** What it means to be done here; empty where nothing more can be said. */
function sayDone({ question, picked }: Eyes): string {
  const ask = question?.ask ?? ''
  const count = picked.size
  if (ask === 'mulligan') return t('page-bluemoon-mulligan-done', { count })
  if (ask === 'decline' || ask === 'discard_mine') return t('page-bluemoon-discard-done', { count })
  if (ask === 'one_stays' || ask === 'discard_yours') return t('page-bluemoon-discard-done', { count: 0 })
  if (ask === 'random_discard') return t('page-bluemoon-draw-none')
  if (ONE_BY_ONE.has(ask)) return t('page-bluemoon-no-more')
  if (ask === 'pay' && !count) return t('page-bluemoon-pay-nothing')
  return ONE_CARD.has(ask) && !count ? t('page-bluemoon-choose-none') : ''
}

/** Passing in answer to what the other side does. */
function sayLetting({ actions, question }: Eyes): string {
  if (question?.ask === 'answer') return t('page-bluemoon-pass-answer')
  return actions.some(({ verb }) => verb === 'challenge') ? t('page-bluemoon-pass-challenge') : ''
}

/** Buttons with numbers, and what passing leads to. */
export function sayAction(eyes: Eyes, action: Action): string {
  const me = eyes.sitting.seat
  const table = eyes.view?.table
  if (me === null || !table) return action.text
  if (action.verb === 'announce' && action.element) return sayPower(eyes, action.element)
  if (action.verb === 'done') return sayDone(eyes) || action.text
  if (isLastText(eyes.sitting.question, action)) return sayText(eyes, action)
  if (action.verb !== 'pass') return action.text
  if (table.questions.length || table.seat !== me) return sayLetting(eyes) || action.text
  if (table.phase === 'turn_begin') return t('page-bluemoon-pass-begin')
  if (table.phase === 'action') return t('page-bluemoon-pass-action')
  if (table.phase === 'turn_end') return t('page-bluemoon-pass-end')
  if (table.phase !== 'boost') return action.text
  return table.element
    ? t(`page-bluemoon-pass-${table.element}`, { power: powerOf(eyes, table.element) })
    : t('page-bluemoon-pass-boost')
}
