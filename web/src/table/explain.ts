/** What a first game has to be told, and when. */
import type { Sitting } from '../wire/sitting'
import type { BlueMoonView, Position } from '../wire/types'

export type Topic =
  | 'goal-bluemoon'
  | 'goal-equinox'
  | 'mulligan'
  | 'action'
  | 'decision'
  | 'character'
  | 'boost'
  | 'announce'
  | 'dragon'
  | 'bet'

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
function asked(question: Position): Topic | undefined {
  const { phase, questions, progress } = (question.view as BlueMoonView).table
  if (question.question?.ask === 'mulligan') return 'mulligan'
  const verbs = new Set(question.actions?.map((action) => action.verb))
  return !questions.length && PHASES[phase]?.(verbs, progress) ? (phase as Topic) : undefined
}

/** The first thing that is there now and was never explained; null while nothing is asked. */
export function newTopic(
  sitting: Pick<Sitting, 'question' | 'game' | 'happening'>,
  known: ReadonlySet<string>,
): Topic | null {
  const { question, game, happening } = sitting
  if (!question?.view) return null
  const topics: (Topic | undefined)[] = [`goal-${game}`]
  if (game === 'bluemoon') {
    if (happening?.step.events.some((event) => event.kind === 'dragon')) topics.push('dragon')
    topics.push(asked(question))
  } else topics.push('bet')
  return topics.find((topic) => topic && !known.has(topic)) ?? null
}
