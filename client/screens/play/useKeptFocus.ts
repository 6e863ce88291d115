import { useEffect } from 'react'
import { keepFocus } from '../../parts/dialog/keptFocus.ts'

/** The focused element is gone with its phase. */
export function useKeptFocus(shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is what takes the focus away
  useEffect(() => {
    keepFocus()
    return keepFocus
  }, [shown])
}
