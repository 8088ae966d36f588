/** What a game brings to the page. All of it comes with the first load, so whatever draws something is named here and
 * loaded when it is wanted. */
import type { Component, Snippet } from 'svelte'
import type { Painted } from '../art/heroes'
import type { Choices, Circumstances, OwnDeck } from '../lobby/wishes'
import type { Sound } from '../sound/make'
import type { GameOffer } from '../wire/answers'
import type { Beat } from '../wire/beats'
import type { Bundle } from '../wire/queue'
import type { Happening, Sitting } from '../wire/sitting'
import type { LiveTable } from '../wire/table.svelte'
import type { CardId, Game, Position, Seat, Step } from '../wire/types'
import type { Language } from '../words/languages'

type Loader<Props extends object = Record<string, never>> = () => Promise<{ default: Component<Props> }>

/** A game in lists: at a table (`TableGame`), or on a page of its own, `#/NAME` and `#/NAME/ID`. */
export interface PageGame {
  name: Game
  /** The small picture beside its name. */
  sign: { crest: string } | { creature: string }
  page?: Loader<{ id: string | null }>
}

export interface TableGame extends PageGame {
  seats: { least: number; most: number }
  /** The wide picture of the lobby. */
  scene: Painted['scene']

  /** Numbers of its rules and open questions, and the chapter to begin with. */
  rules: RegExp
  chapter: string

  /** What nobody has to think about, and where the very first game is another one. */
  usual(): Partial<Choices>
  first?(): Partial<Choices>
  /** The lines of a record's header that follow from what was chosen. */
  setup(choices: Choices, given: Circumstances): Record<string, string>
  /** The same where nobody chooses anything. */
  byChance: Record<string, string>
  /** Other ways into it, below the usual ones: an address, or a game that is begun at once. */
  ways?: Way[]
  /** Rulesets that tournaments choose from. */
  rulesets?: string[]
  /** Games can be a match, and everybody brings a deck. */
  hasMatches?: boolean
  hasDecks?: boolean
  /** The deck of a seat, from a set-up. */
  deckAt?(setup: Record<string, string>, seat: Seat): string

  /** Its table shows who plays, and leaves no room on small screens. */
  showsPlayers?: boolean
  fillsScreen?: boolean
  /** Its last page needs room for the scores. */
  endsWide?: boolean
  /** What happened at once, moment by moment. */
  beats(before: Position | null, bundle: Bundle, me: Seat | null): Beat[]
  /** A step as people expect to hear it; `t` says words. */
  told?(step: Step, t: (key: string) => string): Step
  /** What a first game has to be told now (`page-table-explain-...`), the most urgent first. */
  topics(question: Position, happening: Happening | null): (string | undefined)[]
  /** Which events are heard, the most important first. */
  sounds: [Sound, string[]][]
  /** Single letters that answer a question, with what they mean (`page-table-key-...`). */
  keys?: Record<string, { says: string; verbs: string[] }>

  /** Where the facts of its cards are, for those who ask before anything else is there. */
  facts(language: Language): string
  load: {
    facts(): Promise<{ facts: Facts }>
    table: Loader<TableProps>
    /** A card by its key. Purely visual: whoever wraps it names it. */
    card: Loader<{ cardKey: string; size?: CardSize }>
    /** A card large, with everything about it; `card`: as it lies on the table. */
    zoom: Loader<{ cardKey: string; card: CardId | null; children?: Snippet }>
    /** Below a card that is looked at in passing. */
    notes: Loader<{ cardKey: string }>
    /** The back of its cards. */
    back(): Promise<string>
    /** Where powers, scores and the like come from. */
    breakdown: Loader<{ parts: unknown }>
    memory(): Promise<{ memoryOf(view: NonNullable<Position['view']>): MemoryList[] }>
    /** How a game ended, for those who want to know. */
    ending: Loader<{ table: LiveTable }>
    /** What is chosen for a new game. */
    form: Loader<FormProps>
    /** All its cards. */
    shelf: Loader<ShelfProps>
    /** The rulebook on two sheets. */
    book: Loader
    /** A picture for its lessons. */
    lesson: Loader
  }
}

export type CardSize = 'mini' | 'small' | 'medium' | 'large'
export type TableProps = { sitting: Sitting; prompt: Snippet; side: Snippet; isTold?: boolean }
export type TableComponent = Component<TableProps>
export type FormProps = { choices: Choices; offer: GameOffer; decks: OwnDeck[] }

/** `card`: the one that is looked at; `kept`: what shelves remember, each under the name of its game. */
export type ShelfProps = { card: string | null; kept: Map<Game, unknown> }

export type Way = { icon: 'crystal' | 'cards' | 'star' | 'users'; says: string } & (
  { href: string } | { testid: string; play(usual: Choices): Choices }
)

/** What is known about the cards of a game, asked for once. */
export interface Facts {
  /** In this language, or everything. Repeated calls cost nothing; a failed one may be repeated. */
  load(language?: Language): Promise<void>
  /** What only one table has, such as cards of packs. */
  loadTable?(id: string, setup: Record<string, string>): Promise<void>
  has(key: string): boolean
  cardName(key: string): string
}

/** Something one has seen, as a list of cards. */
export interface MemoryList {
  /** Words `page-table-memory-...`. */
  kind: string
  /** Whose; null: everybody's. */
  seat: Seat | null
  /** More for the words. */
  values?: Record<string, string | number>
  cards: CardId[]
}
