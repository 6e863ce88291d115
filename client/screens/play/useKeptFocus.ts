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

/** The focused element is gone with its phase: keyboard users go on in the new phase and not at the top of the page. */
export function useKeptFocus(shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is what takes the focus away
  useEffect(() => {
    afterPainting(keepFocus)
    return () => afterPainting(keepFocus)
  }, [shown])
}
