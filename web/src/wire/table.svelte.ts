/** The live table: one viewer's connection to one table, as everything on the page sees it. */
import type { Attempt, Happening, LogLine, Sitting } from './sitting'
import { heard } from './heard'
import { linesOf } from './log'
import type { Beat } from './beats'
import { ShowQueue, type Bundle } from './queue'
import { shownSeeds } from './seeds'
import { keyOf } from './api'
import { Ways } from './pipes'
import { Socket, SocketRefusal, type Frame, type Message, type Pipe } from './socket'
import type { Action, CardId, Game, Hint, Position, Reason, Seat, StartFrame, Step } from './types'

export interface LiveTableOptions {
  language: string
  /** How long things take to be shown: 1 as usual, 0 at once. */
  pace(): number
  /** Something was refused; `code` as in server/errors.py. */
  onRefusal(code: string, message: string): void
  pipe?: () => Pipe
}

export interface Clocks {
  left: number[]
  /** When they were told, by this machine's clock. */
  at: number
  running: Seat | null
}

/** So much is kept to be shown again. */
const MOST_TOLD = 40

/** Does somebody's turn begin here? */
const begins = (bundle: Bundle, isWanted: (seat: Seat) => boolean): boolean =>
  bundle.steps.some((step) => step.events.some((event) => event.kind === 'turn' && isWanted(event.seat)))

export class LiveTable implements Sitting {
  start = $state.raw<StartFrame | null>(null)
  position = $state.raw<Position | null>(null)
  happening = $state.raw<Happening | null>(null)
  log = $state.raw<LogLine[]>([])
  connection = $state<'connecting' | 'open' | 'lost'>('connecting')
  present = $state.raw<Seat[]>([])
  /** Who looks on without a seat, by name; empty for somebody without one. */
  watchers = $state.raw<string[]>([])
  muted = $state.raw<Seat[]>([])
  clocks = $state.raw<Clocks | null>(null)
  /** Why the table cannot be looked at. */
  refused = $state.raw<{ code: string; message: string } | null>(null)
  /** Hot-seat: the seat whose player has said "it is me"; null shows nothing of any hand. */
  looker = $state<Seat | null>(null)
  seat = $state<Seat | null>(null)
  hasDecided = $state(false)

  /** Something is still being shown: a touch skips it. */
  isShowing = $state(false)
  /** What was shown last, with the table it began with. */
  private told = $state.raw<{ bundle: Bundle; from: Position }[]>([])

  private answered = $state(-1)
  /** Which decisions of the game were made here by a player, not by itself. */
  private chosen: { seat: Seat | null; decision: number }[] = []
  private takenBackTo = -1
  private keys = new Map<CardId, string>()
  private lastSeq = 0
  private language: string
  private readonly socket: Socket
  private readonly queue: ShowQueue

  constructor(
    readonly id: string,
    readonly game: Game,
    private readonly options: LiveTableOptions,
  ) {
    this.language = options.language
    this.queue = new ShowQueue({
      pace: () => options.pace(),
      me: () => this.seat,
      shown: () => this.position,
      show: (beat, bundle) => this.show(beat, bundle),
      busy: (isBusy) => (this.isShowing = isBusy),
    })
    const ways = new Ways(id)
    this.socket = new Socket(options.pipe ?? (() => ways.open()), {
      hello: () => this.hello(),
      frame: (frame) => this.hear(frame),
      status: (status) => (this.connection = status),
      refused: (code, message) => (this.refused = { code, message }),
    })
  }

  get mySeats(): Seat[] {
    return this.start?.my_seats ?? []
  }

  /** Several people play at this screen. */
  get isHotSeat(): boolean {
    return this.mySeats.length > 1
  }

  get question(): Position | null {
    const shown = this.position
    return shown?.type === 'choose' && shown.sequence !== this.answered ? shown : null
  }

  connect(): void {
    this.socket.connect()
  }

  wake(): void {
    this.socket.wake()
  }

  close(): void {
    this.queue.clear()
    this.socket.close()
  }

  /** Show what waits at once: whoever touches the table wants to go on. */
  hurry(): void {
    this.queue.flush()
  }

