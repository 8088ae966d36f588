const ADDRESSES = new Map<string, string>()

/** The address of a picture for an <img>; made once for every text. */
export function address(svg: string): string {
  let found = ADDRESSES.get(svg)
  if (!found) {
    found = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    ADDRESSES.set(svg, found)
  }
  return found
}
