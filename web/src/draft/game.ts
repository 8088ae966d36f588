/** The draft has a page of its own in the place of a table. */
import type { PageGame } from '../games/game'

export const DRAFT: PageGame = {
  name: 'draft',
  sign: { crest: 'moondrake' },
  page: () => import('./DraftPage.svelte'),
}
