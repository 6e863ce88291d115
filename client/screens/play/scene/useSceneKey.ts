import { useEffect } from 'react'
import { keyMeant } from '../../../parts/keyMeant.ts'

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="dialog"], [role="alertdialog"]') !== null

/** The S key (for scene) works wherever the focus is, unless the player is typing or a dialog is open. */
export function useSceneKey(ask: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey
      if (isPlain && keyMeant(event).toLowerCase() === 's' && !isElsewhere(event.target)) ask()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [ask])
}
