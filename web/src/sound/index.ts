/** Silent until somebody wants sounds and has touched the page. */
import { settings } from '../app/settings.svelte'
import type { Sound } from './make'

let context: AudioContext | null = null
let volume: GainNode | null = null
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
    volume ??= context.createGain()
    volume.connect(context.destination)
  } catch {
    return
  }
  if (context.state === 'suspended') void context.resume()
  volume.gain.value = settings.volume / 100
  const [where, to] = [context, volume]
  // Fetched by those who want sounds.
  void import('./make').then(
    ({ make }) => make(where, sound, where.currentTime + 0.01, to),
    () => undefined,
  )
}
