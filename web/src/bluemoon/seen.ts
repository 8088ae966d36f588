/** What the table of Blue Moon works out from a view before it draws it. Nothing here knows a rule. */
import type {
  Action,
  BlueMoonView,
  CardFacts,
  CardId,
  Marks,
  Position,
  Question,
  Seat,
  Side,
} from '../wire/types'

/** The seat at the lower edge: the one looked from; spectators look from seat 0. */
export function nearSeat(seat: Seat | null): Seat {
  return seat ?? 0
}

/** A list of cards as the wire has it, without the ones this viewer may not see. */
export function known(cards: (CardId | null)[]): CardId[] {
  return cards.filter((card): card is CardId => card !== null)
}

/** Every card that lies open to the viewer, in whatever zone. */
export function shownCards(view: BlueMoonView): Set<CardId> {
  return new Set(
    view.table.sides.flatMap((side) => [...frontCards(side), ...backCards(side), ...known(side.hand)]),
  )
}

/** Cards in the fight: what everybody must see at all times. */
export function frontCards(side: Side): CardId[] {
  return known([...side.laid, ...side.active, ...side.inactive, ...side.support, ...side.bluffs])
}

/** Cards beside the fight: leader zone, influence, ships, piles, open hand cards. */
export function backCards(side: Side): CardId[] {
  return known([
    side.discard_top,
    side.stack_top,
    ...side.leading,
    ...side.lasting,
    ...side.staff,
    ...side.vows,
    ...side.ready,
    ...side.exposed,
    ...side.revealed,
    ...side.ships.flatMap((ship) => [ship.ship, ...ship.cargo]),
  ])
}

/** How many cards lie beside the fight, piles and hand apart. */
export function wingCards(side: Side): number {
  const { staff, leading, lasting, ready, exposed } = side
  const ships = side.ships.flatMap((ship) => [ship.ship, ...ship.cargo])
  // The card that is played now may already be the top of the stack.
  const all = [[side.stack_top], staff, leading, lasting, ships, ready, exposed, looseVows(side)].flat()
  return new Set(known(all)).size
}

/** Own cards that bind their owner and lie in no zone any more; only those need a place of their own. */
export function looseVows(side: Side): CardId[] {
  const lying = new Set([...frontCards(side), ...backCards({ ...side, vows: [] })])
  return known(side.vows).filter((card) => !lying.has(card))
}

/** Cards to choose from where some lie in no zone, as in a pile that is searched: then all of the choice, also the one
 * on top of the pile, so that nothing is looked for beneath. One entry for each card; none where all lie in sight. */
export function hiddenChoices(view: BlueMoonView, actions: Action[]): CardId[] {
  const shown = shownCards(view)
  const isHidden = (action: Action): boolean => action.card !== null && !shown.has(action.card)
  const verbs = new Set(actions.filter(isHidden).map((action) => action.verb))
  const found = actions.flatMap((action) =>
    action.card !== null && verbs.has(action.verb) ? [action.card] : [],
  )
  return [...new Set(found)]
}

/** Cards chosen before that lie neither in a hand nor in the fight any more. */
export function leftBehind(view: BlueMoonView, picked: Iterable<CardId>): CardId[] {
  const lying = new Set(view.table.sides.flatMap((side) => [...frontCards(side), ...known(side.hand)]))
  return [...picked].filter((card) => !lying.has(card))
}

/** The face-down cards that may be named by their place now, for one side. */
export function bluffActions(
  side: Seat,
  place: number,
  question: Question | undefined,
  actions: Action[],
): Action[] {
  if (question?.side !== side) return []
  return actions.filter((action) => action.verb === 'bluffed' && action.place === place)
}

const KINDS = [
  'leader',
  'character',
  'booster',
  'support',
  'leadership',
  'influence-ship',
  'influence-hyla',
  'crystal',
  'interference',
]

/** The hand in an order that does not change when cards come and go: kind, people, number. */
export function sortHand(cards: CardId[], facts: (card: CardId) => CardFacts | undefined): CardId[] {
  const rank = (card: CardId): [number, string, number] => {
    const one = facts(card)
    const kind = KINDS.indexOf(one?.kind ?? '')
    return [kind < 0 ? KINDS.length : kind, one?.people ?? '', one?.number ?? 0]
  }
  return [...cards].sort((left, right) => {
    const [a, b] = [rank(left), rank(right)]
    return a[0] - b[0] || a[1].localeCompare(b[1]) || a[2] - b[2] || left - right
  })
}

// ---- dragons ---------------------------------------------------------------------------------------------

/** Dragons as the viewer sees them: positive, so many are on the near side. */
export function dragonsNear(dragons: number, near: Seat): number {
  return near === 0 ? dragons : -dragons
}

/** The place of each dragon, -3 (far edge) .. 0 (middle) .. 3 (near edge). The foremost stands where the dots say how many
 * there are; they keep their order, so none passes another. */
