import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import { groundOf, isTileOf, type MapMode, type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { type Mirror, mirrors, placesOnEdge, withMirrored } from '../grid/mirror.ts'
import { type Frame, frameBetween, placesAlike, placesInFrame } from '../grid/tilePlans.ts'
import {
  clear,
  type Drawing,
  type MapCommand,
  type Margins,
  moveTo,
  paint,
  regrown,
  reshape,
  sameDrawing,
} from './mapCommands.ts'
import { openGestures } from './mapGestures.ts'
import { type MapHistory, perform, redo, undo } from './mapHistory.ts'

export const tools = ['brush', 'line', 'rectangle', 'ring', 'fill', 'pick', 'eraser', 'hand'] as const
export type Tool = (typeof tools)[number]

export type StrokeTool = 'brush' | 'line' | 'eraser'

type Editing = {
  history: MapHistory
  tile: TileType
  tool: Tool
  /** Where the keyboard is. */
  cursor: number
  /** The first corner of a rectangle whose second one is still looked for. */
  corner: number | null
  frame: Frame | null
  /** Across which middle everything that is drawn is drawn once more. */
  mirror: Mirror
}

export type MapEditing = ReturnType<typeof openEditing>

/** What there is to draw with besides the ground everything is made of. */
const firstTile = (mode: MapMode): TileType => tilesOf(mode).find((type) => type !== groundOf(mode)) ?? groundOf(mode)

const openStore = (history: MapHistory) =>
  createStore<Editing>(() => ({
    history,
    tile: firstTile(history.drawing.mode),
    tool: 'brush',
    cursor: 0,
    corner: null,
    frame: null,
    mirror: 'off',
  }))

/** A rectangle is looked for from its first corner on, and painted when its second one is found: all of it, or its edge. */
const rectangleActs = ({ getState, setState }: StoreApi<Editing>, paintAll: (places: Iterable<number>) => void) => {
  const drawing = () => getState().history.drawing
  const drop = () => setState({ corner: null, frame: null })
  return {
    drop,
    stretch: (other: number) => {
      const { corner } = getState()
      if (corner !== null) setState({ frame: frameBetween(drawing(), corner, other) })
    },
    close: () => {
      const { frame, tool } = getState()
      drop()
      const covered = tool === 'ring' ? placesOnEdge : placesInFrame
      if (frame) paintAll(covered(drawing(), frame))
    },
  }
}

interface WholeNeeds {
  drawing(): Drawing
  change(command: MapCommand | undefined): void
  /** A rectangle that was begun. */
  drop(): void
}

/** What is done to a drawing without a finger on it. */
const wholeActs = ({ drawing, change, drop }: WholeNeeds) => ({
  clear: () => change(clear(drawing())),
  mend: (places: readonly number[], tile: TileType) => change(paint(drawing(), places, tile)),
  moveTo: (scenery: Scenery | undefined) => change(moveTo(drawing(), scenery)),
  reshape: (wanted: Partial<Pick<Drawing, 'mode' | 'width' | 'height'>>) => {
    drop()
    change(reshape(drawing(), wanted))
  },
  /** A row or column more, or less, at one side. */
  regrow: (side: keyof Margins, by: number) => {
    drop()
    change(regrown(drawing(), { top: 0, right: 0, bottom: 0, left: 0, [side]: by }))
  },
  /** All of it at once, as one step. */
  replace: (after: Drawing) => {
    drop()
    if (!sameDrawing(drawing(), after)) change({ does: 'reshape', before: drawing(), after })
  },
})

/** One map being drawn: the state of the editor and everything that can be done to it. */
export const openEditing = (start: MapHistory) => {
  const store = openStore(start)
  const { getState, setState } = store
  const drawing = () => getState().history.drawing

  const become = (history: MapHistory) => {
    const { tile, cursor } = getState()
    const { mode, types } = history.drawing
    setState({
      history,
      tile: isTileOf(mode, tile) ? tile : firstTile(mode),
      cursor: Math.min(cursor, types.length - 1),
    })
  }
  const everywhere = (places: Iterable<number>) => withMirrored(drawing(), getState().mirror, places)
  const gestures = openGestures({ history: () => getState().history, become, everywhere })
  const change = (command: MapCommand | undefined) => {
    gestures.settle()
    if (command) become(perform(getState().history, command))
  }
  const inkOf = (tool: Tool) => (tool === 'eraser' ? groundOf(drawing().mode) : getState().tile)
  const rectangle = rectangleActs(store, (places) => change(paint(drawing(), everywhere(places), inkOf('rectangle'))))
  const giveUp = (): boolean => {
    const isCornered = getState().corner !== null
    if (isCornered) rectangle.drop()
    return gestures.giveUp() || isCornered
  }

  return {
    store,
    drawing,
    pickTile: (tile: TileType) => {
      const { tool } = getState()
      gestures.settle()
      setState({ tile, tool: ['eraser', 'pick', 'hand'].includes(tool) ? 'brush' : tool })
    },
    pickTool: (tool: Tool) => {
      gestures.settle()
      setState({ tool, corner: null, frame: null })
    },
    /** The next of its ways. */
    turnMirror: () => {
      gestures.settle()
      setState({ mirror: mirrors[(mirrors.indexOf(getState().mirror) + 1) % mirrors.length] ?? 'off' })
    },
    moveCursor: (cursor: number) => {
      setState({ cursor })
      rectangle.stretch(cursor)
    },
    beginStroke: (tool: StrokeTool, at: number) => gestures.beginStroke(inkOf(tool), at),
    continueStroke: gestures.continueStroke,
    stretchLine: gestures.stretchLine,
    isDrawing: gestures.isDrawing,
    isDrawingAt: gestures.isDrawingAt,
    settle: gestures.settle,
    giveUp,
    fill: (from: number) =>
      gestures.doAtOnce(() => change(paint(drawing(), everywhere(placesAlike(drawing(), from)), inkOf('fill')))),
    openRectangle: (corner: number) => setState({ corner, frame: frameBetween(drawing(), corner, corner) }),
    stretchRectangle: rectangle.stretch,
    closeRectangle: rectangle.close,
    ...wholeActs({ drawing, change, drop: rectangle.drop }),
    /** In the middle of a stroke it is the stroke that is taken back. */
    undo: () => {
      if (!giveUp()) become(undo(getState().history))
    },
    redo: () => {
      gestures.settle()
      rectangle.drop()
      become(redo(getState().history))
    },
  }
}
