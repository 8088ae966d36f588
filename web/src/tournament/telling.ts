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

/** Who was best at a table; nobody while it is played. */
export function winners(table: TableOfRound): number[] {
  if (!table.scores) return []
  const there = table.players.filter((player) => !table.gone.includes(player))
  const score = (player: number): number => table.scores![table.players.indexOf(player)]!
  const best = Math.max(...there.map(score))
  return there.filter((player) => score(player) === best)
}

/** Who has won when all is over; nobody where nobody has a point. */
export function champions({ status, standings }: TournamentInfo): number[] {
  if (status !== 'over') return []
  return standings.filter(({ rank, points }) => rank === 1 && points > 0).map(({ player }) => player)
}

/** What I do now: come to my table, play there, rest, wait for the next round, or look on. */
export function mine(tournament: TournamentInfo): 'come' | 'play' | 'rest' | 'wait' | 'out' | null {
  const { me, status, rounds, system, my_table } = tournament
  if (me === null || status !== 'playing') return null
  const last = rounds.at(-1)
  const table = last?.tables.find((one) => one.players.includes(me))
  if (my_table) return table?.status === 'playing' ? 'play' : 'come'
  if (tournament.players.find((one) => one.player === me)?.has_left) return null
  if (last?.resting.includes(me)) return 'rest'
  if (system === 'knockout' && (!table || (table.scores && !winners(table).includes(me)))) return 'out'
  return 'wait'
}
