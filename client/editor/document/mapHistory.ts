import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { apply, type Drawing, inverse, type MapCommand, reshape } from './mapCommands.ts'

/** A drawing with its commands done and undone. */
export type MapHistory = { drawing: Drawing; done: readonly MapCommand[]; undone: readonly MapCommand[] }

const mostSteps = 500

export const startHistory = (drawing: Drawing): MapHistory => ({ drawing, done: [], undone: [] })

export const perform = (history: MapHistory, command: MapCommand | undefined): MapHistory =>
  command
    ? { drawing: apply(history.drawing, command), done: [...history.done.slice(1 - mostSteps), command], undone: [] }
    : history

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

const steps = ({ done, undone }: MapHistory): number => done.length + undone.length

/** Forgets the steps beyond a change of mode. The same history if there are none. */
const withoutOtherModes = (history: MapHistory): MapHistory => {
  const changesMode = (command: MapCommand) => command.does === 'reshape' && command.before.mode !== command.after.mode
  const since = (commands: readonly MapCommand[]) => commands.slice(commands.findLastIndex(changesMode) + 1)
  const kept = { ...history, done: since(history.done), undone: since(history.undone) }
  return steps(kept) === steps(history) ? history : kept
}

/**
 * A saved map keeps its mode, so all steps of its history are steps in this mode; the same history if they are. A drawing
 * that was kept before in another mode could never be saved: it goes back to where it had this mode, or on, or is changed.
 */
export const keptIn = (mode: MapMode, history: MapHistory): MapHistory => {
  for (const step of [undo, redo]) {
    let at = history
    while (at.drawing.mode !== mode && step(at) !== at) at = step(at)
    if (at.drawing.mode === mode) return withoutOtherModes(at)
  }
  return withoutOtherModes(perform(history, reshape(history.drawing, { mode })))
}
