import { gridOfMap, type TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { groundOf, type MapMode, tilesOf } from '../../../../rooms/shared/maps/tileTypes.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { drawings } from '../../../assets/mapDrawings.ts'

export interface NamedMap {
  name: string
  grid: TileGrid
}

export const defaultMaps = (mode: MapMode): NamedMap[] =>
  drawings.filter(({ map }) => map.gameMode === mode).map(({ map }) => ({ name: map.name, grid: gridOfMap(map) }))

const filled = (width: number, height: number, typeAt: (x: number, y: number) => string): TileGrid => ({
  width,
  height,
  types: Array.from({ length: width * height }, (_, place) => typeAt(place % width, Math.floor(place / width))),
})

/** Ground that figures of a mode cannot stand on, or avoid. */
const hostileGround: Record<MapMode, string> = {
  racing: 'water',
  battle: 'wall',
  'gold-quest': 'wall',
  tower: 'sky',
  survival: 'danger',
}

/** Ground that a mode is played on. */
const friendlyGround: Record<MapMode, string> = {
  racing: 'track',
  battle: 'arena',
  'gold-quest': 'path',
  tower: 'platform',
  survival: 'safe',
}

/** Maps that a player might draw and save: with nothing that the mode needs, with only one thing, or with crumbs of it. */
export function hostileMaps(mode: MapMode): NamedMap[] {
  const types: readonly string[] = tilesOf(mode)
  const [hostile, friendly] = [hostileGround[mode], friendlyGround[mode]]
  const inTurn = (x: number, y: number) => types[(x + 3 * y) % types.length] ?? hostile
  const lastType = types.at(-1) ?? hostile
  return [
    ...types.map((type) => ({ name: `nothing but ${type}`, grid: filled(10, 10, () => type) })),
    { name: 'the smallest, of ground', grid: filled(5, 5, () => groundOf(mode)) },
    { name: 'the largest, of ground', grid: filled(30, 30, () => groundOf(mode)) },
    { name: 'the smallest, of everything', grid: filled(5, 5, inTurn) },
    { name: 'of everything', grid: filled(10, 10, inTurn) },
    { name: 'the largest, of everything', grid: filled(30, 30, inTurn) },
    { name: 'islands of one tile', grid: filled(11, 11, (x, y) => (x % 2 === 0 && y % 2 === 0 ? friendly : hostile)) },
    { name: 'one tile of ground', grid: filled(7, 7, (x, y) => (x === 3 && y === 3 ? friendly : hostile)) },
    {
      name: 'islands of everything',
      grid: filled(12, 12, (x, y) => (x % 3 === 1 && y % 3 === 1 ? inTurn(x / 3, y / 3) : hostile)),
    },
    { name: 'one long row in nothing', grid: filled(30, 5, (_, y) => (y === 2 ? friendly : hostile)) },
    { name: 'two halves', grid: filled(10, 10, (x) => (x === 5 ? hostile : x < 5 ? friendly : lastType)) },
  ]
}

/** A map that no person would draw. Each seed prefers other tiles. */
export function randomMap(mode: MapMode, seed: number): NamedMap {
  const random = seededRandom(seed ^ 0x3a9)
  const types: readonly string[] = tilesOf(mode)
  const weights = types.map(() => random() ** 3)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const [width, height] = [5 + Math.floor(random() * 26), 5 + Math.floor(random() * 26)]
  const pick = () => {
    let left = random() * sum
    for (const [index, type] of types.entries()) {
      left -= weights[index] ?? 0
      if (left <= 0) return type
    }
    return groundOf(mode)
  }
  return { name: `random ${width} x ${height}`, grid: filled(width, height, pick) }
}
