/** Dragging a card with the mouse: an extra, clicking does the same. A drop means its target, or nothing. */

/** What is under way. Places are named by `data-drop`. */
export interface Drag {
  /** May it be dropped here? */
  takes(place: string): boolean
  drop(place: string, at: HTMLElement): void
  /** Dropped on some other place of the table. */
  miss(at: HTMLElement): void
}

const SLACK = 8

/** The innermost place around an element that takes the card; else the innermost place at all. */
export function placeAt(
  from: Element | null,
  takes: (place: string) => boolean,
): { element: HTMLElement; takes: boolean } | null {
  let first: HTMLElement | null = null
  for (let at = from?.closest<HTMLElement>('[data-drop]'); at; at = outer(at)) {
    if (takes(at.dataset.drop!)) return { element: at, takes: true }
    first ??= at
  }
  return first && { element: first, takes: false }
}
const outer = (element: HTMLElement): HTMLElement | null | undefined =>
  element.parentElement?.closest<HTMLElement>('[data-drop]')

/** Follow the mouse from here; a click without a way stays a click. */
export function drag(down: PointerEvent, element: HTMLElement, begin: () => Drag): void {
  if (down.button !== 0 || down.pointerType === 'touch') return
  let held: { drag: Drag; ghost: HTMLElement; targets: HTMLElement[] } | null = null
  let over: HTMLElement | null = null

  function lift(): void {
    const ghost = ghostOf(element)
    const drag = begin()
    const targets = [...document.querySelectorAll<HTMLElement>('[data-drop]')].filter((one) =>
      drag.takes(one.dataset.drop!),
    )
    for (const target of targets) target.dataset.aim = ''
    element.dataset.dragged = ''
    if (!targets.length) ghost.dataset.nowhere = ''
    document.body.append(ghost)
    held = { drag, ghost, targets }
  }
  function move(event: PointerEvent): void {
    const x = event.clientX - down.clientX
    const y = event.clientY - down.clientY
    if (!held && Math.hypot(x, y) < SLACK) return
    if (!held) lift()
    event.preventDefault()
    held!.ghost.style.translate = `${x}px ${y}px`
    const under = placeAt(document.elementFromPoint(event.clientX, event.clientY), (place) =>
      held!.drag.takes(place),
    )
    const now = under?.takes ? under.element : null
    if (now === over) return
    if (over) over.dataset.aim = ''
    over = now
    if (over) over.dataset.aim = 'over'
  }
  function up(event: PointerEvent): void {
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const drag = held?.drag
    end()
    if (!drag) return
    // The click that follows is a part of the dragging.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    const found = placeAt(under, (place) => drag.takes(place))
    if (found?.takes) drag.drop(found.element.dataset.drop!, found.element)
    else if (found) drag.miss(element)
  }
  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !held) return
    event.stopPropagation()
    end()
  }
  function swallow(event: Event): void {
    event.stopPropagation()
    event.preventDefault()
  }
  function end(): void {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', end)
    removeEventListener('keydown', key, { capture: true })
    for (const target of held?.targets ?? []) delete target.dataset.aim
    held?.ghost.remove()
    delete element.dataset.dragged
    held = null
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', end)
  addEventListener('keydown', key, { capture: true })
}

const NAMES = ['id', 'data-card', 'data-pile', 'data-drop', 'data-testid', 'data-playable', 'data-does']

/** The card's picture, above everything, where the card is. It is one for nobody but the eye. */
function ghostOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')])
    for (const name of NAMES) one.removeAttribute(name)
  ghost.inert = true
  ghost.ariaHidden = 'true'
  ghost.dataset.ghost = ''
  // What a card measures itself by is told by where it lies; here it lies nowhere.
  const width = `${element.offsetWidth}px`
  for (const name of ['--card-width', '--card-w', '--w']) ghost.style.setProperty(name, width)
  const left = box.left + box.width / 2 - element.offsetWidth / 2
  const top = box.top + box.height / 2 - element.offsetHeight / 2
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width, margin: '0' })
  return ghost
}
