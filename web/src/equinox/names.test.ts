import { beforeAll, expect, it, vi } from 'vitest'
import type { Action, EquinoxMarks } from '../wire/types'
import { words } from '../words/index.svelte'
import { lossesOf, sayAction, stakeOf } from './names'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  return words.speak('en', false)
})
const marks = (weakest: string[], empty: string[] = []): EquinoxMarks => ({
  champion_worth: 5,
  row_worth: [4, 3, 2, 1, 0],
  strengths: {},
  weakest,
  empty,
  next: 1,
  possible: [],
  stakes: { susi: [4, 7.5, 0], fungi: [0, 0, 0] },
})
const nameOf = (seat: number): string => ['Anna', 'Ben', 'Cleo'][seat]!

it('says who loses what with a creature, and when nobody does (EQ-8.8)', () => {
  expect(lossesOf('susi', marks([]), nameOf, 0)).toBe('you lose 4, Ben loses 7½')
  expect(lossesOf('susi', marks([]), nameOf, null)).toBe('Anna loses 4, Ben loses 7½')
  expect(lossesOf('fungi', marks([]), nameOf, 0)).toBe('nobody loses points that lie open')
})
it('tells of it when the row may be full after this turn, and a single creature is the weakest (EQ-8.1)', () => {
  expect(stakeOf(marks(['susi']), nameOf, 0)).toContain('Susi vanishes: you lose 4, Ben loses 7½')
  expect(stakeOf(marks(['susi'], ['fungi']), nameOf, 0)).toContain(
    'If a stronger card fills the row, Susi vanishes',
  )
  expect(stakeOf(marks(['susi'], ['fungi', 'cornu']), nameOf, 0)).toBe('')
  expect(stakeOf(marks(['susi', 'fungi']), nameOf, 0)).toBe('')
  expect(stakeOf(marks([]), nameOf, 0)).toBe('')
})
it('passing says what is left out (EQ-4.2)', () => {
  const pass = { verb: 'pass', text: 'Pass' } as Action
  expect(sayAction(pass, 'bet')).toBe('No bet')
  expect(sayAction(pass, 'ability')).toBe('Do not use it')
  expect(sayAction({ ...pass, verb: 'done', text: 'Done' }, 'discard')).toBe('Discard no more')
  expect(sayAction(pass, 'target')).toBe('Pass')
})
