/** The languages: from words/catalogue.py, by scripts/write_wire.py. */
export const LANGUAGES = ['en', 'de', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

export const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  hu: () => import('virtual:words/hu'),
}
export const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', hu: 'hu-HU' }
