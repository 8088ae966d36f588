/** Dragging a card onto the board plays it. An extra: clicking does the same. */

const SLACK = 8

/** Follow the mouse from here; `drop` is called if it lets go over the board. A click without a way stays a click. */
export function drag(down: PointerEvent, element: HTMLElement, drop: () => void): void {
  if (down.button !== 0 || down.pointerType === 'touch') return
  let isUnderWay = false

  function move(event: PointerEvent): void {
    const x = event.clientX - down.clientX
    const y = event.clientY - down.clientY
    if (!isUnderWay && Math.hypot(x, y) < SLACK) return
    isUnderWay = true
    element.style.translate = `${x}px ${y}px`
    element.style.zIndex = '50'
    element.style.pointerEvents = 'none'
  }
  function up(event: PointerEvent): void {
    end()
    if (!isUnderWay) return
    // The click that follows is a part of the dragging.
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
    const under = document.elementFromPoint(event.clientX, event.clientY)
    // Put down again in the hand: nothing was meant.
    if (under?.closest('[data-drop]') && !under.closest('[data-testid="hand"]')) drop()
  }
  function swallow(event: Event): void {
    event.stopPropagation()
    event.preventDefault()
  }
  function end(): void {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', end)
    element.style.translate = ''
    element.style.zIndex = ''
    element.style.pointerEvents = ''
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', end)
}
