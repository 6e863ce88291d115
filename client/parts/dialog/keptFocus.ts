import { useEffect } from 'react'
import { afterPainting, dialogs, isFocusLost, isUsable, takeUp } from './takeUpFocus.ts'

/** The last focused element of the page below all dialogs and menus. */
let lastOfPage: HTMLElement | undefined

addEventListener('focusin', ({ target }) => {
  const isOfPage = target instanceof HTMLElement && target.closest('#root') && !target.closest('[role=menu]')
  if (isOfPage && !document.querySelector(dialogs)) lastOfPage = target
})

/** The focused element has disappeared, so keyboard users go on where they were, not at the top of the page. */
export const keepFocus = (): void => afterPainting(takeUp)

/** On a slow device a dialog may have lost the element that opened it, for example a row of a closed menu. */
const giveBack = (): void => {
  if (lastOfPage && isUsable(lastOfPage) && isFocusLost() && !document.querySelector(dialogs))
    lastOfPage.focus({ preventScroll: true })
  takeUp()
}

/**
 * Also acts when this component goes. A dialog gives the focus back to the button that opened it, but that may be gone or
 * disabled, as in a shop without coins.
 */
export const useFocusKeptAfter = (): void => useEffect(() => () => afterPainting(giveBack), [])
