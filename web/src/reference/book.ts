/** The rules as the server has them; what was read once is kept. */
import type { Chapter, Game, Rule, RuleHit } from '../wire/types'
import type { Language } from '../words/index.svelte'

export interface WholeChapter extends Chapter {
  /** Markdown; empty where the chapter begins with its first rule. */
  introduction: string
  rules: Rule[]
}

const KEPT = new Map<string, Promise<unknown>>()

function read<Answer>(address: string): Promise<Answer> {
  let found = KEPT.get(address)
  if (!found) {
    found = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${address}`)
      return answer.json()
    })
    found.catch(() => KEPT.delete(address))
    KEPT.set(address, found)
  }
  return found as Promise<Answer>
}

export async function chapters(language: Language): Promise<Chapter[]> {
  return (await read<{ chapters: Chapter[] }>(`api/reference/rules?language=${language}`)).chapters
}

export function chapter(key: string, language: Language): Promise<WholeChapter> {
  return read(`api/reference/chapters/${encodeURIComponent(key)}?language=${language}`)
}

export async function find(text: string, language: Language): Promise<RuleHit[]> {
  const query = new URLSearchParams({ words: text.slice(0, 200), language, limit: '24' })
  return (await read<{ hits: RuleHit[] }>(`api/reference/search?${query}`)).hits
}

/** Chapters of Equinox are EQ-..., its open questions OQE-...; everything else is Blue Moon. */
export function gameOf(number: string): Game {
  return /^(EQ|OQE)-/i.test(number) ? 'equinox' : 'bluemoon'
}

/** `Blue Moon 10: Symbols` is chapter 10, Symbols. */
export function heading(title: string): { number: string; name: string } {
  const match = title.match(/^\D+(\d+):\s*(.*)$/)
  return match ? { number: match[1]!, name: match[2]! } : { number: '', name: title }
}

/** The chapter that a number stands in, or that it is; people write numbers in many ways. */
export function placeOf(list: Chapter[], number: string): { chapter: Chapter; number: string | null } | null {
  const plain = (text: string) => text.replace(/[\s_-]+/g, '').toLowerCase()
  const wanted = plain(number)
  for (const one of list) {
    const found = one.numbers.find((other) => plain(other) === wanted)
    if (found) return { chapter: one, number: found }
  }
  const whole = list.find((one) => plain(one.key) === wanted)
  return whole ? { chapter: whole, number: null } : null
}

/** Rules one after another that stand under the same heading. */
export function groups(whole: WholeChapter): { title: string; rules: Rule[] }[] {
  const found: { title: string; rules: Rule[] }[] = []
  for (const rule of whole.rules) {
    const title = rule.title === whole.title ? '' : rule.title
    const last = found.at(-1)
    if (last && last.title === title) last.rules.push(rule)
    else found.push({ title, rules: [rule] })
  }
  return found
}
