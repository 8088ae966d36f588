/** What somebody chooses before a game, and the wish for a table that follows from it. */
import { gameNamed } from '../games'
import type { SeatWish, TableWish } from '../wire/answers'
import type { Game } from '../wire/types'
import {
  BETWEEN,
  bot,
  CLOCKS,
  LEADERS,
  RANDOM,
  RECOMMENDED,
  WATCHING,
  type Choices,
  type Circumstances,
  type Other,
} from './wishes'

export * from './wishes'

/** What nobody has to think about. */
export function usualChoices(game: Game): Choices {
  return {
    others: [bot()],
    mine: RANDOM,
    theirs: RANDOM,
    ruleset: RECOMMENDED,
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
    ...gameNamed(game).usual(),
  }
}

/** The first game of somebody. */
export function firstChoices(game: Game): Choices {
  return { ...usualChoices(game), ...gameNamed(game).first?.() }
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
    const { least, most } = gameNamed(game).seats
    if (others.length + 1 >= least && others.length < most) found.others = others
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
  apprentice: ['Mimas', 'Hyperion', 'Phoebe', 'Proteus'],
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

export function wishFrom(game: Game, choices: Choices, given: Circumstances): TableWish {
  const names = botNames(choices.others)
  const seats: SeatWish[] = [{ kind: 'me', name: given.name }]
  choices.others.forEach((other, place) => seats.push(seatFrom(other, place + 1, names[place] ?? '', given)))
  const hasFriend = choices.others.some((other) => other.kind === 'friend')
  const { hasMatches, hasDecks, setup } = gameNamed(game)
  const hasMatch = !!hasMatches && isMatch(choices)
  return {
    game,
    setup: setup(choices, given),
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
    ...(hasMatch || (hasDecks && !isAgreed(choices))
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
