import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES, gameNamed, knownGame } from '.'

const ROOT = new URL('..', import.meta.url).pathname
/** Folders of a game; of Blue Moon also its cards, decks, matches and the solo game. */
const OWN = /^(bluemoon|cards|decks|match|solo|equinox|draft)\//
/** The only other files that name a game, each with its reason. */
const MAY: Record<string, string> = {
  'games/index.ts': 'the list of games',
  'wire/types.ts': 'written from the declarations of the server, which has views of each game',
  'wire/answers.ts': 'written from the declarations of the server, as types.ts',
}
const NAMES = /blue_?moon|equinox|drafts?\b/i

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|svelte|css)$/.test(path) && !/\.test\.ts$/.test(path))
/** What a program reads: no comments. */
const code = (path: string): string =>
  readFileSync(ROOT + path, 'utf-8').replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
const naming = (path: string): string[] =>
  code(path)
    .split('\n')
    .filter((line) => NAMES.test(line))

describe('a game', () => {
  const others = files.filter((path) => !OWN.test(path))
  it('is named in its own folders and in the list of games only', () => {
    const found = others
      .filter((path) => !(path in MAY))
      .flatMap((path) => naming(path).map((line) => [path, line.trim()]))
    expect(found).toEqual([])
    expect(others.length).toBeGreaterThan(150)
  })
  it.each(Object.entries(MAY))('has to be named in %s: %s', (path) => {
    expect(naming(path)).not.toEqual([])
  })
  it.each(GAMES.map((game) => [game.name, game] as const))('%s is whole', async (name, game) => {
    expect(gameNamed(name)).toBe(game)
    expect(game.rules.test(game.chapter)).toBe(true)
    expect(GAMES.filter(({ rules }) => rules.test(game.chapter))).toEqual([game])
    expect(game.usual().others!.length).toBeGreaterThanOrEqual(game.seats.least - 1)
    expect(game.usual().others!.length).toBeLessThan(game.seats.most)
  })
  it('without a table has a page of its own', () => {
    expect(knownGame('draft')?.page).toBeDefined()
    expect(() => gameNamed('draft')).toThrow('draft')
    expect(knownGame('stones')).toBeUndefined()
  })
})
