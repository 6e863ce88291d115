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

/** The same where only a part of what is shown disappears, as a button that has done its work. Where nothing does, nothing is focused. */
export function useFocusKeptOver(change: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is what takes the focus away
  useEffect(() => keepFocus, [change])
}
