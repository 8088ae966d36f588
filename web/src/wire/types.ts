/** Said and heard by the server: from server/shapes.py, by scripts/write_wire.py. */

/** The name of a game; the page has those of its list of games. */
export type Game = string

export type Seat = number

export type CardId = number

export type Element = 'fire' | 'earth'

/** null: a card this viewer may not see. */
export type Cards = (CardId | null)[]

/** A legal action. `id` is sent back; the rest says what it is about, so that the page need not know. */
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
  /** Blue Moon: announce. */
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
  /** Why nothing would come of it, by what the seat knows. */
  vain?: string
}

export interface CardRef {
  id: CardId
  key: string
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
  /** One of server/entries.py. */
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
  /** How somebody left; `flag`: out of time. */
  left_by: 'resign' | 'flag' | 'claim' | null
}

/** Something that players are asked by others: taking back, a bot for an absent seat, watching. */
export interface Proposal {
  ask: number
  /** take_back, bot, watch. */
  what: string
  seat: Seat | null
  waits_for: Seat[]
  to?: number
  level?: string
  name?: string
  for_seat?: Seat
}

export interface Clock {
  kind: 'none' | 'move' | 'game' | 'days'
  seconds: number
  increment: number
  days: number
}

export interface Options {
  clock: Clock
  watching: 'on' | 'off' | 'consent'
  take_back: 'on' | 'off'
  hints: boolean
  memory: boolean
  chat: boolean
  absence: number
  /** The game counts for ratings. */
  rated?: boolean
}

export interface SeatSeed {
  seed: string
  by: string
}

export interface Fixed {
  by: string
  fixed: string
}

/** To check the deal: the seeds are told when the game is over. */
export interface Fair {
  commitment: string
  seats: Fixed[]
  to_reveal: Seat[]
  seal?: string
  server_seed?: string
  seat_seeds?: SeatSeed[]
}

/** BM-8.7: what was agreed on for a match. */
export interface Match {
  leaders: string
  between: string
  has_choice: boolean
}

/** How every frame about the game begins. */
export interface Identified {
  protocol: number
  game: Game
  rules: number
  /** The seat looked from; null for a spectator. */
  seat: Seat | null
  table: string
  seq: number
}

export interface StartFrame extends Identified {
  type: 'start'
  setup: Record<string, string>
  /** Milliseconds. */
  clock: number
  options: Options
  /** A match: crystals won so far, seat by seat; empty for a single game. */
  crystals: number[]
  /** What the games before brought, seat by seat: of the match, or of all rematches. */
  games: number[][]
  /** The tournament that opened this table. */
  tournament: string | null
  match: Match | null
  my_seats: Seat[]
  fair: Fair
}

export interface Question {
  ask: string
  seat: Seat | null
  side?: Seat
  source?: CardId | null
  left?: number
  flags?: number
  place?: number
  effect?: unknown
  cards?: Cards
  ability?: string | null
}

export interface Ignored {
  card: CardId
  what: ('card' | 'text' | 'icons')[]
}

export interface Worth {
  card: CardId
  value: number
}

export interface Ahead {
  power: number
  shield: boolean
  needs: number | null
}

/** Blue Moon: what the own power would be with a card of the hand, if nobody answered it. */
export interface Foreseen {
  card: CardId
  fire: number
  earth: number
}

/** Blue Moon: what texts do to the cards that lie there now. */
export interface Marks {
  /** Cards of which something is ignored now: `card` its value counts nothing, `text`, `icons`. */
  ignored: Ignored[]
  /** What a card counts now in the contested element, where that differs from what is printed. */
  values: Worth[]
  /** Cards with an effective PROTECTED. */
  protected: CardId[]
  /** What each side has in either element, seat by seat. */
  powers: Record<Element, number>[]
  /** Who has an effective SHIELD in the contested element, seat by seat. */
  shields: boolean[]
  /** What the active player has to reach; null in the first turn of a fight. */
  needs: number | null
  /** What the active player has and needs without the cards that the first character of the turn will cover; null where nothing is going to be covered. */
  ahead: Ahead | null
  /** How many dragons each seat would gain if the other left the fight now. */
  dragons?: number[]
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
  /** Creatures without a card in the current row: nothing vanishes before they have one. */
  empty: string[]
  next: Seat
  /** By seat: open stones, a hidden bet, and all stones left bet in this round. */
  possible: number[]
  /** What lies on each creature, by seat, with the viewer's own hidden bet: lost when it vanishes. */
  stakes: Record<string, number[]>
}

