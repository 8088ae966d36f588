import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OnlyTab, type Channel } from './onlytab'

/** Everybody hears everybody else. */
class Room {
  private readonly members: (Channel & { isClosed: boolean })[] = []
  join(): Channel {
    const members = this.members
    const member: Channel & { isClosed: boolean } = {
      isClosed: false,
      onmessage: null,
      postMessage: (word) => {
        for (const other of [...members])
          if (other !== member && !other.isClosed) other.onmessage?.({ data: word })
      },
      close: () => (member.isClosed = true),
    }
    members.push(member)
    return member
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets one page have the table until another takes it', () => {
  const room = new Room()
  const states: Record<string, boolean> = {}
  new OnlyTab('t', room.join(), (isHere) => (states.a = isHere))
  vi.advanceTimersByTime(300)
  const second = new OnlyTab('t', room.join(), (isHere) => (states.b = isHere))
  vi.advanceTimersByTime(300)
  expect(states).toEqual({ a: true, b: false })
  second.take()
  expect(states).toEqual({ a: false, b: true })
})

it('lets exactly one of two that ask at the same time have it', () => {
  const room = new Room()
  const states: Record<string, boolean> = {}
  new OnlyTab('t', room.join(), (isHere) => (states.a = isHere))
  new OnlyTab('t', room.join(), (isHere) => (states.b = isHere))
  vi.advanceTimersByTime(300)
  expect([states.a, states.b].filter(Boolean)).toHaveLength(1)
})

it('does not mind other tables', () => {
  const room = new Room()
  const states: Record<string, boolean> = {}
  new OnlyTab('t', room.join(), (isHere) => (states.a = isHere))
  new OnlyTab('u', room.join(), (isHere) => (states.b = isHere))
  vi.advanceTimersByTime(300)
  expect(states).toEqual({ a: true, b: true })
})
