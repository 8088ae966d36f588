/** What is known about every creature and tree, asked for once. */
import { fetched, Once } from '../wire/fetched'
import type { CreatureFacts } from '../wire/types'
import { words, type Language } from '../words/index.svelte'
import { EQUINOX } from './game'

class Creatures {
  private found = $state.raw<Partial<Record<Language, Map<string, CreatureFacts>>>>({})
  private readonly once = new Once()

  load(language: Language = words.language): Promise<void> {
    return this.once.do(language, async () => {
      const { creatures } = await fetched<{ creatures: CreatureFacts[] }>(EQUINOX.facts(language))
      this.found = { ...this.found, [language]: new Map(creatures.map((one) => [one.key, one])) }
    })
  }

  /** In the current language, as soon as that is there; until then in any. */
  private get spoken(): Map<string, CreatureFacts> | undefined {
    return this.found[words.language] ?? Object.values(this.found)[0]
  }

  of(key: string): CreatureFacts | undefined {
    if (!this.found[words.language]) this.load().catch(() => undefined)
    return this.spoken?.get(key)
  }

  all(): CreatureFacts[] {
    return [...(this.spoken?.values() ?? [])]
  }

  has(key: string): boolean {
    return this.spoken?.has(key) ?? false
  }
}

export const creatures = new Creatures()
