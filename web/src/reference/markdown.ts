/** The little Markdown that the rules are written in, as data: what is drawn from it needs no raw HTML. */

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'soft'; spans: Span[] }
  /** `to`: number of a rule or key of a chapter. */
  | { kind: 'rule'; to: string; spans: Span[] }
  | { kind: 'card'; key: string }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; is_ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const INLINE =
  /`([^`]+)`|\[([^\]]*)\]\(([^)\s]*)\)|\*\*([\s\S]+?)\*\*|(?<!\*)\*(?!\s)([^*]+?)\*|\b([a-z]{3,12}-[a-z0-9][a-z0-9-]*)\b/g
const DIVIDER = /^\|[-| :]+\|$/
const ITEM = /^(?:([-*])|\d+\.) (.*)$/

/** Where a link between the pages of the rules goes: `../bm-01-rulesets.md#rs-7` is RS-7. */
export function target(address: string): string | null {
  const [file = '', anchor] = address.split('#')
  const rule = anchor?.match(/^([a-z]+)-([0-9.]+[a-z]?)$/)
  if (rule) return `${rule[1]!.toUpperCase()}-${rule[2]}`
  const page = file.match(/(?:^|\/)(bm|eq)-(\d\d)-[a-z-]+\.md$/)
  return page ? `${page[1]!.toUpperCase()}-${Number(page[2])}` : null
}

/** `cards`: keys that become links; any other word with a hyphen stays a word. */
export function inline(text: string, cards: readonly string[] = []): Span[] {
  const spans: Span[] = []
  const say = (words: string) => {
    const last = spans.at(-1)
    if (last?.kind === 'text') last.text += words
    else if (words) spans.push({ kind: 'text', text: words })
  }
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, linked, address, strong, soft, key] = match
    say(text.slice(end, match.index))
    end = match.index + whole.length
    if (code !== undefined)
      spans.push(cards.includes(code) ? { kind: 'card', key: code } : { kind: 'code', text: code })
    else if (linked !== undefined) {
      const to = target(address!)
      if (to) spans.push({ kind: 'rule', to, spans: inline(linked, cards) })
      else say(linked)
    } else if (strong !== undefined) spans.push({ kind: 'strong', spans: inline(strong, cards) })
    else if (soft !== undefined) spans.push({ kind: 'soft', spans: inline(soft, cards) })
    else if (key !== undefined && cards.includes(key)) spans.push({ kind: 'card', key })
    else say(whole)
  }
  say(text.slice(end))
  return spans
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

/** Paragraphs, lists and tables; a line that goes on belongs to what stands above it. */
export function blocks(text: string, cards: readonly string[] = []): Block[] {
  type Rough =
    | { kind: 'paragraph'; text: string }
    | { kind: 'list'; is_ordered: boolean; items: string[] }
    | { kind: 'table'; lines: string[] }
  const rough: Rough[] = []
  let is_open = false
  for (const line of text.split('\n')) {
    if (!line.trim()) {
      is_open = false
      continue
    }
    const last = is_open ? rough.at(-1) : undefined
    const item = line.match(ITEM)
    if (line.startsWith('|')) {
      if (last?.kind === 'table') last.lines.push(line)
      else rough.push({ kind: 'table', lines: [line] })
    } else if (item) {
      const is_ordered = item[1] === undefined
      // Blank lines between items do not make two lists of them.
      const list = rough.at(-1)
      if (list?.kind === 'list' && list.is_ordered === is_ordered) list.items.push(item[2]!)
      else rough.push({ kind: 'list', is_ordered, items: [item[2]!] })
    } else if (last?.kind === 'list') last.items[last.items.length - 1] += ` ${line.trim()}`
    else if (last?.kind === 'paragraph') last.text += ` ${line.trim()}`
    else rough.push({ kind: 'paragraph', text: line.trim() })
    is_open = true
  }
  return rough.map((block): Block => {
    if (block.kind === 'paragraph') return { kind: 'paragraph', spans: inline(block.text, cards) }
    if (block.kind === 'list')
      return {
        kind: 'list',
        is_ordered: block.is_ordered,
        items: block.items.map((one) => inline(one, cards)),
      }
    const rows = block.lines.filter((line) => !DIVIDER.test(line.trim())).map(cells)
    const [head = [], ...rest] = rows.map((row) => row.map((cell) => inline(cell, cards)))
    return { kind: 'table', head, rows: rest }
  })
}
