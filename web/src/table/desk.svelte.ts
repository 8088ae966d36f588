/** What the player has in hand at one page: open pop-ups, the hint, what was chosen first. */
import { getContext, setContext, tick } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { Attempt, Sitting } from '../wire/sitting'
import type { Action, CardId, GameEvent, Hint, Reason } from '../wire/types'
import { withoutRules } from './announce'
import type { Drag } from './drag'
import { fitting, isVain, looseActions, wantsWords, type About, type Thing } from './actions'

/** Where a pop-up belongs. */
export type Anchor = HTMLElement | null

export type Popup =
  | { kind: 'menu'; thing: Thing; label: string; actions: Action[]; at: Anchor }
  | {
      kind: 'why'
      thing: Thing
      label: string
      word?: 'fight' | 'pass'
      reasons: Reason[] | null
      at: Anchor
    }
  | { kind: 'sheet'; thing: Thing; label: string; reasons: Reason[] | null }
  | { kind: 'about'; about: About; at: Anchor }
  | { kind: 'confirm'; action: Action; at: Anchor }
  | { kind: 'back'; at: Anchor }
  | { kind: 'zoom'; key: string; card: CardId | null }
  | { kind: 'breakdown' }
  | { kind: 'memory' }

export interface Plan {
  text: string
  /** Where its card may be dropped for it. */
  onto: string
  /** A touch is enough: nothing else can be meant. */
  isPlain?: boolean
  go: () => void
  /** The same, and then nothing more in this turn. */
  alone?: { text: string; go: () => void }
}

/** A button beside the question: an action, or what it leads to. */
export interface Offer {
  action: Action
  text: string
  element?: Action['element']
  go: (at: Anchor) => void
}

export interface Stake {
  card?: CardId
  text: string
}

export type Side = 'log' | 'chat'

export class Desk {
  popup = $state.raw<Popup | null>(null)
  /** The card under the mouse, shown large beside it. */
  peek = $state.raw<{ key: string; at: HTMLElement } | null>(null)
  /** A rule that is looked up, above whatever else is open. */
  rule = $state<string | null>(null)
  /** What a good player would do. */
  hint = $state.raw<Hint | null>(null)
  isThinking = $state(false)
  /** A card that was clicked and wants something more: the places where it may go light up. */
  chosen = $state<CardId | null>(null)
  /** A pass that is about to be said by itself. */
  passing = $state.raw<Action | null>(null)
  side = $state<Side>('log')
  /** Narrow screens: are log and chat open? */
  sideIsOpen = $state(false)
  /** Words of others that were not in sight when they came. */
  unread = $state(0)
  chatIsShown = $state(false)
  /** Is there an end screen here, and is it open? */
  hasEnd = $state(false)
  endIsOpen = $state(false)
  /** For ears: the latest thing to say. */
  said = $state('')
  /** How often something was said: the same words again are news, too. */
  sayings = $state(0)
  /** The places where a card may be dropped for an action, as `data-drop` names them; each game says it. */
  aims: (action: Action) => string[] = () => []
  /** What the question is about: a card and its text, what one has and needs; each game says it. */
  stake: () => Stake | null = () => null
  /** What follows from what is told now, in a sentence; each game says it. */
  follows: (event: GameEvent) => string = () => ''
  /** What one may want of a thing that cannot be had yet, in several steps; each game says it. */
  plan: (thing: Thing) => Plan | null = () => null
  /** What a card would bring, in a sentence; each game says it. */
  foresees: (card: CardId) => string = () => ''
  /** Does it give something up? It is offered as clearly, and does not shine as what leads on. Each game says it. */
  givesUp: (action: Action) => boolean = () => false
  /** Is it a card of the hand before one? Each game says it. */
  isHeld: (card: CardId) => boolean = () => false
  /** How a button says an action, where the game has more to say than its words. */
  says: (action: Action) => string = (action) => action.text
  /** Is it a button too, though a card on the table stands for it? Each game says it. */
  isOffered: (action: Action) => boolean = () => false
  /** What an action leads to, where that is one of several and known already; each game says it. */
  ways: (action: Action) => Offer[] = () => []
  /** Where the focus goes when what had it is gone. */
  home: () => HTMLElement | null = () => null
  private readonly spots = new SvelteMap<symbol, Thing>()
  private back: HTMLElement | null = null

