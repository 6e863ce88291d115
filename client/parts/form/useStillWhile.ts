import { type RefObject, useLayoutEffect } from 'react'

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
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [isSent, form])
}
