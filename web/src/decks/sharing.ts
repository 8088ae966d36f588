/** A deck in a link: its text, made small, as letters that survive in an address. */

/** What a text may unfold to; a deck has a tenth of it. */
const LONGEST = 20_000

async function through(bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = (new Blob([bytes]).stream().pipeThrough(change) as ReadableStream<Uint8Array>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    length += value.length
    if (length > LONGEST) {
      await reader.cancel()
      throw new Error('too long')
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
}

/** Without remarks and empty lines: names of cards are looked up anew. */
export function bare(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('name:') ? line : line.replace(/#.*/, '')).trim())
    .filter(Boolean)
    .join('\n')
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(bare(text)), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** null: the link lost a part. */
export async function unpacked(code: string): Promise<string | null> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    )
  } catch {
    return null
  }
}
