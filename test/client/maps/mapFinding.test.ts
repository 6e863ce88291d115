import { describe, expect, it } from 'vitest'
import { anyMap, findMaps, type MapWish } from '../../../client/parts/maps/mapFinding.ts'
import type { ListedMap } from '../../../rooms/shared/maps/listedMap.ts'

const map = (name: string, createdBy: string, width: number, isDefault = false): ListedMap => ({
  id: name,
  name,
  gameMode: 'racing',
  description: name === 'Oval' ? 'A short lap' : '',
  createdBy,
  isDefault,
  sharing: 'everyone',
  drawing: { width, height: 10, legend: ['track'], tiles: '0'.repeat(width * 10) },
})

/** In the order of the server: the ready-made maps, one's own, then those that others share. */
const maps = [
  map('Snail Shell', 'Slime School', 27, true),
  map('Zig', 'ann', 15),
  map('Alps', 'ann', 20),
  map('Oval', 'cem', 30),
]

const found = (wish: Partial<MapWish>, reader = 'ann') =>
  findMaps(maps, { ...anyMap, ...wish }, reader).map(({ name }) => name)

describe('a list of maps', () => {
  it("begins with one's own, and ends with those that everybody has", () => {
    expect(found({})).toEqual(['Zig', 'Alps', 'Oval', 'Snail Shell'])
    expect(found({}, 'cem')).toEqual(['Oval', 'Zig', 'Alps', 'Snail Shell'])
  })

  it('is ordered by name or by size', () => {
    expect(found({ order: 'name' })).toEqual(['Alps', 'Oval', 'Snail Shell', 'Zig'])
    expect(found({ order: 'size' })).toEqual(['Oval', 'Snail Shell', 'Alps', 'Zig'])
  })

  it('is searched by name, description and author, each word of it', () => {
    expect(found({ words: 'SHELL' })).toEqual(['Snail Shell'])
    expect(found({ words: ' ann  al' })).toEqual(['Alps'])
    expect(found({ words: 'lap' })).toEqual(['Oval'])
    expect(found({ words: 'nothing of it' })).toEqual([])
    expect(found({ words: 'snáil' })).toEqual(['Snail Shell'])
  })

  it('shows whose one wants to see', () => {
    expect(found({ whose: 'mine' })).toEqual(['Zig', 'Alps'])
    expect(found({ whose: 'shared' })).toEqual(['Oval'])
    expect(found({ whose: 'default' })).toEqual(['Snail Shell'])
  })
})
