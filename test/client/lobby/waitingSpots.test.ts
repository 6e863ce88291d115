import { describe, expect, it } from 'vitest'
import { linedUp, waitingSpots } from '../../../client/stage/board/waitingSpots.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { defaultMaps, hostileMaps } from '../../rooms/shared/modes/hostileMaps.ts'
import { modeStage } from '../modes/everyStage.ts'

const class30 = Array.from({ length: 30 }, (_, seat) => `p${seat}`)
const modes: readonly MapMode[] = ['racing', 'battle', 'gold-quest', 'tower', 'survival']

describe.each(modes)('before a game of %s', (mode) => {
  const maps = [...defaultMaps(mode), ...hostileMaps(mode)]

  it('everybody stands on the map, whatever map it is', () => {
    for (const { name, grid } of maps) {
      const { spots } = modeStage(mode).open(grid, class30)
      expect([name, Object.keys(spots)]).toEqual([name, class30])
      for (const at of Object.values(spots)) {
        expect([name, at >= 0 && at < Math.max(1, grid.types.length)]).toEqual([name, true])
      }
    }
  })

  it('a player who comes later moves no other', () => {
    for (const { name, grid } of maps) {
      const before = modeStage(mode).open(grid, class30.slice(0, 11)).spots
      const after = modeStage(mode).open(grid, class30).spots
      expect([name, before]).toEqual([name, Object.fromEntries(Object.keys(before).map((id) => [id, after[id]]))])
    }
  })
})

it('those who come first have room between them', () => {
  const way = Array.from({ length: 40 }, (_, step) => step)
  expect(Object.values(linedUp(way, class30.slice(0, 9)))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 1])
})

it('a class waits together, and not all over the map', () => {
  const [map] = defaultMaps('survival')
  if (!map) throw new Error('There is no map')
  const columns = Object.values(waitingSpots(map.grid, ({ types }) => types.map((_, at) => at), class30)).map(
    (at) => at % map.grid.width,
  )
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual((map.grid.width * 2) / 3)
})
