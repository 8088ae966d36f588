/** Blue Moon, for the rest of the page. */
import type { TableGame } from '../games/game'
import {
  bot,
  letterOf,
  OWN,
  RANDOM,
  RECOMMENDED,
  rulesetFrom,
  type Choices,
  type Circumstances,
} from '../lobby/wishes'
import { beatsOf } from './beats'
import { topicsOf } from './topics'
import { withNoDragon } from './undragoned'

export const BLUE_MOON: TableGame = {
  name: 'bluemoon',
  seats: { least: 2, most: 2 },
  scene: 'moonlight',
  sign: { crest: 'moondrake' },
  rules: /^(BM|OQ|RS)-/i,
  chapter: 'BM-5',
  usual: () => ({ others: [bot()], ruleset: RECOMMENDED }),
  /** Two peoples without surprises, whose cards teach the game, and an easy opponent. */
  first: () => ({ mine: 'vulca', theirs: 'hoax' }),
  setup,
  byChance: { 'deck a': RANDOM, 'deck b': RANDOM },
  ways: [
    {
      icon: 'crystal',
      says: 'page-lobby-match-now',
      testid: 'start-match',
      play: (usual) => ({ ...usual, match: true }),
    },
    {
      icon: 'cards',
      says: 'page-lobby-solo-now',
      testid: 'start-solo',
      play: (usual) => ({ ...usual, others: [{ kind: 'solo', level: '', name: '' }] }),
    },
    { icon: 'star', says: 'page-lobby-solo-ladder', href: '#/solo' },
    { icon: 'users', says: 'page-draft-title', href: '#/draft' },
    { icon: 'cards', says: 'page-lobby-build-deck', href: '#/decks' },
  ],
  rulesets: ['ansmann', 'kosmos', 'legends'],
  hasMatches: true,
  hasDecks: true,
  deckAt: (setup, seat) => setup[`deck ${letterOf(seat)}`] ?? '',
  beats: beatsOf,
  told: withNoDragon,
  topics: topicsOf,
  sounds: [
    ['end', ['over']],
    ['dragon', ['dragon']],
    ['card', ['lay_out', 'load', 'land', 'discard']],
    ['draw', ['draw']],
  ],
  keys: {
    f: { says: 'page-table-key-fight', verbs: ['fight'] },
    r: { says: 'page-table-key-retreat', verbs: ['retreat', 'decline'] },
  },
  facts: (language) => `api/reference/cards?language=${language}&only=true`,
  load: {
    facts: () => import('../cards/catalogue.svelte'),
    table: () => import('./BlueMoonTable.svelte'),
    card: () => import('./CardByKey.svelte'),
    zoom: () => import('./Zoom.svelte'),
    notes: () => import('./PeekNotes.svelte'),
    back: async () => (await import('../art/backs')).cardBack(),
    breakdown: () => import('./Breakdown.svelte'),
    memory: () => import('./memory'),
    ending: () => import('./Ending.svelte'),
    form: () => import('./NewGame.svelte'),
    shelf: () => import('./Shelf.svelte'),
    book: () => import('./Book.svelte'),
    lesson: () => import('./LessonPicture.svelte'),
  },
}

function setup(choices: Choices, given: Circumstances): Record<string, string> {
  const mine = deckFrom(choices.mine, choices.theirs, given)
  const header: Record<string, string> = { 'deck a': mine, 'deck b': deckFrom(choices.theirs, mine, given) }
  const ruleset = rulesetFrom(choices)
  if (ruleset !== RECOMMENDED) header.ruleset = ruleset
  // The rules say who begins against the deck that plays itself.
  if (choices.others[0]?.kind === 'solo') header.solo = 'yes'
  else if (choices.start !== null) header.start = letterOf(choices.start)
  return header
}

/** Who wants a surprise meets another people than the one across the table. */
function deckFrom(chosen: string, opposite: string, given: Circumstances): string {
  if (chosen.startsWith(OWN)) return given.decks[chosen.slice(OWN.length)] ?? RANDOM
  if (chosen !== RANDOM) return chosen
  const left = given.peoples.filter((people) => people !== opposite)
  return left[Math.floor(given.draw() * left.length)] ?? RANDOM
}
