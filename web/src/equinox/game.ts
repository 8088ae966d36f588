/** Equinox, for the rest of the page. */
import type { TableGame } from '../games/game'
import { bot, letterOf, RANDOM, rulesetFrom } from '../lobby/wishes'
import { beatsOf } from './beats'

export const EQUINOX: TableGame = {
  name: 'equinox',
  seats: { least: 2, most: 5 },
  scene: 'dusk',
  sign: { creature: 'lupino' },
  rules: /^(EQ|OQE)-/i,
  chapter: 'EQ-4',
  usual: () => ({ others: [bot(), bot()], ruleset: 'equinox', creatures: RANDOM }),
  setup: (choices) => ({
    ruleset: rulesetFrom(choices),
    creatures: choices.creatures,
    ...(choices.start === null ? {} : { start: letterOf(choices.start) }),
  }),
  byChance: {},
  showsPlayers: true,
  fillsScreen: true,
  endsWide: true,
  beats: beatsOf,
  topics: () => ['bet'],
  sounds: [
    ['end', ['tournament_over']],
    ['dragon', ['vanished', 'revealed']],
    ['card', ['played', 'tree_played', 'bet', 'secret_bet', 'discarded']],
    ['draw', ['drawn']],
  ],
  facts: (language) => `api/reference/creatures?language=${language}`,
  load: {
    facts: () => import('./facts'),
    table: () => import('./EquinoxTable.svelte'),
    card: () => import('./EquinoxCard.svelte'),
    zoom: () => import('./EquinoxZoom.svelte'),
    notes: () => import('./PeekNotes.svelte'),
    back: async () => (await import('./back')).equinoxBack(),
    breakdown: () => import('./Breakdown.svelte'),
    memory: () => import('./memory'),
    ending: () => import('./Ending.svelte'),
    form: () => import('./NewGame.svelte'),
    shelf: () => import('./Shelf.svelte'),
    book: () => import('./Book.svelte'),
    lesson: () => import('./LessonPicture.svelte'),
  },
}
