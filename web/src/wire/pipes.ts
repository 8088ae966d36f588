/** The ways to a table: a WebSocket, or where none gets through a stream of lines and requests beside it. */
import type { Frame, Message, Pipe } from './socket'

const within = (address: string): URL => {
  const url = new URL(address, location.href)
  url.hash = ''
  return url
}

/** Opens one way after the other: one on which nothing was ever heard is left for the other. */
export class Ways {
  private way: 'socket' | 'stream' = 'WebSocket' in globalThis ? 'socket' : 'stream'
  private wasHeard = true

  constructor(
    private readonly id: string,
    private readonly makers: Record<'socket' | 'stream', (id: string) => Pipe> = {
      socket: socketPipe,
      stream: (id) => new StreamPipe(id),
    },
  ) {}

  open(): Pipe {
    if (!this.wasHeard && 'WebSocket' in globalThis) this.way = this.way === 'socket' ? 'stream' : 'socket'
    this.wasHeard = false
    const pipe = this.makers[this.way](this.id)
    return new Heard(pipe, () => (this.wasHeard = true))
  }
}

/** Passes everything on, and says when something was heard. */
class Heard implements Pipe {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(
    private readonly pipe: Pipe,
    heard: () => void,
  ) {
    pipe.onopen = () => this.onopen?.()
    pipe.onclose = (event) => this.onclose?.(event)
    pipe.onmessage = (event) => {
      heard()
      this.onmessage?.(event)
    }
  }
  send(text: string): void {
    this.pipe.send(text)
  }
  close(): void {
    this.pipe.close()
  }
}

function socketPipe(id: string): Pipe {
  const address = within(`api/tables/${id}/socket`)
  address.protocol = address.protocol.replace('http', 'ws')
  return new WebSocket(address) as unknown as Pipe
}

/** Speaks to a table as a socket does: frames come as lines, messages go one by one. What a socket looks at anew (seat,
 * language, everything again) is a new stream. */
export class StreamPipe implements Pipe {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  private hello: Message = { type: 'hello' }
  private reading: AbortController | null = null
  private isClosed = false
  /** One after the other, as over a socket. */
  private sending: Promise<void> = Promise.resolve()

  constructor(
    private readonly id: string,
    private readonly fetching: typeof fetch = (...words) => fetch(...words),
  ) {
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message
    const { type } = message
    if (type === 'hello') this.listen(message)
    else if (type === 'resync') this.listen({ ...this.hello, since: message.since })
    else if (type === 'look') this.listen({ ...this.hello, seat: message.seat, since: 0 })
    else if (type === 'language') this.hello = { ...this.hello, language: message.language }
    else this.sending = this.sending.then(() => this.post(message))
  }

  close(): void {
    this.isClosed = true
    this.reading?.abort()
  }

  private listen(hello: Message): void {
    this.hello = hello
    this.reading?.abort()
    const reading = new AbortController()
    this.reading = reading
    void this.read(reading).then(
      () => this.reading === reading && this.broken(),
      () => this.reading === reading && this.broken(),
    )
  }

  private async read({ signal }: AbortController): Promise<void> {
    const address = within(`api/tables/${this.id}/stream`)
    for (const name of ['since', 'seat', 'language'])
      if (this.hello[name] !== undefined) address.searchParams.set(name, String(this.hello[name]))
    const response = await this.fetching(address, { signal, headers: this.headers() })
    if (!response.ok || !response.body)
      return this.hear({ type: 'error', ...(await response.json()) } as Frame)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + value).split('\n')
      rest = lines.pop()!
      for (const line of lines) if (line && this.reading?.signal === signal) this.onmessage?.({ data: line })
    }
  }

  private async post(message: Message): Promise<void> {
    if (this.isClosed) return
    const address = within(`api/tables/${this.id}/messages`)
    if (this.hello.language) address.searchParams.set('language', String(this.hello.language))
    try {
      const response = await this.fetching(address, {
        method: 'POST',
        headers: { ...this.headers(), 'Content-Type': 'application/json' },
        body: JSON.stringify(this.hello.seat === undefined ? message : { seat: this.hello.seat, ...message }),
      })
      const told = (await response.json()) as Frame & { reply?: Frame | null }
      if (!response.ok) this.hear({ ...told, type: 'error', id: message.id as string | undefined })
      else if (told.reply) this.hear(told.reply)
    } catch {
      this.broken()
    }
  }

  private headers(): Record<string, string> {
    return this.hello.key ? { Authorization: `Bearer ${String(this.hello.key)}` } : {}
  }

  private hear(frame: Frame): void {
    if (!this.isClosed) this.onmessage?.({ data: JSON.stringify(frame) })
  }

  private broken(): void {
    if (!this.isClosed) this.onclose?.({ code: 1006, reason: '' })
  }
}
