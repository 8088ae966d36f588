/** What a first game has to be told, and when. */
import { gameNamed } from '../games'
import type { Sitting } from '../wire/sitting'

/** The first thing that is there now and was never explained; null while nothing is asked. */
export function newTopic(
  sitting: Pick<Sitting, 'question' | 'game' | 'happening'>,
  known: ReadonlySet<string>,
): string | null {
  const { question, game, happening } = sitting
  if (!question?.view) return null
  const topics = [`goal-${game}`, ...gameNamed(game).topics(question, happening)]
  return topics.find((topic) => topic && !known.has(topic)) ?? null
}
