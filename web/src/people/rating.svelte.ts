/** A table that counts is only for those who want a rating: they are asked once, at the first such table. */
import { Refusal } from '../wire/api'
import type { Game } from '../wire/types'
import { wantRating } from './api'

class Asking {
  /** The game whose rating is asked about; null: nothing is asked. */
  game = $state<Game | null>(null)
  private answered: (yes: boolean) => void = () => undefined

  ask(game: Game): Promise<boolean> {
    this.game = game
    return new Promise((resolve) => (this.answered = resolve))
  }
  answer(yes: boolean): void {
    this.game = null
    this.answered(yes)
  }
}
export const asking = new Asking()

/** Do something that may need a rating; undefined: whoever was asked wants none. */
export async function rated<Result>(game: Game, work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'unrated') throw error
  }
  if (!(await asking.ask(game))) return undefined
  await wantRating(game, true)
  return work()
}
