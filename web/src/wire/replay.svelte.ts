/** A game that is over as a table to look at: every moment as this viewer saw it, forwards and back. */
import type { Moment, Replay as WholeGame } from './answers'
import type { Beat } from './beats'
import { heard } from './heard'
import { linesOf } from './log'
import { ShowQueue, type Bundle } from './queue'
import type { Happening, LogLine, Sitting } from './sitting'
import type { Action, CardId, Game, Hint, Position, Reason, Seat, StartFrame } from './types'

/** Between two moments that are shown by themselves; longer where nothing moves. */
const BREATH = 250
const STILL = 1200

export class Replay implements Sitting {
  readonly connection = 'open'
  readonly question = null
  position = $state.raw<Position | null>(null)
  happening = $state.raw<Happening | null>(null)
  isShowing = $state(false)
  isRunning = $state(false)
  at = $state(0)
  private whole = $state.raw<WholeGame>()!
  private readonly keys = new Map<CardId, string>()
  private readonly queue: ShowQueue
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    game: WholeGame,
    private readonly pace: () => number,
  ) {
    this.queue = new ShowQueue({
      pace,
      me: () => this.seat,
      shown: () => this.position,
      show: (beat, bundle) => this.show(beat, bundle),
      busy: (isBusy) => (this.isShowing = isBusy),
    })
    this.speak(game)
  }

  get start(): StartFrame {
    return this.whole.start
  }
  get game(): Game {
    return this.start.game
  }
  get seat(): Seat | null {
    return this.start.seat
  }
  get moments(): Moment[] {
    return this.whole.moments
  }
  get last(): number {
    return this.moments.length - 1
  }
  get present(): Seat[] {
    return this.position?.seats.map(({ seat }) => seat) ?? []
  }
  get log(): LogLine[] {
    return this.moments.slice(0, this.at + 1).flatMap(({ steps }) => steps.flatMap(linesOf))
  }
  /** What the moment that is shown is about, in words. */
  get text(): string {
    return (
      this.moments[this.at]?.steps.flatMap(({ events }) => events.map(({ text }) => text)).join(' ') ?? ''
    )
  }

  /** The same game in these words. */
  speak(game: WholeGame): void {
    const moments = game.moments.map(({ steps, position }) => ({
      steps: steps.map((step) => heard(game.start.game, step)),
      position,
    }))
    this.whole = { ...game, moments }
    for (const { steps, position } of moments) {
      for (const [card, key] of Object.entries(position.view?.cards ?? {})) this.keys.set(Number(card), key)
      for (const event of steps.flatMap((step) => step.events))
        for (const card of event.cards) if (card) this.keys.set(card.id, card.key)
    }
    this.jump(this.at)
  }

  /** One further is shown as it was; everywhere else the table simply is. */
  go(to: number): void {
    const next = Math.min(Math.max(to, 0), this.last)
    if (next !== this.at + 1) {
      this.jump(next)
      return
    }
    this.queue.flush()
    this.at = next
    const { steps, position } = this.moments[next]!
    for (const step of steps) this.queue.step(step)
    this.queue.position(position)
  }

  /** To the next turn, or to the beginning of this one or the one before. */
  turn(way: 1 | -1): void {
    const begins = ({ steps }: Moment): boolean =>
      steps.some(({ events }) => events.some(({ kind }) => kind === 'turn' || kind === 'start'))
    let to = this.at + way
    while (to > 0 && to < this.last && !begins(this.moments[to]!)) to += way
    this.jump(Math.min(Math.max(to, 0), this.last))
  }

  run(): void {
    if (this.at === this.last) this.jump(0)
    this.isRunning = true
    this.tick()
  }

  rest(): void {
    this.isRunning = false
    clearTimeout(this.timer)
  }

  close(): void {
    this.rest()
    this.queue.clear()
  }

  hurry(): void {
    this.queue.flush()
  }
  key(card: CardId): string | undefined {
    return this.keys.get(card)
  }
  actionsFor(): Action[] {
    return []
  }
  answer(): void {
    // Nothing is asked.
  }
  takeBack(): void {
    // It is over.
  }
  why(): Promise<Reason[]> {
    return Promise.resolve([])
  }
  breakdown(): Promise<unknown> {
    return Promise.reject(new Error('a game that is over has no breakdown'))
  }
  hint(): Promise<Hint> {
    return Promise.reject(new Error('nothing is asked'))
  }

  private tick(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(
      () => {
        if (!this.isRunning) return
        if (this.at === this.last) this.rest()
        else {
          if (!this.queue.isBusy) this.go(this.at + 1)
          this.tick()
        }
      },
      this.pace() ? BREATH : STILL,
    )
  }

  private jump(to: number): void {
    this.queue.clear()
    this.at = to
    this.position = this.moments[to]?.position ?? null
    const step = this.moments[to]?.steps.at(-1)
    if (step) this.happening = { count: (this.happening?.count ?? 0) + 1, step, is_live: false }
  }

  private show(beat: Beat, bundle: Bundle): void {
    this.position = beat.position
    const last = bundle.steps.at(-1)
    if (!last) return
    this.happening = {
      count: (this.happening?.count ?? 0) + 1,
      step: { ...last, events: beat.events },
      act: beat.act,
      strikes: beat.strikes,
      is_live: true,
    }
  }
}