/** The table as it is. `choose`: this viewer is asked; `view`: somebody else is; `over`: the end. */
export interface Position extends Identified {
  type: 'choose' | 'view' | 'over'
  sequence: number
  decisions: number
  status: 'waiting' | 'playing' | 'over'
  to_act: Seat | null
  /** Milliseconds left, seat by seat. */
  clocks: number[] | null
  seats: SeatInfo[]
  asks: Proposal[]
  is_assisted: boolean
  /** The table of the rematch, once somebody asked for it. */
  rematch: string | null
  /** Absent before the game begins. */
  view?: BlueMoonView | EquinoxView
  /** What the rules make of what lies there now. */
  marks?: Marks | EquinoxMarks
  /** `choose` only, as what follows up to `take_back`; milliseconds for this decision. */
  clock?: number
  question?: Question | Asked
  text?: string
  actions?: Action[]
  /** How many decisions stay if one takes back for free; null if the others have to be asked. */
  take_back?: number | null
  foreseen?: Foreseen[]
  /** `over` only, as what follows. */
  returns?: number[]
  winners?: Seat[]
  /** '' for an end by the rules; resign, flag (time), claim, penalty. */
  reason?: string
  by?: Seat | null
  fair?: Fair
}

/** Something was refused; nothing was changed. More may be told with it, such as `retry_after`. */
export interface ErrorFrame {
  type: 'error'
  protocol: number
  code: string
  message: string
  id: string | null
}

/** What was sent is stored for good, as entry `seq`. */
export interface AckFrame {
  type: 'ack'
  id: string | null
  seq: number
  duplicate: boolean
}

export interface Choice {
  action: number
  line: number[]
  chance: number
  worlds: number
}

export interface Hint {
  action: number
  choices: Choice[]
  text: string[]
}

export interface Change {
  layer: number
  value: number
  rules: string[]
  by: (CardRef | null)[]
}

export interface PowerLine {
  card: CardRef | null
  printed: number
  value: number
  rule: string
  changes: Change[]
}

export interface Power {
  seat: Seat
  element: Element
  power: number
  has_shield: boolean
  lines: PowerLine[]
  raises: Change[]
  text: string[]
}

export interface Dragons {
  winner: Seat
  dragons: number
  text: string[]
}

export interface BlueMoonBreakdown {
  powers: Power[]
  dragons: Dragons[]
}

export interface Control {
  creature: string
  controller: Seat | null
  /** By seat, -1 for none. */
  sums: number[]
  rule: string
}

export interface Score {
  seat: Seat
  creature: string
  /** From 0. */
  row: number
  points: number
  /** Does it still count? */
  scores: boolean
  rule: string
}

export interface Standing {
  seat: Seat
  place: number
  points: number
  /** This and `rows` are the points compared in a tie, `rule` says whether there was one. */
  secret: number
  rows: number[]
  rule: string
}

export interface EquinoxBreakdown {
  control: Control[]
  scores: Score[]
  /** Best first. */
  standings: Standing[]
}

export interface Ship {
  ship: CardId
  is_landed: boolean
  cargo: Cards
}

export interface Side {
  hand_size: number
  /** The hand cards the viewer sees: its own, of the other the revealed ones. */
  hand: Cards
  /** Hand cards that lie open (BM-15.6). */
  revealed: Cards
  pile_size: number
  /** The active cards of the combat zone (BM-3.7). */
  active: Cards
  inactive: Cards
  /** BM-3.11: the four places are layout only, any number may lie here. */
  support: Cards
  /** Face-down supports; only their owner sees which cards they are. */
  bluffs: Cards
  discard_top: CardId | null
  /** Top of the leadership stack. */
  stack_top: CardId | null
  /** Leadership cards active this turn. */
  leading: Cards
  ships: Ship[]
  /** Active Hyla and crystal cards (BM-9.7, BM-9.8). */
  lasting: Cards
  /** Inquisitor and emissary in the leader zone (BM-9.19, BM-9.20). */
  staff: Cards
  /** Own cards that forbid their owner to lay out others for the rest of the fight. */
  vows: Cards
  /** Solo: the Bot's cards that are about to be played, in order (BM-22.6). */
  ready: Cards
  /** Solo: the Bot's interference cards, which lie open (BM-22.10). */
  exposed: Cards
  laid: Cards
  power: number
}

export interface BlueMoonTable {
  sides: [Side, Side]
  /** The active player (BM-5.2: A). */
  seat: Seat
  to_act: Seat | null
  /** BM-5.2: where in the turn we are, by name in `questions.Phase`. */
  phase: string
  /** First turn of a fight (BM-5.3). */
  is_first: boolean
  element: Element | null
  /** BM-7.5: from -3 (all with seat 1) to 3 (all with seat 0). */
  dragons: number
  questions: Question[]
  progress: Record<string, unknown>
  winner: Seat | null
  crystals: number
}

