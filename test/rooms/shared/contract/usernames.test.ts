import { describe, expect, test } from 'vitest'
import { closedUp, isUsername, isWrongAlready, tidyUsername } from '../../../../rooms/shared/contract/usernames.ts'

describe('a username', () => {
  test.each(['ben_k', 'Ms. Hill', 'Maria Müller', "O'Neil", 'J. R. Ewing', 'Zoë', '佐藤 花子', 'x-1', "D'Arcy O.K"])(
    'may be %s',
    (name) => expect(isUsername(name)).toBe(true),
  )

  test.each([
    'ab',
    'Ms.',
    '.Hill',
    "O''Neil",
    'Ms.. Hill',
    'two  blanks',
    ' Hill',
    'Hi!',
    'a@b.c',
    '___',
    'a'.repeat(21),
  ])('is not %j', (name) => expect(isUsername(name)).toBe(false))

  test('is kept tidy: single blanks, and the apostrophe of every keyboard', () => {
    expect(tidyUsername('  Ms.   Hill ')).toBe('Ms. Hill')
    expect(tidyUsername('O’Neil')).toBe("O'Neil")
    expect(closedUp('Ms. O’Neil')).toBe('MsONeil')
  })

  test('is not called wrong on the way to a right one', () => {
    for (const name of ['Ms. Hill', 'Maria Müller', "O'Neil", 'ben_k'])
      for (let typed = 1; typed <= name.length; typed++)
        expect([name.slice(0, typed), isWrongAlready(name.slice(0, typed))]).toEqual([name.slice(0, typed), false])
  })

  test('is called wrong as soon as nothing typed after it could mend it', () => {
    for (const typed of ['Ms!', 'a@', '.', "O''", 'Ms..', "'Neil", 'a'.repeat(21)])
      expect([typed, isWrongAlready(typed)]).toEqual([typed, true])
  })
})
