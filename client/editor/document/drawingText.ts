import { mapSideMax, mapSideMin } from '../../../rooms/shared/maps/mapSize.ts'
import { isScenery, type Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import { isMapMode, isTileOf, type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { apply, type Drawing, inverse, type MapCommand, repaint } from './mapCommands.ts'
import { type MapHistory, perform, startHistory, undo } from './mapHistory.ts'

/** A drawing as short text: one sign per tile, and what the signs stand for. */
type PlainDrawing = {
  mode: string
  width: number
  legend: readonly string[]
  tiles: string
  scenery?: Scenery | undefined
}

/** A step without the tiles that were there before: it is done again on what the earlier steps have drawn. */
type PlainPaint = readonly [tile: string, ...places: number[]]
type PlainStep = PlainPaint | readonly PlainPaint[] | PlainDrawing

export type PlainHistory = { start: PlainDrawing; steps: readonly PlainStep[]; undone: number }

const signBase = 36

const plainDrawing = ({ mode, width, types, scenery }: Drawing): PlainDrawing => {
  const known = tilesOf(mode)
  const tiles = types.map((type) => known.indexOf(type).toString(signBase)).join('')
  return { mode, width, legend: known, tiles, scenery }
}

/** Undefined if no editor of ours has written it. */
const drawingIn = (plain: unknown): Drawing | undefined => {
  if (typeof plain !== 'object' || plain === null) return undefined
  const { mode, width, legend, tiles, scenery } = plain as Partial<Record<keyof PlainDrawing, unknown>>
  if (typeof mode !== 'string' || !isMapMode(mode) || typeof width !== 'number') return undefined
  if (!Array.isArray(legend) || typeof tiles !== 'string') return undefined
  const height = tiles.length / width
  const isSide = (side: number) => Number.isInteger(side) && side >= mapSideMin && side <= mapSideMax
  if (!isSide(width) || !isSide(height)) return undefined
  const types = Array.from(tiles, (sign): unknown => legend[Number.parseInt(sign, signBase)])
  const known = types.filter((type): type is TileType => typeof type === 'string' && isTileOf(mode, type))
  if (known.length !== types.length) return undefined
  return { mode, width, height, types: known, ...(isScenery(scenery) && { scenery }) }
}

/** Groups places by tile: most steps paint one tile, but a part that was moved has many. */
const plainStep = (command: MapCommand): PlainStep => {
  if (command.does === 'reshape') return plainDrawing(command.after)
  const placesOf = new Map<TileType, number[]>()
  for (const { after, place } of command.changes) {
    const places = placesOf.get(after)
    if (places) places.push(place)
    else placesOf.set(after, [place])
  }
  const paints = [...placesOf].map(([tile, places]): PlainPaint => [tile, ...places])
  const [first] = paints
  return first && paints.length === 1 ? first : paints
}

/** The history with its newest steps, at most `mostSteps`. */
export const plainHistory = ({ drawing, done, undone }: MapHistory, mostSteps: number): PlainHistory => {
  const steps: PlainStep[] = []
  let at = drawing
  const kept = mostSteps > 0 ? done.slice(-mostSteps) : []
  for (const command of kept.toReversed()) {
    at = apply(at, inverse(command))
    steps.unshift(plainStep(command))
  }
  const again = mostSteps > 0 ? undone.toReversed() : []
  return { start: plainDrawing(at), steps: [...steps, ...again.map(plainStep)], undone: again.length }
}

/** Paints a tile on all its places in `types`; false if no editor of ours has written it. */
const paintOn = (types: TileType[], mode: Drawing['mode'], plain: unknown): boolean => {
  if (!Array.isArray(plain)) return false
  const [tile, ...places] = plain as unknown[]
  if (typeof tile !== 'string' || !isTileOf(mode, tile)) return false
  for (const place of places) if (typeof place === 'number' && types[place] !== undefined) types[place] = tile
  return true
}

const commandIn = (drawing: Drawing, step: unknown): MapCommand | undefined => {
  if (!Array.isArray(step)) {
    const after = drawingIn(step)
    return after && { does: 'reshape', before: drawing, after }
  }
  const types = [...drawing.types]
  const paints: readonly unknown[] = Array.isArray(step[0]) ? step : [step]
  return paints.every((one) => paintOn(types, drawing.mode, one)) ? repaint(drawing, types) : undefined
}

/** Undefined if no editor of ours has written it. */
export const historyIn = (plain: unknown): MapHistory | undefined => {
  if (typeof plain !== 'object' || plain === null) return undefined
  const { start, steps, undone } = plain as Partial<Record<keyof PlainHistory, unknown>>
  const first = drawingIn(start)
  if (!first || !Array.isArray(steps)) return undefined
  let history = startHistory(first)
  for (const step of steps) {
    const command = commandIn(history.drawing, step)
    if (!command) return undefined
    history = perform(history, command)
  }
  const back = typeof undone === 'number' ? Math.min(undone, history.done.length) : 0
  for (let at = 0; at < back; at++) history = undo(history)
  return history
}
