/** Asked and answered by HTTP: from server/answers.py and server/api, by scripts/write_wire.py. */
import type {
  CardFacts,
  CardId,
  Clock,
  Fixed,
  Game,
  Match,
  Options,
  Position,
  Seat,
  SeatInfo,
  SeatSeed,
  StartFrame,
  Step,
} from './types'

export interface Switch {
  rule: string
  key: string
  words: string[]
  /** The word of each named ruleset. */
  values?: Record<string, string>
  /** What it is about and what its words mean, in the language asked for. */
  text?: string
  word_texts?: Record<string, string>
}

export interface RulesetName {
  key: string
  name: string
  text: string
}

export interface SoloOffer {
  level: string
  rule: string
}

/** Everything a lobby offers of a game. */
export interface GameOffer {
  name: string
  rules: number
  seats: number[]
  levels: string[]
  decks?: string[]
  creatures?: string[]
  /** The draft: peoples whose cards may be drafted. */
  sets?: string[]
  setup: Record<string, string[]>
  rulesets: RulesetName[]
  /** Blue Moon: the level of the deck that plays itself. */
  solo?: SoloOffer
  switches: Switch[]
}

export interface Ending {
  /** rules, resign, flag (time), claim, penalty. */
  reason: string
  returns: number[]
  winners: Seat[]
}

export interface SeatLine {
  kind: string
  name: string
  level: string
}

export interface Result extends Ending {
  is_assisted: boolean
  /** Who left before the end. */
  left: Seat[]
}

export interface StatisticsLine {
  game: Game
  against: string
  won: number
  shared: number
  lost: number
  assisted: number
}

export interface Passkey {
  id: string
  at: number
}

export interface BotQueue {
  people: number
  bots: number
}

export interface AdminSeat {
  name: string
  level: string
}

export interface AdminTable {
  id: string
  game: Game
  status: 'waiting' | 'playing' | 'over'
  seats: AdminSeat[]
  updated_at: number
}

export interface AdminReport {
  id: string
  at: number
  name: string
  called: string
  reporter: string
  reason: 'name' | 'chat' | 'cheating' | 'leaving' | 'other'
  text: string
  table: string | null
  talk: string[]
}

export interface Ban {
  id: string
  what: 'identity' | 'address'
  name: string
  until: number
  reason: string
}

export interface CupStanding {
  rank: number
  player: number
  played: number
  won: number
  points: number
  buchholz: number
  scored: number
  conceded: number
}

export interface DeckProblem {
  rule: string
  what: string
  remedy: string
  /** Word for word what `moondrake deck check` says. */
  text: string
  card: string
  line: number
}

/** A deck and everything to be said about it, in the reader's language. */
export interface DeckReport {
  name: string
  leader: string
  people: string
  inquisitor: string | null
  emissary: string | null
  family: number
  drafted: boolean
  ruleset: string
  cards: string[]
  size: number
  wanted: number
  moons: number
  /** null: moons do not count in this deck. */
  limit: number | null
  is_legal: boolean
  /** What is missing, in one sentence. */
  to_do: string
  summary: string
  problems: DeckProblem[]
  packs: string[]
  text: string
}

export interface DeckVersion {
  number: number
  name: string
  text: string
  at: number
}

export interface KeptDeck {
  id: string
  name: string
  updated_at: number
  is_legal: boolean
  deck: DeckReport | null
  /** Cards that are not known any more, such as those of a pack that was removed. */
  unread: DeckProblem[]
  versions?: DeckVersion[]
}

export interface ReadDeck {
  deck: DeckReport | null
  unread: DeckProblem[]
}

export interface ReadyDeck {
  key: string
  name: string
  people: string
  leader: string
  inquisitor: string | null
  emissary: string | null
  emissary_name: string
  family: number
  drafted: boolean
  ruleset: string
  cards: string[]
  is_printed: boolean
}

export interface RulesetKey {
  key: string
  name: string
}

export interface ReadyDecks {
  decks: ReadyDeck[]
  rulesets: RulesetKey[]
  leaders: string[]
  inquisitors: string[]
  /** How many cards one begins with. */
  hand: number
}

export interface Prices {
  /** Moons by key; what is missing costs nothing. */
  prices: Record<string, number>
  allowed: string[]
}

export interface Pack {
  name: string
  text: string
  updated_at: number
  cards: number
}

