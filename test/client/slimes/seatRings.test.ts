import { describe, expect, it } from 'vitest'
import { seatRing } from '../../../client/slimes/seatRings.ts'
import { slimeLooks } from '../../../rooms/shared/catalog/slimeLooks.ts'
import { unlike } from '../../../rooms/shared/catalog/slimeVariants.ts'

/** A class whose players come in one by one, with these slimes. */
function classOf(count: number, slimes: readonly string[]): string[] {
  const worn: string[] = []
  for (let seat = 0; seat < count; seat++) worn.push(unlike(slimes[(seat * 7) % slimes.length] ?? 'mint', worn))
  return worn
}
const ringsOf = (worn: readonly string[]) => new Set(worn.map((slime) => JSON.stringify(seatRing(slime))))

describe('the rings of a class', () => {
  it.each([
    ['guests', slimeLooks.filter(({ rarity }) => rarity === 'common').map(({ id }) => id)],
    ['accounts with all slimes there are', slimeLooks.map(({ id }) => id)],
    ['accounts that all wear the same', ['mint']],
  ] as const)('%s: no two are alike', (_, slimes) => {
    const worn = classOf(30, slimes)
    expect(ringsOf(worn).size).toBe(30)
  })

  it('are those of the seat: by the same slime it is the same ring, on whichever device', () => {
    expect(seatRing('mint.7')).toEqual(seatRing('mint.7'))
    expect(seatRing('a slime of tomorrow')).toEqual(seatRing('mint'))
  })
})
