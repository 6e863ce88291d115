import type { MapEditing, StrokeTool, Tool } from '../document/mapEditing.ts'

/** What a tool does between pressing and letting go. */
export type Gesture = { move: (place: number) => void; end: () => void; cancel: () => void }

const stroke =
  (tool: StrokeTool) =>
  (editing: MapEditing, from: number): Gesture => {
    editing.beginStroke(tool, from)
    let last = from
    return {
      move: (to) => {
        if (to === last) return
        last = to
        editing.continueStroke(to)
      },
      end: editing.settle,
      cancel: editing.giveUp,
    }
  }

/** The tile that lies there is the one to draw with. */
export const pickAt = (editing: MapEditing, place: number): Gesture => {
  const type = editing.drawing().types[place]
  if (type !== undefined) editing.pickTile(type)
  return { move: () => {}, end: () => {}, cancel: () => {} }
}

const rectangle = (editing: MapEditing, from: number): Gesture => {
  editing.openRectangle(from)
  return { move: editing.stretchRectangle, end: editing.closeRectangle, cancel: editing.giveUp }
}

/** Null: the tool moves the view. */
const gestures: Record<Tool, ((editing: MapEditing, from: number) => Gesture) | null> = {
  brush: stroke('brush'),
  eraser: stroke('eraser'),
  line: (editing, from) => {
    editing.beginStroke('line', from)
    return { move: editing.stretchLine, end: editing.settle, cancel: editing.giveUp }
  },
  pick: pickAt,
  fill: (editing, from) => {
    editing.fill(from)
    return { move: () => {}, end: editing.settle, cancel: editing.giveUp }
  },
  rectangle,
  ring: rectangle,
  hand: null,
}

export const gestureOf = (tool: Tool, editing: MapEditing, from: number): Gesture | null => {
  editing.settle()
  editing.moveCursor(from)
  return gestures[tool]?.(editing, from) ?? null
}
