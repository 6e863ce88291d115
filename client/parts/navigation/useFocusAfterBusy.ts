import { useEffect } from 'react'
import { goOnFrom } from '../dialog/takeUpFocus.ts'

const isBusy = (element: HTMLElement): boolean => element.isConnected && element.ariaBusy === 'true'

const goOnAfter = (button: HTMLElement): void => {
  const end = new MutationObserver(() => {
    if (isBusy(button)) return
    end.disconnect()
    goOnFrom(button)
  })
  end.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
}

/** A button is disabled while it is busy, and may be gone after that. Users of a keyboard go on from it, or from its page. */
export const useFocusAfterBusy = (): void =>
  useEffect(() => {
    const start = new MutationObserver(() => {
      const focused = document.activeElement
      if (focused instanceof HTMLButtonElement && isBusy(focused)) goOnAfter(focused)
    })
    start.observe(document.body, { attributeFilter: ['aria-busy'], subtree: true })
    return () => start.disconnect()
  }, [])
