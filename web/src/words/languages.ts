import { kept } from '../kept'
import { LANGUAGES, type Language } from './languages.list'

/** Needs next to nothing, so that the words are fetched first. */
export * from './languages.list'
export const KEPT = 'moondrake.language'

/** The language to begin with: the one chosen before, else the first of the browser's that is there. */
export function firstLanguage(chosen = kept(KEPT), wanted = navigator.languages): Language {
  const codes = [chosen ?? '', ...wanted].map((code) => code.slice(0, 2).toLowerCase())
  return codes.map((code) => LANGUAGES.find((one) => one === code)).find(Boolean) ?? 'en'
}
