import type { GameOffer } from '../wire/answers'
import type { Game } from '../wire/types'
import { t } from '../words/index.svelte'
import { botNames, isAgreed, OWN, RANDOM, type Choices, type OwnDeck } from './choices'
import { botAtTable, listed } from './names'
import { peopleName } from './peoples'

/** The whole choice in one or two sentences, beside the button that starts the game. */
export function summary(game: Game, choices: Choices, decks: OwnDeck[], offer: GameOffer): string {
  const names = botNames(choices.others)
  const others = choices.others.map((other, place) => {
    if (other.kind === 'bot') return botAtTable(names[place] ?? '', other.level)
    if (other.kind === 'here' && other.name.trim()) return other.name.trim()
    return t(`page-lobby-sum-${other.kind}`)
  })
  const clock = t(`page-lobby-clock-${choices.clock}`)
  const deck = (chosen: string) =>
    chosen === RANDOM || !isAgreed(choices) ? t('page-lobby-sum-random') : deckName(chosen, decks)
  return t(`page-lobby-sum-${game}`, {
    others: listed(others),
    clock,
    players: choices.others.length + 1,
    mine: deck(choices.mine),
    theirs: deck(choices.theirs),
    ruleset: rulesetName(choices, offer),
  })
}

export function rulesetName(choices: Choices, offer: GameOffer): string {
  return (
    offer.rulesets.find((one) => one.key === choices.ruleset)?.name ?? t('page-lobby-ruleset-recommended')
  )
}

export function deckName(chosen: string, decks: OwnDeck[]): string {
  if (chosen === RANDOM) return t('page-lobby-people-random')
  const own = decks.find((deck) => OWN + deck.id === chosen)
  return own?.name ?? peopleName(chosen)
}
