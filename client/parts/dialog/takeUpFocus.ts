/** A browser takes the focus off a disabled or removed element only after it has painted the change. */
export const afterPainting = (act: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(act))
}

export const dialogs = '[role=dialog], [role=alertdialog]'

export const isFocusLost = (): boolean => document.activeElement === document.body

/** Whether the user can go on from this element. */
export const isUsable = (element: HTMLElement): boolean => element.matches(':not(:disabled, [aria-disabled=true])')

/** If the focus is lost, it goes to the dialog on top or to the page. */
export function takeUp(): void {
  if (!isFocusLost()) return
  const open = document.querySelectorAll<HTMLElement>(dialogs)
  const place = [...open].at(-1) ?? document.getElementById('main')
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** Users of a keyboard go on from this element if that is possible, or from its page. */
export const goOnFrom = (element: HTMLElement): void =>
  afterPainting(() => {
    if (isFocusLost() && isUsable(element)) element.focus({ preventScroll: true })
    takeUp()
  })
