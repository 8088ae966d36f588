/** The rules as the server has them; what was read once is kept. */
import { GAMES } from '../games'
import { fetched, Once } from '../wire/fetched'
import type { Chapter, Game, Rule, RuleHit } from '../wire/types'
import type { Language } from '../words/index.svelte'

export interface WholeChapter extends Chapter {
  /** Markdown; empty where the chapter begins with its first rule. */
  introduction: string
  rules: Rule[]
}

const once = new Once()
const read = <Answer>(address: string): Promise<Answer> => once.do(address, () => fetched<Answer>(address))

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

/** The game that a chapter or rule is of; the first where its number does not say. */
export function gameOf(number: string): Game {
  return (GAMES.find(({ rules }) => rules.test(number)) ?? GAMES[0]!).name
}

/** All games, this one first. */
export const gamesFrom = (game: Game): Game[] =>
  GAMES.map(({ name }) => name).sort((one, two) => Number(two === game) - Number(one === game))

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
