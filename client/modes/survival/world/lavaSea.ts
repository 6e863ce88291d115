import { aside, type Brush, moved } from '../../../stage/world/canvas/brush.ts'
import { glow, lineGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { oval, shape } from '../../../stage/world/canvas/shapes.ts'
import { underpaint } from '../../../stage/world/canvas/underpainting.ts'
import { blobPath } from '../../../stage/world/outline/blob.ts'
import type { IsInside } from '../../../stage/world/outline/regionCorners.ts'
import { eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'

function paintHeat(brush: Brush, { frame, area, tile, chance }: Easel) {
  brush.fillStyle = lineGradient(
    brush,
    [frame.left, frame.top],
    [frame.left + frame.width * 0.3, frame.top + frame.height],
    [
      [0, '#ff9a2e'],
      [0.4, '#fb6f1c'],
      [0.75, '#e8481a'],
      [1, '#b8261e'],
    ],
  )
  brush.fillRect(frame.left, frame.top, frame.width, frame.height)
  eachTile(area, (x, y) => {
    const kind = chance(x, y, 1)
    if (kind > 0.6) return
    softSpot(brush, kind < 0.3 ? '#ffd23f' : kind < 0.46 ? '#ff7a1f' : '#b81e22', {
      x: (x + chance(x, y, 2)) * tile.width,
      y: (y + chance(x, y, 3)) * tile.height,
      radius: tile.width * (0.9 + chance(x, y, 4) * 2.1),
      alpha: 0.34,
      flatness: 0.5,
    })
  })
}

function paintCurrents({ ground, area, tile, chance, noise }: Easel) {
  ground.lineCap = 'round'
  eachTile(area, (x, y) => {
    if (chance(x, y, 10) > 0.45) return
    const [left, top] = [(x + chance(x, y, 11)) * tile.width, (y + chance(x, y, 12)) * tile.height]
    const [reach, drift] = [24 + chance(x, y, 13) * 70, noise(x * 0.3, y * 0.3, 14)]
    const isHot = chance(x, y, 15) < 0.6
    ground.strokeStyle = isHot ? `rgba(255,238,150,${0.3 + chance(x, y, 16) * 0.45})` : 'rgba(150,20,30,.35)'
    ground.lineWidth = 2.5 + chance(x, y, 17) * 4
    ground.beginPath()
    ground.moveTo(left - reach, top + drift * 14)
    ground.bezierCurveTo(left - reach / 2, top - 10, left + reach / 3, top + 12, left + reach, top - drift * 10)
    ground.stroke()
  })
}

/** A piece of crust that floats: glowing at its foot, one crack of fire across. */
function paintCrust(brush: Brush, x: number, y: number, width: number, seed: number) {
  const path = blobPath(x, y, { width, height: width * 0.5, corners: 9, seed, stray: 0.4 })
  glow(brush, '#ffb02e', { x, y, radius: width * 1.7, alpha: 0.3, flatness: 0.6 })
  moved(brush, 0, 5, () => shape(brush, path, { fill: '#ffd84d' }))
  shape(brush, path, { fill: '#5a1a2c', line: '#2c0a1c', width: 3 })
  aside(brush, () => {
    brush.clip(new Path2D(path))
    brush.fillStyle = '#7d2c38'
    oval(brush, x - width * 0.2, y - width * 0.16, width * 0.7, width * 0.22)
    const crack = `M${x - width} ${y + 4}L${x - width * 0.2} ${y - 2}L${x + width * 0.2} ${y + 6}L${x + width} ${y - 4}`
    shape(brush, crack, { line: 'rgba(255,150,40,.9)', width: 2.4 })
  })
}

const crusts = 4

/** The sea of fire the island lies in, on the map as well as beyond it. */
export function paintLavaSea(easel: Easel, isFirm: IsInside) {
  const { ground, area, tile, chance, stamp } = easel
  underpaint(easel, (brush) => paintHeat(brush, easel))
  paintCurrents(easel)
  const frame = { left: -88, top: -60, width: 176, height: 120 }
  const stamps = Array.from({ length: crusts }, (_, seed) =>
    stamp(`crust ${seed}`, frame, (brush) => paintCrust(brush, 0, 0, 50, seed + 3)),
  )
  eachTile(area, (x, y) => {
    const isNear = [-1, 0, 1].some((down) => [-1, 0, 1].some((across) => isFirm(x + across, y + down)))
    if (isNear || chance(x, y, 20) > 0.22) return
    const press = stamps[Math.floor(chance(x, y, 21) * crusts)]
    const [left, top] = [(x + chance(x, y, 22)) * tile.width, (y + chance(x, y, 23)) * tile.height]
    press?.(ground, left, top, 0.32 + chance(x, y, 24) * 0.68)
  })
}
