import { useEffect } from 'react'

const comeBack = ({ target }: FocusEvent): void => {
  if (!(target instanceof Element) || !target.closest('#root')) return
  const open = document.querySelectorAll<HTMLElement>(':is([role=dialog], [role=alertdialog])[data-open]:not(#root *)')
  ;[...open].at(-1)?.focus()
}

/**
 * Brings the focus back into the dialog. The dialog does so itself, but only after a frame: on a slow device a held key is
 * faster.
 */
export const useKeysWithin = (): void =>
  useEffect(() => {
    addEventListener('focusin', comeBack)
    return () => removeEventListener('focusin', comeBack)
  }, [])
