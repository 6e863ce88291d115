import { useEffect } from 'react'
import { keyMeant } from '../../../parts/keyMeant.ts'

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="dialog"], [role="alertdialog"]') !== null

/** S for scene, wherever the focus is, unless somebody is typing or a dialog is open. */
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
