/** One page of this browser at a time shows a table that several people share at one screen. */

type Word = { table: string; from: string; says: 'who' | 'here' | 'mine' }

/** As much of a BroadcastChannel as is needed. */
export interface Channel {
  postMessage(word: unknown): void
  close(): void
  onmessage: ((event: { data: unknown }) => void) | null
}

const PATIENCE = 200

export class OnlyTab {
  private readonly name = Math.random().toString(36).slice(2)
  private state: 'asking' | 'held' | 'elsewhere' = 'asking'
  private readonly timer: ReturnType<typeof setTimeout>

  constructor(
    private readonly table: string,
    private readonly channel: Channel,
    private readonly changed: (isHere: boolean) => void,
  ) {
    channel.onmessage = (event) => this.hear(event.data as Word)
    this.say('who')
    this.timer = setTimeout(() => this.state === 'asking' && this.hold(), PATIENCE)
  }

  /** Show the table here; the other page lets go. */
  take(): void {
    this.say('mine')
    this.hold()
  }

  close(): void {
    clearTimeout(this.timer)
    this.channel.close()
  }

  private say(says: Word['says']): void {
    this.channel.postMessage({ table: this.table, from: this.name, says } satisfies Word)
  }

  private hold(): void {
    clearTimeout(this.timer)
    this.state = 'held'
    this.changed(true)
  }

  private yield(): void {
    clearTimeout(this.timer)
    this.state = 'elsewhere'
    this.changed(false)
  }

  private hear(word: Word): void {
    if (word.table !== this.table || word.from === this.name) return
    if (word.says === 'mine') this.yield()
    else if (word.says === 'here') {
      if (this.state === 'asking') this.yield()
    } else if (this.state === 'held') this.say('here')
    else if (this.state === 'asking') {
      // Two ask at the same moment: the lower name stays. The other asks again, in case it was not heard.
      this.say(this.name < word.from ? 'here' : 'who')
    }
  }
}
