import { kept } from '../kept'

/** The languages of the page. Needs next to nothing, so that their words are fetched first. */
export const LANGUAGES = ['en', 'de', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

export const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  hu: () => import('virtual:words/hu'),
}
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', hu: 'hu-HU' }
export const KEPT = 'moondrake.language'

/** The language to begin with: the one chosen before, else the first of the browser's that is there. */
export function firstLanguage(chosen = kept(KEPT), wanted = navigator.languages): Language {
  const codes = [chosen ?? '', ...wanted].map((code) => code.slice(0, 2).toLowerCase())
  return codes.map((code) => LANGUAGES.find((one) => one === code)).find(Boolean) ?? 'en'
}
