import type { MapEditing, Tool } from '../document/mapEditing.ts'

/** What a tool does between pressing and letting go. */
export type Gesture = { move: (place: number) => void; end: () => void; cancel: () => void }

const stroke =
  (tool: 'brush' | 'eraser') =>
  (editing: MapEditing, from: number): Gesture => {
    const before = editing.store.getState().history
    editing.beginStroke(tool, from)
    let last = from
    return {
      move: (to) => {
        if (to === last) return
        last = to
        editing.continueStroke(to)
      },
      end: () => {},
      cancel: () => {
        if (editing.store.getState().history !== before) editing.undo()
      },
    }
  }

/** Null: the tool moves the view. */
const gestures: Record<Tool, ((editing: MapEditing, from: number) => Gesture) | null> = {
  brush: stroke('brush'),
  eraser: stroke('eraser'),
  fill: (editing, from) => {
    const before = editing.store.getState().history
    editing.fill(from)
    return {
      move: () => {},
      end: () => {},
      cancel: () => {
        if (editing.store.getState().history !== before) editing.undo()
      },
    }
  },
  rectangle: (editing, from) => {
    editing.openRectangle(from)
    return { move: editing.stretchRectangle, end: editing.closeRectangle, cancel: editing.dropRectangle }
  },
  hand: null,
}

export const gestureOf = (tool: Tool, editing: MapEditing, from: number): Gesture | null => {
  editing.moveCursor(from)
  return gestures[tool]?.(editing, from) ?? null
}