export interface PackReport {
  name: string
  is_sound: boolean
  faults: string[]
  cards: CardFacts[]
}

export interface Estimate {
  rate: number
  /** With `high` the 95 % interval. */
  low: number
  high: number
  games: number
}

export interface StudyRow {
  out: string
  into: string
  overall: Estimate
  against: Record<string, Estimate>
}

export interface CardUse {
  seen: number
  played: number
  won: number
  stayed: number
}

/** What was measured of a deck; where nothing was, its status alone. */
export interface Study {
  status: 'none' | 'running' | 'over' | 'stopped'
  level: string
  milliseconds: number
  done: number
  total: number
  deck: string[]
  row: StudyRow
  exchanges: StudyRow[]
  cards: Record<string, CardUse>
}

export interface DraftTable {
  /** sets deal keep leave leader over */
  step: string
  asked: Seat | null
  sets: string[]
  /** From 0. */
  deal: number
  deals: number
  deal_size: number
  turn: number
  passes_left: boolean
  pack: CardId[]
  kept: CardId[]
  left_out: CardId[]
  to_leave: number
  /** The people of each seat's leader, as far as it is known. */
  leaders: (string | null)[]
  pack_sizes: number[]
  kept_sizes: number[]
  moves: number
  pile_size: number
  rests_size: number
}

export interface DraftView {
  setup: Record<string, string>
  table: DraftTable
  memory?: unknown
  cards: Record<string, string>
}

export interface OwnCards {
  seat: Seat
  leader: string
  pool: string[]
  deck: string[]
  is_ready: boolean
}

export interface DraftSeat {
  seat: Seat
  name: string
  is_bot: boolean
  is_ready: boolean
}

export interface DraftMatch {
  round: number
  seats: [Seat, Seat]
  table: string
  status: string
  winner: Seat | null
}

export interface DraftStanding {
  seat: Seat
  won: number
  played: number
}

export interface DraftRound {
  id: string
  seats: DraftSeat[]
  ready_by: number
  mine: OwnCards[]
  matches: DraftMatch[]
  standings: DraftStanding[]
  /** In the order in which they were kept; of others only when everything is over. */
  picks: Record<string, string[]>
  is_over: boolean
}

export interface LessonPart {
  key: string
  title: string
  /** Number of its first stage. */
  stage: number
}

export interface LessonLine {
  name: string
  game: Game
  title: string
  about: string
  stages: number
  parts: LessonPart[]
}

export interface LessonStage {
  part: string
  /** Where the learner sits. */
  seat: Seat
  /** What led here; null where nothing happened. */
  step: Step | null
  position: Position
  comment: string | null
  /** The action that the learner is to choose; null where nothing is asked. */
  expected: number | null
}

export interface WholeLesson {
  name: string
  game: Game
  title: string
  about: string
  parts: LessonPart[]
  start: StartFrame
  stages: LessonStage[]
}

/** Why something was refused; nothing was changed. */
export interface Problem {
  /** For programs. */
  code: string
  /** For people, in their language (`Accept-Language`). */
  message: string
  /** Why a set-up is bad, in the reader's language (`Accept-Language`). */
  reason: string | null
}

/** `none`; `move` and `days` for one spell of questions; `game` with an increment. */
export interface ClockWish {
  kind?: 'none' | 'move' | 'game' | 'days'
  seconds?: number
  increment?: number
  days?: number
}

/** How people want to play. */
export interface OptionsWish {
  clock?: ClockWish
  watching?: 'on' | 'off' | 'consent'
  take_back?: 'on' | 'off'
  /** Default: only where all other seats are bots. */
  hints?: boolean | null
  /** Show what a seat has seen and could remember. */
  memory?: boolean
  chat?: boolean
  /** Seconds before an absent seat's win may be claimed. */
  absence?: number
  /** Counts for the ratings of those who want one. */
  rated?: boolean
}

/** `me` for the one who asks (several: hot-seat), `open` for a guest with the link, or a `bot`. */
export interface SeatWish {
  kind: 'me' | 'open' | 'bot'
  name?: string
  level?: string
  /** An open seat kept for somebody who is here (a handle from the lobby): a challenge. */
  person?: string | null
  seed?: string | null
  seed_hash?: string | null
}

