import { expect, test } from 'vitest'
import type { CardFacts } from '../wire/types'
import { curve, hand, tally } from './counting'
import { escaped, titleSize } from './picture'
import { bare, packed, unpacked } from './sharing'

const TEXT = `moondrake deck 1
name: Sparks # 1 in the sand – ő
leader: terrah

# 2 characters
terrah-01  # Somebody
terrah-02  # Somebody else
end
`

test('a deck comes out of its link as it went in, without remarks', async () => {
  const code = await packed(TEXT)
  expect(code).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(await unpacked(code)).toBe(bare(TEXT))
  expect(bare(TEXT)).toContain('name: Sparks # 1 in the sand – ő\nleader: terrah\nterrah-01\nterrah-02\nend')
})

test('a broken or swollen link is nothing', async () => {
  expect(await unpacked('!!!')).toBeNull()
  expect(await unpacked((await packed(TEXT)).slice(0, 12))).toBeNull()
  expect(await unpacked(await packed('x'.repeat(19_000)))).not.toBeNull()
  const bomb = await new Response(
    new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer()
  const letters = btoa(String.fromCharCode(...new Uint8Array(bomb)))
  expect(await unpacked(letters)).toBeNull()
})

test('curves count every value, also those nobody has', () => {
  const cards = [0, 2, 2, null].map((fire) => ({ fire }) as CardFacts)
  expect(curve(cards, 'fire').map((bar) => bar.count)).toEqual([1, 0, 2])
  expect(tally(['a', 'b', 'a'])).toEqual([
    { key: 'a', count: 2 },
    { key: 'b', count: 1 },
  ])
})

test('a hand has different cards of the deck', () => {
  const keys = Array.from({ length: 30 }, (_, number) => `k${number}`)
  let state = 1
  const drawn = hand(keys, 6, () => (state = (state * 16807) % 2147483647) / 2147483647)
  expect(new Set(drawn).size).toBe(6)
  expect(drawn.every((key) => keys.includes(key))).toBe(true)
})

test('names with markup are only letters in a picture', () => {
  expect(escaped('<script>"&\'')).toBe('&lt;script&gt;&quot;&amp;&#39;')
})

test('the longest name of a deck stays inside its picture', () => {
  const letter = 0.6
  for (const length of [1, 20, 31, 45, 60]) {
    const size = titleSize('W'.repeat(length))
    expect(136 + length * size * letter).toBeLessThanOrEqual(1000)
    expect(size).toBeGreaterThanOrEqual(18)
  }
})
