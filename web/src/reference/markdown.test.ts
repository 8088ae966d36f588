import { describe, expect, it } from 'vitest'
import { blocks, inline, target } from './markdown'

describe('links between rules', () => {
  it.each([
    ['bm-01-rulesets.md#rs-7', 'RS-7'],
    ['../bm-01-rulesets.md#rs-31', 'RS-31'],
    ['#bm-6.6a', 'BM-6.6a'],
    ['eq-12-open-questions.md#oqe-1', 'OQE-1'],
    ['eq-05-controller.md', 'EQ-5'],
    ['https://example.org/', null],
  ])('%s goes to %s', (address, wanted) => expect(target(address)).toBe(wanted))
})

describe('words in a line', () => {
  it('knows emphasis, code and links', () => {
    expect(inline('In `T1` any *active* **cards**, see [RS-8](bm-01-rulesets.md#rs-8).')).toEqual([
      { kind: 'text', text: 'In ' },
      { kind: 'code', text: 'T1' },
      { kind: 'text', text: ' any ' },
      { kind: 'soft', spans: [{ kind: 'text', text: 'active' }] },
      { kind: 'text', text: ' ' },
      { kind: 'strong', spans: [{ kind: 'text', text: 'cards' }] },
      { kind: 'text', text: ', see ' },
      { kind: 'rule', to: 'RS-8', spans: [{ kind: 'text', text: 'RS-8' }] },
      { kind: 'text', text: '.' },
    ])
  })

  it('makes links of cards it knows, and only of those', () => {
    expect(inline('(hoax-19) half-way', ['hoax-19'])).toEqual([
      { kind: 'text', text: '(' },
      { kind: 'card', key: 'hoax-19' },
      { kind: 'text', text: ') half-way' },
    ])
  })

  it('keeps what looks like HTML as words', () => {
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ])
  })
})

describe('blocks', () => {
  it('joins lines and keeps lists and tables apart', () => {
    const found = blocks('One\ntwo\n\n- a\n  b\n- c\n\n| x | y |\n|---|---|\n| 1 | 2 |')
    expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'table'])
    expect(found[0]).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'One two' }] })
    expect(found[1]).toMatchObject({ items: [[{ text: 'a b' }], [{ text: 'c' }]] })
    expect(found[2]).toMatchObject({
      head: [[{ text: 'x' }], [{ text: 'y' }]],
      rows: [[[{ text: '1' }], [{ text: '2' }]]],
    })
  })
})
