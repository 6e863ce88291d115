import { expect, it } from 'vitest'
import { maskedName } from '../../../client/parts/game/standings/maskedName.ts'

it.each([
  ['Mobi Dick', 'M••i D••k'],
  ['ab', '••'],
  ['a', '•'],
  ['Zoé', 'Z•é'],
  ['  so  what ', '  ••  w••t '],
  ['😀😀😀', '😀•😀'],
])('of %j the wall shows %j', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})
