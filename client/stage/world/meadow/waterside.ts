import { paintLily, paintReeds } from '../plants/smallPlants.ts'
import type { Easel } from '../worldEasel.ts'
import type { IsGrass } from './grass.ts'
import type { RaceGround } from './raceGround.ts'

/** Reeds where the shore is soft, lilies where the water is still, ducks where there is room to swim. */
export function settleWater(easel: Easel, { isWater, isBridge, isTrack }: RaceGround, isGrass: IsGrass) {
  const { area, tile, chance, grid } = easel
  const isOpen = (x: number, y: number) =>
    [0, 1].every((down) => [0, 1].every((across) => isWater(x + across, y + down) && !isBridge(x + across, y + down)))
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      if (!isWater(x, y) || isBridge(x, y)) continue
      const kind = chance(x, y, 401)
      const side = isWater(x - 1, y) ? (isWater(x + 1, y) ? 0 : 1) : -1
      const isBelowTrack = isTrack(x, y - 1) || isTrack(x + side, y - 1)
      if (side !== 0 && kind < 0.24 && !isBelowTrack && isGrass(x + 0.5 + side, y + 0.5, 0)) {
        const [left, top] = [
          (x + 0.5 + side * (0.36 + chance(x, y, 404) * 0.3)) * tile.width,
          (y + 0.3 + chance(x, y, 405) * 0.6) * tile.height,
        ]
        easel.flat(top, (brush) => paintReeds(brush, { x: left, y: top, size: 66, seed: x * 31 + y }))
      } else if (kind > 0.9 && isOpen(x, y) && !easel.isSmall) {
        const [left, top] = [
          (x + 0.7 + chance(x, y, 406) * 0.7) * tile.width,
          (y + 0.6 + chance(x, y, 407) * 0.7) * tile.height,
        ]
        const size = 46 + chance(x, y, 402) * 14
        easel.flat(top, (brush) => paintLily(brush, { x: left, y: top, size, seed: Math.floor(kind * 1000) }))
      }
      const isOnMap = x >= 0 && y >= 0 && x < grid.width && y < grid.height
      if (isOnMap && isOpen(x, y) && chance(x, y, 403) < 0.16)
        easel.live('duck', (x + 1) * tile.width, (y + 1) * tile.height)
    }
}
