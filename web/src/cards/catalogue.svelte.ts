/** What is known about every card and creature, asked for once. */
import type { CardFacts, CreatureFacts, Game, Spoken } from '../wire/types'
import { LANGUAGES, words, type Language } from '../words/index.svelte'
import { ALL_CARDS, factsAddress } from './addresses'

async function ask<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as Answer
}

class Catalogue {
  private cards = $state.raw<Map<string, CardFacts>>(new Map())
  private packed = new Map<string, CardFacts>()
  /** The languages that the cards are there in. */
  private spoken = new Set<Language>()
  private creatures = $state.raw<Partial<Record<Language, Map<string, CreatureFacts>>>>({})
  private asked = new Map<string, Promise<void>>()

  get isLoaded(): boolean {
    return this.cards.size > this.packed.size
  }

  /** All cards in all languages and the creatures in the current one, or what a table needs: one game in the current
   * language. Repeated calls cost nothing; a failed one may be repeated. */
  async load(game?: Game): Promise<void> {
    await Promise.all([
      game === 'equinox' || this.loadCards(game && words.language),
      game === 'bluemoon' || this.loadCreatures(words.language),
    ])
  }

  private once(name: string, get: () => Promise<void>): Promise<void> {
    let promise = this.asked.get(name)
    if (!promise) {
      promise = get()
      this.asked.set(name, promise)
      promise.catch(() => this.asked.delete(name))
    }
    return promise
  }

  private async loadCards(language?: Language): Promise<void> {
    const wanted = language ? [language] : LANGUAGES
    if (wanted.every((one) => this.spoken.has(one))) return
    const address = language ? factsAddress('bluemoon', language) : ALL_CARDS
    await this.once(address, async () => {
      const { cards } = await ask<{ cards: CardFacts[] }>(address)
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

  private loadCreatures(language: Language): Promise<void> {
    return this.once(language, async () => {
      const { creatures } = await ask<{ creatures: CreatureFacts[] }>(factsAddress('equinox', language))
      this.creatures = { ...this.creatures, [language]: new Map(creatures.map((one) => [one.key, one])) }
    })
  }

  /** Cards of packs, beside the printed ones; they come in all languages. */
  add(cards: CardFacts[]): void {
    if (!cards.length) return
    for (const one of cards) this.packed.set(one.key, one)
    this.cards = new Map([...this.cards, ...this.packed])
  }

  card(key: string): CardFacts | undefined {
    const found = this.cards.get(key)
    if (found && !(words.language in found.name)) this.loadCards(words.language).catch(() => undefined)
    return found
  }

  /** The printed cards; with those of packs that were added, if wanted. */
  all(hasPacked = false): CardFacts[] {
    const every = [...this.cards.values()]
    return hasPacked ? every : every.filter((one) => !this.packed.has(one.key))
  }

  /** In the current language, as soon as that is there; until then in any. */
  creature(key: string): CreatureFacts | undefined {
    const spoken = this.creatures[words.language]
    if (!spoken) this.loadCreatures(words.language).catch(() => undefined)
    return (spoken ?? Object.values(this.creatures)[0])?.get(key)
  }

  allCreatures(): CreatureFacts[] {
    return [...(this.creatures[words.language] ?? Object.values(this.creatures)[0] ?? new Map()).values()]
  }
}

export const catalogue = new Catalogue()

/** In the current language, as soon as that is there; until then in any. */
const said = (spoken: Spoken): string => spoken[words.language] ?? Object.values(spoken)[0] ?? ''
export const nameOf = (facts: CardFacts): string => said(facts.name)
/** The special text; empty for none. */
export const textOf = (facts: CardFacts): string => said(facts.text)
