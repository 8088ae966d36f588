/** Commands by single keys. Off while somebody types, and where the setting says so. */
import { GAMES, gameNamed } from '../games'
import { t } from '../words/index.svelte'
import type { TableGame } from '../games/game'
import type { Sitting } from '../wire/sitting'
import type { Desk } from './desk.svelte'
import { hasChat } from './presence'

export interface Key {
  keys: string[]
  says(): string
  /** Does it do something at this table? */
  works?(sitting: Sitting): boolean
}

const WORKS: Record<string, (sitting: Sitting) => boolean> = {
  h: ({ start }) => start?.options.hints === true,
  u: ({ start }) => start?.options.take_back === 'on',
  m: ({ position }) => position?.view?.memory !== undefined,
  c: hasChat,
  a: ({ again }) => again !== undefined,
}
/** Letters that only some games have. */
const OWN = Object.assign({}, ...GAMES.map(({ keys }) => keys)) as NonNullable<TableGame['keys']>
for (const letter in OWN) WORKS[letter] = ({ game }) => letter in (gameNamed(game).keys ?? {})
const key = (keys: string[], says: () => string): Key => ({ keys, says, works: WORKS[keys[0]!] })

const KEYS: Key[] = [
  key(['n'], () => t('page-table-key-next')),
  key(['←', '↑', '→', '↓'], () => t('page-table-key-arrows')),
  key(['Enter'], () => t('page-table-key-enter')),
  key(['1–9'], () => t('page-table-key-digits')),
  key(['p'], () => t('page-table-key-pass')),
  ...Object.entries(OWN).map(([letter, { says }]) => key([letter], () => t(says))),
  key(['i'], () => t('page-table-key-zoom')),
  key(['h'], () => t('page-table-key-hint')),
  key(['u'], () => t('page-table-key-undo')),
  key(['a'], () => t('page-table-again-last')),
  key(['b'], () => t('page-table-key-breakdown')),
  key(['m'], () => t('page-table-key-memory')),
  key(['l'], () => t('page-table-key-log')),
  key(['c'], () => t('page-table-key-chat')),
  key(['Escape'], () => t('page-table-key-escape')),
]

let here: Sitting | null = null

/** Somebody sits at a table from now on; returns how that ends. */
export function sits(sitting: Sitting): () => void {
  here = sitting
  return () => {
    if (here === sitting) here = null
  }
}

/** The list that is shown under `?`: what does something at this table; without a table, everything. */
export function keysHere(): Key[] {
  const sitting = here
  return sitting ? KEYS.filter(({ works }) => works?.(sitting) ?? true) : KEYS
}

/** What a letter says: the first of these that is possible. */
const verbsOf = (key: string): string[] | undefined => (key === 'p' ? ['pass', 'done'] : OWN[key]?.verbs)

export function isTyping(event: KeyboardEvent): boolean {
  const at = event.target
  return at instanceof HTMLElement && at.closest('input, textarea, select, [contenteditable]') !== null
}

/** Carries out a key; false if it means nothing here. */
export function press(key: string, desk: Desk, root: HTMLElement): boolean {
  const { sitting } = desk
  if (!(WORKS[key]?.(sitting) ?? true)) return false
  const verbs = verbsOf(key)
  if (verbs) return say(verbs, desk)
  if (/^[1-9]$/.test(key)) {
    const offer = desk.offers[Number(key) - 1]
    offer?.go(null)
    return offer !== undefined
  }
  switch (key) {
    case 'n':
      return focusNext(root)
    case 'i':
      return look(desk, root)
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return focusToward(root, key)
    case 'h':
      void desk.ask()
      return true
    case 'u':
      desk.askBack(null)
      return true
    case 'a':
      sitting.again?.()
      return sitting.again !== undefined
    case 'b':
      desk.show({ kind: 'breakdown' })
      return true
    case 'm':
      desk.show({ kind: 'memory' })
      return true
    case 'l':
    case 'c':
      return openSide(key === 'l' ? 'log' : 'chat', desk, root)
    default:
      return false
  }
}

/** The card under the mouse, else the one that has the focus. */
function look(desk: Desk, root: HTMLElement): boolean {
  const at =
    [...root.querySelectorAll<HTMLElement>('.spot[data-card]:hover')].at(-1) ??
    document.activeElement?.closest<HTMLElement>('.spot[data-card]')
  if (!at || !root.contains(at)) return false
  desk.zoom(Number(at.dataset.card))
  return true
}

function say(verbs: string[], desk: Desk): boolean {
  const actions = desk.sitting.question?.actions ?? []
  for (const verb of verbs) {
    const action = actions.find((one) => one.verb === verb && one.card === null)
    if (action) {
      desk.do(action)
      return true
    }
  }
  desk.whyNotWord(verbs[0]!)
  return true
}

/** Log and chat stand beside the table, or behind a button. */
function openSide(side: 'log' | 'chat', desk: Desk, root: HTMLElement): boolean {
  desk.side = side
  const field = (): HTMLElement | null =>
    side === 'log'
      ? root.querySelector<HTMLElement>('[data-testid="log"]')
      : root.querySelector<HTMLElement>('.chat input')
  setTimeout(() => {
    const there = field()
    if (there?.checkVisibility?.() ?? there) there?.focus()
    else desk.sideIsOpen = true
  })
  return true
}

function things(root: HTMLElement): HTMLElement[] {
  const found = (query: string): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>(query)].filter((one) => one.offsetParent !== null)
  const playable = found('[data-playable], [data-testid="action"]')
  return playable.length ? playable : found('.spot')
}

function focusNext(root: HTMLElement): boolean {
  const all = things(root)
  if (!all.length) return false
  const here = document.activeElement
  const next = all.find((one) => here && here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const wanted = next && next !== here && root.contains(here) ? next : all[0]!
  reach(wanted)
  return true
}

function focusToward(root: HTMLElement, key: string): boolean {
  const all = things(root)
  const here = document.activeElement
  if (
    !(here instanceof HTMLElement) ||
    !root.contains(here) ||
    !here.matches('.spot, [data-testid="action"]')
  ) {
    return focusNext(root)
  }
  const places = all.filter((one) => one !== here).map((one) => ({ one, at: middle(one) }))
  const best = nearest(middle(here), places, key)
  if (best) reach(best)
  return best !== null
}

function reach(element: HTMLElement): void {
  element.focus()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

export interface Point {
  x: number
  y: number
}

function middle(element: HTMLElement): Point {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** The nearest in the arrow's direction; what lies aside counts as farther. */
export function nearest<One>(from: Point, places: { one: One; at: Point }[], key: string): One | null {
  let best: { one: One; far: number } | null = null
  for (const { one, at } of places) {
    const x = at.x - from.x
    const y = at.y - from.y
    const along = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key] ?? 0
    const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(y) : Math.abs(x)
    if (along <= 4) continue
    const far = along + 2 * aside
    if (!best || far < best.far) best = { one, far }
  }
  return best?.one ?? null
}
