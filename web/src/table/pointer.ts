/** Where the mouse was last; kept for the whole page. */
let x = NaN
let y = NaN

if (typeof window !== 'undefined')
  for (const kind of ['pointermove', 'pointerdown', 'pointerup'] as const)
    window.addEventListener(kind, note, { capture: true, passive: true })

export function note(event: { clientX: number; clientY: number }): void {
  x = event.clientX
  y = event.clientY
}

/** Did something come to lie under a mouse that did not move? Entering by a move comes before the move is noted. A mouse
 * that was never seen rests, too: the click that led here was on another page. */
export function isResting(event: { clientX: number; clientY: number }): boolean {
  if (Number.isNaN(x)) {
    note(event)
    return true
  }
  return event.clientX === x && event.clientY === y
}
