/** The deck on the workbench: what it is, what the server says about it, and the way back. */
import { catalogue } from '../cards/catalogue.svelte'
import { forget, keep, kept } from '../kept'
import type { CardFacts } from '../wire/types'
import { check, keepDeck, prices, type Plan } from './api'
import type { DeckReport, Prices } from '../wire/answers'

const WORKING = 'moondrake.deck.'
const SETTLE = 120
const MOST_STEPS = 100

/** Which cards lie on the shelf: those the deck may hold, those that still fit, those it has, or all there are. */
export const SHELVES = ['allowed', 'fitting', 'inside', 'all'] as const
export type ShelfPart = (typeof SHELVES)[number]

export const EMPTY: Plan = {
  name: '',
  leader: '',
  cards: [],
  inquisitor: '',
  emissary: '',
  family: 0,
  drafted: false,
  ruleset: '',
}

/** What was being built when the page was left, and never kept at the server; `new`: a deck without an id. */
export function leftPlan(id: string): Plan | null {
  const working = kept(WORKING + id)
  if (!working) return null
  try {
    return { ...EMPTY, ...(JSON.parse(working) as Plan) }
  } catch {
    return null
  }
}
export const forgetLeft = (): void => forget(`${WORKING}new`)

export class Building {
  /** null: not kept yet. */
  id = $state<string | null>(null)
  plan = $state.raw<Plan>(EMPTY)
  report = $state.raw<DeckReport | null>(null)
  costs = $state.raw<Prices | null>(null)
  /** The last thing that was done, for those who do not see it. */
  told = $state('')
  isOffline = $state(false)
  shelf = $state<ShelfPart>('allowed')
  private past = $state.raw<Plan[]>([])
  private saved = $state('')
  private count = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pricedFor = ''

  constructor(
    id: string | null,
    plan: Plan,
    /** The drafted cards that a deck may be built from. */
    readonly pool: string[] | null = null,
  ) {
    this.id = id
    this.plan = plan
    this.saved = id ? JSON.stringify(plan) : ''
    const working = id ? leftPlan(id) : null
    if (working && JSON.stringify(working) !== this.saved) {
      this.plan = working
      this.past = [plan]
    }
    void this.look()
  }

  readonly isChanged = $derived.by(() => JSON.stringify(this.plan) !== this.saved)
  readonly canUndo = $derived.by(() => this.past.length > 0)
  readonly inDeck = $derived.by(() => new Set(this.plan.cards))
  readonly allowed = $derived.by(() => (this.costs ? new Set(this.costs.allowed) : null))
  readonly facts = $derived.by(() =>
    this.plan.cards.map((key) => catalogue.card(key)).filter((one): one is CardFacts => one !== undefined),
  )

  cost(key: string): number {
    return this.costs?.prices[key] ?? 0
  }
  isAllowed(key: string): boolean {
    return this.pool !== null || !this.allowed || this.allowed.has(key)
  }
  /** On the part of the shelf that is looked at; what fits breaks neither moons nor anything else. */
  isOnShelf(key: string): boolean {
    if (this.shelf === 'all') return true
    if (this.shelf === 'inside') return this.inDeck.has(key)
    if (!this.isAllowed(key)) return false
    if (this.shelf === 'allowed') return true
    const left = (this.report?.limit ?? Infinity) - (this.report?.moons ?? 0)
    return !this.inDeck.has(key) && this.cost(key) <= Math.max(0, left)
  }

  set(change: Partial<Plan>): void {
    this.past = [...this.past.slice(-MOST_STEPS), this.plan]
    this.plan = { ...this.plan, ...change }
    this.changed()
  }
  add(key: string): void {
    if (!this.inDeck.has(key)) this.set({ cards: [...this.plan.cards, key] })
  }
  remove(key: string): void {
    const place = this.plan.cards.lastIndexOf(key)
    if (place >= 0) this.set({ cards: this.plan.cards.toSpliced(place, 1) })
  }
  toggle(key: string): void {
    if (this.inDeck.has(key)) this.remove(key)
    else this.add(key)
  }
  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.plan = before
    this.changed()
  }
  /** Choosing a family brings its five cards along. */
  chooseFamily(family: number, all: CardFacts[]): void {
    const five = all.filter((one) => family && Number(one.family) === family).map((one) => one.key)
    this.set({ family, cards: [...new Set([...this.plan.cards, ...five])] })
  }

  private changed(): void {
    // The server has what was drafted.
    if (!this.pool) keep(WORKING + (this.id ?? 'new'), JSON.stringify(this.plan))
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), SETTLE)
  }

  /** Ask the server what it says to the deck as it is now. */
  async look(): Promise<void> {
    const number = ++this.count
    const plan = this.plan
    const wanted = `${plan.leader} ${plan.emissary} ${plan.family} ${plan.ruleset}`
    try {
      const [report, costs] = await Promise.all([
        check(plan),
        wanted === this.pricedFor ? this.costs : prices(plan),
      ])
      if (number !== this.count) return
      this.report = report
      this.costs = costs
      this.pricedFor = wanted
      this.isOffline = false
    } catch {
      if (number === this.count) this.isOffline = true
    }
  }

  /** Keep it at the server. Returns its id. */
  async save(): Promise<string> {
    const plan = this.plan
    const { id, deck } = await keepDeck(this.id, plan)
    forget(WORKING + (this.id ?? 'new'))
    this.id = id
    this.saved = JSON.stringify(plan)
    if (plan === this.plan) this.report = deck
    return id
  }
  /** As it was when it was kept the last time. */
  leave(): void {
    clearTimeout(this.timer)
  }
}
