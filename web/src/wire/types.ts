/** What the server says and hears (docs/server.md). Numbers of cards are those of one match. */

export type Game = 'bluemoon' | 'equinox'
export type Seat = number
export type CardId = number

// ---- things one may do -----------------------------------------------------------------------------------

/** A legal action. `id` is what is sent back; the rest says what it is about, so that the page need not know. */
export interface Action {
  id: number
  /** Notation, such as `play hoax-13`. */
  word: string
  /** As a button says it, in the viewer's language. */
  text: string
  /** First word of the notation: play, bluff, choose, pay, pass, done, fight, retreat, bet, secret, ... */
  verb: string
  /** The card that is clicked for it, if there is one. */
  card: CardId | null
  /** Blue Moon: fire or earth (announce). */
  element?: Element
  /** A seat to choose (start, player). */
  seat?: Seat
  /** Blue Moon: a face-down card by its place, from 0 (`bluffed`), or a group (`which`). */
  place?: number
  /** Equinox: the creature's key, and the row from 1 for a field. */
  creature?: string
  row?: number
  /** May only be asked about, after confirmation: it gives up something that cannot be had back. */
  is_final?: boolean
}

/** A reason why something may not be done, with its rules and the cards that stand in the way. */
export interface Reason {
  rules: string[]
  text: string
  cards?: CardRef[]
}
export interface Because {
  text: string
  rule: string
}
export interface CardRef {
  id: CardId
  key: string
}

/** What is tried and asked about: an action by number or word, a card, or a creature (and row). */
export type Attempt = { action: number | string } | { card: CardId } | { creature: string; row?: number }

// ---- frames ----------------------------------------------------------------------------------------------

export interface GameEvent {
  /** Lower-case name: bluemoon/events.py `What`, equinox/happenings.py `Happening`. */
  kind: string
  seat: Seat
  /** null: a card this viewer may not see. */
  cards: (CardRef | null)[]
  amount: number
  rule: string
  /** null: nothing worth saying. */
  text: string | null
  /** Why the deck of a solo game did that (BM-22). */
  because?: Because
}

export interface Step {
  type: 'step'
  seq: number
  /** Milliseconds since 1970. */
  at: number
  /** join, start, decide, chance, back, ask, answer, resign, claim, bot, chat, rematch, ... (server/entries.py) */
  kind: string
  seat: Seat | null
  data: Record<string, unknown>
  events: GameEvent[]
}

export interface SeatInfo {
  seat: Seat
  name: string
  kind: 'human' | 'bot'
  level: string | null
  is_ready: boolean
  has_left: boolean
  /** How somebody left: resign, time or claim. */
  left_by?: 'resign' | 'time' | 'claim' | null
}

export interface Ask {
  ask: number
  what: 'take_back' | 'bot' | 'watch' | string
  seat: Seat | null
  waits_for: Seat[]
  to?: number
  level?: string
  name?: string
  for_seat?: Seat
}

export interface Options {
  clock: { kind: 'none' | 'move' | 'game' | 'days'; seconds: number; increment: number; days: number }
  watching: 'on' | 'off' | 'consent'
  take_back: 'on' | 'off'
  hints: boolean
  memory: boolean
  chat: boolean
  absence: number
  /** The game counts for ratings. */
  rated?: boolean
}

export interface StartFrame {
  type: 'start'
  game: Game
  rules: number
  /** The seat looked from; null for a spectator. */
  seat: Seat | null
  table: string
  seq: number
  setup: Record<string, string>
  options: Options
  /** A match: crystals won so far, seat by seat; empty for a single game. */
  crystals: number[]
  /** What the games before brought, seat by seat: of the match, or of all rematches. */
  games?: number[][]
  /** The tournament that opened this table. */
  tournament?: string | null
  my_seats: Seat[]
  fair: { commitment: string }
}

