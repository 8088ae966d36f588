/** What the lobby knows of the server, and how it stays fresh. */
import { myTables, statistics } from '../wire/api'
import type { StatisticsLine, TableLine } from '../wire/answers'
import { Refusal } from '../wire/api'

/** Seats that others take or leave are not announced, so the lists are asked for now and then. */
const FRESH = 8000
const RETRY = 3000

export class LobbyNews {
  mine = $state.raw<TableLine[]>([])
  figures = $state.raw<StatisticsLine[]>([])
  state = $state<'loading' | 'there' | 'offline'>('loading')

  readonly running = $derived(
    this.mine
      .filter((line) => line.status !== 'over')
      .sort((a, b) => urgency(b) - urgency(a) || b.updated_at - a.updated_at),
  )
  readonly finished = $derived(this.mine.filter((line) => line.status === 'over'))

  async refresh(): Promise<void> {
    try {
      const mine = await myTables()
      const hasEnded = this.state !== 'there' || over(mine) !== over(this.mine)
      this.mine = mine
      if (hasEnded) this.figures = await statistics()
      this.state = 'there'
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.state = 'offline'
    }
  }

  /** Keeps the lists fresh while the page is looked at; gives back how to stop. */
  watch(): () => void {
    let stop = new AbortController()
    const seen = (): void => {
      stop.abort()
      if (document.visibilityState !== 'visible') return
      stop = new AbortController()
      const { signal } = stop
      void this.refresh().then(() => this.listen(signal))
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.refresh()
    }, FRESH)
    document.addEventListener('visibilitychange', seen)
    seen()
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }

  /** Lines that say where it is one's turn; a lost connection is tried again. */
  private async listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const response = await fetch('api/notices', { signal })
        const reader = response.ok ? response.body?.getReader() : undefined
        while (reader) {
          const { done, value } = await reader.read()
          if (done) break
          if (!new TextDecoder().decode(value).includes('"beat"')) await this.refresh()
        }
      } catch {
        // The lists are asked for anyway.
      }
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, RETRY))
    }
  }
}

/** Challenges first, then where it is my turn. */
function urgency(line: TableLine): number {
  return line.is_challenge ? 2 : Number(line.your_turn)
}

function over(lines: TableLine[]): number {
  return lines.filter((line) => line.status === 'over').length
}
