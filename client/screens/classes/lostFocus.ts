import { useEffect } from 'react'

/** The button that was pressed is gone: the focus goes here, and not to the top of the page. A focus that has moved elsewhere meanwhile stays there. */
export const takeLostFocus = (element: HTMLElement | null | undefined): void => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost) element?.focus({ preventScroll: true })
}

export const pupilsCardId = 'class-pupils-card'

/** Where the keys go on when this goes while they are on it. */
export const useFocusLeftToPupils = (): void => {
  useEffect(() => () => takeLostFocus(document.getElementById(pupilsCardId)), [])
}
