/** Rule numbers inside sentences, e.g. BM-6.4, BM-10.25a, RS-2, OQ-17, EQ-3.1, OQE-4. */
const NUMBER = /\b(?:BM|EQ|RS|OQE|OQ)-\d+(?:\.\d+)?[a-z]?\b/g

export type Piece = { text: string } | { number: string }

export function rulePieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(NUMBER)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index) })
    pieces.push({ number: found[0] })
    end = found.index + found[0].length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}
