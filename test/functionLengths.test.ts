import { expect, it } from 'vitest'
import { functionsOver } from './functions.ts'

const mostLines = 80

it(`functions stay below ${mostLines} lines`, () => {
  expect(functionsOver(mostLines)).toEqual({})
})
