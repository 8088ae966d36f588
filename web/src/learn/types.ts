/** Lessons as the server tells them (docs/lessons.md). */
import type { Game, Position, Seat, StartFrame, Step } from '../wire/types'

export interface Part {
  key: string
  title: string
  /** Number of its first stage. */
  stage: number
}
export interface LessonLine {
  name: string
  game: Game
  title: string
  about: string
  stages: number
  parts: Part[]
}
export interface Stage {
  part: string
  /** Where the learner sits. */
  seat: Seat
  /** What led here; null where nothing happened. */
  step: Step | null
  position: Position
  comment: string | null
  /** The action that the learner is to choose; null where nothing is asked. */
  expected: number | null
}
export interface WholeLesson extends Omit<LessonLine, 'stages'> {
  start: StartFrame
  stages: Stage[]
}
