/** What is known about the cards of Equinox. */
import type { Facts } from '../games/game'
import { creatures } from './creatures.svelte'
import { cardName } from './names'

export const facts: Facts = {
  load: (language) => creatures.load(language),
  has: (key) => creatures.has(key),
  cardName,
}
