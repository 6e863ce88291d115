import { expect, it } from 'vitest'
import type { DrawingToolName } from '../../../client/editor/document/drawingTools.ts'
import { blankDrawing } from '../../../client/editor/document/mapCommands.ts'
import { openEditing } from '../../../client/editor/document/mapEditing.ts'
import { startHistory } from '../../../client/editor/document/mapHistory.ts'
import { readingOf } from '../../../rooms/shared/maps/mapReading.ts'
import type { MapMode, TileType } from '../../../rooms/shared/maps/tileTypes.ts'

type Place = readonly [x: number, y: number]

/** An empty map, and a count of the strokes on it. */
const sheet = (mode: MapMode, width: number, height: number) => {
  const editing = openEditing(startHistory(blankDrawing(mode, width, height)))
  let strokes = 0
  const at = ([x, y]: Place) => y * width + x
  return {
    draw: (tool: DrawingToolName, tile: TileType, from: Place, ...to: Place[]) => {
      strokes += 1
      editing.pickTool(tool)
      editing.pickTile(tile)
      editing.begin(tool, at(from))
      for (const place of to) editing.lead(at(place))
      editing.end()
    },
    choose: (from: Place, to: Place) => {
      strokes += 1
      editing.pickTool('select')
      editing.begin('select', at(from))
      editing.lead(at(to))
      editing.end()
    },
    copyTo: (from: Place, to: Place) => {
      strokes += 1
      editing.copySelection()
      editing.begin('select', at(from))
      editing.lead(at(to))
      editing.end()
    },
    mirror: (turns: number) => {
      for (let turn = 0; turn < turns; turn++) editing.turnMirror()
    },
    countOf: (type: TileType) => editing.drawing().types.filter((one) => one === type).length,
    done: () => ({ strokes, reading: readingOf(mode, editing.drawing()) }),
  }
}

/** The strokes that these five maps needed with brush, rectangle and bucket alone. */
const before = 90

const race = () => {
  const map = sheet('racing', 30, 12)
  map.draw('brush', 'track', [1, 1], [28, 1], [28, 4], [1, 4], [1, 7], [28, 7], [28, 10], [1, 10])
  map.draw('brush', 'obstacle', [8, 1])
  map.draw('brush', 'boost', [14, 4])
  map.draw('brush', 'boost', [20, 8])
  map.draw('brush', 'obstacle', [10, 10])
  const { reading, strokes } = map.done()
  expect(reading.length).toBe(4 * 28 + 3 * 2)
  return { reading, strokes }
}

const arena = () => {
  const map = sheet('battle', 21, 15)
  map.draw('ring', 'wall', [0, 0], [20, 14])
  map.draw('brush', 'enemy-boss', [10, 7])
  map.mirror(3)
  map.draw('room', 'wall', [4, 3], [7, 5])
  map.draw('brush', 'spawn', [2, 2])
  map.draw('brush', 'powerup', [9, 4])
  expect([map.countOf('enemy-boss'), map.countOf('spawn')]).toEqual([1, 4])
  return map.done()
}

const maze = () => {
  const map = sheet('gold-quest', 21, 15)
  map.draw('ring', 'wall', [0, 0], [20, 14])
  map.draw('brush', 'gold', [10, 7])
  map.mirror(3)
  map.draw('line', 'wall', [3, 2], [3, 6])
  map.draw('line', 'wall', [5, 3], [8, 3])
  map.draw('line', 'wall', [5, 5], [7, 5])
  map.draw('brush', 'gold', [1, 1])
  map.mirror(2)
  map.draw('brush', 'gold', [6, 7])
  expect(map.countOf('gold')).toBe(7)
  return map.done()
}

const tower = () => {
  const map = sheet('tower', 16, 12)
  map.draw('brush', 'enemy-path', [0, 2], [12, 2], [12, 9], [0, 9])
  map.draw('brush', 'enemy-path-start', [0, 2])
  map.draw('brush', 'enemy-path-end', [0, 9])
  map.draw('line', 'tower-zone', [4, 4], [9, 4])
  map.draw('line', 'tower-zone', [4, 7], [9, 7])
  map.draw('line', 'platform', [14, 11], [15, 11])
  map.draw('line', 'ladder', [15, 1], [15, 10])
  const { reading, strokes } = map.done()
  expect(reading.ways.some((way) => way.length === 32)).toBe(true)
  return { reading, strokes }
}

const islands = () => {
  const map = sheet('survival', 22, 16)
  map.draw('rectangle', 'danger', [0, 0], [21, 15])
  map.draw('pond', 'safe', [1, 1], [6, 4])
  const safeTilesOfIsland = map.countOf('safe')
  map.choose([1, 1], [6, 4])
  map.copyTo([2, 2], [8, 1])
  map.copyTo([9, 2], [15, 1])
  map.choose([1, 1], [20, 4])
  map.copyTo([2, 2], [1, 6])
  map.copyTo([2, 7], [1, 11])
  expect(map.countOf('safe')).toBe(9 * safeTilesOfIsland)
  return map.done()
}

it('five maps are drawn in half of the strokes that brush, rectangle and bucket need, and each is ready to play', () => {
  const all = [race(), arena(), maze(), tower(), islands()]
  const strokes = all.map((one) => one.strokes)
  process.stdout.write(`${strokes.join(' + ')} strokes\n`)
  expect(strokes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(before / 2)
  for (const { reading } of all) expect(reading.notes).toEqual([])
})
