import { createStore } from 'zustand/vanilla'
import { groundOf, isTileOf, type MapMode, type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { type Frame, frameBetween, placesAlike, placesInFrame, placesOnLine } from '../grid/tilePlans.ts'
import { clear, type Drawing, type MapCommand, paint, reshape } from './mapCommands.ts'
import { type MapHistory, perform, redo, startHistory, undo } from './mapHistory.ts'

export const tools = ['brush', 'rectangle', 'fill', 'eraser', 'hand'] as const
export type Tool = (typeof tools)[number]

export type StrokeTool = 'brush' | 'eraser'

type Editing = {
  history: MapHistory
  tile: TileType
  tool: Tool
  /** Where the keyboard is. */
  cursor: number
  /** The first corner of a rectangle whose second one is still looked for. */
  corner: number | null
  frame: Frame | null
}

export type MapEditing = ReturnType<typeof openEditing>

/** What there is to draw with besides the ground everything is made of. */
const firstTile = (mode: MapMode): TileType => tilesOf(mode).find((type) => type !== groundOf(mode)) ?? groundOf(mode)

/** One map being drawn: the state of the editor and everything that can be done to it. */
export const openEditing = (start: Drawing) => {
  const store = createStore<Editing>(() => ({
    history: startHistory(start),
    tile: firstTile(start.mode),
    tool: 'brush',
    cursor: 0,
    corner: null,
    frame: null,
  }))
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
  const change = (command: MapCommand | undefined, joins?: boolean) => {
    if (command) become(perform(getState().history, command, joins))
  }
  const dropCorner = () => setState({ corner: null, frame: null })
  const inkOf = (tool: Tool) => (tool === 'eraser' ? groundOf(drawing().mode) : getState().tile)

  let stroke: { tool: StrokeTool; at: number; before: MapHistory } | null = null

  return {
    store,
    drawing,
    pickTile: (tile: TileType) => {
      const { tool } = getState()
      setState({ tile, tool: tool === 'eraser' || tool === 'hand' ? 'brush' : tool })
    },
    pickTool: (tool: Tool) => setState({ tool, corner: null, frame: null }),
    moveCursor: (cursor: number) => {
      const { corner } = getState()
      setState({ cursor, ...(corner !== null && { frame: frameBetween(drawing(), corner, cursor) }) })
    },
    beginStroke: (tool: StrokeTool, at: number) => {
      stroke = { tool, at, before: getState().history }
      change(paint(drawing(), [at], inkOf(tool)))
    },
    /** A whole stroke is one step, wherever on its way something first changed. */
    continueStroke: (to: number) => {
      if (!stroke) return
      const { tool, at, before } = stroke
      stroke.at = to
      change(paint(drawing(), placesOnLine(drawing(), at, to), inkOf(tool)), getState().history !== before)
    },
    fill: (from: number) => change(paint(drawing(), placesAlike(drawing(), from), inkOf('fill'))),
    openRectangle: (corner: number) => setState({ corner, frame: frameBetween(drawing(), corner, corner) }),
    stretchRectangle: (other: number) => {
      const { corner } = getState()
      if (corner !== null) setState({ frame: frameBetween(drawing(), corner, other) })
    },
    closeRectangle: () => {
      const { frame } = getState()
      dropCorner()
      if (frame) change(paint(drawing(), placesInFrame(drawing(), frame), inkOf('rectangle')))
    },
    dropRectangle: dropCorner,
    clear: () => change(clear(drawing())),
    reshape: (wanted: Partial<Pick<Drawing, 'mode' | 'width' | 'height'>>) => {
      dropCorner()
      change(reshape(drawing(), wanted))
    },
    undo: () => {
      dropCorner()
      become(undo(getState().history))
    },
    redo: () => {
      dropCorner()
      become(redo(getState().history))
    },
  }
}
