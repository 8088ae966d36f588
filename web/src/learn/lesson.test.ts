import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action, Position } from '../wire/types'
import { Lesson } from './lesson.svelte'
import type { LessonStage, WholeLesson } from '../wire/answers'

const action = (id: number): Action => ({
  id,
  word: `play ${id}`,
  text: `Play ${id}`,
  verb: 'play',
  card: id,
})
const stage = (
  comment: string | null,
  expected: number | null = null,
  text: string | null = 'x',
): LessonStage => ({
  part: 'first',
  seat: 0,
  step: {
    type: 'step',
    seq: 1,
    at: 0,
    kind: 'decide',
    seat: 0,
    data: {},
    events: [{ kind: 'play', seat: 0, cards: [{ id: 4, key: 'hoax-13' }], amount: 0, rule: '', text }],
  },
  position: {
    type: expected === null ? 'view' : 'choose',
    seats: [],
    actions: expected === null ? undefined : [action(expected), action(99)],
  } as unknown as Position,
  comment,
  expected,
})
const data = {
  name: 'duel',
  game: 'bluemoon',
  title: 'Duel',
  parts: [],
  start: {},
  stages: [stage('welcome'), stage('play!', 4), stage(null), stage('well done'), stage('end')],
} as unknown as WholeLesson

let asked: unknown[] = []
const lesson = () =>
  new Lesson(data, {
    language: () => 'de',
    ask: async <Answer>(address: string, body: unknown) => {
      asked.push([address, body])
      return { reasons: [{ rules: ['BM-1.1'], text: 'no' }], parts: {} } as Answer
    },
    isCalm: () => true,
    answerTo: (one) => `not ${one.text}`,
    readFirst: () => 'read first',
  })

describe('a lesson', () => {
  beforeEach(() => {
    asked = []
    vi.useFakeTimers()
  })

  it('waits where something is said', () => {
    const one = lesson()
    vi.runAllTimers()
    expect(one.at).toBe(0)
    expect(one.question).toBeNull()
    one.next()
    expect(one.question?.actions?.map((it) => it.id)).toEqual([4, 99])
  })

  it('goes on with the expected answer and plays by itself until something is said', () => {
    const one = lesson()
    one.next()
    one.answer(action(4))
    expect(one.at).toBe(2)
    expect(one.comment).toBe('play!')
    vi.runAllTimers()
    expect(one.at).toBe(3)
    expect(one.comment).toBe('well done')
  })

  it('answers another legal action with words and loses nothing', () => {
    const one = lesson()
    one.next()
    one.answer(action(99))
    expect(one.at).toBe(1)
    expect(one.aside).toBe('not Play 99')
    one.answer(action(4))
    expect(one.aside).toBe('')
  })

  it('asks the server why not, at this stage and in this language', async () => {
    const one = lesson()
    expect(await one.why({ card: 3 })).toEqual([{ rules: [], text: 'read first' }])
    one.next()
    expect(await one.why({ card: 3 })).toEqual([{ rules: ['BM-1.1'], text: 'no' }])
    expect(asked).toEqual([['lessons/duel/why', { stage: 1, language: 'de', card: 3 }]])
  })

  it('goes back to what was said before', () => {
    const one = lesson()
    one.jump(3)
    expect(one.happening?.is_live).toBe(false)
    one.back()
    expect(one.at).toBe(1)
    one.back()
    expect(one.at).toBe(0)
    one.back()
    expect(one.at).toBe(0)
  })

  it('keeps the log and the names of cards', () => {
    const one = lesson()
    expect(one.log).toHaveLength(1)
    one.jump(4)
    expect(one.log).toHaveLength(5)
    expect(one.key(4)).toBe('hoax-13')
    expect(one.isAtEnd).toBe(true)
  })
})
