/** SHA-256 of a text. Browsers have it only for pages from a secure address, and a club's own network is none. */

const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime)) primes.push(n)
/** The first 32 bits of the fractional part. */
const bits = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const START = primes.slice(0, 8).map((prime) => bits(Math.sqrt(prime)))
const ROUNDS = primes.map((prime) => bits(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The text with its length at the end, as whole blocks of 16 words. */
function blocks(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text)
  const words = new Uint32Array(((bytes.length + 72) >> 6) << 4)
  bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - 8 * (at & 3))))
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length & 3))
  words[words.length - 1] = bytes.length * 8
  return words
}

function mix(hash: Int32Array, block: Uint32Array): void {
  const w = new Int32Array(64)
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) w[i] = block[i]!
    else {
      const early = w[i - 15]!
      const late = w[i - 2]!
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
    }
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g)
    const major = (a & b) ^ (a & c) ^ (b & c)
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + w[i]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + major) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at]! += word))
}

/** The hash as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = blocks(text)
  const hash = Int32Array.from(START)
  for (let at = 0; at < words.length; at += 16) mix(hash, words.subarray(at, at + 16))
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
