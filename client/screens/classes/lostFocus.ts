import { useEffect } from 'react'

/** What was pressed is gone: the keys go on here, and not at the top of the page. Whoever is elsewhere by now stays there. */
export const takeLostFocus = (element: HTMLElement | null | undefined): void => {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost) element?.focus({ preventScroll: true })
}

export const pupilsCardId = 'class-pupils-card'

/** Where the keys go on when this goes while they are on it. */
export const useFocusLeftToPupils = (): void => {
  useEffect(() => () => takeLostFocus(document.getElementById(pupilsCardId)), [])
}
