/** What somebody chooses before a game, and the wish for a table that follows from it. */
import type { SeatWish, TableWish } from '../wire/answers'
import type { Game } from '../wire/types'

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

/** What nobody has to think about. */
export function usualChoices(game: Game): Choices {
  return {
    others: game === 'bluemoon' ? [bot()] : [bot(), bot()],
    mine: RANDOM,
    theirs: RANDOM,
    ruleset: game === 'bluemoon' ? RECOMMENDED : 'equinox',
    switches: {},
    start: null,
    creatures: RANDOM,
    match: false,
    leaders: 'agreed',
    between: 'keep',
    clock: 'none',
    seconds: 120,
    minutes: 15,
    increment: 10,
    days: 3,
    takeBack: true,
    hints: null,
    memory: true,
    watching: 'on',
    chat: true,
    listed: false,
    rated: false,
  }
}

/** The first game of Blue Moon: two peoples without surprises, whose cards teach the game, and an easy opponent. */
export function firstChoices(game: Game): Choices {
  const usual = usualChoices(game)
  return game === 'bluemoon' ? { ...usual, mine: 'vulca', theirs: 'hoax' } : usual
}

/** Choices as they were kept, as far as they still make sense. */
export function readChoices(text: string | null, game: Game): Choices {
  const found = usualChoices(game)
  let kept: Record<string, unknown>
  try {
    kept = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
  } catch {
    return found
  }
  const usual = found as unknown as Record<string, unknown>
  for (const key of [
    'mine',
    'theirs',
    'ruleset',
    'creatures',
    'match',
    'takeBack',
    'memory',
    'chat',
    'listed',
    'rated',
  ])
    if (typeof kept[key] === typeof usual[key]) usual[key] = kept[key]
  for (const key of ['seconds', 'minutes', 'increment', 'days'])
    if (Number.isInteger(kept[key]) && (kept[key] as number) >= 0) usual[key] = kept[key]
  if (CLOCKS.some((one) => one === kept.clock)) usual.clock = kept.clock
  if (LEADERS.some((one) => one === kept.leaders)) usual.leaders = kept.leaders
  if (BETWEEN.some((one) => one === kept.between)) usual.between = kept.between
  if (WATCHING.some((one) => one === kept.watching)) usual.watching = kept.watching
  if (typeof kept.hints === 'boolean') found.hints = kept.hints
  if (Array.isArray(kept.others) && kept.others.every(isOther)) {
    const others = kept.others as Other[]
    if (game === 'bluemoon' ? others.length === 1 : others.length >= 1 && others.length <= 4)
      found.others = others
  }
  if (
    Number.isInteger(kept.start) &&
    (kept.start as number) >= 0 &&
    (kept.start as number) <= found.others.length
  )
    found.start = kept.start as number
  if (isRecordOfTexts(kept.switches)) found.switches = kept.switches
  return found
}

function isOther(given: unknown): given is Other {
  const other = Object(given) as Record<string, unknown>
  const kinds = ['bot', 'here', 'friend', 'solo']
  return (
    kinds.includes(String(other.kind)) && typeof other.level === 'string' && typeof other.name === 'string'
  )
}

function isRecordOfTexts(given: unknown): given is Record<string, string> {
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.values(given).every((one) => typeof one === 'string')
  )
}

/** Another number of players; who sits there already stays. */
export function withPlayers(choices: Choices, players: number): Choices {
  const others = Array.from({ length: players - 1 }, (_, place) => choices.others[place] ?? bot())
  const start = choices.start !== null && choices.start >= players ? null : choices.start
  return { ...choices, others, start }
}

export function isMatch(choices: Choices): boolean {
  return choices.match && choices.others[0]?.kind !== 'solo'
}
/** Are the decks chosen before the table is made? They may also be dealt, or brought to the table. */
export function isAgreed(choices: Choices): boolean {
  return choices.leaders === 'agreed' || choices.others[0]?.kind === 'solo'
}

/** Whether the game can count: between different people, or with bots. */
export function canCount(choices: Choices): boolean {
  return !choices.others.some((other) => other.kind === 'here' || other.kind === 'solo')
}
export function counts(choices: Choices): boolean {
  return choices.rated && canCount(choices)
}

export function hintsAre(choices: Choices): boolean {
  if (counts(choices)) return false
  return choices.hints ?? choices.others.every((other) => other.kind === 'bot' || other.kind === 'solo')
}

