import { t, words } from '../words/index.svelte'

/** A bot with its level, in words; the deck that plays itself says what it is by its name. */
export function botAtTable(name: string, level: string): string {
  return level === 'deck'
    ? name
    : t('page-lobby-bot-at-table', { name, level: t(`page-lobby-level-${level}`) })
}

/** `a, b and c`, as the language does it. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.locale).format(names)
}
