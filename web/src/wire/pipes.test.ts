import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StreamPipe, Ways } from './pipes'
import type { Pipe } from './socket'

const silent = (): Pipe => ({
  send: () => {},
  close: () => {},
  onopen: null,
  onmessage: null,
  onclose: null,
})
beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://here/#/table/x' })
  vi.stubGlobal('WebSocket', class {})
})
afterEach(() => void vi.unstubAllGlobals())

it('leaves a way on which nothing was ever heard for the other, and stays where something was', () => {
  const made: [string, Pipe][] = []
  const maker = (way: string) => () => {
    const pipe = silent()
    made.push([way, pipe])
    return pipe
  }
  const ways = new Ways('x', { socket: maker('socket'), stream: maker('stream') })
  ways.open()
  ways.open()
  made[1]![1].onmessage?.({ data: '{}' })
  ways.open()
  ways.open()
  expect(made.map(([way]) => way)).toEqual(['socket', 'stream', 'stream', 'socket'])
})

function stream() {
  const asked: { address: URL; body: unknown; key: string | null }[] = []
  let say: (text: string) => void = () => {}
  let reply: { status: number; body: unknown } = { status: 200, body: { reply: null } }
  const fetching = ((address: URL, init: RequestInit = {}) => {
    const body = init.body ? (JSON.parse(String(init.body)) as unknown) : null
    asked.push({ address, body, key: new Headers(init.headers).get('authorization') })
    if (address.pathname.endsWith('/messages'))
      return Promise.resolve(new Response(JSON.stringify(reply.body), { status: reply.status }))
    const lines = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (text) => controller.enqueue(new TextEncoder().encode(text))
      },
    })
    return Promise.resolve(new Response(lines))
  }) as typeof fetch
  const pipe = new StreamPipe('x', fetching)
  const heard: unknown[] = []
  pipe.onmessage = ({ data }) => heard.push(JSON.parse(String(data)))
  return {
    pipe,
    asked,
    heard,
    say: (text: string) => say(text),
    answer: (one: typeof reply) => (reply = one),
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

it('hears lines as frames, however they are cut, and says hello by its address', async () => {
  const { pipe, asked, heard, say } = stream()
  pipe.send('{"type":"hello","since":4,"seat":1,"language":"de","key":"k"}')
  await settled()
  say('{"type":"start"}\n{"type":"vi')
  say('ew"}\n')
  await settled()
  expect(asked[0]!.address.href).toBe('http://here/api/tables/x/stream?since=4&seat=1&language=de')
  expect(asked[0]!.key).toBe('Bearer k')
  expect(heard).toEqual([{ type: 'start' }, { type: 'view' }])
})

it('sends messages one by one for its seat, and hears replies and refusals with their id', async () => {
  const { pipe, asked, heard, answer } = stream()
  pipe.send('{"type":"hello","since":0,"seat":1}')
  answer({ status: 200, body: { reply: { type: 'ack', id: 'a' } } })
  pipe.send('{"type":"answer","action":3,"id":"a"}')
  await settled()
  answer({ status: 409, body: { code: 'stale', message: 'late' } })
  pipe.send('{"type":"answer","action":3,"id":"b"}')
  await settled()
  expect(asked[1]!.body).toEqual({ seat: 1, type: 'answer', action: 3, id: 'a' })
  expect(heard).toEqual([
    { type: 'ack', id: 'a' },
    { code: 'stale', message: 'late', type: 'error', id: 'b' },
  ])
})

it('looks from another seat by a new stream', async () => {
  const { pipe, asked } = stream()
  pipe.send('{"type":"hello","since":9,"seat":0,"language":"hu"}')
  pipe.send('{"type":"look","seat":1}')
  await settled()
  expect(asked.at(-1)!.address.search).toBe('?since=0&seat=1&language=hu')
})
