/** Steps are shown one after the other; the position shown always belongs to the last step shown. */
import type { Position, Step } from './types'

/** Steps that were stored together, and the table as it is after them. */
export interface Bundle {
  steps: Step[]
  position: Position
}

export interface QueueHooks {
  /** May motion be shown? */
  isCalm(): boolean
  isMine(step: Step): boolean
  show(bundle: Bundle, isLive: boolean): void
}

/** Milliseconds that something visible is given before the next. */
export const PAUSE = 450
/** More than so many waiting: no pauses until it is fewer. */
export const MOST = 4

export class ShowQueue {
  private readonly waiting: Bundle[] = []
  private steps: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly hooks: QueueHooks) {}

  get length(): number {
    return this.waiting.length
  }

  /** A live step; it is shown with the position that follows. */
  step(step: Step): void {
    this.steps.push(step)
  }

  position(position: Position): void {
    const bundle = { steps: this.steps, position }
    this.steps = []
    this.waiting.push(bundle)
    if (bundle.steps.some((step) => this.hooks.isMine(step))) this.flush()
    else this.proceed()
  }

  /** Show everything that waits now: somebody wants to go on. */
  flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    while (this.waiting.length) this.showNext()
  }

  /** Forget what waits: a newer look at the table has arrived. */
  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting.length = 0
    this.steps = []
  }

  private proceed(): void {
    while (this.waiting.length) {
      if (this.timer !== undefined) {
        if (this.waiting.length <= MOST && !this.hooks.isCalm()) return
        clearTimeout(this.timer)
        this.timer = undefined
      }
      const bundle = this.showNext()
      if (this.hooks.isCalm() || !isVisible(bundle)) continue
      this.timer = setTimeout(() => {
        this.timer = undefined
        this.proceed()
      }, PAUSE)
    }
  }

  private showNext(): Bundle {
    const bundle = this.waiting.shift()!
    this.hooks.show(bundle, true)
    return bundle
  }
}

/** Did something happen that one can see? */
export function isVisible(bundle: Bundle): boolean {
  return bundle.steps.some((step) => step.events.length > 0)
}