/** A new table. */
export interface TableWish {
  game: Game
  /** Lines of a record's header; what is missing has its usual value. */
  setup?: Record<string, string>
  seats: SeatWish[]
  options?: OptionsWish
  /** Listed for everybody: open seats need no link. */
  is_open?: boolean
  /** Blue Moon: rematches count crystals to five (BM-8.5). */
  is_match?: boolean
  /** Blue Moon: how decks are found (BM-8.7). With `secret` each seat brings one when it sits down (`deck`), and nobody is told before the game begins; whoever brings none is dealt one. */
  leaders?: 'agreed' | 'random' | 'secret'
  /** A match: what happens to the decks between its games (BM-8.7). */
  between?: 'keep' | 'swapSets' | 'chooseAgain' | 'changeDeck'
  /** Sit down at once. Otherwise the seats are kept: sit down with a seed of one's own when the server's commitment is known. */
  sit?: boolean
}

/** What is fixed by the server and each seat, one number for all of it; after the game the seeds. */
export interface FairInfo {
  commitment: string
  seats: Fixed[]
  /** Seats that have to show their sealed seed now. */
  to_reveal: number[]
  seal: string | null
  server_seed: string | null
  seat_seeds: SeatSeed[] | null
}

/** A table as everybody sees it. */
export interface TableInfo {
  id: string
  game: Game
  rules: number
  status: 'waiting' | 'playing' | 'over'
  setup: Record<string, string>
  options: Options
  seats: SeatInfo[]
  my_seats: number[]
  to_act: number | null
  seq: number
  created_at: number
  updated_at: number
  crystals: number[]
  /** What the games before brought. */
  games: number[][]
  match: Match | null
  result: Ending | null
  rematch: string | null
  fair: FairInfo
}

/** A link to a seat. The token is in the fragment, which browsers never send. */
export interface Invite {
  seat: number
  token: string
  path: string
}

/** The new table, one's keys to it (for programs), and links for the others. */
export interface TableMade {
  table: TableInfo
  keys: Record<string, string>
  invites: Invite[]
}

/** Take a seat: with the token of its link, or one that is kept for this identity. */
export interface SitDown {
  invite?: string | null
  name?: string
  /** Where each seat brings a deck (BM-8.7): told to nobody before the game begins. */
  deck?: string
  seed?: string | null
  seed_hash?: string | null
}

/** The seat is taken; `key` lets a program speak for it (Authorization: Bearer). */
export interface Seated {
  table: TableInfo
  seat: number
  key: string
}

/** One line in a list of tables. */
export interface TableLine {
  id: string
  game: Game
  status: 'waiting' | 'playing' | 'over'
  seats: SeatLine[]
  my_seats: number[]
  to_act: number | null
  your_turn: boolean
  updated_at: number
  result: Result | null
  /** Made by me. */
  is_mine: boolean
  /** A seat is kept for me, and I have not answered. */
  is_challenge: boolean
  is_rated: boolean
  clock: Clock
  /** When the time of the seat to act is up. */
  deadline: number | null
}

/** Tables, the latest first. */
export interface TableList {
  tables: TableLine[]
}

/** The answer of an external bot, as in docs/protocol.md. */
export interface AnswerIn {
  action: number | string
  sequence: number
}

/** What a socket would have been sent in reply. */
export interface Reply {
  reply: Record<string, unknown> | null
}

/** Everything after a step, and the table as it is. */
export interface Moment {
  steps: Step[]
  position: Position
}

/** A finished game, moment by moment: the steps, and the table after them. */
export interface Replay {
  start: StartFrame
  moments: Moment[]
}

/** Ask to watch. */
export interface WatchWish {
  name?: string
}

/** The players were asked; the number of the question. */
export interface WatchAsked {
  ask: number
}

/** Who this browser is. */
export interface IdentityInfo {
  id: string
  name: string
}

/** A new nickname. */
export interface Rename {
  name: string
}

/** A code for another device; works once. */
export interface TransferCode {
  code: string
  seconds: number
}

/** The code of an identity from another device. */
export interface Adopt {
  code: string
}

/** A deck that is kept, as a set-up takes it. */
export interface Deck {
  id: string
  game: 'bluemoon'
  name: string
  text: string
  updated_at: number
}

/** The decks of an identity that may be played. */
export interface DeckList {
  decks: Deck[]
}

/** Finished games by game and opponent. */
export interface Statistics {
  games: StatisticsLine[]
}

