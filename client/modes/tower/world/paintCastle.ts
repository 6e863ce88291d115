import { climbRoute } from '../../../../rooms/shared/modes/tower/climbRoute.ts'
import { enemyRoads } from '../../../../rooms/shared/modes/tower/enemyRoads.ts'
import { towerSpots } from '../../../../rooms/shared/modes/tower/towerSpots.ts'
import { type Brush, placed } from '../../../stage/world/canvas/brush.ts'
import { paintVignette } from '../../../stage/world/canvas/grading.ts'
import { oval, ovalLine } from '../../../stage/world/canvas/shapes.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import { paintCloud } from '../../../stage/world/plants/cloud.ts'
import { paintCheckpoint, paintGate, paintPortal } from '../../../stage/world/things/roadEnds.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { plinthsBeside } from '../plinths.ts'
import { paintCastleFloors, paintLadders } from './castleFloors.ts'
import { castleGround } from './castleGround.ts'
import { paintCastleWall } from './castleWall.ts'
import { paintRoad, standLamps } from './monsterRoad.ts'
import { paintSky } from './sky.ts'

/** A stone on a little cloud: a tower may stand here. */
function paintPlinth(brush: Brush, x: number, y: number, seed: number) {
  paintCloud(brush, { x: x + 2, y: y + 22, size: 52, seed }, { top: '#ffffff', low: '#e9b6da', alpha: 0.95 })
  brush.fillStyle = '#4a3a78'
  oval(brush, x, y + 8, 29, 15)
  brush.fillStyle = '#9d8fd0'
  oval(brush, x, y + 4, 28, 14)
  brush.fillStyle = '#d9d0f5'
  oval(brush, x, y, 28, 14)
  brush.strokeStyle = '#4a3a78'
  brush.lineWidth = 2.6
  ovalLine(brush, x, y, 28, 14)
  brush.setLineDash([7, 6])
  brush.strokeStyle = '#7a5fd6'
  brush.lineWidth = 3
  ovalLine(brush, x, y, 19, 9)
  brush.setLineDash([])
}

const [portalSize, gateSize] = [96, 92]

export function paintCastle(easel: Easel) {
  const { grid, tile, ground } = easel
  const castle = castleGround(grid)
  easel.footHeight = 0.64
  paintSky(easel)
  paintCastleWall(easel, castle)
  paintRoad(easel, castle)
  paintCastleFloors(easel, castle)
  paintLadders(easel, castle)
  const roads = enemyRoads(grid)
  const spotOf = (place: number) => ({
    x: ((place % grid.width) + 0.5) * tile.width,
    y: (Math.floor(place / grid.width) + 0.64) * tile.height,
  })
  const spots = towerSpots(grid, roads)
  const plinths = plinthsBeside({ spots, roads, climb: climbRoute(grid).route }, grid)
  for (const place of spots) {
    const { x, y } = spotOf(place)
    const aside = plinths[place]
    paintPlinth(ground, x + (aside?.x ?? 0) * tile.width, y + (aside?.y ?? 0) * tile.width, place)
  }
  const stand = (place: number, lift: number, paint: (brush: Brush) => void, size: number) => {
    const spot = spotOf(place)
    const frame = { left: spot.x - size, top: spot.y - lift - size * 1.6, width: size * 2, height: size * 2.2 + lift }
    easel.mark(spot.y - 16, frame, (brush) => placed(brush, { ...spot, y: spot.y - lift, size }, () => paint(brush)))
  }
  // The portal that monsters come from goes on turning, and the heart that they are after beats.
  const live = (kind: 'portal-swirl' | 'heart', place: number, lift: number) => {
    const { x, y } = spotOf(place)
    easel.live(kind, x, y - lift, y - 15)
  }
  for (const road of roads) {
    const [start, end] = [road[0], road.at(-1)]
    if (start !== undefined) {
      stand(start, 0, paintPortal, portalSize)
      live('portal-swirl', start, portalSize * 0.52)
    }
    if (end !== undefined) {
      stand(end, 4, paintGate, gateSize)
      live('heart', end, 4 + gateSize * 0.9)
    }
  }
  eachTile(areaOfMap(grid), (x, y) => {
    if (easel.typeAt(x, y) === 'checkpoint') stand(y * grid.width + x, 8, paintCheckpoint, 58)
  })
  standLamps(easel, castle)
  easel.grade = (brush) => paintVignette(brush, easel, '#2a0f5c', 0.46)
}