  constructor(readonly sitting: Sitting) {}

  /** The hinted action, as long as its question stands. */
  get hinted(): Action | null {
    const { hint } = this
    return this.sitting.question?.actions?.find((action) => action.id === hint?.action) ?? null
  }

  /** Legal actions that nothing on the table stands for. */
  get loose(): Action[] {
    return looseActions(this.sitting.question?.actions, this.spots.values())
  }

  /** They as buttons, the further ways in the place of the action that leads there. */
  get offers(): Offer[] {
    const loose = new Set(this.loose)
    const offered = (this.sitting.question?.actions ?? []).filter(
      (action) => loose.has(action) || this.isOffered(action),
    )
    return offered.flatMap((action) => {
      const ways = this.ways(action)
      if (ways.length) return ways
      const { element } = action
      return { action, text: this.says(action), element, go: (at: Anchor) => this.do(action, at) }
    })
  }

  /** A spot is there from now on; returns how it goes. */
  place(thing: Thing): () => void {
    const name = Symbol()
    this.spots.set(name, thing)
    return () => this.spots.delete(name)
  }

  actionsFor(thing: Thing): Action[] {
    return fitting(this.sitting.question?.actions, thing, this.chosen)
  }

  /** Somebody wants something of a thing: do it, offer it, or say why not. */
  tap(thing: Thing, label: string, how: { isTouch: boolean; at: Anchor }): void {
    this.peek = null
    const actions = this.actionsFor(thing)
    const chosen = this.chosen
    this.chosen = null
    if (!actions.length && thing.about) {
      this.show({ kind: 'about', about: thing.about, at: how.at })
    } else if (!actions.length && thing.opens && thing.card !== undefined) {
      this.zoom(thing.card)
    } else if (how.isTouch && thing.card !== undefined) {
      this.show({ kind: 'sheet', thing, label, reasons: null })
      if (!actions.length) void this.explain(thing)
    } else if (actions.length === 1 && !wantsWords(actions[0]!)) this.do(actions[0]!, how.at)
    else if (actions.length) {
      if (thing.card !== undefined && thing.card !== chosen) this.chosen = thing.card
      this.show({ kind: 'menu', thing, label, actions, at: how.at })
    } else {
      const plan = this.plan(thing)
      if (plan?.isPlain) plan.go()
      else this.whyNot(thing, label, how.at)
    }
  }

  /** A card is taken up with the mouse: where may it be dropped, and what happens then? */
  drag(thing: Thing, label: string): Drag {
    this.sitting.hurry?.()
    this.peek = null
    this.close()
    const actions = this.actionsFor(thing)
    const onto = (place: string): Action[] => actions.filter((action) => this.aims(action).includes(place))
    // What a touch would reach in several steps, a drop does, too.
    const plan = actions.length ? null : this.plan(thing)
    return {
      takes: (place) => onto(place).length > 0 || plan?.onto === place,
      drop: (place, at) => {
        const meant = onto(place)
        if (plan) plan.go()
        else if (meant.length === 1 && !isVain(meant[0]!)) this.do(meant[0]!, at)
        else this.show({ kind: 'menu', thing, label, actions: meant, at })
      },
      // Dropped where cards of this game go, and nothing of it goes anywhere: the reason is wanted.
      miss: (at) => {
        if (!actions.length && !thing.opens) this.whyNot(thing, label, at)
      },
    }
  }

  /** Answer, after a question where something cannot be had back. */
  do(action: Action, at: Anchor = null): void {
    // Where nothing else can be done, there is nothing to be sure of.
    const isOnly = this.sitting.question?.actions?.length === 1
    if (action.is_final && !isOnly) this.show({ kind: 'confirm', action, at })
    else this.answer(action)
  }

  answer(action: Action): void {
    this.close()
    this.chosen = null
    this.hint = null
    this.passing = null
    this.sitting.answer(action)
  }

