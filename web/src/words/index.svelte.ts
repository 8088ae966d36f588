/** What the page says, from the same catalogue as the rest (src/moondrake/words/LANGUAGE/page-*.ftl). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'de', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  hu: () => import('virtual:words/hu'),
}
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', hu: 'hu-HU' }
const KEPT = 'moondrake.language'

class Words {
  language = $state<Language>('en')
  private bundle = $state.raw<FluentBundle | null>(null)

  /** Switch; everything that was said with `t` is said anew. */
  async speak(language: Language, keep = true): Promise<void> {
    const { default: text } = await LOADERS[language]()
    const bundle = new FluentBundle(LOCALES[language], { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
    if (keep) localStorage.setItem(KEPT, language)
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

/** The language to begin with: the one chosen before, else the first of the browser's that is there. */
export function firstLanguage(kept = localStorage.getItem(KEPT), wanted = navigator.languages): Language {
  const codes = [kept ?? '', ...wanted].map((code) => code.slice(0, 2).toLowerCase())
  return codes.map((code) => LANGUAGES.find((one) => one === code)).find(Boolean) ?? 'en'
}
