/** A deck as a picture to share: SVG by code, or the same as PNG. */
import { cardArt, crest, palette } from '../art'
import { nameOf } from '../cards/catalogue.svelte'
import type { CardFacts } from '../wire/types'

const WIDE = 1000
const COLUMNS = 6
const CELL = { width: 152, height: 172, gap: 12, top: 158 }

export const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  )

/** A picture within the picture: it has to travel along. */
const inside = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

export interface Poster {
  name: string
  /** Leader, numbers and where it comes from: one line below the name. */
  line: string
  people: string
  cards: CardFacts[]
}

export async function posterOf({ name, line, people, cards }: Poster): Promise<string> {
  const rows = Math.ceil(cards.length / COLUMNS)
  const height = CELL.top + rows * (CELL.height + CELL.gap) + 40
  const arts = await Promise.all(cards.map((card) => cardArt(card)))
  const cells = cards.map((card, number) => cell(card, arts[number]!, number))
  const tint = palette(people)
  const lines = line.split(/(?<=\.) /)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${height}" viewBox="0 0 ${WIDE} ${height}" font-family="'Source Sans 3','Segoe UI','Noto Sans',sans-serif">
<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1b2340"/><stop offset="1" stop-color="#12172b"/></linearGradient></defs>
<rect width="${WIDE}" height="${height}" fill="url(#night)"/>
<rect width="${WIDE}" height="8" fill="${tint.deep}"/>
<image x="20" y="28" width="96" height="96" href="${inside(crest(people))}"/>
<text x="136" y="72" font-family="Grenze,Georgia,serif" font-size="${titleSize(name)}" font-weight="600" fill="#f3ead7">${escaped(name)}</text>
${lines.map((one, place) => `<text x="136" y="${104 + place * 24}" font-size="17" fill="#b6c0e0">${escaped(one)}</text>`).join('')}
${cells.join('\n')}
<text x="${WIDE - 24}" y="${height - 16}" text-anchor="end" font-size="14" fill="#b6c0e0">moondrake</text>
</svg>`
}

function cell(card: CardFacts, art: string, number: number): string {
  const x = 20 + (number % COLUMNS) * (CELL.width + CELL.gap)
  const y = CELL.top + Math.floor(number / COLUMNS) * (CELL.height + CELL.gap)
  const tint = palette(card.people)
  const values =
    card.fire === null && card.earth === null
      ? ''
      : `<circle cx="20" cy="24" r="15" fill="#a3300e"/><text x="20" y="31" text-anchor="middle" font-size="20" font-weight="700" fill="#fff8e8">${card.fire ?? 0}</text>
<circle cx="20" cy="60" r="15" fill="#3d561a"/><text x="20" y="67" text-anchor="middle" font-size="20" font-weight="700" fill="#fff8e8">${card.earth ?? 0}</text>`
  return `<g transform="translate(${x} ${y})"><rect width="${CELL.width}" height="${CELL.height}" rx="9" fill="${tint.deep}"/>
<image x="6" y="6" width="${CELL.width - 12}" height="126" preserveAspectRatio="xMidYMid slice" href="${inside(art)}"/>${values}
<text x="${CELL.width / 2}" y="156" text-anchor="middle" font-size="${size(nameOf(card))}" font-weight="600" fill="#fff8e8">${escaped(nameOf(card))}</text></g>`
}

const size = (name: string): number => Math.max(9, Math.min(15, Math.floor(250 / Math.max(1, name.length))))

/** The longest name a deck may have stays inside, whatever letters the reader's machine has. */
export const titleSize = (name: string): number =>
  Math.max(18, Math.min(46, Math.floor(1400 / Math.max(1, name.length))))

/** The picture as bytes of a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(source)
  }
}

/** Let the browser save it. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The name of a file, whatever the deck is called. */
export const fileName = (name: string, ending: string): string =>
  `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'deck'}.${ending}`