export interface SideMemory {
  /** Discard pile in known order, the visible card last; `mixed` lies unordered below. */
  discards: Cards
  mixed_size: number
  /** The shuffled part of the discard pile, for its owner. */
  mixed: Cards
  /** Cards that may lie in `mixed`, all the opponent knows of it. */
  pool: Cards
  /** The leadership stack, the visible card last. */
  stack: Cards
  /** Hand cards that the opponent has seen (BM-3.4a). */
  known_hand: Cards
  limits: Record<string, unknown>[]
  bluff_candidates: unknown[]
  pile_top: Cards
  /** Known-order parts of the draw pile, HIDDEN for whoever does not know them (BM-23.5). */
  pile_bottom: Cards
  /** Cards under the draw pile that went there openly. */
  known_bottom: Cards
  /** Cards whose place the viewer does not know. */
  unseen: Cards
  targets: unknown[]
  /** As far as the viewer knows it, from the oldest card to the newest. */
  order: Cards
  /** The moment the last hand card (or last card at all, RS-29) left; 0 before. */
  out_at: number
  /** With closed lists these cards, and those that lie open now (BM-3.4b). */
  seen: Cards
}

export interface BlueMoonMemory {
  sides: [SideMemory, SideMemory]
}

export interface BlueMoonView {
  setup: Record<string, string>
  table: BlueMoonTable
  /** Only where agreed, as the earlier points of the turn are. */
  memory?: BlueMoonMemory
  points?: BlueMoonView[]
  cards: Record<string, string>
}

export interface Field {
  visible: CardId | null
  height: number
  stone: Seat | null
}

export interface Creature {
  creature: string
  /** The row in which it vanished, from 1. */
  vanished_in: number | null
  controller: Seat | null
  /** Stones on the champion card, by seat. */
  champions: Seat[]
  rows: Field[]
}

export interface Asked {
  ask: string
  seat: Seat | null
  /** The creature or tree card whose ability asks. */
  source?: string | null
  left?: number
  cards?: Cards
  ability?: string | null
  other?: Seat | null
}

export interface EquinoxTable {
  step: string
  turn: Seat
  /** Current row, from 1. */
  row: number
  creatures: Creature[]
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
  asked: Asked[]
}

export interface Covered {
  creature: string
  row: number
  cards: CardId[]
}

export interface EquinoxMemory {
  covered: Covered[]
  discarded: CardId[]
  aside: Cards
  /** By seat: cards last seen in that hand. */
  held: Cards[]
  /** Cards of this game that were never seen. */
  unseen: CardId[]
  sightings: unknown[]
}

export interface EquinoxView {
  setup: Record<string, string>
  table: EquinoxTable
  /** Only where agreed. */
  memory?: EquinoxMemory
  /** Card number to word: `susi 4`, `chameleon 3`, `urvater 1`. */
  cards: Record<string, string>
}

/** In all languages, or in those that were asked for. */
export interface Spoken {
  en?: string
  de?: string
  hu?: string
}

export interface CardFacts {
  key: string
  /** hoax vulca mimix flit khind terrah pillar aqua buka mutant hyla tutu inter inquisitor emissary ... */
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
  certainty: string
}

export interface CreatureFacts {
  key: string
  name: string
  text: string
  rule: string
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

/** What a client may say; `id` is its own name for it. */
export type Message =
  | { type: 'hello'; key?: string | null; since?: number | null; language?: string; id?: string | null; seat?: number | null }
  | { type: 'answer'; action: number | string; sequence: number; id?: string | null; seat?: number | null }
  | { type: 'resync'; since?: number; id?: string | null; seat?: number | null }
  | { type: 'look'; id?: string | null; seat?: number | null }
  | { type: 'language'; language: string; id?: string | null; seat?: number | null }
  | { type: 'why'; action?: number | string | null; card?: number | null; creature?: string | null; row?: number | null; id?: string | null; seat?: number | null }
  | { type: 'breakdown'; id?: string | null; seat?: number | null }
  | { type: 'hint'; id?: string | null; seat?: number | null }
  | { type: 'take_back'; to?: number | null; id?: string | null; seat?: number | null }
  | { type: 'ask_bot'; for_seat: number; level?: string | null; id?: string | null; seat?: number | null }
  | { type: 'consent'; ask: number; yes: boolean; id?: string | null; seat?: number | null }
  | { type: 'reveal'; seed: string; id?: string | null; seat?: number | null }
  | { type: 'resign'; id?: string | null; seat?: number | null }
  | { type: 'claim'; against: number; id?: string | null; seat?: number | null }
  | { type: 'return'; id?: string | null; seat?: number | null }
  | { type: 'chat'; text: string; id?: string | null; seat?: number | null }
  | { type: 'mute'; whom: number; on?: boolean; id?: string | null; seat?: number | null }
  | { type: 'ping'; id?: string | null; seat?: number | null }
