/** What somebody likes, kept in this browser. */
import { keep, kept as stored } from '../kept'

/** How fast things are shown, and how long they take. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]
const PACES: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.4, off: 0 }

export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const KEPT = 'moondrake.settings'

interface Kept {
  theme: Theme
  sound: boolean
  motion: 'auto' | 'off'
  speed: Speed
  autoPass: boolean
  hover: boolean
  keys: boolean
  /** Loudness in per cent. */
  volume: number
  /** Say what is new when it first comes up. */
  explain: boolean
}
const USUAL: Kept = {
  theme: 'auto',
  sound: false,
  motion: 'auto',
  speed: 'normal',
  autoPass: true,
  hover: true,
  keys: true,
  volume: 70,
  explain: true,
}

/** What was kept, as far as it still makes sense. */
export function readSettings(text: string | null): Kept {
  const found: Kept = { ...USUAL }
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return found
  }
  if (typeof kept !== 'object' || kept === null) return found
  const given = kept as Partial<Record<keyof Kept, unknown>>
  if (THEMES.some((one) => one === given.theme)) found.theme = given.theme as Theme
  if (SPEEDS.some((one) => one === given.speed)) found.speed = given.speed as Speed
  if (given.motion === 'off') found.motion = 'off'
  for (const key of ['sound', 'autoPass', 'hover', 'keys', 'explain'] as const) {
    if (typeof given[key] === 'boolean') found[key] = given[key]
  }
  if (typeof given.volume === 'number' && given.volume >= 0 && given.volume <= 100)
    found.volume = given.volume
  return found
}

class Settings implements Kept {
  theme = $state<Theme>(USUAL.theme)
  sound = $state(USUAL.sound)
  motion = $state<'auto' | 'off'>(USUAL.motion)
  /** How fast what others do is shown. */
  speed = $state<Speed>(USUAL.speed)
  /** Pass by itself where passing is all one can do. */
  autoPass = $state(USUAL.autoPass)
  /** The mouse over a card shows it large. */
  hover = $state(USUAL.hover)
  /** Commands by single keys. */
  keys = $state(USUAL.keys)
  volume = $state(USUAL.volume)
  explain = $state(USUAL.explain)

  constructor() {
    Object.assign(this, readSettings(stored(KEPT)))
    $effect.root(() => {
      $effect(() => {
        const { theme, sound, motion, speed, autoPass, hover, keys, volume, explain } = this
        keep(KEPT, JSON.stringify({ theme, sound, motion, speed, autoPass, hover, keys, volume, explain }))
      })
      // Before the first picture, so that nothing flashes in the wrong colours.
      $effect.pre(() => {
        document.documentElement.dataset.theme = this.theme
        document.documentElement.dataset.motion = this.motion
      })
    })
  }
}

export const settings = new Settings()

/** Is motion off, by the setting or because the system wants it so? */
export function calm(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long things take to be shown: 1 as usual, 0 at once. */
export function pace(): number {
  return calm() || document.hidden ? 0 : PACES[settings.speed]
}
