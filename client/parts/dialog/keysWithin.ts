import { useEffect } from 'react'

const comeBack = ({ target }: FocusEvent): void => {
  if (!(target instanceof Element) || !target.closest('#root')) return
  const open = document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-open]:not(#root *)')
  ;[...open].at(-1)?.focus()
}

/** At either end of a dialog keys are sent to the other with the next picture: those that are held down come sooner on a slow device. */
export const useKeysWithin = (): void =>
  useEffect(() => {
    addEventListener('focusin', comeBack)
    return () => removeEventListener('focusin', comeBack)
  }, [])