/** The table as it is. `choose`: this viewer is asked; `view`: somebody else is; `over`: the end. */
export interface Position {
  type: 'choose' | 'view' | 'over'
  game: Game
  seat: Seat | null
  table: string
  seq: number
  sequence: number
  decisions: number
  status: 'waiting' | 'playing' | 'over'
  to_act: Seat | null
  /** Milliseconds left, seat by seat. */
  clocks: number[] | null
  seats: SeatInfo[]
  asks: Ask[]
  is_assisted: boolean
  /** The table of the rematch, once somebody asked for it. */
  rematch: string | null
  /** Absent before the game begins. */
  view?: BlueMoonView | EquinoxView
  /** Blue Moon: what texts do to the cards that lie there now. */
  marks?: Marks
  // choose only
  question?: Question
  text?: string
  actions?: Action[]
  /** How many decisions stay if one takes back for free; null if the others have to be asked. */
  take_back?: number | null
  // over only
  returns?: number[]
  winners?: Seat[]
  /** '' for an end by the rules; resign, time, claim, ... */
  reason?: string
  by?: Seat | null
  /** To check the deal: the seeds are told when the game is over. */
  fair?: {
    to_reveal?: Seat[]
    seal?: string | null
    commitment: string
    server_seed?: string | null
    seat_seeds?: { seed: string; by: string }[] | null
  }
}

export interface Question {
  ask: string
  seat: Seat | null
  side?: Seat
  source?: CardId | null
  left?: number
  cards?: (CardId | null)[]
  ability?: string | null
}

export interface Marks {
  /** Cards of which something is ignored now: `card` its value counts nothing, `text`, `icons`. */
  ignored: { card: CardId; what: ('card' | 'text' | 'icons')[] }[]
  /** What a card counts now in the contested element, where that differs from what is printed. */
  values: { card: CardId; value: number }[]
  /** Cards with an effective PROTECTED. */
  protected: CardId[]
  /** What each side has in either element, seat by seat. */
  powers: Record<Element, number>[]
  /** Who has an effective SHIELD in the contested element, seat by seat. */
  shields: boolean[]
  /** What the active player has to reach; null in the first turn of a fight. */
  needs: number | null
  /** What the active player has and needs without the cards that the first character of the turn will cover; null where
   * nothing is going to be covered. */
  ahead: { power: number; shield: boolean; needs: number | null } | null
  /** How many dragons each seat would gain if the other left the fight now. */
  dragons?: number[]
}

export interface Hint {
  action: number
  choices: { action: number; line: number[]; chance: number; worlds: number }[]
  text: string[]
}

export interface BlueMoonBreakdown {
  powers: {
    seat: Seat
    element: Element
    power: number
    has_shield: boolean
    lines: { card: CardRef | null; printed: number; value: number; rule: string; changes: Change[] }[]
    raises: Change[]
    text: string[]
  }[]
  dragons: { winner: Seat; dragons: number; text: string[] }[]
}
interface Change {
  layer: number
  value: number
  rules: string[]
  by: (CardRef | null)[]
}
export interface EquinoxBreakdown {
  /** `sums` by seat, -1 for none. */
  control: { creature: string; controller: Seat | null; sums: number[]; rule: string }[]
  /** `row` from 0; `scores`: does it still count? */
  scores: { seat: Seat; creature: string; row: number; points: number; scores: boolean; rule: string }[]
  /** Best first; `secret` and `rows` are the points compared in a tie, `rule` says whether there was one. */
  standings: { seat: Seat; place: number; points: number; secret: number; rows: number[]; rule: string }[]
}

/** Equinox: what the rules make of what lies there now (`Position.marks`). */
export interface EquinoxMarks {
  /** What a stone is worth on a champion card and in each row. */
  champion_worth: number
  row_worth: number[]
  /** Strength in the current row of every creature in the tournament; null: no card there yet. */
  strengths: Record<string, number | null>
  /** The lowest of them; more than one: nothing vanishes. */
  weakest: string[]
  /** Creatures in the tournament without a card in the current row: nothing vanishes before they have one. */
  empty: string[]
  next: Seat
  /** By seat: open stones, a hidden bet, and all stones left bet in this round. */
  possible: number[]
}

// ---- Blue Moon -------------------------------------------------------------------------------------------

export type Element = 'fire' | 'earth'

export interface BlueMoonView {
  setup: Record<string, string>
  table: {
    /** The active player. */
    seat: Seat
    to_act: Seat | null
    is_first: boolean
    /** -3 .. 3, positive: seat 0 has so many dragons; negative: seat 1. */
    dragons: number
    winner: Seat | null
    crystals: number
    /** setup end_check before_turn turn_begin action decision character character_end boost boost_end
     * before_power announce after_power turn_end over */
    phase: string
    element: Element | null
    sides: [Side, Side]
    questions: Question[]
    progress: Record<string, unknown>
  }
  /** Only where agreed. */
  memory?: { sides: [SideMemory, SideMemory] }
  cards: Record<string, string>
}