export function trackPlaces(near: number): [number, number, number] {
  const place = (which: number): number => {
    if (near > 0) return Math.max(0, which + near - 2)
    return Math.min(0, which + near)
  }
  return [place(0), place(1), place(2)]
}

/** Where a dragon's centre is on the track, 0 (far) .. 1 (near). The middle is three places high, one for each. */
export function trackHeight(which: number, place: number): number {
  const unit = place === 0 ? 3 + which : place < 0 ? place + 3 : place + 5
  return (unit + 0.5) / 9
}

/** How many times higher a place with a dragon is where there is little height, and each dragon can have more of it. */
const SWELL = 4

/** The track with such places: the height of its nine places in parts, and where each dragon's centre is, 0 .. 1. */
export function swollenTrack(places: [number, number, number]): { parts: number[]; centres: number[] } {
  const held = places.map((place, which) => Math.floor(trackHeight(which, place) * 9))
  const parts = Array.from({ length: 9 }, (_, row) => (held.includes(row) ? SWELL : 1))
  const all = parts.reduce((sum, part) => sum + part, 0)
  const above = (row: number): number => parts.slice(0, row).reduce((sum, part) => sum + part, 0)
  return { parts, centres: held.map((row) => (above(row) + SWELL / 2) / all) }
}

// ---- phases ----------------------------------------------------------------------------------------------

/** The steps of a turn that the bar shows, in the order of BM-5.2, with the states that belong to each. */
export const STEPS = [
  { name: 'begin', phases: ['end_check', 'before_turn', 'turn_begin'] },
  { name: 'action', phases: ['action'] },
  { name: 'decision', phases: ['decision'] },
  { name: 'character', phases: ['character', 'character_end'] },
  { name: 'boost', phases: ['boost', 'boost_end'] },
  { name: 'power', phases: ['before_power', 'announce', 'after_power'] },
  { name: 'end', phases: ['turn_end'] },
] as const

/** The step a phase belongs to; -1 before the first and after the last turn. */
export function stepOf(phase: string): number {
  return STEPS.findIndex((step) => (step.phases as readonly string[]).includes(phase))
}

/** Who has no pile any more, and how many hand cards are left: with none the fight is the last one. The one with fewer first. */
export function lastCards(view: BlueMoonView): { seat: Seat; count: number } | null {
  const found = view.table.sides
    .map((side, seat) => ({ seat, count: side.hand_size, isOut: side.pile_size === 0 }))
    .filter((one) => one.isOut && view.table.phase !== 'setup')
    .sort((one, other) => one.count - other.count)[0]
  return found ? { seat: found.seat, count: found.count } : null
}

// ---- powers ----------------------------------------------------------------------------------------------

/** Who leads, by how much. `seat` is null while both are equal. */
export function lead(powers: [number, number]): { seat: Seat | null; by: number } {
  const by = Math.abs(powers[0] - powers[1])
  return { seat: by === 0 ? null : powers[0] > powers[1] ? 0 : 1, by }
}

// ---- cards' states ---------------------------------------------------------------------------------------

export interface Mark {
  ignored: ('card' | 'text' | 'icons')[]
  value: number | undefined
  isProtected: boolean
}

const PLAIN: Mark = { ignored: [], value: undefined, isProtected: false }

/** What the rules make of what lies there, in Blue Moon. */
export function marksIn(position: Position | null): Marks | undefined {
  const marks = position?.marks
  return marks && 'needs' in marks ? marks : undefined
}

/** What texts do to each card now, by card. */
export function marksOf(marks: Marks | undefined): (card: CardId) => Mark {
  const found = new Map<CardId, Mark>()
  const at = (card: CardId): Mark => {
    const mark = found.get(card) ?? { ...PLAIN }
    found.set(card, mark)
    return mark
  }
  for (const one of marks?.ignored ?? []) at(one.card).ignored = one.what
  for (const one of marks?.values ?? []) at(one.card).value = one.value
  for (const card of marks?.protected ?? []) at(card).isProtected = true
  return (card) => found.get(card) ?? PLAIN
}

/** The view of a Blue Moon position, if the game has begun. */
export function viewOf(position: Position | null): BlueMoonView | null {
  return position?.game === 'bluemoon' && position.view ? (position.view as BlueMoonView) : null
}

/** The key of a side's leader: the first card of a deck of one's own, else the leader of its people. */
export function leaderOf(view: BlueMoonView, seat: Seat): string {
  const cards = view.setup[`cards ${'ab'[seat]}`]?.split(' ')[0]
  return cards ?? `${peopleOf(view, seat)}-00`
}

/** The people of a side: its deck's name begins with it, else its leader's key does. */
export function peopleOf(view: BlueMoonView, seat: Seat): string {
  const deck = view.setup[`deck ${'ab'[seat]}`] ?? ''
  const leader = view.setup[`cards ${'ab'[seat]}`] ?? deck
  return /^[a-z]+/.exec(leader)?.[0] ?? ''
}
