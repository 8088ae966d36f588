/** Short soft sounds made by code. Silent until somebody wants them and has touched the page. */
import { settings } from '../app/settings.svelte'

export type Sound = 'card' | 'draw' | 'dragon' | 'turn' | 'end' | 'error'

let context: AudioContext | null = null
let touched = false

/** Browsers allow sound only after a gesture; call once per page. */
export function awaitGesture(): () => void {
  const note = (): void => {
    touched = true
    if (settings.sound) void context?.resume()
  }
  addEventListener('pointerdown', note, { passive: true })
  addEventListener('keydown', note)
  return () => {
    removeEventListener('pointerdown', note)
    removeEventListener('keydown', note)
  }
}

export function play(sound: Sound): void {
  if (!settings.sound || !touched || document.hidden) return
  try {
    context ??= new AudioContext()
  } catch {
    return
  }
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime + 0.01
  switch (sound) {
    case 'card':
      noise(now, 0.09, 1400, 0.22)
      tone(now + 0.02, 190, 0.08, 0.1, 'triangle')
      break
    case 'draw':
      noise(now, 0.12, 2600, 0.12)
      break
    case 'dragon':
      tone(now, 147, 0.5, 0.16, 'sine', 220)
      tone(now + 0.08, 294, 0.5, 0.08, 'triangle', 440)
      break
    case 'turn':
      tone(now, 587, 0.22, 0.1, 'sine')
      tone(now + 0.11, 784, 0.3, 0.1, 'sine')
      break
    case 'end':
      ;[392, 494, 587, 784].forEach((pitch, number) => tone(now + number * 0.13, pitch, 0.5, 0.1, 'sine'))
      break
    case 'error':
      tone(now, 196, 0.16, 0.1, 'triangle', 165)
  }
}

/** A tone that swells at once and dies away; `to`: the pitch it slides to. */
function tone(at: number, pitch: number, long: number, loud: number, type: OscillatorType, to = pitch): void {
  const source = context!.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + long)
  source.connect(fading(at, long, loud)).connect(context!.destination)
  source.start(at)
  source.stop(at + long)
}

/** A rustle, as of paper. */
function noise(at: number, long: number, pitch: number, loud: number): void {
  const buffer = context!.createBuffer(1, Math.ceil(context!.sampleRate * long), context!.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let number = 0; number < samples.length; number += 1) samples[number] = Math.random() * 2 - 1
  const source = context!.createBufferSource()
  source.buffer = buffer
  const filter = context!.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.8
  source
    .connect(filter)
    .connect(fading(at, long, loud))
    .connect(context!.destination)
  source.start(at)
}

function fading(at: number, long: number, loud: number): GainNode {
  const gain = context!.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, long / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  return gain
}
