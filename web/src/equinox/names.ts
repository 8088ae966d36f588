/** What creatures, cards and fields are called, in the language that is spoken. */
import type { Action, EquinoxMarks, Seat, SeatInfo } from '../wire/types'
import { t } from '../words/index.svelte'
import { creatures } from './creatures.svelte'
import { danger, face, halves, plight, type Column } from './board'

/** Names of creatures and trees are proper names; the chameleon is a word. */
export function creatureName(key: string): string {
  if (key === 'chameleon') return t('page-equinox-chameleon')
  return creatures.of(key)?.name ?? key.charAt(0).toUpperCase() + key.slice(1)
}

export function cardName(word: string): string {
  const { kind, key, strength } = face(word)
  return kind === 'tree' ? creatureName(key) : `${creatureName(key)} ${strength}`
}

/** What a creature, a tree or the chameleon does; '' as long as it is not known. */
export function abilityText(key: string): string {
  return key === 'chameleon' ? t('page-equinox-chameleon-text') : (creatures.of(key)?.text ?? '')
}
export function abilityRule(key: string): string {
  return key === 'chameleon' ? 'EQ-4.17' : (creatures.of(key)?.rule ?? '')
}

export function seatName(seats: readonly SeatInfo[], seat: Seat, me: Seat | null): string {
  const name = seats[seat]?.name ?? ''
  return seat === me ? t('page-equinox-you', { name }) : name
}

/** What is lost with a creature, seat by seat: "you lose 4, Ben loses 7". */
export function lossesOf(
  creature: string,
  marks: EquinoxMarks,
  nameOf: (seat: Seat) => string,
  me: Seat | null,
): string {
  const lost = (marks.stakes[creature] ?? []).flatMap((worth, seat) => {
    if (!worth) return []
    const points = halves(worth)
    return seat === me
      ? t('page-equinox-loss-you', { points })
      : t('page-equinox-loss-they', { name: nameOf(seat), points })
  })
  return lost.join(', ') || t('page-equinox-loss-nobody')
}

/** What is at stake in this turn: the creature that goes once the row is full. '' as long as that is far. */
export function stakeOf(marks: EquinoxMarks, nameOf: (seat: Seat) => string, me: Seat | null): string {
  const [weakest] = marks.weakest
  const risk = weakest && marks.empty.length < 2 ? danger(marks, weakest) : null
  if (!weakest || (risk !== 'vanishes' && risk !== 'lowest')) return ''
  const losses = lossesOf(weakest, marks, nameOf, me)
  return t(`page-equinox-stake-${risk}`, { creature: creatureName(weakest), losses })
}

/** A field in one sentence, as a screen reader says it. `row` from 1. */
export function fieldName(
  column: Column,
  row: number,
  current: number,
  wordOf: (card: number) => string | undefined,
  nameOf: (seat: Seat) => string,
  marks: EquinoxMarks | null,
  by: Seat | null = null,
): string {
  const creature = creatureName(column.creature)
  const field = column.rows[row - 1]!
  const parts = [t('page-equinox-field', { creature, row })]
  const state = plight(column, row, current)
  if (state === 'gone') parts.push(t('page-equinox-field-gone'))
  else if (field.visible === null) parts.push(t('page-equinox-field-empty'))
  else {
    parts.push(cardName(wordOf(field.visible) ?? ''))
    if (field.height > 1) parts.push(t('page-equinox-field-height', { count: field.height }))
  }
  if (field.stone !== null) parts.push(t('page-equinox-field-stone', { name: nameOf(field.stone) }))
  if (by !== null) parts.push(t('page-equinox-field-fresh', { name: nameOf(by) }))
  if (state === 'now') {
    const strength = marks?.strengths[column.creature]
    if (strength !== null && strength !== undefined)
      parts.push(t('page-equinox-strength', { strength: halves(strength) }))
    const risk = danger(marks, column.creature)
    if (risk) parts.push(t(`page-equinox-danger-${risk}`))
  }
  return parts.join(', ')
}

/** What it means to pass or to be done here, in words of the game. */
export function sayAction({ verb, text }: Action, ask: string): string {
  if (verb === 'pass' && ask === 'bet') return t('page-equinox-no-bet')
  if (verb === 'pass' && ask === 'ability') return t('page-equinox-no-ability')
  if (verb === 'done' && ask === 'discard') return t('page-equinox-no-discard')
  return text
}
