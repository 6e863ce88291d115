import { useEffect } from 'react'

/** A browser takes the focus off what is disabled or gone when it has painted that. */
const afterPainting = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

/** Of the page below all dialogs and menus: there the keys were last. */
let lastOfPage: HTMLElement | undefined

const dialogs = '[role=dialog], [role=alertdialog]'

addEventListener('focusin', ({ target }) => {
  const isOfPage = target instanceof HTMLElement && target.closest('#root') && !target.closest('[role=menu]')
  if (isOfPage && !document.querySelector(dialogs)) lastOfPage = target
})

const isLost = (): boolean => document.activeElement === document.body

function takeUp(): void {
  if (!isLost()) return
  const open = document.querySelectorAll<HTMLElement>(dialogs)
  const place = [...open].at(-1) ?? document.getElementById('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** The focused element is gone with what was shown: keyboard users go on where they were and not at the top of the page. */
export const keepFocus = (): void => afterPainting(takeUp)

/** On a slow device a dialog knows no more what has opened it: a row of a menu, which is gone. */
const giveBack = (): void => {
  const isUsable = lastOfPage?.matches(':not(:disabled, [aria-disabled=true])')
  if (isUsable && isLost() && !document.querySelector(dialogs)) lastOfPage?.focus({ preventScroll: true })
  takeUp()
}

/** Also when this goes. A dialog gives the focus back to what has opened it, which may be gone by then, or disabled, as in a shop without coins. */
export const useFocusKeptAfter = (): void => useEffect(() => () => afterPainting(giveBack), [])
