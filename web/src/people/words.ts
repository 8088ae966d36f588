/** Times and strengths, as the language says them. */
import type { Options } from '../wire/types'
import { t, words } from '../words/index.svelte'
import type { Rated } from '../wire/answers'

export function clockText(clock: Options['clock']): string {
  switch (clock.kind) {
    case 'none':
      return t('page-lobby-clock-none')
    case 'move':
      return t('page-people-clock-move', { seconds: clock.seconds })
    case 'game':
      return t('page-people-clock-game', {
        minutes: Math.round(clock.seconds / 60),
        increment: clock.increment,
      })
    case 'days':
      return t('page-people-clock-days', { days: clock.days })
  }
}

/** `1620 ± 90`: nineteen times of twenty the strength is within twice that. */
export function ratingText(rating: Rated): string {
  const number = new Intl.NumberFormat(words.locale, { useGrouping: false })
  return `${number.format(rating.rating)} ± ${number.format(rating.deviation)}`
}

/** How long is left, in the largest unit that says enough. */
export function leftText(deadline: number, now: number): string {
  const minutes = Math.max(0, Math.round((deadline - now) / 60_000))
  if (minutes >= 2880) return t('page-people-left-days', { count: Math.floor(minutes / 1440) })
  if (minutes >= 120) return t('page-people-left-hours', { count: Math.floor(minutes / 60) })
  return t('page-people-left-minutes', { count: minutes })
}
