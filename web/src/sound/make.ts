/** The sounds themselves: short and soft, made of tones and rustling. */

export const SOUNDS = ['card', 'draw', 'dragon', 'turn', 'end', 'error', 'low', 'call'] as const
export type Sound = (typeof SOUNDS)[number]

/** Loudness is set so that all are about equally loud to the ear; low tones need more for that, and draws are many. */
export function make(
  context: BaseAudioContext,
  sound: Sound,
  at: number,
  out: AudioNode = context.destination,
): void {
  const tone = (
    from: number,
    pitch: number,
    long: number,
    loud: number,
    type: OscillatorType,
    to = pitch,
  ): void => addTone(context, out, { at: from, pitch, long, loud, type, to })
  const noise = (from: number, long: number, pitch: number, loud: number): void =>
    addNoise(context, out, { at: from, long, pitch, loud })
  switch (sound) {
    case 'card':
      noise(at, 0.09, 1400, 0.56)
      tone(at + 0.02, 190, 0.08, 0.2, 'triangle')
      break
    case 'draw':
      noise(at, 0.12, 2600, 0.32)
      break
    case 'dragon':
      tone(at, 147, 0.5, 0.22, 'sine', 220)
      tone(at + 0.08, 294, 0.5, 0.18, 'triangle', 440)
      break
    case 'turn':
      tone(at, 587, 0.22, 0.1, 'sine')
      tone(at + 0.11, 784, 0.3, 0.1, 'sine')
      break
    case 'end':
      ;[392, 494, 587, 784].forEach((pitch, number) => tone(at + number * 0.13, pitch, 0.5, 0.085, 'sine'))
      break
    case 'error':
      tone(at, 262, 0.16, 0.32, 'triangle', 208)
      break
    case 'low':
      ;[0, 0.16, 0.32].forEach((later) => tone(at + later, 880, 0.1, 0.09, 'sine'))
      break
    case 'call':
      tone(at, 494, 0.25, 0.1, 'sine')
      tone(at + 0.16, 659, 0.25, 0.1, 'sine')
      tone(at + 0.32, 494, 0.35, 0.1, 'sine')
  }
}

interface Part {
  at: number
  pitch: number
  long: number
  loud: number
}

/** A tone that swells at once and dies away; `to`: the pitch it slides to. */
function addTone(
  context: BaseAudioContext,
  out: AudioNode,
  { at, pitch, long, loud, type, to }: Part & { type: OscillatorType; to: number },
): void {
  const source = context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(pitch, at)
  source.frequency.exponentialRampToValueAtTime(to, at + long)
  source.connect(fading(context, at, long, loud)).connect(out)
  source.start(at)
  source.stop(at + long)
}

/** A rustle, as of paper. */
function addNoise(context: BaseAudioContext, out: AudioNode, { at, long, pitch, loud }: Part): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let number = 0; number < samples.length; number += 1) samples[number] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 0.8
  source
    .connect(filter)
    .connect(fading(context, at, long, loud))
    .connect(out)
  source.start(at)
}

function fading(context: BaseAudioContext, at: number, long: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, long / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  return gain
}
