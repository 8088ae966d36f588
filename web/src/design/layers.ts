/** What lies open above the page. The browser's way back closes the topmost of it before it leaves the page. */

type Close = () => void

/** The state of the one entry in the history that stands above the page while anything is open. */
const ABOVE = 'above'
const open: Close[] = []
/** Our own step back is on its way. */
let isLeaving = false
let afterwards = ''

const isAbove = (): boolean => history.state === ABOVE

/** A moment later: a menu that gives way to a sheet is nothing new. */
function settleSoon(): void {
  setTimeout(settle)
}
function settle(): void {
  if (isLeaving) return
  if (open.length && !isAbove()) history.pushState(ABOVE, '')
  else if (!open.length && isAbove()) {
    isLeaving = true
    history.back()
  }
}
function onpopstate(): void {
  // It is not open any more from now on, however long it takes to go: its entry in the history is gone already.
  if (!isLeaving && !isAbove()) open.pop()?.()
  isLeaving = false
  if (afterwards) location.hash = afterwards
  afterwards = ''
  settleSoon()
}

/** Something is open from now on; returns how it goes. */
export function opens(close: Close): () => void {
  const layer = (): void => close()
  open.push(layer)
  settleSoon()
  return () => {
    const place = open.indexOf(layer)
    if (place >= 0) open.splice(place, 1)
    settleSoon()
  }
}

/** Go to an address such as `#/table/ID`; what is open takes no place in the history. */
export function go(address: string): void {
  if (isLeaving) afterwards = address
  else if (isAbove()) location.replace(address)
  else location.hash = address
}

function onclick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : null
  if (!link || link.hasAttribute('target') || !(isAbove() || isLeaving)) return
  event.preventDefault()
  go(link.getAttribute('href')!)
}

if (typeof window !== 'undefined') {
  addEventListener('popstate', onpopstate)
  document.addEventListener('click', onclick)
  // Loaded anew with something open: it is not any more.
  settleSoon()
}
