/** Figures and names of a tournament, as people read them. */
import { t, words } from '../words/index.svelte'
import type { TableOfRound, TournamentInfo } from '../wire/answers'

/** A player's name; whoever was forgotten has none. */
export function nameOf(tournament: TournamentInfo, player: number): string {
  return tournament.players.find((one) => one.player === player)?.name || t('page-tournament-nobody')
}

/** 2, 2½ or 2.33. */
export function points(value: number): string {
  const whole = Math.floor(value)
  if (value - whole === 0.5) return `${whole || ''}½`
  return value.toLocaleString(words.locale, { maximumFractionDigits: 2 })
}

/** The name of a tournament, or what it is. */
export function titleOf(one: { name: string; game: string }): string {
  return one.name || t('page-tournament-unnamed', { game: t(`page-lobby-game-${one.game}`) })
}

/** The round that is played, or was last, from 1. */
export function lastRound(tournament: TournamentInfo): number {
  return tournament.rounds.length
}

/** Who was best at a table; nobody while it is played. */
export function winners(table: TableOfRound): number[] {
  if (!table.scores) return []
  const there = table.players.filter((player) => !table.gone.includes(player))
  const score = (player: number): number => table.scores![table.players.indexOf(player)]!
  const best = Math.max(...there.map(score))
  return there.filter((player) => score(player) === best)
}
