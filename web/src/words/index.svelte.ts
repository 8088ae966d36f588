/** What the page says, from the same catalogue as the rest (src/moondrake/words/LANGUAGE/page-*.ftl). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { keep } from '../kept'
import { AZ } from './article'
import { KEPT, LOADERS, LOCALES, type Language } from './languages'

export { firstLanguage, LANGUAGES, type Language } from './languages'

class Words {
  language = $state<Language>('en')
  private bundle = $state.raw<FluentBundle | null>(null)

  /** Switch; everything that was said with `t` is said anew. */
  async speak(language: Language, isChosen = true): Promise<void> {
    const { default: text } = await LOADERS[language]()
    const bundle = new FluentBundle(LOCALES[language], { functions: { AZ }, useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
    if (isChosen) keep(KEPT, language)
  }

  get locale(): string {
    return LOCALES[this.language]
  }

  say(key: string, values?: Record<string, FluentVariable>): string {
    const message = this.bundle?.getMessage(key)
    if (!message?.value) return this.bundle ? key : ''
    return this.bundle!.formatPattern(message.value, values)
  }
}

export const words = new Words()

/** A sentence of the catalogue. Always call it with the whole key, so that the tests find it. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  return words.say(key, values)
}
