/** A lesson as a table: every stage was played by the engine before; here it is walked through. */
import { linesOf } from '../wire/log'
import type { Attempt, Happening, LogLine, Sitting } from '../wire/sitting'
import type { Action, CardId, Game, Hint, Position, Reason, Seat, StartFrame } from '../wire/types'
import type { LessonStage, WholeLesson } from '../wire/answers'

export interface LessonOptions {
  language(): string
  ask<Answer>(address: string, body: unknown): Promise<Answer>
  isCalm(): boolean
  /** What is answered to a legal action that the example does not choose. */
  answerTo(action: Action): string
  /** Why nothing can be done while something is told. */
  readFirst(): string
  onMove?(at: number, is_done: boolean): void
}

/** How long a move that nobody comments stays on the table before the next one. */
const PACE = 1000

export class Lesson implements Sitting {
  readonly connection = 'open'
  happening = $state.raw<Happening | null>(null)
  at = $state(0)
  /** The friendly answer to something else that was possible. */
  aside = $state('')
  /** Grows with every attempt, so that what stands out can stand out again. */
  tries = $state(0)
  private data = $state.raw<WholeLesson>()!
  private keys = new Map<CardId, string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    data: WholeLesson,
    private readonly options: LessonOptions,
    at = 0,
  ) {
    this.data = data
    this.at = Math.min(Math.max(0, at), data.stages.length - 1)
    this.learnKeys()
    this.settle()
  }

  get id(): string {
    return `lesson-${this.data.name}`
  }
  get name(): string {
    return this.data.name
  }
  get game(): Game {
    return this.data.game
  }
  get stage(): LessonStage {
    return this.data.stages[this.at]!
  }
  get stages(): number {
    return this.data.stages.length
  }
  get parts(): WholeLesson['parts'] {
    return this.data.parts
  }
  get title(): string {
    return this.data.title
  }
  /** The sentence that stands: while moves run by themselves it is the one before them. */
  get comment(): string {
    for (let at = this.at; at >= 0; at -= 1) {
      const { comment } = this.data.stages[at]!
      if (comment) return comment
    }
    return ''
  }
  get start(): StartFrame {
    const { seat } = this.stage
    return { ...this.data.start, seat, my_seats: [seat] }
  }
  get position(): Position {
    return this.stage.position
  }
  get seat(): Seat {
    return this.stage.seat
  }
  get present(): Seat[] {
    return this.position.seats.map((seat) => seat.seat)
  }
  get question(): Position | null {
    return this.isAsked ? this.position : null
  }
  get isAsked(): boolean {
    return this.stage.expected !== null
  }
  /** Moves run by themselves until somebody is told or asked something. */
  get isRunning(): boolean {
    return !this.isAsked && this.stage.comment === null && !this.isAtEnd
  }
  get isAtEnd(): boolean {
    return this.at === this.stages - 1
  }
  get expected(): Action | null {
    return this.position.actions?.find((action) => action.id === this.stage.expected) ?? null
  }
  get log(): LogLine[] {
    return this.data.stages.slice(0, this.at + 1).flatMap(({ step }) => (step ? linesOf(step) : []))
  }

  key(card: CardId): string | undefined {
    return this.keys.get(card)
  }
  actionsFor(card: CardId): Action[] {
    return this.question?.actions?.filter((action) => action.card === card) ?? []
  }

  /** The expected answer goes on; any other is possible, but not this example. */
  answer(action: Action): void {
    if (!this.isAsked) return
    this.tries += 1
    if (action.id === this.stage.expected) this.move(this.at + 1)
    else this.aside = this.options.answerTo(action)
  }

  async why(attempt: Attempt): Promise<Reason[]> {
    if (!this.isAsked) return [{ rules: [], text: this.options.readFirst() }]
    const body = { stage: this.at, language: this.options.language(), ...attempt }
    const told = await this.options.ask<{ reasons: Reason[] }>(`lessons/${this.name}/why`, body)
    return told.reasons
  }

  async breakdown(): Promise<unknown> {
    const body = { stage: this.at, language: this.options.language() }
    return (await this.options.ask<{ parts: unknown }>(`lessons/${this.name}/breakdown`, body)).parts
  }

  /** What the example does. */
  hint(): Promise<Hint> {
    const { expected } = this.stage
    if (expected === null) return Promise.reject(new Error('nothing is asked'))
    return Promise.resolve({ action: expected, choices: [], text: [] })
  }

  takeBack(): void {
    this.back()
  }

  /** Somebody wants to go on: what runs by itself is shown at once. */
  hurry(): void {
    if (this.isRunning) this.move(this.at + 1)
  }

  /** On to the next thing that is said or asked; whatever lies between happens. */
  next(): void {
    if (!this.isAtEnd) this.move(this.at + 1)
  }

  /** Back to what was said before. */
  back(): void {
    const { stages } = this.data
    let at = this.at - 1
    while (at > 0 && stages[at]!.comment === null) at -= 1
    if (at >= 0) this.jump(at)
  }

  jump(at: number): void {
    this.move(Math.min(Math.max(0, at), this.stages - 1), false)
  }

  /** The same place in another language. */
  speak(data: WholeLesson): void {
    this.data = data
    this.aside = ''
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private move(to: number, is_live = true): void {
    this.at = to
    this.aside = ''
    this.learnKeys()
    const { step } = this.stage
    if (step) this.happening = { count: (this.happening?.count ?? 0) + 1, step, is_live }
    this.options.onMove?.(to, this.isAtEnd)
    this.settle()
  }

  private settle(): void {
    clearTimeout(this.timer)
    if (!this.isRunning) return
    // A stage in which nothing happened for the eye need not be waited for.
    const is_quiet = !this.stage.step?.events.some((event) => event.text)
    const pause = is_quiet ? 0 : this.options.isCalm() ? PACE / 2 : PACE
    this.timer = setTimeout(() => this.move(this.at + 1), pause)
  }

  private learnKeys(): void {
    for (const { position, step } of this.data.stages.slice(0, this.at + 1)) {
      for (const [card, key] of Object.entries(position.view?.cards ?? {})) this.keys.set(Number(card), key)
      for (const event of step?.events ?? [])
        for (const card of event.cards) if (card) this.keys.set(card.id, card.key)
    }
  }
}