  /** The last turn of somebody else once more, or all that the others did since; and what followed. */
  get again(): (() => void) | undefined {
    const theirs = this.told.findLastIndex(({ bundle }) => begins(bundle, (seat) => seat !== this.seat))
    const mine = this.told.findLastIndex(({ bundle }) => bundle.steps.some((step) => step.seat === this.seat))
    const from = theirs < 0 ? mine : theirs
    const told = this.told.slice(from + 1)
    if (from < 0 || !told.length) return undefined
    return () => {
      const now = this.position
      if (now) this.queue.again(told, now)
    }
  }

  key(card: CardId): string | undefined {
    return this.keys.get(card)
  }

  actionsFor(card: CardId): Action[] {
    return this.question?.actions?.filter((action) => action.card === card) ?? []
  }

  answer(action: Action): void {
    const question = this.question
    if (!question) return
    this.chosen.push({ seat: this.seat, decision: question.decisions })
    this.give(action, question)
  }

  pass(action: Action): void {
    const question = this.question
    // What was taken back on purpose is not passed again by itself.
    if (question && question.decisions !== this.takenBackTo) this.give(action, question)
  }

  private give(action: Action, question: Position): void {
    this.answered = question.sequence
    void this.send({ type: 'answer', action: action.id, sequence: question.sequence }).then((isDone) => {
      if (!isDone) this.answered = -1
    })
  }

  async why(attempt: Attempt): Promise<Reason[]> {
    return (await this.socket.request({ type: 'why', ...attempt })).reasons as Reason[]
  }

  async breakdown(): Promise<unknown> {
    return (await this.socket.request({ type: 'breakdown' })).parts
  }

  async hint(): Promise<Hint> {
    return (await this.socket.request({ type: 'hint' })) as unknown as Hint
  }

  /** The last decision that was really one: what was passed by itself goes with it. */
  takeBack(): void {
    const decisions = this.position?.decisions ?? 0
    this.chosen = this.chosen.filter((one) => one.decision < decisions)
    const to = this.chosen.findLast((one) => one.seat === this.seat)?.decision
    void this.send(to === undefined ? { type: 'take_back' } : { type: 'take_back', to })
  }

  /** Yes or no; at a shared screen for any of its seats, without showing what that seat sees. */
  consent(ask: number, yes: boolean, seat: Seat): void {
    const here = this.seat
    if (here === null || seat === here) {
      void this.send({ type: 'consent', ask, yes })
      return
    }
    this.socket.tell({ type: 'look', seat })
    void this.send({ type: 'consent', ask, yes }).then(() => this.socket.tell({ type: 'look', seat: here }))
  }

  askBot(seat: Seat): void {
    void this.send({ type: 'ask_bot', for_seat: seat }, seat === this.seat ? 'not_now' : 'too_soon')
  }

  comeBack(): void {
    void this.send({ type: 'return' })
  }

  resign(): void {
    void this.send({ type: 'resign' })
  }

  claim(against: Seat): void {
    void this.send({ type: 'claim', against }, 'too_soon')
  }

  /** True when it is stored. */
  chat(text: string): Promise<boolean> {
    return this.send({ type: 'chat', text })
  }

  async mute(whom: Seat, on: boolean): Promise<void> {
    if (await this.send({ type: 'mute', whom, on })) this.resync()
  }

  /** Everything is said anew in this language. */
  speak(language: string): void {
    if (language === this.language) return
    this.language = language
    this.socket.tell({ type: 'language', language })
    this.resync()
  }

  /** Hot-seat: this player has confirmed; from now on the table is seen from this seat. */
  look(seat: Seat): void {
    this.looker = seat
    if (seat === this.seat) return
    this.queue.clear()
    this.seat = seat
    this.told = []
    this.position = null
    this.log = []
    this.keys = new Map()
    this.socket.tell({ type: 'look', seat })
    this.resync()
  }

  /** Hot-seat: cover everything until the next player confirms. */
  cover(): void {
    this.looker = null
  }

  private resync(): void {
    this.socket.tell({ type: 'resync', since: 0 })
  }

