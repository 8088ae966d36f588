/** What a first game has to be told, and when. */
import type { Happening } from '../wire/sitting'
import type { BlueMoonView, Position } from '../wire/types'

/** The lines about a phase, each with when it is true: what it speaks of is offered, and was not done before. */
const PHASES: Record<string, (verbs: ReadonlySet<string>, progress: Record<string, unknown>) => boolean> = {
  action: (verbs) => verbs.has('pass'),
  decision: (verbs) => verbs.has('fight') && verbs.has('retreat'),
  character: (verbs, { has_character }) => verbs.has('play') && !has_character,
  boost: (verbs, { boosters_played, supports_played }) =>
    verbs.has('play') && verbs.has('pass') && !boosters_played && !supports_played,
  announce: (verbs) => verbs.has('announce'),
}

/** What the question itself is about; nothing where a card asks, whatever phase it is in. */
function asked(question: Position): string | undefined {
  const { phase, questions, progress } = (question.view as BlueMoonView).table
  if (question.question?.ask === 'mulligan') return 'mulligan'
  const verbs = new Set(question.actions?.map((action) => action.verb))
  return !questions.length && PHASES[phase]?.(verbs, progress) ? phase : undefined
}

export function topicsOf(question: Position, happening: Happening | null): (string | undefined)[] {
  const isDragon = happening?.step.events.some((event) => event.kind === 'dragon')
  return [isDragon ? 'dragon' : undefined, asked(question)]
}
