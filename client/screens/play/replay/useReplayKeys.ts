import { useEffect } from 'react'
import { type Projector, paces } from './useProjector.ts'

/** On a button the space key presses the button, so it does not pause the film. */
const isOn = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null

function actOf({ key, target }: KeyboardEvent, projector: Projector, leave: () => void): (() => void) | undefined {
  const { shot, isPlaying, play, jump, setPace } = projector
  const chapter = shot?.chapter ?? 0
  const pace = paces.find((times) => String(times) === key)
  if (pace) return () => setPace(pace)
  if (key === ' ' && !isOn(target, 'button, a')) return () => play(!isPlaying)
  if (key === 'ArrowLeft') return () => jump(Math.max(0, chapter - 1))
  if (key === 'ArrowRight') return () => jump(chapter + 1)
  return key === 'Escape' && document.fullscreenElement === null ? leave : undefined
}

/** A trial plays in a dialog of its own, where the keys work, too. */
const otherDialog = '[role="dialog"]:not([data-film])'

/** Space, arrows, speeds and the way back, wherever the focus is. */
export function useReplayKeys(projector: Projector, leave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isOn(event.target, otherDialog)) return
      const act = actOf(event, projector, leave)
      if (!act) return
      event.preventDefault()
      act()
    }
    // We listen before the dialog does, because the dialog stops the arrow keys.
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [projector, leave])
}
