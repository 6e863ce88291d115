import { type Brush, placed } from '../../../stage/world/canvas/brush.ts'
import { disc, polygon, shape } from '../../../stage/world/canvas/shapes.ts'
import type { Point } from '../../../stage/world/outline/regionCorners.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { IsGrass } from './grass.ts'
import { distanceToTrack, type RaceGround } from './raceGround.ts'

const cloth = [
  { x: -64, y: 0 },
  { x: 0, y: -28 },
  { x: 64, y: 0 },
  { x: 0, y: 30 },
]

/** A chequered cloth, a basket, and an apple and a lemon that somebody has left. */
export function paintPicnic(brush: Brush, x: number, y: number, size: number) {
  placed(brush, { x, y, size }, () => {
    brush.fillStyle = 'rgba(20,60,20,.25)'
    polygon(
      brush,
      cloth.map((corner) => ({ x: corner.x * 1.03 + 2, y: corner.y + 7 })),
    )
    brush.fill()
    brush.fillStyle = '#ffffff'
    polygon(brush, cloth)
    brush.fill()
    brush.save()
    brush.clip()
    brush.strokeStyle = 'rgba(240,69,95,.5)'
    brush.lineWidth = 9
    brush.beginPath()
    for (let stripe = -5; stripe <= 5; stripe += 2) {
      brush.moveTo(stripe * 6.4 - 64, stripe * 3)
      brush.lineTo(stripe * 6.4 + 64, stripe * 3 + 56)
      brush.moveTo(stripe * 6.4 + 64, stripe * 3)
      brush.lineTo(stripe * 6.4 - 64, stripe * 3 + 56)
      brush.moveTo(stripe * 6.4 - 64, stripe * 3)
      brush.lineTo(stripe * 6.4 + 64, stripe * 3 - 56)
    }
    brush.stroke()
    brush.restore()
    polygon(brush, cloth)
    brush.lineJoin = 'round'
    brush.strokeStyle = '#8a1a38'
    brush.lineWidth = 4
    brush.stroke()
    shape(brush, 'M-20-12H22L17 10H-15Z', { fill: '#c98a45', line: '#5b3413', width: 4.5 })
    shape(brush, 'M-18-4H20M-9-12l2 20M3-12v21M14-12l-2 20', { line: 'rgba(91,52,19,.5)', width: 2.6 })
    shape(brush, 'M-14-12C-14-36 16-36 16-12', { line: '#5b3413', width: 5 })
    brush.fillStyle = '#ff5d6c'
    disc(brush, 34, 4, 7)
    brush.fillStyle = '#ffd23f'
    disc(brush, -34, 2, 6)
    shape(brush, 'M34-3q2-5 6-5', { line: '#3f7a34', width: 3 })
  })
}

const mostPicnics = 3
const farApart = 7

/** Places with room for a cloth near the track, because somebody has to watch. In tiles. */
export function picnicPlaces({ grid, chance }: Easel, { isTrack }: RaceGround, isGrass: IsGrass): Point[] {
  const places: Point[] = []
  eachTile(areaOfMap(grid), (column, row) => {
    const [x, y] = [column + 0.5, row + 0.5]
    const toTrack = distanceToTrack(isTrack, x, y)
    const hasRoom = isGrass(x, y, 0.95) && isGrass(x + 0.7, y, 0.3) && isGrass(x - 0.7, y, 0.3)
    const isLonely = places.every((other) => Math.hypot(other.x - x, other.y - y) > farApart)
    if (places.length >= mostPicnics || !hasRoom || !isLonely || toTrack > 1.6 || chance(column, row, 411) > 0.3) return
    places.push({ x, y })
  })
  return places
}
