/** What a place on the table is: what lies there, who may look, which rules say so. */
import type { About } from '../table/actions'
import { t } from '../words/index.svelte'
import type { CardId } from '../wire/types'

export type Place =
  'draw' | 'discard' | 'hand' | 'leader' | 'combat' | 'support' | 'influence' | 'dragons' | 'element'

/** `title` as the place is called; `cards` that may be seen there, and whether they are only remembered. */
export function aboutOf(
  place: Place,
  title: string,
  more: { name?: string; count?: number; cards?: CardId[]; isMemory?: boolean } = {},
): About {
  const { name = '', count = 0, cards = [], isMemory = false } = more
  return {
    title: name ? `${name}: ${title}` : title,
    text: t(`page-bluemoon-about-${place}`, { name, count }),
    cards,
    note: isMemory && cards.length ? t('page-bluemoon-about-seen') : '',
  }
}
