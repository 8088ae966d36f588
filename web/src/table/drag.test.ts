import { describe, expect, it } from 'vitest'
import { placeAt } from './drag'

/** As much of an element as `placeAt` asks for. */
function element(drop: string | null, parent: unknown = null): Element {
  const one = {
    dataset: drop === null ? {} : { drop },
    parentElement: parent,
    closest(): unknown {
      return drop === null ? ((parent as Element | null)?.closest('[data-drop]') ?? null) : one
    },
  }
  return one as unknown as Element
}
const only = (name: string) => (place: string) => place === name

describe('a drop', () => {
  const side = element('side')
  const zone = element('combat', side)
  const card = element(null, zone)
  const log = element(null)

  it('means the innermost place that takes the card', () => {
    expect(placeAt(card, () => true)?.element).toBe(zone)
    expect(placeAt(card, only('side'))).toEqual({ element: side, takes: true })
  })
  it('on a place that does not take it is a miss', () => {
    expect(placeAt(card, only('support'))).toEqual({ element: zone, takes: false })
  })
  it('anywhere else means nothing', () => {
    expect(placeAt(log, () => true)).toBeNull()
    expect(placeAt(null, () => true)).toBeNull()
  })
})
