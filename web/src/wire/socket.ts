/** A connection that heals: messages are sent again until the server has answered them. */

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Pipe {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
}

export interface Message {
  type: string
  [name: string]: unknown
}

export interface Frame {
  type: string
  id?: string | null
  [name: string]: unknown
}

export interface SocketHooks {
  /** The first message of a connection. */
  hello(): Message
  frame(frame: Frame): void
  status(status: 'connecting' | 'open' | 'lost'): void
  /** The table may not be looked at, or is gone: no further tries. */
  refused(code: string, message: string): void
}

interface Waiting {
  message: Message
  resolve(frame: Frame): void
  reject(error: SocketRefusal): void
}

/** An `error` frame in answer to a message. */
export class SocketRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

const PAUSES = [250, 500, 1000, 2000, 4000, 6000]
const PING_EVERY = 15_000
/** Milliseconds for a first answer, and for a sign of life after a ping. */
const PATIENCE = 5000
/** For the answer to a request, before the other end is asked whether it is there. */
const ANSWER = 2500
/** These say that trying again later may help. */
const PASSING = new Set(['stopping', 'storage', 'too_many', 'conflict', 'not_now'])

export class Socket {
  private pipe: Pipe | null = null
  private readonly waiting = new Map<string, Waiting>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinging: ReturnType<typeof setTimeout> | undefined
  private isReady = false
  private isOver = false
  private count = 0
  /** Not to be mistaken for what another page of the same seat sends. */
  private readonly prefix = Math.random().toString(36).slice(2, 10)

  constructor(
    private readonly open: () => Pipe,
    private readonly hooks: SocketHooks,
  ) {}

  connect(): void {
    if (this.isOver || this.pipe) return
    clearTimeout(this.timer)
    this.isReady = false
    this.hooks.status(this.tries === 0 ? 'connecting' : 'lost')
    const pipe = this.open()
    this.pipe = pipe
    pipe.onopen = () => {
      pipe.send(JSON.stringify(this.hooks.hello()))
      this.expect()
    }
    pipe.onmessage = (event) => {
      if (this.pipe === pipe) this.hear(JSON.parse(String(event.data)) as Frame)
    }
    pipe.onclose = () => {
      if (this.pipe === pipe) this.lost()
    }
  }

  /** The browser says that the network is back or gone (which a server on this machine does not mind), or somebody
   * looks at the page again: is the other end there? */
  wake(): void {
    if (this.isOver) return
    if (this.pipe) {
      if (this.isReady) this.ping()
      return
    }
    clearTimeout(this.timer)
    this.connect()
  }

  close(): void {
    this.isOver = true
    clearTimeout(this.timer)
    clearTimeout(this.pinging)
    this.drop()
    for (const one of this.waiting.values()) one.reject(new SocketRefusal('closed', ''))
    this.waiting.clear()
  }

  /** Send and wait for the reply (`ack`, `why`, ...) however often the connection breaks in between. */
  request(message: Message): Promise<Frame> {
    this.count += 1
    const id = `${this.prefix}-${this.count}`
    return new Promise((resolve, reject) => {
      const one: Waiting = { message: { ...message, id }, resolve, reject }
      this.waiting.set(id, one)
      if (this.isReady) this.post(one)
    })
  }

  /** Send without waiting, only if there is a connection: a new one brings everything up to date anyway. */
  tell(message: Message): void {
    if (this.isReady) this.pipe?.send(JSON.stringify(message))
  }

  private post(one: Waiting): void {
    this.pipe?.send(JSON.stringify(one.message))
    // Somebody waits for it: a silent network is noticed soon.
    clearTimeout(this.pinging)
    this.pinging = setTimeout(() => this.ping(), ANSWER)
  }

  private hear(frame: Frame): void {
    this.expect()
    if (!this.isReady) {
      if (frame.type === 'error') return this.notWelcome(frame)
      this.isReady = true
      this.tries = 0
      this.hooks.status('open')
      this.hooks.frame(frame)
      for (const one of [...this.waiting.values()]) this.post(one)
      return
    }
    if (frame.type === 'pong') return
    const asked = typeof frame.id === 'string' ? this.waiting.get(frame.id) : undefined
    // A server that restarts takes nothing more: what was sent waits for the next connection.
    if (asked && frame.type === 'error' && frame.code === 'stopping') return
    if (asked) {
      this.waiting.delete(frame.id as string)
      if (frame.type === 'error') asked.reject(new SocketRefusal(String(frame.code), String(frame.message)))
      else asked.resolve(frame)
    }
    this.hooks.frame(frame)
  }

  private notWelcome(frame: Frame): void {
    const code = String(frame.code)
    if (PASSING.has(code)) return
    this.isOver = true
    this.hooks.refused(code, String(frame.message))
  }

  private lost(): void {
    this.drop()
    if (this.isOver) return
    this.hooks.status('lost')
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!
    this.tries += 1
    // Not everybody at the same moment after the server was away.
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2))
  }

  private drop(): void {
    clearTimeout(this.pinging)
    const pipe = this.pipe
    this.pipe = null
    this.isReady = false
    if (!pipe) return
    pipe.onopen = pipe.onmessage = pipe.onclose = null
    pipe.close()
  }

  /** Something was heard (or said first): ask again in a while whether the other end is still there. */
  private expect(): void {
    clearTimeout(this.pinging)
    this.pinging = setTimeout(() => this.ping(), this.isReady ? PING_EVERY : PATIENCE)
  }

  private ping(): void {
    clearTimeout(this.pinging)
    if (!this.pipe) return
    if (!this.isReady) return this.lost()
    this.pipe.send(JSON.stringify({ type: 'ping' }))
    this.pinging = setTimeout(() => this.lost(), PATIENCE)
  }
}
