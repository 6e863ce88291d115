import { expect, it } from 'vitest'
import { nameLetters, partsOfName } from '../../../client/parts/game/standings/nameLetters.ts'

it.each([
  ['Ann', 3, 3],
  ['MaximilianSchmid', 16, 16],
  ['Elisabeth-Marie', 15, 10],
  ['Zoë-Marie Østby', 15, 9],
  ['Al Bo Cy Di Ed', 14, 8],
  ['snow_white.2010', 15, 10],
  ['Maximilian-2010', 15, 11],
  ['', 1, 1],
])('"%s" has %d letters on one line, and %d on the longer one of two', (name, letters, onLine) => {
  expect(nameLetters(name)).toEqual({ '--letters': letters, '--on-line': onLine })
})

it('signs that are wider than letters count as more of them', () => {
  expect(nameLetters('李小龙')['--letters']).toBeGreaterThan(4)
  expect(nameLetters('MMMMMMMM')['--letters']).toBeGreaterThan(12)
})

it.each(['Ann', ' two  gaps ', '--dash.dot_', 'Elisabeth-Marie'])(
  'nothing of "%s" is lost between its parts',
  (name) => {
    expect(partsOfName(name).join('')).toBe(name)
  },
)
