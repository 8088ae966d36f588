import { expect, test } from 'vitest'
import { parseRoute } from './routes'

test('addresses name pages', () => {
  expect(parseRoute('')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/')).toEqual({ page: 'lobby' })
  expect(parseRoute('#/new/equinox')).toEqual({ page: 'new', game: 'equinox' })
  expect(parseRoute('#/table/18GVGTT-uz_F')).toEqual({ page: 'table', id: '18GVGTT-uz_F' })
  expect(parseRoute('#/replay/18GVGTT-uz_F')).toEqual({ page: 'replay', id: '18GVGTT-uz_F' })
  expect(parseRoute('#/join/18GVGTT-uz_F/1/kX0_-a')).toEqual({
    page: 'join',
    id: '18GVGTT-uz_F',
    seat: 1,
    token: 'kX0_-a',
  })
  expect(parseRoute('#/book/equinox')).toEqual({ page: 'book', game: 'equinox' })
  expect(parseRoute('#/rules')).toEqual({ page: 'rules', number: null })
  expect(parseRoute('#/rules/')).toEqual({ page: 'rules', number: null })
  expect(parseRoute('#/rules/BM-10.8')).toEqual({ page: 'rules', number: 'BM-10.8' })
  expect(parseRoute('#/cards/hoax-13')).toEqual({ page: 'cards', card: 'hoax-13' })
  expect(parseRoute('#/learn/first%20fight')).toEqual({ page: 'learn', lesson: 'first fight' })
  expect(parseRoute('#/draft')).toEqual({ page: 'own', game: 'draft', id: null })
  expect(parseRoute('#/draft/18GVGTT-uz_F')).toEqual({ page: 'own', game: 'draft', id: '18GVGTT-uz_F' })
  expect(parseRoute('#/decks')).toEqual({ page: 'decks', part: null, more: null })
  expect(parseRoute('#/decks/18GVGTT-uz_F')).toEqual({ page: 'decks', part: '18GVGTT-uz_F', more: null })
  expect(parseRoute('#/decks/new/hoax+drake-emis-ferry')).toEqual({
    page: 'decks',
    part: 'new',
    more: 'hoax+drake-emis-ferry',
  })
  expect(parseRoute('#/decks/text/abc_-')).toEqual({ page: 'decks', part: 'text', more: 'abc_-' })
  expect(parseRoute('#/solo')).toEqual({ page: 'solo' })
  expect(parseRoute('#/tournaments')).toEqual({ page: 'tournaments', id: null })
  expect(parseRoute('#/tournaments/aB_-12')).toEqual({ page: 'tournaments', id: 'aB_-12' })
  expect(parseRoute('#/me')).toEqual({ page: 'me' })
  expect(parseRoute('#/admin')).toEqual({ page: 'admin' })
  expect(parseRoute('#/gallery')).toEqual({ page: 'gallery', part: null })
  expect(parseRoute('#/gallery/faces')).toEqual({ page: 'gallery', part: 'faces' })
})

test('anything else is nowhere', () => {
  for (const hash of [
    '#/nothing',
    '#/new',
    '#/new/chess',
    '#/table',
    '#/table/a/b',
    '#/table/a%2Fb',
    '#/join/a/7/x',
    '#/join/a/1',
    '#/rules/a/b',
    '#/decks/new/<b>',
    '#/decks/a/b',
    '#/tournaments/a/b',
    '#/tournaments/<b>',
    '#/me/x',
    '#/admin/x',
    '#/%',
  ])
    expect(parseRoute(hash), hash).toEqual({ page: 'nowhere' })
})
