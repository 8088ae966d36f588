import type { Step } from '../wire/types'

const MOST = 4
/** Without rule numbers, which belong to eyes. */
const RULES = / ?\([A-Z]{2,3}-[^)]*\)/g

/** A step in few words: the first sentences, so that ears are not flooded. */
export function announcement(step: Step): string {
  const texts = step.events.flatMap((event) => (event.text ? [event.text.replace(RULES, '')] : []))
  return texts.slice(0, MOST).join(' ')
}