  whyNot(thing: Thing, label: string, at: Anchor): void {
    if (!attemptOf(thing) || this.sitting.seat === null || this.sitting.position?.type === 'over') {
      if (thing.card !== undefined) this.zoom(thing.card)
      return
    }
    this.show({ kind: 'why', thing, label, reasons: null, at })
    void this.explain(thing)
  }

  /** Why not what a key stands for, such as `fight`? */
  whyNotWord(word: string): void {
    if (this.sitting.seat === null || this.sitting.position?.status !== 'playing') return
    const thing: Thing = { match: (action) => action.verb === word }
    const asked = word === 'fight' || word === 'pass' ? word : undefined
    this.show({ kind: 'why', thing, label: word, word: asked, reasons: null, at: null })
    void this.explain(thing, { action: word })
  }

  zoom(card: CardId | string): void {
    const key = typeof card === 'string' ? card : this.sitting.key(card)
    if (key) this.show({ kind: 'zoom', key, card: typeof card === 'string' ? null : card })
  }

  show(popup: Popup): void {
    if (!this.popup && document.activeElement instanceof HTMLElement) this.back = document.activeElement
    this.popup = popup
    this.peek = null
  }

  /** Close the pop-up; the focus returns to where it was. */
  close(): void {
    if (!this.popup) return
    this.popup = null
    this.chosen = null
    const back = this.back
    this.back = null
    void tick().then(() => {
      if (document.activeElement && document.activeElement !== document.body) return
      const place = back?.isConnected ? back : this.home()
      place?.focus({ preventScroll: place !== back })
    })
  }

  async ask(): Promise<void> {
    if (this.isThinking || !this.sitting.question) return
    this.isThinking = true
    try {
      this.hint = await this.sitting.hint()
      this.say(withoutRules(this.hint.text[0] ?? ''))
    } catch {
      this.hint = null
    } finally {
      this.isThinking = false
    }
  }

  /** Is there something of one's own that may be taken back, or asked for? */
  get mayTakeBack(): boolean {
    const { start, seat, position, hasDecided } = this.sitting
    return (
      start?.options.take_back === 'on' &&
      seat !== null &&
      position?.status === 'playing' &&
      position.decisions > 0 &&
      hasDecided !== false
    )
  }

  /** Nobody has to agree. */
  get takesBackFreely(): boolean {
    const { position } = this.sitting
    return position?.type === 'choose' && typeof position.take_back === 'number'
  }

  /** What cannot be had back is asked about first, and so is having something back: the button lies beside others. */
  askBack(at: Anchor): void {
    if (this.mayTakeBack) this.show({ kind: 'back', at })
  }

  /** A link of the rules or to a card that is followed at the table opens above it; true if it was one. */
  follow(address: string): boolean {
    const [, page, which] = /^#\/(rules|cards)\/(.+)$/.exec(address) ?? []
    if (page === 'rules') this.rule = decodeURIComponent(which!)
    else if (page === 'cards') this.zoom(decodeURIComponent(which!))
    return page !== undefined
  }

  /** Say something to those who listen to the page. */
  say(text: string): void {
    this.said = text
    this.sayings += 1
  }

  private async explain(thing: Thing, attempt = attemptOf(thing)): Promise<void> {
    let reasons: Reason[] = []
    if (attempt && this.sitting.seat !== null)
      try {
        reasons = await this.sitting.why(attempt)
      } catch {
        reasons = []
      }
    const open = this.popup
    if (open && (open.kind === 'why' || open.kind === 'sheet') && open.thing === thing) {
      this.popup = { ...open, reasons }
      this.say(withoutRules(reasons[0]?.text ?? ''))
    }
  }
}

function attemptOf(thing: Thing): Attempt | null {
  if (thing.card !== undefined) return { card: thing.card }
  if (thing.creature !== undefined)
    return thing.row === undefined
      ? { creature: thing.creature }
      : { creature: thing.creature, row: thing.row }
  return null
}

const DESK = Symbol('desk')

export function provideDesk(desk: Desk): Desk {
  return setContext(DESK, desk)
}

export function useDesk(): Desk {
  return getContext<Desk>(DESK)
}
