import { type Brush, placed } from '../../../stage/world/canvas/brush.ts'
import { contactShadow, lineGradient } from '../../../stage/world/canvas/light.ts'
import { oval, shape } from '../../../stage/world/canvas/shapes.ts'
import { positionHash } from '../../../stage/world/outline/positionHash.ts'
import { areaOfMap, eachTile } from '../../../stage/world/outline/tileVisits.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { IsGrass } from './grass.ts'
import type { RaceGround } from './raceGround.ts'

function paintHay(brush: Brush, x: number, y: number, size: number) {
  contactShadow(brush, x + size * 0.1, y, size * 0.62, size * 0.2, 0.38)
  placed(brush, { x, y, size }, () => {
    const straw = lineGradient(
      brush,
      [0, -58],
      [0, 5],
      [
        [0, '#ffe08a'],
        [0.36, '#f7c455'],
        [0.4, '#e0a335'],
        [1, '#c4841f'],
      ],
    )
    shape(brush, 'M-46-50C-46-56-42-58-38-58H38C42-58 46-56 46-50V-2C46 3 42 5 38 5H-38C-42 5-46 3-46-2Z', {
      fill: straw,
      line: '#6b3d0c',
      width: 5.5,
    })
    shape(brush, 'M-20-57V4M20-57V4', { line: '#a8431e', width: 6 })
    for (let stalk = 0; stalk < 14; stalk++) {
      const [left, top] = [-40 + positionHash(stalk, 1, 3) * 74, -52 + positionHash(stalk, 2, 3) * 50]
      shape(brush, `M${left} ${top}l8 3`, { line: 'rgba(120,70,10,.5)', width: 2.6 })
    }
  })
}

const pickets = 3

function paintFence(brush: Brush, x: number, y: number) {
  for (let picket = 0; picket < pickets; picket++)
    placed(brush, { x: x + picket * 35, y: y + positionHash(picket, pickets, 2) * 2, size: 56 }, () => {
      brush.fillStyle = 'rgba(20,40,20,.22)'
      oval(brush, 10, 0, 34, 7)
      shape(brush, 'M-34-36H34V-28H-34ZM-34-20H34V-12H-34Z', { fill: '#e9c896', line: '#6d4320', width: 4.5 })
      shape(brush, 'M-9 2V-46L0-56L9-46V2Z', { fill: '#fbe6c2', line: '#6d4320', width: 4.5 })
    })
}

function paintRail(brush: Brush, left: number, right: number, y: number) {
  for (let post = left; post <= right + 1; post += (right - left) / Math.max(1, Math.round((right - left) / 52)))
    shape(brush, `M${post - 6} ${y + 4}V${y - 32}H${post + 6}V${y + 4}Z`, {
      fill: '#cf9450',
      line: '#5b3413',
      width: 4,
    })
  shape(brush, `M${left - 10} ${y - 28}H${right + 10}V${y - 18}H${left - 10}Z`, {
    fill: '#e0a35c',
    line: '#5b3413',
    width: 4,
  })
}

/** Rails at both sides of a bridge from left to right. A bridge that goes up has only its planks. */
function standRails(easel: Easel, { isBridge, isTrack }: RaceGround) {
  const { grid, tile } = easel
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      const isAcross = isTrack(x - 1, y) || isTrack(x + 1, y)
      if (!isBridge(x, y) || !isAcross || isBridge(x - 1, y)) continue
      let end = x + 1
      while (isBridge(end, y)) end++
      for (const [height, depth] of [
        [-0.06, 0],
        [1.2, 1.2],
      ] as const) {
        const [left, right, top] = [x * tile.width, end * tile.width, (y + height) * tile.height]
        const frame = { left: left - 18, top: top - 44, width: right - left + 36, height: 54 }
        easel.stand((y + depth) * tile.height, frame, (brush) => paintRail(brush, left, right, top))
      }
    }
}

/** Butterflies where flowers are. */
function releaseButterflies({ grid, tile, chance, noise, live }: Easel, isGrass: IsGrass) {
  eachTile(areaOfMap(grid), (x, y) => {
    const isBloom = noise((x + 0.5) * 0.45, (y + 0.5) * 0.45, 7) > 0.6
    if (isBloom && isGrass(x + 0.5, y + 0.5, 0.3) && chance(x, y, 412) < 0.06)
      live('butterfly', (x + 0.5) * tile.width, (y + 0.3) * tile.height)
  })
}

export function furnishRoadside(easel: Easel, race: RaceGround, isGrass: IsGrass) {
  const { grid, tile, chance, typeAt } = easel
  eachTile(areaOfMap(grid), (x, y) => {
    const [left, top] = [(x + 0.5) * tile.width, (y + 0.7) * tile.height]
    if (typeAt(x, y) === 'obstacle' && race.isTrack(x, y)) {
      const frame = { left: left - 50, top: top - 48, width: 105, height: 68 }
      easel.mark(top - 10, frame, (brush) => paintHay(brush, left, top, 70))
    }
    const isMeadow = isGrass(x + 0.5, y + 0.5, 0.8) && isGrass(x + 1.2, y + 0.5, 0.6)
    if (isMeadow && chance(x, y, 410) < 0.05 && !race.isTrack(x, y - 1))
      easel.flat(top, (brush) => paintFence(brush, left - 20, top))
  })
  standRails(easel, race)
  if (easel.isSmall) return
  releaseButterflies(easel, isGrass)
}
