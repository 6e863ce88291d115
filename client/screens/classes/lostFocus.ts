import { useEffect } from 'react'

/**
 * Moves the focus here if the button that had it is gone, so that it does not fall back to the top of the page. A focus that has
 * moved elsewhere stays.
 */
export const takeLostFocus = (element: HTMLElement | null | undefined): void => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost) element?.focus({ preventScroll: true })
}

export const pupilsCardId = 'class-pupils-card'

/** If this component disappears while it has the focus, the focus goes on to the list of pupils. */
export const useFocusLeftToPupils = (): void => {
  useEffect(() => () => takeLostFocus(document.getElementById(pupilsCardId)), [])
}
