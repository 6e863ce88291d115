import { apply, type Drawing, inverse, joined, type MapCommand } from './mapCommands.ts'

/** A drawing with its commands done and undone. */
export type MapHistory = { drawing: Drawing; done: readonly MapCommand[]; undone: readonly MapCommand[] }

const mostSteps = 500

export const startHistory = (drawing: Drawing): MapHistory => ({ drawing, done: [], undone: [] })

/** `joins`: belongs to the step before, as the rest of a stroke does. */
export const perform = (history: MapHistory, command: MapCommand | undefined, joins = false): MapHistory => {
  if (!command) return history
  const last = history.done.at(-1)
  const whole = joins && last ? joined(last, command) : undefined
  const done = whole ? [...history.done.slice(0, -1), whole] : [...history.done.slice(1 - mostSteps), command]
  return { drawing: apply(history.drawing, command), done, undone: [] }
}

export const undo = (history: MapHistory): MapHistory => {
  const last = history.done.at(-1)
  if (!last) return history
  return {
    drawing: apply(history.drawing, inverse(last)),
    done: history.done.slice(0, -1),
    undone: [...history.undone, last],
  }
}

export const redo = (history: MapHistory): MapHistory => {
  const next = history.undone.at(-1)
  if (!next) return history
  return {
    drawing: apply(history.drawing, next),
    done: [...history.done, next],
    undone: history.undone.slice(0, -1),
  }
}
