/** What a first game has to be told, and when. */
import type { Sitting } from '../wire/sitting'
import type { BlueMoonView } from '../wire/types'

export type Topic =
  | 'goal-bluemoon'
  | 'goal-equinox'
  | 'mulligan'
  | 'decision'
  | 'character'
  | 'boost'
  | 'announce'
  | 'dragon'
  | 'bet'

const PHASES: Partial<Record<string, Topic>> = {
  decision: 'decision',
  character: 'character',
  boost: 'boost',
  announce: 'announce',
}

/** The first thing that is there now and was never explained; null while nothing is asked. */
export function newTopic(sitting: Sitting, known: ReadonlySet<string>): Topic | null {
  const { question, game, happening } = sitting
  if (!question?.view) return null
  const topics: (Topic | undefined)[] = [`goal-${game}`]
  if (game === 'bluemoon') {
    const { phase } = (question.view as BlueMoonView).table
    if (happening?.step.events.some((event) => event.kind === 'dragon')) topics.push('dragon')
    topics.push(question.question?.ask === 'mulligan' ? 'mulligan' : PHASES[phase])
  } else topics.push('bet')
  return topics.find((topic) => topic && !known.has(topic)) ?? null
}
