import { type RefObject, useLayoutEffect } from 'react'

/**
 * A form that takes nothing in while it is sent: what is typed meanwhile would be in no answer, and gone with the page. Where
 * sending failed the keys go on where they were.
 */
export const useStillWhile = (isSent: boolean, form: RefObject<HTMLFormElement | null>): void => {
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