/** Bots are called after moons: short, the same in all languages, neither he nor she. */
const MOONS: Record<string, string[]> = {
  random: ['Puck', 'Io', 'Pan', 'Despina'],
  beginner: ['Ariel', 'Miranda', 'Luna', 'Thebe'],
  club: ['Titania', 'Callisto', 'Oberon', 'Rhea'],
  expert: ['Enceladus', 'Umbriel', 'Dione', 'Tethys'],
  champion: ['Ganymede', 'Triton', 'Europa', 'Charon'],
}

/** A name for every bot of a table, none of them twice. */
export function botNames(others: Other[]): string[] {
  const used: Record<string, number> = {}
  return others.map((other) => {
    if (other.kind !== 'bot') return ''
    const moons = MOONS[other.level] ?? [other.level]
    const place = used[other.level] ?? 0
    used[other.level] = place + 1
    return moons[place] ?? `${moons[0]} ${place + 1}`
  })
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

export function wishFrom(game: Game, choices: Choices, given: Circumstances): TableWish {
  const names = botNames(choices.others)
  const seats: SeatWish[] = [{ kind: 'me', name: given.name }]
  choices.others.forEach((other, place) => seats.push(seatFrom(other, place + 1, names[place] ?? '', given)))
  const hasFriend = choices.others.some((other) => other.kind === 'friend')
  const hasMatch = game === 'bluemoon' && isMatch(choices)
  return {
    game,
    setup: game === 'bluemoon' ? blueMoonSetup(choices, given) : equinoxSetup(choices),
    seats,
    options: {
      clock: {
        kind: choices.clock,
        seconds:
          choices.clock === 'move' ? choices.seconds : choices.clock === 'game' ? choices.minutes * 60 : 0,
        increment: choices.clock === 'game' ? choices.increment : 0,
        days: choices.clock === 'days' ? choices.days : 0,
      },
      watching: choices.watching,
      take_back: choices.takeBack ? 'on' : 'off',
      hints: hintsAre(choices),
      memory: choices.memory,
      chat: choices.chat,
      ...(counts(choices) ? { rated: true } : {}),
    },
    is_open: hasFriend && choices.listed,
    is_match: hasMatch,
    ...(hasMatch ? { between: choices.between } : {}),
    ...(hasMatch || (game === 'bluemoon' && !isAgreed(choices))
      ? { leaders: choices.leaders, sit: choices.leaders !== 'secret' }
      : {}),
  }
}

function seatFrom(other: Other, seat: number, moon: string, given: Circumstances): SeatWish {
  switch (other.kind) {
    case 'bot':
      return { kind: 'bot', level: other.level, name: moon }
    case 'solo':
      return { kind: 'bot', level: given.solo.level, name: given.solo.name }
    case 'here':
      return { kind: 'me', name: other.name.trim() || given.guest(seat) }
    case 'friend':
      return { kind: 'open', name: '' }
  }
}

function blueMoonSetup(choices: Choices, given: Circumstances): Record<string, string> {
  const mine = deckFrom(choices.mine, choices.theirs, given)
  const setup: Record<string, string> = { 'deck a': mine, 'deck b': deckFrom(choices.theirs, mine, given) }
  const ruleset = rulesetFrom(choices)
  if (ruleset !== RECOMMENDED) setup.ruleset = ruleset
  // The rules say who begins against the deck that plays itself.
  if (choices.others[0]?.kind === 'solo') setup.solo = 'yes'
  else if (choices.start !== null) setup.start = letterOf(choices.start)
  return setup
}

function equinoxSetup(choices: Choices): Record<string, string> {
  const setup: Record<string, string> = { ruleset: rulesetFrom(choices), creatures: choices.creatures }
  if (choices.start !== null) setup.start = letterOf(choices.start)
  return setup
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

/** Who wants a surprise meets another people than the one across the table. */
function deckFrom(chosen: string, opposite: string, given: Circumstances): string {
  if (chosen.startsWith(OWN)) return given.decks[chosen.slice(OWN.length)] ?? RANDOM
  if (chosen !== RANDOM) return chosen
  const left = given.peoples.filter((people) => people !== opposite)
  return left[Math.floor(given.draw() * left.length)] ?? RANDOM
}

function letterOf(seat: number): string {
  return 'abcde'[seat] ?? 'a'
}
