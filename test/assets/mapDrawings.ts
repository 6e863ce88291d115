import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MapRequest } from '../../rooms/shared/contract/maps.ts'
import { drawnMap } from '../../rooms/shared/maps/drawnMap.ts'
import { sizeOfMap } from '../../rooms/shared/maps/mapSize.ts'
import type { Tile } from '../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

const folder = join(import.meta.dirname, '../../assets/content/maps')

type Drawing = { file: string; content: { legend: Record<string, string>; rows: string[] }; map: MapRequest }

export const drawings: Drawing[] = readdirSync(folder).map((file) => {
  const content = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return { file, content, map: drawnMap.parse(content) }
})

/** For `describe.each`: the name of each map, and the map in a form that a test can walk on. */
export const walkable = (mode: MapMode): [string, Walk][] =>
  drawings.filter(({ map }) => map.gameMode === mode).map(({ file, map }) => [file, walkOn(map.tiles)])

type Walk = ReturnType<typeof walkOn>

export const isMonster = ({ type }: Tile) => type.startsWith('enemy-') && !type.startsWith('enemy-path')

export const distance = (a: Tile, b: Tile) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y)

const walkOn = (tiles: readonly Tile[]) => {
  const { width } = sizeOfMap(tiles)
  const byPlace = new Map(tiles.map((tile) => [tile.y * width + tile.x, tile]))
  const at = (x: number, y: number) => (x < 0 || x >= width ? undefined : byPlace.get(y * width + x))

  const neighbours = ({ x, y }: Tile): Tile[] =>
    [at(x + 1, y), at(x - 1, y), at(x, y + 1), at(x, y - 1)].filter((tile) => tile !== undefined)

  /** All tiles that can be reached from `from` over open tiles, with the number of steps. */
  const reach = (from: Tile, isOpen: (tile: Tile) => boolean): Map<Tile, number> => {
    const steps = new Map([[from, 0]])
    for (const [tile, step] of steps)
      for (const next of neighbours(tile)) if (isOpen(next) && !steps.has(next)) steps.set(next, step + 1)
    return steps
  }

  return {
    tiles,
    of: (...types: string[]) => tiles.filter(({ type }) => types.includes(type)),
    monsters: tiles.filter(isMonster),
    share: (...types: string[]) => tiles.filter(({ type }) => types.includes(type)).length / tiles.length,
    neighbours,
    reach,
  }
}
