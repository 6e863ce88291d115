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
  ['李小龙', 3, 3],
  ['', 1, 1],
])('"%s" has %d letters on one line, and %d on the longer one of two', (name, letters, onLine) => {
  expect(nameLetters(name)).toEqual({ '--letters': letters, '--on-line': onLine })
})

it.each(['Ann', ' two  gaps ', '--dash.dot_', 'Elisabeth-Marie'])(
  'nothing of "%s" is lost between its parts',
  (name) => {
    expect(partsOfName(name).join('')).toBe(name)
  },
)
