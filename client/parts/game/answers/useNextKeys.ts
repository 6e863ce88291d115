import { useEffect } from 'react'

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [role="dialog"], [role="alertdialog"]') !== null

/** On a button these keys press the button. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null

/** Space, enter and the page-down of a clicker go on, wherever the focus is. */
export function useNextKeys(isWaiting: boolean, goOn: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    const listen = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const isKey =
        event.key === 'PageDown' || ((event.key === ' ' || event.key === 'Enter') && !isOnButton(event.target))
      if (!isKey) return
      event.preventDefault()
      goOn()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isWaiting, goOn])
}
