import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message, Pipe } from './socket'
import { LiveTable } from './table.svelte'
import type { Action } from './types'

class FakePipe implements Pipe {
  sent: Message[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message)
  }
  close(): void {}
  says(...frames: object[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) })
  }
  last(type: string): Message | undefined {
    return this.sent.findLast((message) => message.type === type)
  }
}

const start = (seat: number, mine = [seat]) => ({ type: 'start', seat, my_seats: mine })
const draw = (card: number | null, text: string) => ({
  kind: 'draw',
  seat: 0,
  cards: [card === null ? null : { id: card, key: `hoax-${card}` }],
  amount: 0,
  rule: '',
  text,
})
const step = (seq: number, seat: number, events: object[] = [], kind = 'decide', data = {}) => ({
  type: 'step',
  seq,
  at: 0,
  kind,
  seat,
  data,
  events,
})
const play: Action = { id: 5, word: 'play hoax-4', text: '', verb: 'play', card: 4 }
const pass: Action = { id: 0, word: 'pass', text: '', verb: 'pass', card: null }
const position = (seq: number, seat: number, more: object = {}) => ({
  type: 'view',
  seq,
  sequence: seq,
  seat,
  decisions: seq,
  status: 'playing',
  clocks: null,
  asks: [],
  view: { cards: { 4: 'hoax-04' } },
  ...more,
})
const choose = (seq: number, seat: number) => position(seq, seat, { type: 'choose', actions: [play, pass] })

function set() {
  const pipes: FakePipe[] = []
  const refusals: string[] = []
  const table = new LiveTable('t', 'bluemoon', {
    language: 'en',
    pace: () => 0,
    onRefusal: (code) => refusals.push(code),
    pipe: () => {
      const pipe = new FakePipe()
      pipes.push(pipe)
      return pipe
    },
  })
  table.connect()
  pipes[0]!.onopen?.()
  return { table, pipes, refusals }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a live table', () => {
  it('takes in what it missed without a show, then follows', () => {
    const { table, pipes } = set()
    pipes[0]!.says(start(0), { type: 'steps', steps: [step(1, 0, [draw(7, 'A draws.')])] }, position(1, 0))
    expect(table.log.map((line) => line.text)).toEqual(['A draws.'])
    expect(table.happening?.is_live).toBe(false)
    expect(table.key(7)).toBe('hoax-7')
    expect(table.key(4)).toBe('hoax-04')
    pipes[0]!.says(step(2, 1, [draw(null, 'B draws.')]), choose(2, 0))
    expect(table.happening).toMatchObject({ count: 2, is_live: true })
    expect(table.question?.sequence).toBe(2)
    expect(table.actionsFor(4)).toEqual([play])
  })

  it('asks nothing while an answer is on its way, and asks again if it was refused', async () => {
    const { table, pipes, refusals } = set()
    pipes[0]!.says(start(0), choose(2, 0))
    table.answer(play)
    expect(table.question).toBeNull()
    const sent = pipes[0]!.last('answer')!
    expect(sent).toMatchObject({ action: 5, sequence: 2 })
    pipes[0]!.says({ type: 'error', id: sent.id, code: 'illegal', message: '' })
    await vi.advanceTimersByTimeAsync(0)
    expect(refusals).toEqual(['illegal'])
    expect(table.question?.sequence).toBe(2)
    expect(pipes[0]!.last('resync')).toBeDefined()
  })

  it('comes back with the last step it has shown, and sends its answer again', async () => {
    const { table, pipes } = set()
    pipes[0]!.says(start(0), { type: 'steps', steps: [step(1, 0)] }, choose(1, 0))
    table.answer(play)
    pipes[0]!.onclose?.({ code: 1006, reason: '' })
    expect(table.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(1000)
    pipes[1]!.onopen?.()
    expect(pipes[1]!.last('hello')).toMatchObject({ since: 1, seat: 0 })
    pipes[1]!.says(start(0), choose(1, 0))
    expect(pipes[1]!.last('answer')?.id).toBe(pipes[0]!.last('answer')?.id)
    expect(table.question).toBeNull()
  })

  it('takes back the last real decision, not what was passed by itself', () => {
    const { table, pipes } = set()
    pipes[0]!.says(start(0), choose(2, 0))
    table.answer(play)
    pipes[0]!.says(step(3, 0), choose(3, 0))
    table.pass(pass)
    expect(pipes[0]!.last('answer')).toMatchObject({ action: 0, sequence: 3 })
    pipes[0]!.says(step(4, 0), choose(4, 0))
    table.takeBack()
    expect(pipes[0]!.last('take_back')).toMatchObject({ to: 2 })
  })

  it('does not pass by itself what was taken back', () => {
    const { table, pipes } = set()
    pipes[0]!.says(
      start(0),
      step(5, 0, [], 'back', { to: 3 }),
      position(5, 0, { type: 'choose', decisions: 3 }),
    )
    table.pass(pass)
    expect(pipes[0]!.last('answer')).toBeUndefined()
  })

  it('shows another seat of the same screen only what that seat sees', () => {
    const { table, pipes } = set()
    pipes[0]!.says(
      start(0, [0, 1]),
      { type: 'steps', steps: [step(1, 0, [draw(7, 'A draws 7.')])] },
      choose(1, 0),
    )
    expect(table.isHotSeat).toBe(true)
    expect(table.looker).toBeNull()
    table.look(1)
    expect(table.position).toBeNull()
    expect(table.log).toEqual([])
    expect(table.key(7)).toBeUndefined()
    expect(pipes[0]!.sent.slice(-2)).toEqual([
      { type: 'look', seat: 1 },
      { type: 'resync', since: 0 },
    ])
    // What was under way for the other seat is not shown any more.
    pipes[0]!.says(choose(1, 0))
    expect(table.position).toBeNull()
    pipes[0]!.says({ type: 'steps', steps: [step(1, 0, [draw(null, 'A draws.')])] }, position(1, 1))
    expect(table.log.map((line) => line.text)).toEqual(['A draws.'])
    expect(table.position?.seat).toBe(1)
  })

  it('says everything anew in another language', () => {
    const { table, pipes } = set()
    pipes[0]!.says(start(0), { type: 'steps', steps: [step(1, 0, [draw(7, 'A draws.')])] }, position(1, 0))
    table.speak('de')
    expect(pipes[0]!.sent.slice(-2)).toEqual([
      { type: 'language', language: 'de' },
      { type: 'resync', since: 0 },
    ])
    pipes[0]!.says({ type: 'steps', steps: [step(1, 0, [draw(7, 'A zieht.')])] }, position(1, 0))
    expect(table.log.map((line) => line.text)).toEqual(['A zieht.'])
  })
})
