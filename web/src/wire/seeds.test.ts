import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import { drawSeed, hashOf, keepSeed, keptSeed, shownSeeds } from './seeds'
import { sha256 } from './sha256'

describe('sha256', () => {
  test('is what everybody else computes, for every length of the last block', () => {
    for (let length = 0; length < 150; length += 1) {
      const text = 'aé€'.repeat(60).slice(0, length)
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })
})

describe('seeds', () => {
  beforeEach(() => keepSeed('t', 0, 'mine'))

  test('are drawn anew each time, and only their hash is told', () => {
    const seeds = new Set(Array.from({ length: 50 }, drawSeed))
    expect(seeds.size).toBe(50)
    for (const seed of seeds) {
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      expect(hashOf(seed)).not.toContain(seed.slice(0, 8))
    }
  })

  test('are shown when they are asked for, with the seal kept beside them', () => {
    expect(shownSeeds('t', { to_reveal: [] })).toEqual([])
    expect(shownSeeds('t', undefined)).toEqual([])
    expect(shownSeeds('t', { to_reveal: [0, 1], seal: 'ab' })).toEqual([
      { type: 'reveal', seat: 0, seed: 'mine' },
    ])
    expect(keptSeed('t', 0)).toEqual({ seed: 'mine', seal: 'ab' })
    expect(keptSeed('t', 1)).toBeNull()
  })
})
