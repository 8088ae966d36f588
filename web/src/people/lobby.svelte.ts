/** People in the lobby: what the server tells of them, and the search for somebody to play with. */
import { go } from '../app/route.svelte'
import { identity, Refusal } from '../wire/api'
import { lobby, pair, stopPairing, type Wanted } from './api'
import type { LobbyInfo } from '../wire/answers'
import { rated } from './rating.svelte'

const FRESH = 6000

export class PeopleNews {
  now = $state.raw<LobbyInfo | null>(null)
  /** What is looked for; null: nothing. */
  wish = $state.raw<Wanted | null>(null)
  private search: AbortController | null = null

  async refresh(): Promise<void> {
    try {
      this.now = await lobby()
    } catch (error) {
      // The lobby says so already, above.
      if (!(error instanceof Refusal)) throw error
    }
  }

  watch(): () => void {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.refresh()
    }
    const timer = setInterval(seen, FRESH)
    document.addEventListener('visibilitychange', seen)
    seen()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
      void this.cancel(true)
    }
  }

  /** Look for somebody; when there is one, to the table. Throws Refusal. */
  async find(wish: Wanted, guest: string): Promise<void> {
    const name = (await identity()).name || guest
    const search = new AbortController()
    this.search = search
    this.wish = wish
    try {
      const table = await rated(wish.game, () => pair(wish, name, search.signal))
      if (table) {
        this.search = null
        go(`#/table/${table.id}`)
      }
    } finally {
      if (this.search === search) this.search = null
      this.wish = null
    }
  }

  /** Whoever leaves the lobby or changes their mind waits no more; by days one may go and come back. */
  async cancel(isLeaving = false): Promise<void> {
    if (!this.search) return
    const isPatient = isLeaving && this.wish?.clock.kind === 'days'
    this.search.abort()
    this.search = null
    if (!isPatient) await stopPairing().catch(() => undefined)
  }
}
