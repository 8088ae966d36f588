/** What is known about every card of Blue Moon, asked for once. */
import { BLUE_MOON } from '../bluemoon/game'
import type { Facts } from '../games/game'
import { ask } from '../wire/api'
import { fetched, Once } from '../wire/fetched'
import type { CardFacts, Spoken } from '../wire/types'
import { LANGUAGES, words, type Language } from '../words/index.svelte'

const ALL_CARDS = 'api/reference/cards'

class Catalogue implements Facts {
  private cards = $state.raw<Map<string, CardFacts>>(new Map())
  private packed = new Map<string, CardFacts>()
  /** The languages that the cards are there in. */
  private spoken = new Set<Language>()
  private readonly once = new Once()

  get isLoaded(): boolean {
    return this.cards.size > this.packed.size
  }

  /** All cards in all languages, or in one. */
  async load(language?: Language): Promise<void> {
    const wanted = language ? [language] : LANGUAGES
    if (wanted.every((one) => this.spoken.has(one))) return
    const address = language ? BLUE_MOON.facts(language) : ALL_CARDS
    await this.once.do(address, async () => {
      const { cards } = await fetched<{ cards: CardFacts[] }>(address)
      const before = this.cards
      const whole = (one: CardFacts, part: 'name' | 'text'): Spoken => ({
        ...before.get(one.key)?.[part],
        ...one[part],
      })
      this.cards = new Map([
        ...cards.map(
          (one) => [one.key, { ...one, name: whole(one, 'name'), text: whole(one, 'text') }] as const,
        ),
        ...this.packed,
      ])
      for (const one of wanted) this.spoken.add(one)
    })
  }

  /** Cards of packs are in no catalogue but the table's own. */
  async loadTable(id: string, setup: Record<string, string>): Promise<void> {
    if (Object.keys(setup).some((line) => line.startsWith('card ')))
      this.add((await ask<{ cards: CardFacts[] }>('GET', `tables/${id}/cards`)).cards)
  }

  /** Cards of packs, beside the printed ones; they come in all languages. */
  add(cards: CardFacts[]): void {
    if (!cards.length) return
    for (const one of cards) this.packed.set(one.key, one)
    this.cards = new Map([...this.cards, ...this.packed])
  }

  card(key: string): CardFacts | undefined {
    const found = this.cards.get(key)
    if (found && !(words.language in found.name)) this.load(words.language).catch(() => undefined)
    return found
  }

  /** The printed cards; with those of packs that were added, if wanted. */
  all(hasPacked = false): CardFacts[] {
    const every = [...this.cards.values()]
    return hasPacked ? every : every.filter((one) => !this.packed.has(one.key))
  }

  has(key: string): boolean {
    return this.cards.has(key)
  }

  cardName(key: string): string {
    const facts = this.card(key)
    return facts ? nameOf(facts) : key
  }
}

export const catalogue = new Catalogue()
export { catalogue as facts }

/** In the current language, as soon as that is there; until then in any. */
const said = (spoken: Spoken): string => spoken[words.language] ?? Object.values(spoken)[0] ?? ''
export const nameOf = (facts: CardFacts): string => said(facts.name)
/** The special text; empty for none. */
export const textOf = (facts: CardFacts): string => said(facts.text)
