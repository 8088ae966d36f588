/** What is known about every card and creature, asked for once. */
import type { CardFacts, CreatureFacts, Game } from '../wire/types'
import { words, type Language } from '../words/index.svelte'

async function ask<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as Answer
}

class Catalogue {
  private cards = $state.raw<Map<string, CardFacts>>(new Map())
  private creatures = $state.raw<Partial<Record<Language, Map<string, CreatureFacts>>>>({})
  private asked = new Map<string, Promise<void>>()

  get isLoaded(): boolean {
    return this.cards.size > 0
  }

  /** All cards, and the creatures in the current language, or what one game needs of it. Repeated calls cost nothing;
   * a failed one may be repeated. */
  async load(game?: Game): Promise<void> {
    await Promise.all([
      game === 'equinox' || this.loadCards(),
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

  private loadCards(): Promise<void> {
    return this.once('cards', async () => {
      const { cards } = await ask<{ cards: CardFacts[] }>('api/reference/cards')
      this.cards = new Map(cards.map((one) => [one.key, one]))
    })
  }

  private loadCreatures(language: Language): Promise<void> {
    return this.once(language, async () => {
      const { creatures } = await ask<{ creatures: CreatureFacts[] }>(
        `api/reference/creatures?language=${language}`,
      )
      this.creatures = { ...this.creatures, [language]: new Map(creatures.map((one) => [one.key, one])) }
    })
  }

  card(key: string): CardFacts | undefined {
    return this.cards.get(key)
  }

  all(): CardFacts[] {
    return [...this.cards.values()]
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

/** The name in the current language. */
export const nameOf = (facts: CardFacts): string => facts.name[words.language]
/** The special text in the current language; empty for none. */
export const textOf = (facts: CardFacts): string => facts.text[words.language]
