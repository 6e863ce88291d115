import { useEffect } from 'react'
import { keepFocus } from '../../parts/dialog/keptFocus.ts'

/** Puts the focus somewhere useful when the focused element disappears with its phase. */
export function useKeptFocus(shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is what takes the focus away
  useEffect(() => {
    keepFocus()
    return keepFocus
  }, [shown])
}
