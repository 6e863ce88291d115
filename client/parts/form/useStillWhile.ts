import { type RefObject, useLayoutEffect } from 'react'

/** On a slow device the page took the lost focus up, as it does for whoever has just come to it. */
const isNobodysChoice = (focused: Element | null): boolean => focused === document.body || focused?.id === 'main'

/**
 * Locks a form while it is sent: what the user types meanwhile would not be sent, and would be lost with the page. If sending
 * fails, the focus returns to where it was.
 */
export const useStillWhile = (isSent: boolean, form: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = form.current
    if (!isSent || !element) return
    const before = document.activeElement
    element.inert = true
    return () => {
      element.inert = false
      // When React has written the page anew, it gives the focus back to what had it until now.
      queueMicrotask(() => {
        if (isNobodysChoice(document.activeElement) && before instanceof HTMLElement)
          before.focus({ preventScroll: true })
      })
    }
  }, [isSent, form])
}
