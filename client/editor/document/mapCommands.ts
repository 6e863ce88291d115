import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { mapSideMax, mapSideMin } from '../../../rooms/shared/maps/mapSize.ts'
import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import { gridOfMap, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { groundOf, isTileOf, type MapMode, type TileType } from '../../../rooms/shared/maps/tileTypes.ts'

/** A map while it is drawn. */
export type Drawing = Omit<TileGrid, 'types'> & { mode: MapMode; types: readonly TileType[] }

type TileChange = { place: number; before: TileType; after: TileType }

/** Everything that can be done to a drawing. Each command knows the state before and after, so that it can be undone. */
export type MapCommand =
  | { does: 'paint'; changes: readonly TileChange[] }
  | { does: 'reshape'; before: Drawing; after: Drawing }

export const blankDrawing = (mode: MapMode, width: number, height: number): Drawing => ({
  mode,
  width,
  height,
  types: Array.from({ length: width * height }, () => groundOf(mode)),
})

export const drawingIn = (mode: MapMode, { width, height, types, scenery }: TileGrid): Drawing => ({
  mode,
  width,
  height,
  types: types.map((type) => (isTileOf(mode, type) ? type : groundOf(mode))),
  ...(scenery && { scenery }),
})

export const drawingOf = (map: Pick<GameMap, 'gameMode' | 'tiles' | 'scenery'>): Drawing =>
  drawingIn(map.gameMode, gridOfMap(map))

/** Undefined if every place looks like that already: an undo must always undo something. */
export const paint = ({ types }: Drawing, places: Iterable<number>, after: TileType): MapCommand | undefined => {
  const changes = [...new Set(places)].flatMap((place): TileChange[] => {
    const before = types[place]
    return before === undefined || before === after ? [] : [{ place, before, after }]
  })
  return changes.length > 0 ? { does: 'paint', changes } : undefined
}

/** The same map with other tiles, of whatever kinds. */
export const repaint = ({ types }: Drawing, next: readonly TileType[]): MapCommand | undefined => {
  const changes = types.flatMap((before, place): TileChange[] => {
    const after = next[place]
    return after === undefined || before === after ? [] : [{ place, before, after }]
  })
  return changes.length > 0 ? { does: 'paint', changes } : undefined
}

export const clear = (drawing: Drawing): MapCommand | undefined =>
  paint(drawing, drawing.types.keys(), groundOf(drawing.mode))

/** How many drawn tiles another mode does not know. */
export const lostIn = ({ mode, types }: Drawing, next: MapMode): number =>
  types.filter((type) => type !== groundOf(mode) && !isTileOf(next, type)).length

/** The drawing stays in the upper left corner; tiles the new mode does not know become its ground. */
export const reshape = (
  before: Drawing,
  wanted: Partial<Pick<Drawing, 'mode' | 'width' | 'height'>>,
): MapCommand | undefined => {
  const { mode = before.mode, width = before.width, height = before.height } = wanted
  if (mode === before.mode && width === before.width && height === before.height) return undefined
  const blank = blankDrawing(mode, width, height)
  const types = blank.types.map((ground, place): TileType => {
    const [x, y] = [place % width, Math.floor(place / width)]
    const type = x < before.width ? before.types[y * before.width + x] : undefined
    return type !== undefined && isTileOf(mode, type) ? type : ground
  })
  const { scenery } = before
  return { does: 'reshape', before, after: { ...blank, types, ...(scenery && { scenery }) } }
}

/** Undefined stands for the world of the mode. */
export const moveTo = (before: Drawing, next: Scenery | undefined): MapCommand | undefined => {
  const { scenery, ...drawn } = before
  return next === scenery ? undefined : { does: 'reshape', before, after: { ...drawn, ...(next && { scenery: next }) } }
}

/** How many rows and columns to add at each side; a negative number cuts them off. */
export type Margins = { top: number; right: number; bottom: number; left: number }

/** The drawing moves with the side that grows or is cut. Undefined if a side of the map would get too short or too long. */
export const regrown = (before: Drawing, { top, right, bottom, left }: Margins): MapCommand | undefined => {
  const [width, height] = [before.width + left + right, before.height + top + bottom]
  const isFit = [width, height].every((side) => side >= mapSideMin && side <= mapSideMax)
  if (!isFit || [top, right, bottom, left].every((side) => side === 0)) return undefined
  const blank = blankDrawing(before.mode, width, height)
  const types = blank.types.map((ground, place): TileType => {
    const [x, y] = [(place % width) - left, Math.floor(place / width) - top]
    const isInside = x >= 0 && x < before.width && y >= 0
    return (isInside ? before.types[y * before.width + x] : undefined) ?? ground
  })
  const { scenery } = before
  return { does: 'reshape', before, after: { ...blank, types, ...(scenery && { scenery }) } }
}

export const sameSize = (one: Drawing, other: Drawing): boolean =>
  one.width === other.width && one.height === other.height

export const apply = (drawing: Drawing, command: MapCommand): Drawing => {
  if (command.does === 'reshape') return command.after
  const types = [...drawing.types]
  for (const { place, after } of command.changes) types[place] = after
  return { ...drawing, types }
}

export const inverse = (command: MapCommand): MapCommand =>
  command.does === 'reshape'
    ? { does: 'reshape', before: command.after, after: command.before }
    : {
        does: 'paint',
        changes: command.changes.map(({ place, before, after }) => ({ place, before: after, after: before })),
      }

export const sameDrawing = (one: Drawing, other: Drawing): boolean =>
  one === other ||
  (one.mode === other.mode &&
    one.scenery === other.scenery &&
    one.width === other.width &&
    one.types.length === other.types.length &&
    one.types.every((type, place) => type === other.types[place]))
