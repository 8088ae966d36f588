import { expect, it } from 'vitest'
import { make, SOUNDS, type Sound } from './make'

interface Ramp {
  value: number
  at: number
}
/** Notes down what a sound schedules: how loud each part is when, and when its source ends. */
function scheduled(sound: Sound): { envelopes: Ramp[][]; ends: number[] } {
  const envelopes: Ramp[][] = []
  const ends: number[] = []
  const parameter = (ramps: Ramp[] = []): object => {
    const note = (value: number, at: number): number => ramps.push({ value, at })
    return { setValueAtTime: note, exponentialRampToValueAtTime: note }
  }
  const node = (more: object): object => ({ ...more, connect: (next: object) => next })
  let long = 0
  const context = {
    sampleRate: 8000,
    destination: {},
    createBuffer: (_: number, length: number) => {
      long = length / 8000
      return { getChannelData: () => new Float32Array(length) }
    },
    createBiquadFilter: () => node({ frequency: {}, Q: {} }),
    createBufferSource: () => node({ start: (at: number) => ends.push(at + long) }),
    createOscillator: () =>
      node({ frequency: parameter(), start: () => {}, stop: (at: number) => ends.push(at) }),
    createGain: () => {
      envelopes.push([])
      return node({ gain: parameter(envelopes.at(-1)) })
    },
  }
  make(context as unknown as BaseAudioContext, sound, 1)
  return { envelopes, ends }
}

it.each(SOUNDS)('%s begins and ends in silence, is short, and never too loud', (sound) => {
  const { envelopes, ends } = scheduled(sound)
  expect(envelopes.length).toBeGreaterThan(0)
  envelopes.forEach((ramps, part) => {
    expect(ramps[0]!.value).toBeLessThan(0.001)
    expect(ramps.at(-1)!.value).toBeLessThan(0.001)
    expect(ends[part]).toBeGreaterThanOrEqual(ramps.at(-1)!.at - 1e-9)
  })
  expect(Math.max(...ends)).toBeLessThan(2)
  const loudest = envelopes.map((ramps) => Math.max(...ramps.map(({ value }) => value)))
  expect(loudest.reduce((sum, one) => sum + one, 0)).toBeLessThan(1)
})
