import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Socket, SocketRefusal, type Frame, type Message, type Pipe } from './socket'

class FakePipe implements Pipe {
  sent: Message[] = []
  isClosed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message)
  }
  close(): void {
    this.isClosed = true
  }
  says(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  breaks(): void {
    this.onclose?.({ code: 1006, reason: '' })
  }
}

function set() {
  const pipes: FakePipe[] = []
  const frames: Frame[] = []
  const statuses: string[] = []
  const refused: string[] = []
  const socket = new Socket(
    () => {
      const pipe = new FakePipe()
      pipes.push(pipe)
      return pipe
    },
    {
      hello: () => ({ type: 'hello', since: 7 }),
      frame: (frame) => frames.push(frame),
      status: (status) => statuses.push(status),
      refused: (code) => refused.push(code),
    },
  )
  const begin = (): FakePipe => {
    const pipe = pipes.at(-1)!
    pipe.onopen?.()
    pipe.says({ type: 'start' })
    return pipe
  }
  socket.connect()
  return { socket, pipes, frames, statuses, refused, begin }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection that heals', () => {
  it('says hello first and is open when the server has answered', () => {
    const { pipes, statuses, begin } = set()
    begin()
    expect(pipes[0]!.sent).toEqual([{ type: 'hello', since: 7 }])
    expect(statuses).toEqual(['connecting', 'open'])
  })

  it('sends again with the same id what was not acknowledged', async () => {
    const { socket, pipes, begin } = set()
    const first = begin()
    const done = socket.request({ type: 'answer', action: 3 })
    const id = first.sent[1]!.id
    first.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(pipes).toHaveLength(2)
    const second = begin()
    expect(second.sent[1]).toEqual({ type: 'answer', action: 3, id })
    second.says({ type: 'ack', id: String(id), seq: 8 })
    expect((await done).seq).toBe(8)
    second.breaks()
    await vi.advanceTimersByTimeAsync(1000)
    expect(begin().sent).toHaveLength(1)
  })

  it('keeps what is asked without a connection until there is one', () => {
    const { socket, pipes, begin } = set()
    void socket.request({ type: 'hint' })
    expect(pipes[0]!.sent).toEqual([])
    expect(begin().sent.map((message) => message.type)).toEqual(['hello', 'hint'])
  })

  it('waits longer and longer, and tries at once when it is woken', async () => {
    const { socket, pipes } = set()
    for (let number = 1; number < 6; number += 1) {
      pipes.at(-1)!.breaks()
      await vi.advanceTimersByTimeAsync(20_000)
    }
    const tried = pipes.length
    pipes.at(-1)!.breaks()
    await vi.advanceTimersByTimeAsync(100)
    expect(pipes).toHaveLength(tried)
    socket.wake()
    expect(pipes).toHaveLength(tried + 1)
  })

  it('notices an end that no longer answers', async () => {
    const { pipes, statuses, begin } = set()
    begin()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(pipes[0]!.sent.at(-1)).toEqual({ type: 'ping' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(statuses.at(-1)).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    expect(pipes).toHaveLength(2)
  })

  it('tells a refusal to whoever asked', async () => {
    const { socket, begin } = set()
    const pipe = begin()
    const asked = socket.request({ type: 'answer', action: 3 })
    pipe.says({ type: 'error', id: String(pipe.sent[1]!.id), code: 'stale', message: 'late' })
    await expect(asked).rejects.toEqual(new SocketRefusal('stale', 'late'))
  })

  it('keeps what a restarting server refused', () => {
    const { socket, begin } = set()
    const pipe = begin()
    void socket.request({ type: 'answer', action: 3 })
    pipe.says({ type: 'error', id: String(pipe.sent[1]!.id), code: 'stopping', message: '' })
    pipe.breaks()
    vi.advanceTimersByTime(1000)
    expect(begin().sent.map((message) => message.type)).toEqual(['hello', 'answer'])
  })

  it('gives up where it is not welcome, and only there', () => {
    const unwelcome = set()
    unwelcome.pipes[0]!.onopen?.()
    unwelcome.pipes[0]!.says({ type: 'error', code: 'not_yours', message: '' })
    unwelcome.pipes[0]!.breaks()
    vi.advanceTimersByTime(60_000)
    expect(unwelcome.refused).toEqual(['not_yours'])
    expect(unwelcome.pipes).toHaveLength(1)
    const restarting = set()
    restarting.pipes[0]!.onopen?.()
    restarting.pipes[0]!.says({ type: 'error', code: 'stopping', message: '' })
    restarting.pipes[0]!.breaks()
    vi.advanceTimersByTime(60_000)
    expect(restarting.refused).toEqual([])
    expect(restarting.pipes.length).toBeGreaterThan(1)
  })
})
