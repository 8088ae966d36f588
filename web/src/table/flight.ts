/** Cards travel from where they were to where they are. Nothing waits for it. */
import type { GameEvent } from '../wire/types'

const MILLISECONDS = 230
/** A card that somebody else plays: it turns in the air, and can be followed. */
const FOLLOWED = 560
const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)'
/** So many unseen cards fly at once; more would only be a blur. */
const GHOSTS = 3
/** So long after the last flight whatever flew is still drawn apart: painting it back onto the table can wait. */
const CALM = 1000

export interface Snapshot {
  cards: Map<string, DOMRect>
  piles: Map<string, DOMRect>
}

/** What of an element flies: the card on it, where there is more than a card. */
function shown(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>('[data-fly]') ?? element
}

/** Where everything is now. Only reads, so that the browser lays out once. */
export function snapshot(root: HTMLElement): Snapshot {
  const cards = new Map<string, DOMRect>()
  const piles = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    if (!cards.has(element.dataset.card!))
      cards.set(element.dataset.card!, shown(element).getBoundingClientRect())
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-pile]'))
    piles.set(element.dataset.pile!, element.getBoundingClientRect())
  return { cards, piles }
}

const DRAWS = new Set(['draw', 'drawn', 'mulligan'])

/** From where a card comes that was not in sight: the pile it was drawn from, else its player's hand. */
export function originOf(card: number, events: GameEvent[]): string | null {
  for (const event of events) {
    if (!event.cards.some((one) => one?.id === card)) continue
    return `${DRAWS.has(event.kind) ? 'draw' : 'hand'}-${event.seat}`
  }
  return null
}

/** Unseen cards that were drawn: by seat, how many. */
export function unseenDraws(events: GameEvent[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const event of events) {
    if (!DRAWS.has(event.kind)) continue
    const unseen = event.cards.filter((card) => card === null).length
    if (unseen) found.set(event.seat, (found.get(event.seat) ?? 0) + unseen)
  }
  return found
}

interface Way {
  element: HTMLElement
  from: DOMRect
  to: DOMRect
  isPlayed: boolean
  isFromPile: boolean
  milliseconds: number
}

/** Let everything fly that is elsewhere than before. First all reads, then all writes. */
export function fly(
  root: HTMLElement,
  before: Snapshot,
  events: GameEvent[],
  how: { lasts: number; me: number | null } = { lasts: 1, me: null },
): void {
  const after = snapshot(root)
  const played = new Set(
    events.flatMap((event) => (DRAWS.has(event.kind) ? [] : event.cards.map((card) => String(card?.id)))),
  )
  const followed = new Set(
    events.flatMap((event) =>
      event.seat === how.me || DRAWS.has(event.kind) ? [] : event.cards.map((card) => String(card?.id)),
    ),
  )
  const ways: Way[] = []
  const appearing: HTMLElement[] = []
  const seen = new Set<string>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = element.dataset.card!
    const to = after.cards.get(card)!
    if (seen.has(card) || to.width === 0) continue
    seen.add(card)
    const origin = originOf(Number(card), events)
    const from = before.cards.get(card) ?? (origin ? before.piles.get(origin) : undefined)
    if (from && from.width > 0) {
      if (Math.hypot(from.left - to.left, from.top - to.top) > 3)
        ways.push({
          element: shown(element),
          from,
          to,
          isPlayed: played.has(card),
          isFromPile: !before.cards.has(card),
          milliseconds: followed.has(card) ? FOLLOWED * how.lasts : MILLISECONDS,
        })
    } else if (!from) appearing.push(element)
  }
  keepApart(ways.map((way) => way.element))
  for (const way of ways) travel(way)
  for (const element of appearing)
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MILLISECONDS, easing: EASE })
  for (const [seat, count] of unseenDraws(events)) {
    const from = after.piles.get(`draw-${seat}`)
    const to = after.piles.get(`hand-${seat}`)
    const pile = root.querySelector<HTMLElement>(`[data-pile="draw-${seat}"]`)
    if (from && to && pile && from.width > 0 && to.width > 0) ghosts(pile, from, to, Math.min(count, GHOSTS))
  }
}

const apart = new Set<HTMLElement>()
let settling: ReturnType<typeof setTimeout> | undefined

/** Each on a sheet of its own, until nothing has flown for a while: moves that follow each other paint nothing anew. */
function keepApart(elements: HTMLElement[]): void {
  for (const element of elements) {
    element.style.willChange = 'transform'
    apart.add(element)
  }
  clearTimeout(settling)
  settling = setTimeout(() => {
    for (const element of apart) element.style.willChange = ''
    apart.clear()
  }, MILLISECONDS + CALM)
}

function travel({ element, from, to, isPlayed, isFromPile, milliseconds }: Way): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  // A pile may be as wide as a player's whole line: what comes out of it is never larger than a card.
  const scale = Math.min(Math.max(from.width / to.width, 0.3), isFromPile ? 0.7 : 3)
  // Out of a hand or a pile it comes face down: it turns on its way.
  const turn = isFromPile && isPlayed ? ' rotateY(90deg)' : ''
  const frames: Keyframe[] = [{ transform: `translate(${x}px, ${y}px) scale(${scale})${turn}`, zIndex: 40 }]
  // A played card is lifted from the hand and lands.
  if (isPlayed)
    frames.push({ transform: `translate(${x * 0.25}px, ${y * 0.25}px) scale(1.08)`, offset: 0.7, zIndex: 40 })
  frames.push({ transform: 'none', zIndex: 40 })
  element.animate(frames, { duration: milliseconds, easing: EASE })
}

function ghosts(pile: HTMLElement, from: DOMRect, to: DOMRect, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const ghost = pile.cloneNode(true) as HTMLElement
    for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')])
      for (const name of ['id', 'data-pile', 'data-card', 'data-testid', 'data-playable'])
        one.removeAttribute(name)
    // It is one card: how many lie there is said where they lie.
    for (const one of ghost.querySelectorAll('.count')) one.remove()
    ghost.inert = true
    ghost.ariaHidden = 'true'
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
      zIndex: '40',
      pointerEvents: 'none',
    })
    document.body.append(ghost)
    const x = to.left + to.width / 2 - from.left - from.width / 2
    const y = to.top + to.height / 2 - from.top - from.height / 2
    const flight = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.2 },
      ],
      { duration: MILLISECONDS, delay: number * 60, easing: EASE, fill: 'both' },
    )
    flight.onfinish = flight.oncancel = () => ghost.remove()
  }
}
