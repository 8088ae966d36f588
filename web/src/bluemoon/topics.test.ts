import { describe, expect, it } from 'vitest'
import type { Sitting } from '../wire/sitting'
import { newTopic } from '../table/explain'

interface Asked {
  phase: string
  verbs: string[]
  /** What a card or the setup asks; none: the phase itself does. */
  ask?: string
  progress?: Record<string, unknown>
}
const KNOWN = new Set(['goal-bluemoon'])

function topic({ phase, verbs, ask, progress = {} }: Asked, known: ReadonlySet<string> = KNOWN) {
  const questions = ask ? [{ ask }] : []
  const question = {
    question: questions[0],
    actions: verbs.map((verb) => ({ verb })),
    view: { table: { phase, questions, progress } },
  }
  const sitting = { game: 'bluemoon', happening: null, question } as unknown as Sitting
  return newTopic(sitting, known)
}

describe('the line for a newcomer', () => {
  it('is about the question of the phase, the first time it is asked', () => {
    expect(topic({ phase: 'action', verbs: ['pass', 'play'] })).toBe('action')
    expect(topic({ phase: 'decision', verbs: ['fight', 'retreat'] })).toBe('decision')
    expect(topic({ phase: 'character', verbs: ['play'] })).toBe('character')
    expect(topic({ phase: 'boost', verbs: ['play', 'pass'] })).toBe('boost')
    expect(topic({ phase: 'announce', verbs: ['announce'] })).toBe('announce')
    expect(topic({ phase: 'setup', verbs: ['choose', 'done'], ask: 'mulligan' })).toBe('mulligan')
    expect(topic({ phase: 'action', verbs: ['pass'] }, new Set([...KNOWN, 'action']))).toBeNull()
  })
  it.each(['action', 'decision', 'character', 'boost', 'announce', 'turn_end'])(
    'is not there while a card asks in the phase %s',
    (phase) => {
      const verbs = ['choose', 'pay', 'done', 'pass', 'play', 'fight', 'retreat', 'announce']
      for (const ask of ['pay', 'victim', 'discard']) expect(topic({ phase, verbs, ask })).toBeNull()
    },
  )
  it('speaks of no choice that is not offered', () => {
    expect(topic({ phase: 'decision', verbs: ['retreat'] })).toBeNull()
    expect(topic({ phase: 'decision', verbs: ['fight'] })).toBeNull()
    expect(topic({ phase: 'character', verbs: ['retreat', 'use'] })).toBeNull()
    expect(topic({ phase: 'boost', verbs: ['pass'] })).toBeNull()
    expect(topic({ phase: 'turn_end', verbs: ['use', 'pass'] })).toBeNull()
  })
  it('does not say "one card" where one was played', () => {
    const again = { has_character: true, boosters_played: 1, supports_played: 0 }
    expect(topic({ phase: 'character', verbs: ['play', 'pass'], progress: again })).toBeNull()
    expect(topic({ phase: 'boost', verbs: ['play', 'pass'], progress: again })).toBeNull()
  })
  it('tells the goal before all else', () => {
    expect(topic({ phase: 'decision', verbs: ['retreat'] }, new Set())).toBe('goal-bluemoon')
  })
})
