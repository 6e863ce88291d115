import { expect, it } from 'vitest'
import { slimeMarkup } from '../../../client/slimes/slimeMarkup.ts'
import { lookNamed } from '../../../client/slimes/variants.ts'
import { slimeLookNamed, slimeLooks } from '../../../rooms/shared/catalog/slimeLooks.ts'
import { mostVariants, unlike } from '../../../rooms/shared/catalog/slimeVariants.ts'

const pictureOf = (name: string) => slimeMarkup(lookNamed(name), 'idle', 'x')

it.each(slimeLooks.filter(({ rarity }) => rarity === 'common').map(({ id }) => id))(
  'a class in which everybody wears %s is drawn with a hat, a tint and a shape for each',
  (id) => {
    const worn: string[] = []
    for (let guest = 0; guest < mostVariants; guest++) worn.push(unlike(id, worn))
    expect(new Set(worn.map(pictureOf)).size).toBe(mostVariants)
  },
)

it('a rare slime keeps its body and what it wears', () => {
  for (const { id, traits, rarity } of slimeLooks) {
    if (rarity === 'common') continue
    expect(lookNamed(`${id}.2`).traits).toEqual(traits)
    expect(pictureOf(`${id}.2`)).not.toBe(pictureOf(id))
  }
})

it('the same name is the same look, and one without a number is that of the shop', () => {
  expect(lookNamed('honey.3')).toBe(lookNamed('honey.3'))
  expect(lookNamed('honey')).toBe(slimeLookNamed('honey'))
})