/** Is the server able to store? */
export interface Health {
  status: 'ok'
  database: string
}

/** How strong somebody is: the true strength is within two deviations nineteen times of twenty. */
export interface Rated {
  rating: number
  deviation: number
  games: number
  /** False: a first guess. */
  is_sure: boolean
}

/** A seat of a table in the lobby. */
export interface LobbySeat {
  kind: 'human' | 'bot'
  name: string
  level: string
  is_free: boolean
  handle: string | null
  rating: Rated | null
}

/** A table in the lobby. */
export interface LobbyTable {
  id: string
  game: Game
  status: 'waiting' | 'playing'
  seats: LobbySeat[]
  setup: Record<string, string>
  clock: Clock
  is_rated: boolean
  is_match: boolean
  is_mine: boolean
  to_act: number | null
  watchers: number
  updated_at: number
}

/** Somebody who is here and has a name. */
export interface PersonHere {
  handle: string
  name: string
  is_me: boolean
  /** Against people, by game; only of those who want one. */
  ratings: Partial<Record<Game, Rated>>
}

/** The lobby: tables that wait for anybody, tables worth watching, who is here. */
export interface LobbyInfo {
  open: LobbyTable[]
  featured: LobbyTable[]
  here: PersonHere[]
  /** How many more are here who have no name. */
  nameless: number
  /** The table at which I wait to be paired. */
  seek: string | null
}

/** A game with whoever wants the same. */
export interface PairWish {
  game: Game
  players?: number
  clock?: ClockWish
  rated?: boolean
  name?: string
  seed?: string | null
  seed_hash?: string | null
  /** Where I wait already. */
  table?: string | null
}

/** The table to play at; until all have sat down (`is_paired`), ask again every few seconds. */
export interface Paired {
  table: TableInfo
  seat: number
  key: string | null
  is_paired: boolean
}

/** Tables that are no more. */
export interface Gone {
  tables: string[]
}

/** Somebody: by handle (from the lobby), or by seat at a table. */
export interface Whom {
  handle?: string | null
  table?: string | null
  seat?: number | null
}

/** Hear no more of somebody, or again. */
export interface MuteWish extends Whom {
  on?: boolean
}

/** Somebody I muted. */
export interface Muted {
  handle: string
  name: string
}

/** Everybody I muted. */
export interface MuteList {
  people: Muted[]
}

/** What is wrong with somebody. */
export interface ReportWish extends Whom {
  reason: 'name' | 'chat' | 'cheating' | 'leaving' | 'other'
  text?: string
}

/** The report is kept. */
export interface Reported {
  report: string
}

/** To be rated in a game, or no more. */
export interface RatingWish {
  game: Game
  on?: boolean
}

/** My ratings by game and company (`people`, `bots`); only the games in which I want one. */
export interface RatingsInfo {
  games: Partial<Record<Game, Record<'people' | 'bots', Rated>>>
}

/** Somebody who is rated. */
export interface RatedPerson extends Rated {
  name: string
}

/** A bot that is rated. */
export interface RatedBot extends Rated {
  level: string
}

/** Those who are rated best, and the bots. */
export interface Ladder {
  people: RatedPerson[]
  bots: RatedBot[]
}

/** A new tournament. */
export interface TournamentWish {
  game: Game
  name?: string
  system?: 'roundrobin' | 'swiss' | 'knockout'
  /** Seats at a table; Blue Moon is a duel. */
  size?: number
  /** Of a Swiss tournament; 0 for the usual number. */
  rounds?: number
  /** Blue Moon: a match to five crystals (BM-20.3), or one game. */
  table?: 'match' | 'game'
  setup?: Record<string, string>
  clock?: ClockWish
  /** Seconds in which everybody has to come to a table. */
  grace?: number
  /** BM-20.4: what a take-back that the ruleset grants (RS-27) costs: `none`, `warning`, `crystals: n`, `game`. */
  penalty?: string
  /** Shown to everybody; otherwise to those with the link. */
  is_listed?: boolean
  most?: number
}

/** Take part, or (the organiser) let a bot take part. */
export interface Entry {
  name?: string
  /** Of a bot; empty for oneself. */
  level?: string
  /** Blue Moon: the name of a ready-made deck, `random`, or the text of one's own. */
  choice?: string
}

