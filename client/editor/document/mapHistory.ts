import { apply, type Drawing, inverse, type MapCommand } from './mapCommands.ts'

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

/** A saved map keeps its mode, so the steps beyond a change of mode are forgotten. The same history if there are none. */
export const withoutOtherModes = (history: MapHistory): MapHistory => {
  const changesMode = (command: MapCommand) => command.does === 'reshape' && command.before.mode !== command.after.mode
  const since = (commands: readonly MapCommand[]) => commands.slice(commands.findLastIndex(changesMode) + 1)
  const kept = { ...history, done: since(history.done), undone: since(history.undone) }
  return steps(kept) === steps(history) ? history : kept
}
