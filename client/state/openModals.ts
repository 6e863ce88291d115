import { create } from 'zustand'

/** How many dialogs are open: a confirmation has to be asked from within the topmost of them. */
export const useOpenModals = create<{ count: number }>(() => ({ count: 0 }))

const doubleClickMs = 600

/** The second click of a double click was meant for the dialog that the first has closed, not for what lay behind it. */
const dropSecondClick = (): void => {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', drop, true)
  setTimeout(() => window.removeEventListener('click', drop, true), doubleClickMs)
}

/** Counts a dialog in; the answer counts it out again. */
export const countModal = (): (() => void) => {
  useOpenModals.setState(({ count }) => ({ count: count + 1 }))
  return () => {
    useOpenModals.setState(({ count }) => ({ count: count - 1 }))
    dropSecondClick()
  }
}
