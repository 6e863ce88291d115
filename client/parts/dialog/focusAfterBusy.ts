import { goOnFrom, isFocusLost } from './takeUpFocus.ts'

const isBusy = (element: HTMLElement): boolean => element.isConnected && element.ariaBusy === 'true'

const hasMovedFrom = (button: HTMLElement): boolean =>
  document.activeElement !== button && document.activeElement !== document.body

/** What the button did may take it away only when the page has been read again, so it is watched as long as it has the focus. */
const goOnAfter = (button: HTMLElement): MutationObserver => {
  let wasBusy = true
  const watch = new MutationObserver(() => {
    if (isBusy(button)) return
    const isGone = !button.isConnected
    if (wasBusy || isGone) goOnFrom(button)
    wasBusy = false
    if (isGone || hasMovedFrom(button)) watch.disconnect()
  })
  watch.observe(document.body, { attributeFilter: ['aria-busy'], childList: true, subtree: true })
  return watch
}

/**
 * A button is disabled while it is busy, and may be gone after that. Users of a keyboard go on from it, or from its page. Started
 * before anything is shown, because the first button of a page may be pressed as soon as it is there.
 */
export function keepFocusAfterBusy(): void {
  let watch: MutationObserver | undefined
  // Chrome 111 takes the focus away as soon as a button is disabled, before this is told that it is busy.
  let justLeft: EventTarget | null = null
  addEventListener('focusout', ({ target }) => {
    justLeft = target
    setTimeout(() => {
      justLeft = null
    })
  })
  new MutationObserver(() => {
    const focused = isFocusLost() ? justLeft : document.activeElement
    if (!(focused instanceof HTMLButtonElement && isBusy(focused))) return
    watch?.disconnect()
    watch = goOnAfter(focused)
  }).observe(document.body, { attributeFilter: ['aria-busy'], subtree: true })
}
