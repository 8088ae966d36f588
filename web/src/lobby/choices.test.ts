import { describe, expect, test } from 'vitest'
import {
  botNames,
  readChoices,
  usualChoices,
  wishFrom,
  withPlayers,
  type Choices,
  type Circumstances,
} from './choices'

const given: Circumstances = {
  name: 'Anna',
  guest: (seat) => `Guest ${seat + 1}`,
  peoples: ['hoax', 'vulca', 'mimix'],
  decks: { d1: 'leader: hoax\n...' },
  draw: () => 0,
  solo: { level: 'deck', name: 'Deck' },
}

describe('Blue Moon', () => {
  const usual = usualChoices('bluemoon')
  const wish = (changes: Partial<Choices>) => wishFrom('bluemoon', { ...usual, ...changes }, given)

  test('the usual game is one against a beginner with surprising peoples', () => {
    expect(wish({})).toEqual({
      game: 'bluemoon',
      setup: { 'deck a': 'hoax', 'deck b': 'vulca' },
      seats: [
        { kind: 'me', name: 'Anna' },
        { kind: 'bot', level: 'beginner', name: 'Ariel' },
      ],
      options: {
        clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
        watching: 'on',
        take_back: 'on',
        hints: true,
        memory: true,
        chat: true,
      },
      is_open: false,
      is_match: false,
    })
  })

  test('a surprise is never the people across the table', () => {
    for (const draw of [0, 0.4, 0.99]) {
      const { setup } = wishFrom(
        'bluemoon',
        { ...usual, mine: 'random', theirs: 'vulca' },
        { ...given, draw: () => draw },
      )
      expect(setup!['deck a']).not.toBe('vulca')
      expect(setup!['deck b']).toBe('vulca')
    }
  })

  test('own decks go as their text, a deck that is gone is a surprise', () => {
    expect(wish({ mine: 'own:d1' }).setup!['deck a']).toBe('leader: hoax\n...')
    expect(wish({ mine: 'own:gone' }).setup!['deck a']).toBe('random')
  })

  test('a ruleset with changed switches, who begins, a match', () => {
    const made = wish({
      ruleset: 'ansmann',
      switches: { mulligan: 'off', gameEnd: 'handAndPile' },
      start: 1,
      match: true,
    })
    expect(made.setup).toMatchObject({ ruleset: 'ansmann+mulligan=off+gameEnd=handAndPile', start: 'b' })
    expect(made.is_match).toBe(true)
  })

  test('the recommended ruleset is left to the server', () => {
    expect(wish({ switches: { mulligan: 'off' } }).setup).not.toHaveProperty('ruleset')
  })

  test('a friend gets an open seat, no hints unless wanted, listed only if wanted', () => {
    const others: Choices['others'] = [{ kind: 'friend', level: '', name: '' }]
    expect(wish({ others })).toMatchObject({
      seats: [{}, { kind: 'open' }],
      is_open: false,
      options: { hints: false },
    })
    expect(wish({ others, hints: true, listed: true })).toMatchObject({
      is_open: true,
      options: { hints: true },
    })
    expect(wish({ listed: true }).is_open).toBe(false)
  })

  test('the deck that plays itself has a seat of its own, and the rules say who begins', () => {
    const made = wish({ others: [{ kind: 'solo', level: '', name: '' }], start: 0 })
    expect(made.setup).toMatchObject({ solo: 'yes' })
    expect(made.setup).not.toHaveProperty('start')
    expect(made.seats[1]).toEqual({ kind: 'bot', level: 'deck', name: 'Deck' })
  })

  test('somebody at this screen has a name', () => {
    const here = (name: string) => wish({ others: [{ kind: 'here', level: '', name }] }).seats[1]
    expect(here('Béla')).toEqual({ kind: 'me', name: 'Béla' })
    expect(here('  ')).toEqual({ kind: 'me', name: 'Guest 2' })
  })

  test('clocks say only what belongs to them', () => {
    expect(wish({ clock: 'game' }).options!.clock).toEqual({
      kind: 'game',
      seconds: 900,
      increment: 10,
      days: 0,
    })
    expect(wish({ clock: 'move', seconds: 30 }).options!.clock).toEqual({
      kind: 'move',
      seconds: 30,
      increment: 0,
      days: 0,
    })
    expect(wish({ clock: 'days' }).options!.clock).toEqual({
      kind: 'days',
      seconds: 0,
      increment: 0,
      days: 3,
    })
  })
})

describe('Equinox', () => {
  test('two to five seats of any kind', () => {
    const choices = withPlayers(usualChoices('equinox'), 5)
    choices.others[1] = { kind: 'friend', level: '', name: '' }
    choices.others[3] = { kind: 'bot', level: 'club', name: '' }
    const made = wishFrom('equinox', { ...choices, start: 2 }, given)
    expect(made.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'open', 'bot', 'bot'])
    expect(made.setup).toEqual({ ruleset: 'equinox', creatures: 'random', start: 'c' })
    expect(made.is_match).toBe(false)
  })

  test('fewer players forget a start player who is gone', () => {
    const five = { ...withPlayers(usualChoices('equinox'), 5), start: 4 }
    expect(withPlayers(five, 2)).toMatchObject({ start: null, others: [{ kind: 'bot' }] })
  })

  test('bots have different names', () => {
    const { others } = withPlayers(usualChoices('equinox'), 5)
    expect(new Set(botNames(others)).size).toBe(4)
  })
})

describe('what was kept', () => {
  test('comes back whole', () => {
    const choices = {
      ...usualChoices('equinox'),
      clock: 'days' as const,
      hints: false,
      start: 1,
      switches: { susi: 'all' },
    }
    expect(readChoices(JSON.stringify(choices), 'equinox')).toEqual(choices)
  })

  test('is forgotten where it makes no sense', () => {
    for (const text of [
      null,
      '',
      '{',
      '7',
      'null',
      '{"others":[{}],"clock":"sand","start":9,"minutes":-1,"mine":4}',
    ])
      expect(readChoices(text, 'bluemoon'), String(text)).toEqual(usualChoices('bluemoon'))
    const three = { others: usualChoices('equinox').others }
    expect(readChoices(JSON.stringify(three), 'bluemoon').others).toHaveLength(1)
  })
})
