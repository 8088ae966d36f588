/** What every part of the table asks about a card: its facts, its state, what may be done with it. */
import { getContext, setContext } from 'svelte'
import { t } from '../words/index.svelte'
import { catalogue } from '../cards/catalogue.svelte'
import { isVain } from '../table/actions'
import type { Action, BlueMoonView, CardFacts, CardId, Position, Question, Seat } from '../wire/types'
import type { Sitting } from '../wire/sitting'
import { bluffActions, known, marksIn, marksOf, nearSeat, sortHand, viewOf } from './seen'

const KEY = Symbol('eyes')

/** From here on a card has room for its text, in letters. */
const ROOMY = 10

export class Eyes {
  /** Pixels: how wide cards are drawn in the fight and in the hand. */
  fightWidth = $state(0)
  handWidth = $state(0)
  /** Pixels of a letter's em. */
  letter = $state(16)
  readonly roomy = $derived(ROOMY * this.letter)
  readonly handSize = $derived(this.handWidth >= this.roomy ? 'medium' : 'small')
  #sitting: () => Sitting

  constructor(sitting: () => Sitting) {
    this.#sitting = sitting
  }

  get sitting(): Sitting {
    return this.#sitting()
  }

  readonly position: Position | null = $derived.by(() => this.#sitting().position)
  readonly view: BlueMoonView | null = $derived(viewOf(this.position))
  readonly near: Seat = $derived.by(() => nearSeat(this.#sitting().seat))
  readonly actions: Action[] = $derived.by(() => this.#sitting().question?.actions ?? [])
  readonly question = $derived.by(() => this.#sitting().question?.question as Question | undefined)
  private readonly mark = $derived(marksOf(marksIn(this.position)))
  private readonly doable = $derived(new Set(this.actions.map((action) => action.card)))
  /** Cards of which something would come: the others do not shine. */
  private readonly fruitful = $derived(
    new Set(this.actions.filter((action) => !isVain(action)).map((action) => action.card)),
  )
  /** Chosen so far. A question names either those or the ones to choose from. */
  readonly picked: Set<CardId> = $derived(
    new Set(known(this.question?.cards ?? []).filter((card) => !this.doable.has(card))),
  )

  private readonly held = $derived(new Set(this.view?.table.sides[this.near]?.hand ?? []))
  /** A card that lies on the table is asked for. */
  readonly isChoosing = $derived(this.actions.some((action) => action.verb === 'choose'))

  facts(card: CardId): CardFacts | undefined {
    const key = this.sitting.key(card)
    return key === undefined ? undefined : catalogue.card(key)
  }

  hand(cards: CardId[]): CardId[] {
    return sortHand(cards, (card) => this.facts(card))
  }

  marks(card: CardId): ReturnType<ReturnType<typeof marksOf>> {
    return this.mark(card)
  }

  isPlayable(card: CardId): boolean {
    return this.doable.has(card)
  }

  /** It may be played, and nothing would come of it. */
  isVain(card: CardId): boolean {
    return this.doable.has(card) && !this.fruitful.has(card)
  }

  /** Chosen so far for a question that takes several cards. */
  isChosen(card: CardId): boolean {
    return this.picked.has(card)
  }

  /** Is it in the hand at the lower edge? */
  isHeld(card: CardId): boolean {
    return this.held.has(card)
  }

  /** Given away for something: shown apart from what is merely chosen. */
  isPaid(card: CardId): boolean {
    return this.picked.has(card) && this.question?.ask === 'pay'
  }

  /** The card whose text asks. */
  isAsking(card: CardId): boolean {
    return this.question?.source === card
  }

  bluffActions(side: Seat, place: number): Action[] {
    return bluffActions(side, place, this.question, this.actions)
  }

  name(seat: Seat): string {
    return this.position?.seats.find((one) => one.seat === seat)?.name ?? ''
  }

  /** Several people play at this screen: nobody is "you". */
  get isShared(): boolean {
    return this.sitting.start?.my_seats.length !== 1
  }

  /** Whoever looks is "you", unless several share the screen. */
  isMe(seat: Seat): boolean {
    return seat === this.sitting.seat && !this.isShared
  }

  /** As it stands beside a portrait. */
  shownName(seat: Seat): string {
    return this.isMe(seat) ? t('page-bluemoon-you') : this.name(seat)
  }

  /** How a card is drawn that is so wide. */
  sizeAt(width: number): 'medium' | 'small' {
    return width >= this.roomy ? 'medium' : 'small'
  }
}

export function provideEyes(sitting: () => Sitting): Eyes {
  return setContext(KEY, new Eyes(sitting))
}

export function useEyes(): Eyes {
  return getContext<Eyes>(KEY)
}
