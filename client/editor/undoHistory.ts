/** Everything one can go back to, and forward again. A stroke of the brush is one step. */
export type UndoHistory<Value> = { past: readonly Value[]; present: Value; future: readonly Value[] }

const mostSteps = 100

export const startHistory = <Value>(present: Value): UndoHistory<Value> => ({ past: [], present, future: [] })

export const remember = <Value>(history: UndoHistory<Value>, next: Value): UndoHistory<Value> =>
  next === history.present
    ? history
    : { past: [...history.past.slice(1 - mostSteps), history.present], present: next, future: [] }

/** Changes what is there without a step of its own: the rest of a stroke that has begun. */
export const amend = <Value>(history: UndoHistory<Value>, next: Value): UndoHistory<Value> => ({
  ...history,
  present: next,
})

export const undo = <Value>(history: UndoHistory<Value>): UndoHistory<Value> => {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export const redo = <Value>(history: UndoHistory<Value>): UndoHistory<Value> => {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future }
}