  /** A message that changes something; told to the player if it is refused. `notNow`: what "not now" means here. */
  private async send(message: Message, notNow = 'not_now'): Promise<boolean> {
    try {
      await this.socket.request(message)
      return true
    } catch (error) {
      if (!(error instanceof SocketRefusal) || error.code === 'closed') return false
      this.options.onRefusal(error.code === 'not_now' ? notNow : error.code, error.message)
      this.socket.tell({ type: 'resync', since: this.lastSeq })
      return false
    }
  }

  private hello(): Message {
    const hello: Message = { type: 'hello', since: this.lastSeq, language: this.language }
    // Once it is known from where one looks, a new connection must not turn the table around.
    if (this.seat !== null) hello.seat = this.seat
    const key = keyOf(this.id)
    if (key) hello.key = key
    return hello
  }

  private hear(frame: Frame): void {
    switch (frame.type) {
      case 'start':
        this.begin(frame as unknown as StartFrame)
        break
      case 'step':
        this.queue.step(heard(this.game, frame as unknown as Step))
        break
      case 'steps':
        this.catchUp((frame.steps as Step[]).map((step) => heard(this.game, step)))
        break
      case 'choose':
      case 'view':
      case 'over':
        this.arrive(frame as unknown as Position)
        break
      case 'presence':
        this.present = frame.seats as Seat[]
        this.watchers = (frame.watchers as string[] | undefined) ?? []
        break
      case 'muted':
        this.muted = frame.seats as Seat[]
    }
  }

  private begin(start: StartFrame): void {
    this.start = start
    this.seat = start.seat
    this.told = []
    this.queue.clear()
  }

  /** Missed steps: into the log, without a show. */
  private catchUp(steps: Step[]): void {
    this.queue.clear()
    const isWhole = steps[0]?.seq === 1
    const fresh = isWhole ? steps : steps.filter((step) => step.seq > this.lastSeq)
    this.note(fresh, isWhole)
    const last = fresh.at(-1)
    if (last)
      this.happening = {
        count: (this.happening?.count ?? 0) + 1,
        step: last,
        is_live: false,
      }
  }

  private arrive(position: Position): void {
    // Somebody else of this screen looks now.
    if (position.seat !== this.seat) return
    if (position.clocks)
      this.clocks = { left: position.clocks, at: performance.now(), running: position.to_act }
    else this.clocks = null
    for (const message of shownSeeds(this.id, position.fair)) this.socket.tell(message)
    this.queue.position(position)
  }

  private show(beat: Beat, bundle: Bundle): void {
    const { position, events } = beat
    const steps = beat.isFirst ? bundle.steps.filter((step) => step.seq > this.lastSeq) : []
    if (steps.length && this.position) this.remember(bundle, this.position)
    this.note(steps, false)
    if (position.view)
      for (const [card, key] of Object.entries(position.view.cards)) this.keys.set(Number(card), key)
    this.position = position
    const last = bundle.steps.at(-1)
    if (!last) return
    this.happening = {
      count: (this.happening?.count ?? 0) + 1,
      step: { ...last, events },
      act: beat.act,
      strikes: beat.strikes,
      is_live: true,
    }
  }

  private remember(bundle: Bundle, from: Position): void {
    const asked: Position = { ...from, type: 'view', question: undefined, actions: undefined }
    const quiet: Position = { ...bundle.position, type: 'view', question: undefined, actions: undefined }
    this.told = [...this.told.slice(-MOST_TOLD), { bundle: { ...bundle, position: quiet }, from: asked }]
  }

  private note(steps: Step[], isWhole: boolean): void {
    const lines = steps.flatMap(linesOf)
    if (isWhole) this.log = lines
    else if (lines.length) this.log = [...this.log, ...lines]
    if (isWhole) this.hasDecided = false
    for (const step of steps) {
      if (step.kind === 'decide' && step.seat === this.seat) this.hasDecided = true
      if (step.kind === 'back' && step.seat === this.seat) this.takenBackTo = Number(step.data.to)
      this.lastSeq = Math.max(this.lastSeq, step.seq)
      if (step.data.muted && step.seat !== null && !this.muted.includes(step.seat))
        this.muted = [...this.muted, step.seat]
      for (const event of step.events)
        for (const card of event.cards) if (card) this.keys.set(card.id, card.key)
    }
  }
}
