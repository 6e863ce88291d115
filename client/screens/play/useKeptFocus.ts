import { useEffect } from 'react'

/** A browser takes the focus off what is disabled or gone when it has painted that. */
const afterPainting = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

function keepFocus(): void {
  const main = document.getElementById('main')
  if (!main || document.activeElement !== document.body) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}

/**
 * What had the focus is gone with its phase, and with it the place in the page of whoever uses a keyboard: they go on
 * in what is shown now and not at the top of the page.
 */
export function useKeptFocus(shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is what takes the focus away
  useEffect(() => {
    afterPainting(keepFocus)
    return () => afterPainting(keepFocus)
  }, [shown])
}
