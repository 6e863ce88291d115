import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import { groundOf, isTileOf, type MapMode, type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { type Mirror, mirrors, withMirrored } from '../grid/mirror.ts'
import type { Frame } from '../grid/tilePlans.ts'
import { type DrawingToolName, drawingTools, type Plan, type Tool } from './drawingTools.ts'
import {
  clear,
  type Drawing,
  type MapCommand,
  type Margins,
  moveTo,
  paint,
  regrown,
  repaint,
  reshape,
  sameDrawing,
} from './mapCommands.ts'
import { openGestures } from './mapGestures.ts'
import { keptIn, type MapHistory, perform, redo, undo } from './mapHistory.ts'
import { copied, type Laying, lifted, type Selection, turned } from './selection.ts'

type Editing = {
  history: MapHistory
  tile: TileType
  tool: Tool
  /** The place of the keyboard cursor. */
  cursor: number
  /** The frame of a gesture between two corners, or of a part that is being moved. */
  frame: Frame | null
  /** The part of the drawing that is moved, turned and copied as a whole. */
  selection: Selection | null
  /** The middle lines across which all strokes are drawn once more. */
  mirror: Mirror
}

export type MapEditing = ReturnType<typeof openEditing>

/** The first tile of a mode besides its ground. */
const firstTile = (mode: MapMode): TileType => tilesOf(mode).find((type) => type !== groundOf(mode)) ?? groundOf(mode)

/** These tools draw no tile: when the author picks a tile, the brush takes their place. */
const drawsNoTile = new Set<Tool>(['eraser', 'pick', 'select', 'hand'])

const openStore = (history: MapHistory) =>
  createStore<Editing>(() => ({
    history,
    tile: firstTile(history.drawing.mode),
    tool: 'brush',
    cursor: 0,
    frame: null,
    selection: null,
    mirror: 'off',
  }))

interface WholeNeeds {
  drawing(): Drawing
  change(command: MapCommand | undefined): void
}

/** Acts on the drawing that need no gesture. */
const wholeActs = ({ drawing, change }: WholeNeeds) => ({
  clear: () => change(clear(drawing())),
  mend: (places: readonly number[], tile: TileType) => change(paint(drawing(), places, tile)),
  moveTo: (scenery: Scenery | undefined) => change(moveTo(drawing(), scenery)),
  reshape: (wanted: Partial<Pick<Drawing, 'mode' | 'width' | 'height'>>) => change(reshape(drawing(), wanted)),
  /** Adds a row or column at one side, or cuts one off. */
  regrow: (side: keyof Margins, by: number) =>
    change(regrown(drawing(), { top: 0, right: 0, bottom: 0, left: 0, [side]: by })),
  /** Replaces the whole drawing as one step. */
  replace: (after: Drawing) =>
    change(sameDrawing(drawing(), after) ? undefined : { does: 'reshape', before: drawing(), after }),
})

/** Acts on the chosen part of the drawing. */
const selectionActs = ({ getState, setState }: StoreApi<Editing>, { drawing, change }: WholeNeeds) => {
  const lay = (laying: Laying | undefined) => {
    if (!laying) return
    change(repaint(drawing(), laying.types))
    setState({ selection: { frame: laying.frame, laid: { below: laying.below, on: drawing().types } } })
  }
  const withSelection = (act: (selection: Selection) => void) => () => {
    const { selection } = getState()
    if (selection) act(selection)
  }
  return {
    turnSelection: withSelection((selection) => lay(turned(drawing(), selection))),
    copySelection: withSelection((selection) => lay(copied(drawing(), selection))),
    /** The tiles below the part come back. */
    clearSelection: withSelection((selection) => change(repaint(drawing(), lifted(drawing(), selection).below))),
  }
}

/** Acts that change what the hand holds. */
const handActs = ({ getState, setState }: StoreApi<Editing>, settle: () => void) => ({
  pickTile: (tile: TileType) => {
    const { tool } = getState()
    settle()
    setState({ tile, ...(drawsNoTile.has(tool) && { tool: 'brush', selection: null }) })
  },
  pickTool: (tool: Tool) => {
    settle()
    setState({ tool, selection: null })
  },
  /** Goes on to the next kind of mirror. */
  turnMirror: () => {
    settle()
    setState({ mirror: mirrors[(mirrors.indexOf(getState().mirror) + 1) % mirrors.length] ?? 'off' })
  },
  moveCursor: (cursor: number) => setState({ cursor }),
})

/** Acts that go back and forth in what has been done. */
const steppingActs = (
  { getState, setState }: StoreApi<Editing>,
  gestures: ReturnType<typeof openGestures>,
  become: (history: MapHistory) => void,
  holdMode: (mode: MapMode | null) => void,
) => ({
  /** In the middle of a stroke this takes the stroke back. */
  undo: () => {
    if (gestures.giveUp()) return
    setState({ selection: null })
    become(undo(getState().history))
  },
  redo: () => {
    gestures.settle()
    setState({ selection: null })
    become(redo(getState().history))
  },
  /** While a map is saved for the first time nothing leads to another mode than the one that is sent. Null ends this. */
  holdMode,
  /**
   * The map is saved in this mode: nothing leads to another one any more. A stroke under way ends if steps go, because it
   * would bring them back.
   */
  keepMode: (mode: MapMode) => {
    holdMode(null)
    if (keptIn(mode, getState().history) !== getState().history) {
      gestures.settle()
      become(keptIn(mode, getState().history))
    }
    holdMode(mode)
  },
})

/** One map being drawn: the state of the editor and everything that can be done to it. */
export const openEditing = (start: MapHistory) => {
  const store = openStore(start)
  const { getState, setState } = store
  const drawing = () => getState().history.drawing

  let held: MapMode | null = null
  const holdMode = (mode: MapMode | null) => {
    held = mode
  }

  const become = (history: MapHistory) => {
    const { tile, cursor } = getState()
    const { mode, types } = history.drawing
    if (held !== null && mode !== held) return
    setState({
      history,
      tile: isTileOf(mode, tile) ? tile : firstTile(mode),
      cursor: Math.min(cursor, types.length - 1),
    })
  }
  const selectionAfter = ({ laying, chosen }: Plan): Selection | null =>
    laying
      ? { frame: laying.frame, laid: { below: laying.below, on: drawing().types } }
      : chosen
        ? { frame: chosen }
        : null
  const gestures = openGestures({
    history: () => getState().history,
    become,
    hand: () => {
      const { tile, selection, mirror } = getState()
      const size = drawing()
      return { tile, selection, everywhere: (places) => withMirrored(size, mirror, places) }
    },
    show: (plan) => setState({ frame: plan?.frame ?? null, ...(plan?.picked && { tile: plan.picked, tool: 'brush' }) }),
    keep: (plan) => setState({ selection: selectionAfter(plan) }),
  })
  const change = (command: MapCommand | undefined) => {
    gestures.settle()
    setState({ selection: null })
    if (command) become(perform(getState().history, command))
  }
  const whole = { drawing, change }
  const begin = (tool: DrawingToolName, at: number) => gestures.begin(drawingTools[tool], at)

  return {
    store,
    drawing,
    ...handActs(store, gestures.settle),
    begin,
    lead: gestures.lead,
    end: gestures.end,
    settle: gestures.settle,
    atWork: gestures.atWork,
    giveUp: gestures.giveUp,
    /** Gives up the gesture under way; if there is none, drops the selection. */
    cancel: (): boolean => {
      if (gestures.giveUp()) return true
      const { selection } = getState()
      setState({ selection: null })
      return selection !== null
    },
    /** A whole gesture at one place. */
    use: (tool: DrawingToolName, at: number) => {
      begin(tool, at)
      gestures.end()
    },
    ...wholeActs(whole),
    ...selectionActs(store, whole),
    ...steppingActs(store, gestures, become, holdMode),
  }
}
