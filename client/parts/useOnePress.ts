import { useRef } from 'react'

/**
 * A double click acts once: a press does nothing while an earlier one is under way, or after one that returned true because
 * what it acts on is gone. The button may still be there then, until the page is read again.
 */
export const useOnePress = (): ((act: () => Promise<boolean>) => Promise<void>) => {
  const isShut = useRef(false)
  return async (act) => {
    if (isShut.current) return
    isShut.current = true
    isShut.current = await act()
  }
}
