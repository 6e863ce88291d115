import { useEffect } from 'react'

/** A browser takes the focus off a disabled or removed element only after it has painted the change. */
const afterPainting = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** The last focused element of the page below all dialogs and menus. */
let lastOfPage: HTMLElement | undefined

const dialogs = '[role=dialog], [role=alertdialog]'

addEventListener('focusin', ({ target }) => {
  const isOfPage = target instanceof HTMLElement && target.closest('#root') && !target.closest('[role=menu]')
  if (isOfPage && !document.querySelector(dialogs)) lastOfPage = target
})

const isLost = (): boolean => document.activeElement === document.body

function takeUp(): void {
  if (!isLost()) return
  const open = document.querySelectorAll<HTMLElement>(dialogs)
  const place = [...open].at(-1) ?? document.getElementById('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** The focused element has disappeared, so keyboard users go on where they were, not at the top of the page. */
export const keepFocus = (): void => afterPainting(takeUp)

/** On a slow device a dialog may have lost the element that opened it, for example a row of a closed menu. */
const giveBack = (): void => {
  const isUsable = lastOfPage?.matches(':not(:disabled, [aria-disabled=true])')
  if (isUsable && isLost() && !document.querySelector(dialogs)) lastOfPage?.focus({ preventScroll: true })
  takeUp()
}

/**
 * Also acts when this component goes. A dialog gives the focus back to the button that opened it, but that may be gone or
 * disabled, as in a shop without coins.
 */
export const useFocusKeptAfter = (): void => useEffect(() => () => afterPainting(giveBack), [])
