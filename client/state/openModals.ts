import { create } from 'zustand'

/** How many dialogs are open: a confirmation has to open inside the topmost of them. */
export const useOpenModals = create<{ count: number }>(() => ({ count: 0 }))

const doubleClickMs = 600

/** Drops the second click of a double click: it was meant for the dialog that the first one closed, not for what lies behind. */
const dropSecondClick = (): void => {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', drop, true)
  setTimeout(() => window.removeEventListener('click', drop, true), doubleClickMs)
}

/** Counts a dialog as open. Returns a function that counts it as closed. */
export const countModal = (): (() => void) => {
  useOpenModals.setState(({ count }) => ({ count: count + 1 }))
  return () => {
    useOpenModals.setState(({ count }) => ({ count: count - 1 }))
    dropSecondClick()
  }
}
