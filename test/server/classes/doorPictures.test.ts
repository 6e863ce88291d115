import { expect, test } from 'vitest'
import { picturesFrom } from '../../../server/classes/cardSecrets.ts'

test('of three pictures in order there are 1,320, each drawn as often as any other', () => {
  const seen = new Map<string, number>()
  for (let n = 0; n < 1_320 * 4; n++) {
    const chance = Buffer.alloc(8)
    chance.writeUInt32BE(n)
    const three = picturesFrom(chance)
    expect(new Set(three).size).toBe(3)
    seen.set(three.join(), (seen.get(three.join()) ?? 0) + 1)
  }
  expect([seen.size, new Set(seen.values()).size]).toEqual([1_320, 1])
})