/** A player as everybody sees it. */
export interface PlayerInfo {
  player: number
  name: string
  level: string | null
  has_left: boolean
}

/** A table of a round. */
export interface TableOfRound {
  players: number[]
  table: string | null
  status: 'waiting' | 'playing' | 'over'
  scores: number[] | null
  games: number
  gone: number[]
}

/** A round. */
export interface RoundInfo {
  tables: TableOfRound[]
  resting: number[]
}

/** A tournament as everybody sees it, and what the one who asks may do. */
export interface TournamentInfo {
  id: string
  name: string
  game: Game
  status: 'open' | 'playing' | 'over'
  system: 'roundrobin' | 'swiss' | 'knockout'
  size: number
  rounds_planned: number | null
  table: 'match' | 'game'
  setup: Record<string, string>
  clock: Clock
  grace: number
  penalty: string
  most: number
  is_listed: boolean
  is_mine: boolean
  me: number | null
  my_choice: string | null
  my_table: string | null
  players: PlayerInfo[]
  rounds: RoundInfo[]
  standings: CupStanding[]
  created_at: number
  updated_at: number
}

/** One line in a list of tournaments. */
export interface TournamentLine {
  id: string
  name: string
  game: Game
  system: 'roundrobin' | 'swiss' | 'knockout'
  status: 'open' | 'playing' | 'over'
  players: number
  is_mine: boolean
  updated_at: number
}

/** Tournaments, the latest first. */
export interface TournamentList {
  tournaments: TournamentLine[]
}

/** The ways back to this identity, and what it is told. */
export interface Ways {
  /** When the recovery phrase was made. */
  phrase_at: number | null
  passkeys: Passkey[]
  /** How many browsers are told of a turn. */
  browsers: number
  /** The key a browser needs to ask its push service. */
  push_key: string
}

/** Shown once: it is not kept. */
export interface Phrase {
  phrase: string
}

/** A recovery phrase, however it is spaced. */
export interface PhraseIn {
  phrase: string
}

/** What `navigator.credentials` is given as `publicKey` (its JSON form). */
export interface PasskeyOptions {
  options: Record<string, unknown>
}

/** The answer of an authenticator, in its JSON form. */
export interface Credential {
  credential: Record<string, unknown>
}

/** Which passkey. */
export interface PasskeyId {
  id: string
}

/** A browser's push subscription, and the language it reads. */
export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
  language?: string
}

/** Which browser is told no more; without an endpoint, all of them. */
export interface PushEnd {
  endpoint?: string | null
}

/** One deck of the ladder, and how one fared against it. */
export interface Rung {
  deck: string
  won: number
  lost: number
  /** Games in which something was taken back; not counted. */
  assisted: number
  /** The most crystals won in one game. */
  best: number
  /** Peoples it was beaten with. */
  with_decks: string[]
}

/** All rungs, and the game that is not over yet. */
export interface SoloLadder {
  rungs: Rung[]
  running: string | null
}

/** How the server does. */
export interface Load {
  version: string
  python: string
  database: string
  seconds_up: number
  /** Of the machine, over 1, 5 and 15 minutes. */
  load: number[]
  /** Of this process, since it was started. */
  processor_seconds: number
  tables: Record<string, number>
  tables_in_memory: number
  connections: number
  people_here: number
  identities: number
  decisions: number
  bot_queue: BotQueue
  /** How late the event loop comes on average to what is due. */
  loop_lag_ms: number
  /** From receiving a decision to its being durable, on average. */
  decision_ms: number
  refusals: Record<string, number>
  open_reports: number
  bans: number
}

/** Tables, the latest first. */
export interface TableRows {
  tables: AdminTable[]
}

/** Reports, the latest first. */
export interface ReportRows {
  reports: AdminReport[]
}

/** Who is kept out. */
export interface BanRows {
  bans: Ban[]
}

/** What to do about somebody: everything that is set, together. */
export interface Deed {
  /** Keep the identity out. */
  ban_days?: number | null
  /** Keep the address out, too: others may share it. */
  address_days?: number | null
  /** Take away the name, and what was said at tables. */
  silence?: boolean
  reason?: string
}

/** Do something about somebody at a table or in the lobby. */
export interface BanWish extends Whom, Deed {
}

/** What was done. */
export interface Done {
  bans: string[]
  silenced_tables: number
  /** Was an address known that could be kept out? */
  has_address: boolean
}
