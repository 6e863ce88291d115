import { describe, expect, it } from 'vitest'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { TowerEvent } from '../../../../rooms/shared/modes/tower/towerEvents.ts'
import type { TowerField } from '../../../../rooms/shared/modes/tower/towerShown.ts'
import { modeStage } from '../everyStage.ts'

/** A road below five places for towers, and a ladder up beside it. */
const rows = ['s.z.z.z.z.zp', 's.........pl', 'oooooooooope', 'pppppppppppp']
const types: Record<string, string> = { z: 'tower-zone', p: 'platform', l: 'ladder', o: 'enemy-path' }
const map: TileGrid = {
  width: 12,
  height: 4,
  types: rows.flatMap((row, y) =>
    [...row].map((letter, x) => {
      if (y === 2 && x === 0) return 'enemy-path-start'
      return y === 2 && x === 9 ? 'enemy-path-end' : (types[letter] ?? 'sky')
    }),
  ),
}
const road = [24, 25, 26, 27, 28, 29, 30, 31, 32, 33]
const craft = modeStage('tower')
const viewer = { own: 'ann', others: ['ben', null] }

const stagedOf = (shown: unknown) => craft.board(shown, map, viewer)

const field = (over: Partial<TowerField> = {}): TowerField => ({
  width: 12,
  height: 4,
  lives: 9,
  fullLives: 10,
  wave: 2,
  roads: [road],
  towers: [],
  walkers: [],
  route: [36, 37],
  figures: { ann: 36 },
  ...over,
})
const tower = (at: number, stones: number) => ({ at, stones, last: '' })
const walker = (id: number, at: number) => ({ id, kind: 'weak' as const, at, left: 3, full: 3 })

describe('the board of a tower', () => {
  it.each([
    [1, 'tower-1'],
    [2, 'tower-2'],
    [3, 'tower-2'],
    [4, 'tower-4'],
    [7, 'tower-4'],
    [8, 'tower-8'],
    [60, 'tower-8'],
  ])('gives a tower of %i stones its look', (stones, picture) => {
    expect(stagedOf(field({ towers: [tower(2, stones)] })).things[0]?.picture).toBe(picture)
  })

  it('shows no tower where no stone lies', () => {
    expect(stagedOf(field({ towers: [tower(2, 0)] })).things).toEqual([])
  })

  it('has each tower watch the monster that is nearest to it, and the road where none is on its way', () => {
    const towers = [tower(2, 1), tower(10, 1)]
    const watchedOn = (walkers: TowerField['walkers']) =>
      stagedOf(field({ towers, walkers })).things.flatMap(({ watches }) => watches ?? [])
    expect(watchedOn([walker(1, 25), walker(2, 32)])).toEqual([25, 32])
    expect(watchedOn([])).toEqual([26, 33])
  })

  it.each([0, 4, 9])('has walkers that share step %i walk in file along the road', (step) => {
    const walkers = [0, 1, 2, 3].map((id) => walker(id, road[step] ?? 0))
    const places = stagedOf(field({ walkers })).things.map(({ at }) => at)
    expect(new Set(places).size).toBe(4)
    expect(places.every((at) => road.includes(at))).toBe(true)
  })

  it('lets a walker alone be where the rules have it', () => {
    expect(stagedOf(field({ walkers: [walker(40, 29)] })).things[0]?.at).toBe(29)
  })

  it('stays whole where more walk than the road has places', () => {
    const walkers = Array.from({ length: 30 }, (_, id) => walker(id, 28))
    expect(stagedOf(field({ walkers })).things.every(({ at }) => road.includes(at))).toBe(true)
  })
})

describe('the tower on a device', () => {
  const own = {
    at: 37,
    lives: 9,
    fullLives: 10,
    wave: 2,
    walkers: 4,
    left: 20,
    atTheGate: 1,
    own: 0,
    stones: [3, 0, 1],
    figures: [37, 36, -1],
  }

  it('stands where its owner and the company have climbed to', () => {
    expect(stagedOf(own).spots).toEqual({ ann: 37, ben: 36 })
  })

  it('has as many towers as have stones', () => {
    expect(stagedOf(own).things.map(({ picture }) => picture)).toEqual(['tower-2', 'tower-1'])
  })

  it('watches the road: where monsters are it is not told', () => {
    const [first] = stagedOf(own).things
    expect(first?.watches).toBe((first?.at ?? 0) + 24)
  })

  it('sees a tower grow that was built on', () => {
    const before = stagedOf({ ...own, stones: [3, 0, 1] })
    const at = before.things[0]?.at ?? 0
    const built: TowerEvent = { kind: 'built', player: 'ann', at, stones: 4 }
    const after = craft.after(before, [built])
    expect(after?.things.find((thing) => thing.at === at)?.picture).toBe('tower-4')
    expect(after?.things).toHaveLength(2)
  })

  it('stands empty for somebody who has no place yet', () => {
    expect(stagedOf(null).spots).toEqual({})
  })
})
