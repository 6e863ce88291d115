import { drawingTools, type Tool } from '../document/drawingTools.ts'
import type { Drawing } from '../document/mapCommands.ts'
import type { MapEditing } from '../document/mapEditing.ts'

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** The place that a key leads to; undefined for any other key. */
export const placeAfter = ({ key, ctrlKey, metaKey }: Key, from: number, drawing: Drawing): number | undefined => {
  const { width, types } = drawing
  const column = from % width
  const whole = ctrlKey || metaKey
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? from - 1 : from
    case 'ArrowRight':
      return column < width - 1 ? from + 1 : from
    case 'ArrowUp':
      return from >= width ? from - width : from
    case 'ArrowDown':
      return from + width < types.length ? from + width : from
    case 'Home':
      return whole ? 0 : from - column
    case 'End':
      return whole ? types.length - 1 : from - column + width - 1
    default:
      return undefined
  }
}

const drawAt = (editing: MapEditing, at: number) => {
  const { tool } = editing.store.getState()
  const working = editing.atWork()
  if (tool === 'hand') return
  if (drawingTools[tool].presses === 1) return editing.use(tool, at)
  if (working?.tool !== drawingTools[tool]) return editing.begin(tool, at)
  editing.lead(at)
  editing.end()
}

/** The tools that paint along the way while Shift is held. */
const isBrush = (tool: Tool): tool is 'brush' | 'eraser' => tool === 'brush' || tool === 'eraser'

const moveTo = (editing: MapEditing, next: number, isPainting: boolean) => {
  const { cursor, tool } = editing.store.getState()
  if (isPainting && isBrush(tool)) {
    if (editing.atWork()?.at !== cursor) editing.begin(tool, cursor)
    editing.lead(next)
  } else if (editing.atWork()?.tool.presses === 2) editing.lead(next)
  else editing.settle()
  editing.moveCursor(next)
}

/** Moves the cursor or uses the tool where it stands. True if the editor knows the key. */
export const pressOnGrid = (event: Key, editing: MapEditing): boolean => {
  const { cursor } = editing.store.getState()
  const next = placeAfter(event, cursor, editing.drawing())
  if (next !== undefined) moveTo(editing, next, event.shiftKey)
  else if (event.key === ' ' || event.key === 'Enter') drawAt(editing, cursor)
  else if (event.key === 'Delete' || event.key === 'Backspace') editing.clearSelection()
  else return false
  return true
}

/** A stroke by keyboard lasts as long as Shift is held. */
export const releaseOnGrid = ({ key }: Pick<Key, 'key'>, editing: MapEditing): void => {
  if (key === 'Shift' && editing.atWork()?.tool.presses === 1) editing.settle()
}
