import type { Drawing } from '../document/mapCommands.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import { pickAt } from './toolGestures.ts'

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }

/** Where a key leads from a place, if it leads anywhere. */
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
  const { tool, corner } = editing.store.getState()
  if (tool === 'line' && !editing.isDrawing()) return editing.beginStroke('line', at)
  if (tool === 'fill') editing.fill(at)
  else if (tool === 'pick') pickAt(editing, at)
  else if (tool !== 'rectangle' && tool !== 'ring' && tool !== 'line')
    editing.beginStroke(tool === 'eraser' ? 'eraser' : 'brush', at)
  else if (tool !== 'line' && corner === null) editing.openRectangle(at)
  else if (tool !== 'line') editing.closeRectangle()
  editing.settle()
}

/** Moves the cursor or uses the tool where it stands. True when the key was one of ours. */
export const pressOnGrid = (event: Key, editing: MapEditing): boolean => {
  const { cursor, tool } = editing.store.getState()
  const next = placeAfter(event, cursor, editing.drawing())
  if (next !== undefined) {
    if (event.shiftKey && (tool === 'brush' || tool === 'eraser')) {
      if (!editing.isDrawingAt(cursor)) editing.beginStroke(tool, cursor)
      editing.continueStroke(next)
    } else if (tool === 'line') editing.stretchLine(next)
    else editing.settle()
    editing.moveCursor(next)
    return true
  }
  if (event.key === ' ' || event.key === 'Enter') {
    drawAt(editing, cursor)
    return true
  }
  return false
}

/** A stroke by keyboard lasts as long as Shift is held. */
export const releaseOnGrid = ({ key }: Pick<Key, 'key'>, editing: MapEditing): void => {
  if (key === 'Shift') editing.settle()
}
