/** What happens is shown moment by moment, each for as long as it takes to follow; the position shown always belongs to the
 * last moment shown. Never faster because more is waiting: only a touch, or the reader's own pace, goes faster. */
import { gameNamed } from '../games'
import { single, type Beat } from './beats'
import type { Position, Seat, Step } from './types'

/** Steps that were stored together, and the table as it is after them. */
export interface Bundle {
  steps: Step[]
  position: Position
}

export interface QueueHooks {
  /** How long things take: 1 as usual, 0 at once. */
  pace(): number
  me(): Seat | null
  /** The table that is shown now. */
  shown(): Position | null
  /** Show this; `bundle` where it begins, so that everything in it is written down. */
  show(beat: Beat, bundle: Bundle): void
  /** Something is being shown, or no longer. */
  busy(isBusy: boolean): void
}

interface Waiting {
  bundle: Bundle
  /** Shown once more: the table that it began with. */
  from?: Position
}

export class ShowQueue {
  private readonly waiting: Waiting[] = []
  private beats: { beat: Beat; bundle: Bundle }[] = []
  private steps: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly hooks: QueueHooks) {}

  get isBusy(): boolean {
    return this.timer !== undefined
  }

  /** A live step; it is shown with the position that follows. */
  step(step: Step): void {
    this.steps.push(step)
  }

  position(position: Position): void {
    this.waiting.push({ bundle: { steps: this.steps, position } })
    this.steps = []
    this.proceed()
  }

  /** Show these once more, and then the table as it is now. */
  again(told: { bundle: Bundle; from: Position }[], now: Position): void {
    this.flush()
    if (!told.length || !this.hooks.pace()) return
    this.waiting.push(...told, { bundle: { steps: [], position: now } })
    this.proceed()
  }

  /** Show everything that waits now: somebody wants to go on. */
  flush(): void {
    this.stop()
    while (this.next()) this.showNext()
    this.hooks.busy(false)
  }

  /** Forget what waits: a newer look at the table has arrived. */
  clear(): void {
    this.stop()
    this.waiting.length = 0
    this.beats = []
    this.steps = []
    this.hooks.busy(false)
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private proceed(): void {
    if (this.timer !== undefined) return
    while (this.next()) {
      const { beat } = this.showNext()
      const wait = beat.milliseconds * this.hooks.pace()
      if (!wait) continue
      this.hooks.busy(this.beats.length + this.waiting.length > 0)
      this.timer = setTimeout(() => {
        this.timer = undefined
        this.proceed()
      }, wait)
      return
    }
    this.hooks.busy(false)
  }

  /** Is there a moment to show? */
  private next(): boolean {
    while (!this.beats.length) {
      const one = this.waiting.shift()
      if (!one) return false
      const { bundle, from } = one
      // Calm: everything at once.
      const told = this.hooks.pace()
        ? gameNamed(bundle.position.game).beats(from ?? this.hooks.shown(), bundle, this.hooks.me())
        : [single('quiet', bundle)]
      this.beats = told.map((beat) => ({ beat, bundle }))
    }
    return true
  }

  private showNext(): { beat: Beat; bundle: Bundle } {
    const one = this.beats.shift()!
    this.hooks.show(one.beat, one.bundle)
    return one
  }
}
