import { ask, games, identity, makeTable } from '../wire/api'
import type { DeckList, GameOffer, TableMade } from '../wire/answers'
import type { Game } from '../wire/types'
import { t, words } from '../words/index.svelte'
import { wishFrom, type Choices, type OwnDeck } from './choices'

export type { OwnDeck }

const known = new Map<string, Promise<Record<Game, GameOffer>>>()

/** What the server offers; asked once for a language, again only after it failed. */
export function offers(language: string): Promise<Record<Game, GameOffer>> {
  let found = known.get(language)
  if (!found) {
    found = games(language)
    known.set(language, found)
    found.catch(() => known.delete(language))
  }
  return found
}

export async function offerOf(game: Game): Promise<GameOffer> {
  const found = (await offers(words.language))[game]
  if (!found) throw new Error(`no offer of ${game}`)
  return found
}

export async function ownDecks(): Promise<OwnDeck[]> {
  await identity()
  return (await ask<DeckList>('GET', 'identity/decks')).decks
}

/** Make the table that was chosen. */
export async function start(
  game: Game,
  choices: Choices,
  name: string,
  decks: OwnDeck[] = [],
): Promise<TableMade> {
  const offer = await offerOf(game)
  const me = name.trim() || (await identity()).name
  return makeTable(
    wishFrom(game, choices, {
      name: me || t('page-lobby-guest'),
      guest: (seat) => t('page-lobby-guest-number', { number: seat + 1 }),
      peoples: offer.decks ?? [],
      decks: Object.fromEntries(decks.map((deck) => [deck.id, deck.text])),
      draw: Math.random,
      solo: { level: offer.solo?.level ?? '', name: t('page-lobby-level-deck') },
    }),
  )
}
