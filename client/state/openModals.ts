import { create } from 'zustand'

/** How many dialogs are open: a confirmation has to be asked from within the topmost of them. */
export const useOpenModals = create<{ count: number }>(() => ({ count: 0 }))

/** Counts a dialog in; the answer counts it out again. */
export const countModal = (): (() => void) => {
  useOpenModals.setState(({ count }) => ({ count: count + 1 }))
  return () => useOpenModals.setState(({ count }) => ({ count: count - 1 }))
}
