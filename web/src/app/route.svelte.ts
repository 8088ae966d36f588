import { tick } from 'svelte'
import { parseRoute, type Route } from './routes'

export { go } from '../design/layers'
export type { PageName, Route } from './routes'

class Router {
  now = $state.raw<Route>(parseRoute(location.hash))
  /** Grows with every step to another address; 0 until one has gone anywhere. */
  steps = $state(0)
  /** What the page itself adds to the title of the window, such as whose turn it is. */
  note = $state('')

  constructor() {
    addEventListener('hashchange', () => {
      this.now = parseRoute(location.hash)
      this.note = ''
      this.steps += 1
    })
  }
}

export const router = new Router()

/** Readers of the screen learn where they are: the page's heading gets the focus. */
export async function focusHeading(): Promise<void> {
  await tick()
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  scrollTo(0, 0)
}
