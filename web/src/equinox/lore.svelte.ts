/** What creatures and trees do, in the language that is spoken. */
import type { CreatureFacts } from '../wire/types'
import { words } from '../words/index.svelte'

class Lore {
  private facts = $state.raw(new Map<string, CreatureFacts>())
  private language = ''

  creature(key: string): CreatureFacts | undefined {
    return this.facts.get(key)
  }

  async load(): Promise<void> {
    const language = words.language
    if (language === this.language) return
    this.language = language
    const answer = await fetch(`api/reference/creatures?language=${language}`)
    const { creatures } = (await answer.json()) as { creatures: CreatureFacts[] }
    if (this.language === language) this.facts = new Map(creatures.map((one) => [one.key, one]))
  }
}

export const catalogue = new Lore()
