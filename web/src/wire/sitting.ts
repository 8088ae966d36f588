/** What a table component needs: the live table (wire/table.svelte.ts) and the lessons (learn/) both offer it. */
import type { Act, Strike } from './beats'
import type { Action, Because, CardId, Game, Hint, Position, Reason, Seat, StartFrame, Step } from './types'

/** What is tried and asked about: an action by number or word, a card, or a creature (and row). */
export type Attempt = { action: number | string } | { card: CardId } | { creature: string; row?: number }

export interface Happening {
  /** Grows by one for every step that is shown. */
  count: number
  step: Step
  /** What this moment is about, and what a card does to others in it. */
  act?: Act
  strikes?: Strike[]
  /** false for what was missed while away: it is not animated. */
  is_live: boolean
}

export interface LogLine {
  seq: number
  at: number
  kind: string
  seat: Seat | null
  text: string
  rule: string
  cards: CardId[]
  because?: Because
}

/** One viewer at one table. All properties are reactive (runes). */
export interface Sitting {
  readonly id: string
  readonly game: Game
  readonly start: StartFrame | null
  /** The position that is shown; steps that are still waiting to be shown come after it. */
  readonly position: Position | null
  /** The seat looked from; null for a spectator. */
  readonly seat: Seat | null
  /** What just happened, for animations and sounds. */
  readonly happening: Happening | null
  readonly log: LogLine[]
  /** The question to this viewer, null while nothing is asked or an answer is on its way. */
  readonly question: Position | null
  readonly connection: 'connecting' | 'open' | 'lost'
  /** Seats whose players are connected. */
  readonly present: Seat[]
  /** Key of a card of this match; undefined for one that was never seen. */
  key(card: CardId): string | undefined
  /** Legal actions about a card, a creature (and row), or about nothing that lies there. */
  actionsFor(card: CardId): Action[]
  answer(action: Action): void
  why(attempt: Attempt): Promise<Reason[]>
  breakdown(): Promise<unknown>
  hint(): Promise<Hint>
  /** false: there is nothing of one's own yet that could be taken back. */
  readonly hasDecided?: boolean
  /** Has no effect where it is not allowed. */
  takeBack(): void
  /** Something is still being shown. */
  readonly isShowing?: boolean
  /** Show at once what still waits to be shown: somebody wants to go on. */
  hurry?(): void
  /** Show the last turn of the others again; absent while there is none. */
  readonly again?: () => void
  /** Answer without having been told to: the only thing to do was to pass. */
  pass?(action: Action): void
}
