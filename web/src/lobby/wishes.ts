/** What somebody chooses before a game, in words that every game understands. Needs nothing but itself. */
import type { Deck } from '../wire/answers'

export type OwnDeck = Pick<Deck, 'id' | 'name' | 'text'>

/** Somebody else at the table: a bot, somebody at this screen, a friend with a link, a deck that plays itself. */
export interface Other {
  kind: 'bot' | 'here' | 'friend' | 'solo'
  level: string
  name: string
}

export const CLOCKS = ['none', 'move', 'game', 'days'] as const
/** BM-8.7: how the decks of a match are found, and what happens to them between its games. */
export const LEADERS = ['agreed', 'random', 'secret'] as const
export const BETWEEN = ['keep', 'swapSets', 'chooseAgain', 'changeDeck'] as const
export const WATCHING = ['on', 'consent', 'off'] as const
export const RANDOM = 'random'
/** Before the id of a deck of one's own. */
export const OWN = 'own:'
export const RECOMMENDED = 'recommended'

export interface Choices {
  others: Other[]
  /** A people, `random`, or `own:ID`. */
  mine: string
  theirs: string
  /** A named ruleset, or `recommended`: the server takes the one that fits the decks. */
  ruleset: string
  /** Switches that differ from the named ruleset. */
  switches: Record<string, string>
  /** A seat, or null: chance decides. */
  start: number | null
  creatures: string
  match: boolean
  leaders: (typeof LEADERS)[number]
  between: (typeof BETWEEN)[number]
  clock: (typeof CLOCKS)[number]
  /** For a spell of questions (`move`), or to begin with (`game`, in minutes), or in days. */
  seconds: number
  minutes: number
  increment: number
  days: number
  takeBack: boolean
  /** null: as usual, only where all others are bots. */
  hints: boolean | null
  memory: boolean
  watching: (typeof WATCHING)[number]
  chat: boolean
  /** Anybody may take the seats that are for friends. */
  listed: boolean
  /** The game counts for ratings. */
  rated: boolean
}

const LEVEL = 'beginner'

export function bot(level = LEVEL): Other {
  return { kind: 'bot', level, name: '' }
}

export interface Circumstances {
  /** My name; empty: the server's business. */
  name: string
  /** How somebody at this screen is called who gave no name; by seat. */
  guest: (seat: number) => string
  /** The deck that plays itself: its level and what it is called here. */
  solo: { level: string; name: string }
  /** Peoples to choose from by chance. */
  peoples: string[]
  /** Decks of one's own by id, as text. */
  decks: Record<string, string>
  /** A number from 0 to below 1. */
  draw: () => number
}

/** `name+switch=word+...`; the recommended one is taken as it is. */
export function rulesetFrom(choices: Choices): string {
  if (choices.ruleset === RECOMMENDED) return RECOMMENDED
  return (
    choices.ruleset +
    Object.entries(choices.switches)
      .map(([key, word]) => `+${key}=${word}`)
      .join('')
  )
}

export function letterOf(seat: number): string {
  return 'abcde'[seat] ?? 'a'
}
