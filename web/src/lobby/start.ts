import { ask, identity, makeTable, type GameOffer, type TableMade } from '../wire/api'
import type { Game } from '../wire/types'
import { t } from '../words/index.svelte'
import { wishFrom, type Choices } from './choices'

export interface OwnDeck {
  id: string
  name: string
  text: string
}

let known: Promise<Record<Game, GameOffer>> | null = null

/** What the server offers; asked once, again only after it failed. */
export function offers(): Promise<Record<Game, GameOffer>> {
  known ??= ask<Record<Game, GameOffer>>('GET', 'games').catch((error: unknown) => {
    known = null
    throw error
  })
  return known
}

export async function ownDecks(): Promise<OwnDeck[]> {
  await identity()
  return (await ask<{ decks: OwnDeck[] }>('GET', 'identity/decks')).decks
}

/** Make the table that was chosen. */
export async function start(game: Game, choices: Choices, name: string, decks: OwnDeck[] = []): Promise<TableMade> {
  const offer = (await offers())[game]
  const me = name.trim() || (await identity()).name
  return makeTable(
    wishFrom(game, choices, {
      name: me || t('page-lobby-guest'),
      guest: (seat) => t('page-lobby-guest-number', { number: seat + 1 }),
      peoples: offer.decks ?? [],
      decks: Object.fromEntries(decks.map((deck) => [deck.id, deck.text])),
      draw: Math.random,
    }),
  )
}