export interface Side {
  hand_size: number
  /** The hand cards the viewer sees. */
  hand: (CardId | null)[]
  revealed: (CardId | null)[]
  pile_size: number
  active: (CardId | null)[]
  inactive: (CardId | null)[]
  support: (CardId | null)[]
  /** Face-down supports; null for the opponent's. */
  bluffs: (CardId | null)[]
  discard_top: CardId | null
  /** Top of the leadership stack. */
  stack_top: CardId | null
  leading: (CardId | null)[]
  ships: { ship: CardId; is_landed: boolean; cargo: (CardId | null)[] }[]
  /** Active Hyla and crystal cards (influence). */
  lasting: (CardId | null)[]
  /** Inquisitor and emissary in the leader zone. */
  staff: (CardId | null)[]
  vows: (CardId | null)[]
  ready: (CardId | null)[]
  exposed: (CardId | null)[]
  laid: (CardId | null)[]
  power: number
}

export interface SideMemory {
  discards: (CardId | null)[]
  stack: (CardId | null)[]
  known_hand: (CardId | null)[]
  unseen: (CardId | null)[]
  [name: string]: unknown
}

// ---- Equinox ---------------------------------------------------------------------------------------------

export interface EquinoxView {
  setup: Record<string, string>
  table: {
    step: string
    turn: Seat
    /** Current row, from 1. */
    row: number
    creatures: {
      creature: string
      /** The row in which it vanished, from 1. */
      vanished_in: number | null
      controller: Seat | null
      /** Stones on the champion card, by seat. */
      champions: Seat[]
      rows: { visible: CardId | null; height: number; stone: Seat | null }[]
    }[]
    stones_left: number[]
    points: number[]
    hand: CardId[]
    hand_sizes: number[]
    aside_sizes: number[]
    secret: CardId | null
    has_secret: boolean[]
    secret_used: Seat[]
    bet_on: string[]
    echoed: boolean
    free_discards: boolean
    bet_secretly: boolean
    picked: CardId[]
    picked_size: number
    pile_size: number
    discard_size: number
    asked: (Question & { other?: Seat | null })[]
  }
  /** Only where agreed. */
  memory?: EquinoxMemory
  /** Card number to word: `susi 4`, `chameleon 3`, `urvater 1`. */
  cards: Record<string, string>
}

export interface EquinoxMemory {
  covered: { creature: string; row: number; cards: CardId[] }[]
  discarded: CardId[]
  aside: (CardId | null)[]
  /** By seat: cards last seen in that hand. */
  held: (CardId | null)[][]
  /** Cards of this game that were never seen. */
  unseen: CardId[]
}

// ---- lists, references -----------------------------------------------------------------------------------

/** In all languages, or in those that were asked for. */
export type Spoken = { en?: string; de?: string; hu?: string }

export interface CardFacts {
  key: string
  /** hoax vulca mimix flit khind terrah pillar aqua buka mutant hyla tutu inter inquisitor emissary moondrake ... */
  people: string
  number: number
  name: Spoken
  unofficial_names: string[]
  /** character booster support leadership leader ship interference hyla crystal inquisitor emissary ... */
  kind: string
  fire: number | null
  earth: number | null
  icons: string[]
  moons: number | null
  capacity: number | null
  deck: string | null
  set: string
  family: string | null
  pair: string | null
  text: Spoken
  rules: string[]
  certainty: 'verified' | string
}

export interface CreatureFacts {
  key: string
  name: string
  text: string
  rule: string
}

export interface TableLine {
  id: string
  game: Game
  status: 'waiting' | 'playing' | 'over'
  seats: { kind: string; name: string; level: string }[]
  my_seats: Seat[]
  to_act: Seat | null
  your_turn: boolean
  updated_at: number
  result: { reason: string; returns: number[]; winners: Seat[] } | null
  /** Made by me. */
  is_mine: boolean
  /** A seat is kept for me, and I have not answered. */
  is_challenge: boolean
  is_rated: boolean
  clock: Options['clock']
  /** When the time of the seat to act is up. */
  deadline: number | null
}

export interface Chapter {
  key: string
  title: string
  language: string
  is_fallback: boolean
  numbers: string[]
}
export interface Rule {
  number: string
  title: string
  chapter: string
  chapter_title: string
  /** Markdown. */
  text: string
  source: string
  language: string
  is_fallback: boolean
  before: string | null
  after: string | null
  cites: string[]
  cited_by: string[]
  switches: string[]
  cards: string[]
  page: string
}
export interface RuleHit {
  number: string
  title: string
  chapter: string
  snippet: string
  score: number
  language: string
  is_fallback: boolean
}
