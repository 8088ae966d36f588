import { beforeAll, expect, test, vi } from 'vitest'
import { words } from '../words/index.svelte'
import { refusalText } from './refusal'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  return words.speak('de', false)
})

test('what the code says is said by the page, and where it says little, by the server', () => {
  expect(refusalText('over', 'das Spiel ist zu Ende')).toBe('Das Spiel ist zu Ende.')
  expect(refusalText('not_now', 'an diesem Tisch gibt es keinen Chat')).toBe(
    'An diesem Tisch gibt es keinen Chat.',
  )
  expect(refusalText('unrated', 'Ödön ist fort')).toBe('Ödön ist fort.')
  expect(refusalText('not_now')).toBe('Das geht im Moment nicht.')
})
