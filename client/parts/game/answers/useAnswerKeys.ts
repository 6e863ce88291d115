import { useEffect } from 'react'
import { keyMeant } from '../../keyMeant.ts'
import { answerOfKey } from './answerMarks.ts'

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="dialog"], [role="alertdialog"]') !== null

/** Numbers and letters answer wherever the focus is, unless the player is typing or a dialog is open. */
export function useAnswerKeys(isOpen: boolean, count: number, choose: (answer: number) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      const answer = answerOfKey(keyMeant(event))
      if (answer >= 0 && answer < count) choose(answer)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOpen, count, choose])
}
