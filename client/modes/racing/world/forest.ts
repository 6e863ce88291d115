import type { Brush } from '../../../stage/world/canvas/brush.ts'
import type { Stamp } from '../../../stage/world/canvas/stamps.ts'
import type { LeafKind } from '../../../stage/world/plants/foliage.ts'
import { paintRock, stoneColours } from '../../../stage/world/plants/rocks.ts'
import { paintMushroom } from '../../../stage/world/plants/smallPlants.ts'
import { type Planting, paintBush, paintPine, paintTree } from '../../../stage/world/plants/trees.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import type { IsGrass } from './grass.ts'
import { distanceToTrack, type RaceGround } from './raceGround.ts'

interface Growth {
  /** Growths with the same name are prints of one picture. */
  name: string
  size: number
  /** How high it reaches, in its own size. */
  height: number
  paint: (brush: Brush, planting: Planting) => void
}

const treeKind = (kind: number): LeafKind => (kind < 0.14 ? 'blossom' : kind < 0.22 ? 'gold' : 'spring')

function bushOf(kind: number): Growth {
  const leaves: LeafKind = kind < 0.12 ? 'blossom' : 'spring'
  const berries = kind > 0.4 ? '#ff5d6c' : undefined
  return {
    name: `bush ${leaves} ${berries}`,
    size: 54 + kind * 40,
    height: 0.65,
    paint: (brush, at) => paintBush(brush, at, leaves, berries),
  }
}

function treeOf(kind: number): Growth {
  if (kind > 0.62) return { name: 'pine', size: 96 + kind * 36, height: 1.2, paint: paintPine }
  const leaves = treeKind(kind)
  return {
    name: `tree ${leaves}`,
    size: 92 + kind * 40,
    height: 1.15,
    paint: (brush, at) => paintTree(brush, at, leaves),
  }
}

function growthAt(wood: number, kind: number, toTrack: number): Growth | undefined {
  if (toTrack > 1.15 && wood > 0.56) return treeOf(kind)
  if (toTrack > 0.55 && wood > 0.46 && kind < 0.5) return bushOf(kind)
  if (toTrack > 0.5 && kind > 0.93)
    return {
      name: 'rock',
      size: 40 + kind * 14,
      height: 0.5,
      paint: (brush, at) => paintRock(brush, at, stoneColours.meadow),
    }
  if (toTrack > 0.45 && kind > 0.88) {
    const cap = kind > 0.9 ? '#ff5d6c' : '#ffb02e'
    return { name: `mushroom ${cap}`, size: 46, height: 0.7, paint: (brush, at) => paintMushroom(brush, at, cap) }
  }
  return undefined
}

/** High things must not stand right below the track: they would hide the racers. */
const hidesTrack = ({ isTrack }: RaceGround, x: number, y: number, tiles: number): boolean => {
  for (let row = 1; row <= Math.ceil(tiles); row++) {
    const above = Math.floor(y) - row
    if (isTrack(Math.floor(x - 0.4), above) || isTrack(Math.floor(x + 0.4), above)) return true
  }
  return false
}

/** Enough different prints that a viewer does not notice the same tree twice. */
const printsOfOne = 4
const printSize = 132

function printOf(easel: Easel, { name, paint }: Growth, seed: number): Stamp {
  const frame = {
    left: -printSize * 0.7,
    top: -printSize * 1.28,
    width: printSize * 1.6,
    height: printSize * 1.6,
  }
  return easel.stamp(`${name} ${seed}`, frame, (brush) => paint(brush, { x: 0, y: 0, size: printSize, seed: seed + 1 }))
}

/** Woods where the noise is high, and everything that grows in between; thicker beyond the map. */
export function plantForest(
  easel: Easel,
  race: RaceGround,
  isGrass: IsGrass,
  isTaken: (x: number, y: number) => boolean,
) {
  const { area, grid, tile, chance, noise } = easel
  const plantAt = (x: number, y: number, plant: number) => {
    const [column, row] = [x + chance(x, y, 300 + plant), y + chance(x, y, 310 + plant)]
    if (!isGrass(column, row, 0.42) || isTaken(column, row)) return
    const isBeyond = x < 0 || y < 0 || x >= grid.width || y >= grid.height
    const wood = noise(column * 0.32, row * 0.32, 21) + (isBeyond ? 0.18 : 0)
    const toTrack = distanceToTrack(race.isTrack, column, row)
    const growth = growthAt(wood, chance(x, y, 320 + plant), toTrack)
    if (!growth) return
    const { size, height } = growth
    if (hidesTrack(race, column, row, (size * height) / tile.height - 0.25)) return
    const press = printOf(easel, growth, Math.floor(chance(x, y, 330 + plant) * printsOfOne))
    const [left, top] = [column * tile.width, row * tile.height]
    const paint = (brush: Brush) => press(brush, left, top, size / printSize)
    // Only high things beside the track can stand in front of a racer.
    if (height < 1 || toTrack > 1.8) easel.flat(top, paint)
    else
      easel.stand(
        top,
        { left: left - size * 0.62, top: top - size * 1.25, width: size * 1.45, height: size * 1.5 },
        paint,
      )
  }
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) for (let plant = 0; plant < 2; plant++) plantAt(x, y, plant)
}
