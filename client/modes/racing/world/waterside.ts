import { eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintLily, paintReeds } from '../../../stage/world/plants/smallPlants.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { IsGrass } from './grass.ts'
import type { RaceGround } from './raceGround.ts'

/** Reeds on a soft shore, but not right below a track: they would hide the racers there. */
function plantReeds(easel: Easel, { isWater, isTrack }: RaceGround, isGrass: IsGrass, x: number, y: number) {
  const { tile, chance } = easel
  const side = isWater(x - 1, y) ? (isWater(x + 1, y) ? 0 : 1) : -1
  const hidesTrack = isTrack(x, y - 1) || isTrack(x + side, y - 1)
  if (side === 0 || chance(x, y, 401) > 0.24 || hidesTrack || !isGrass(x + 0.5 + side, y + 0.5, 0)) return
  const left = (x + 0.5 + side * (0.36 + chance(x, y, 404) * 0.3)) * tile.width
  const top = (y + 0.3 + chance(x, y, 405) * 0.6) * tile.height
  easel.flat(top, (brush) => paintReeds(brush, { x: left, y: top, size: 66, seed: x * 31 + y }))
}

function floatLily(easel: Easel, x: number, y: number) {
  const { tile, chance } = easel
  const [left, top] = [
    (x + 0.7 + chance(x, y, 406) * 0.7) * tile.width,
    (y + 0.6 + chance(x, y, 407) * 0.7) * tile.height,
  ]
  const size = 46 + chance(x, y, 402) * 14
  easel.flat(top, (brush) => paintLily(brush, { x: left, y: top, size, seed: x + y }))
}

/** Reeds at the shore; lilies, ducks and glints where there is room between four tiles of water. */
export function settleWater(easel: Easel, race: RaceGround, isGrass: IsGrass) {
  const { area, tile, chance, typeAt } = easel
  const isLake = (x: number, y: number) => race.isWater(x, y) && !race.isBridge(x, y)
  eachTile(area, (x, y) => {
    if (!isLake(x, y)) return
    plantReeds(easel, race, isGrass, x, y)
    if (!isLake(x + 1, y) || !isLake(x, y + 1) || !isLake(x + 1, y + 1)) return
    const kind = chance(x, y, 403)
    if (!easel.isSmall && chance(x, y, 408) > 0.9) floatLily(easel, x, y)
    else if (typeAt(x, y) !== '' && kind < 0.3)
      easel.live(kind < 0.14 ? 'duck' : 'water-light', (x + 1) * tile.width, (y + 1) * tile.height)
  })
}
