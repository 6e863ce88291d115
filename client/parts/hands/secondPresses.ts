/** Fingers tap twice in less, and a finger does not hit the same place twice. */
const doubleTapMs = 400
const nearPx = 24

const kinds = ['pointerdown', 'mousedown', 'mouseup', 'click'] as const

const isSoon = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < doubleTapMs &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < nearPx

const pressed = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null
  const label = target.closest('label')
  return label ? label.control : target.closest('button, a, input, [role=menuitem]')
}

/** What leads a game is pressed once by a double click, though it is the same button: the game has gone on by then. */
const onceOnly = '[data-once]'

/**
 * Some users double-click everything. By the second press something else may lie there: a button of the dialog or the page that
 * the first press opened, what lay below a dialog that it closed, the button of another row because the list has moved.
 * Such a press is taken as none. The same button is pressed as often as ever, if it does not say otherwise, and so is what
 * lies beside buttons.
 */
export function keepSecondPresses(): void {
  let last: { on: Element | null; event: MouseEvent } | undefined
  let isMouse = true
  let isKept = false
  const listen = (event: MouseEvent | PointerEvent) => {
    const { type, detail } = event
    const on = pressed(event.target)
    const before = last?.on && (last.on !== on || on.matches(onceOnly)) ? last : undefined
    if (type === 'pointerdown') {
      isMouse = (event as PointerEvent).pointerType === 'mouse'
      // Not every phone counts taps. Of a mouse only the next event says the count, and a map would be drawn on by then.
      isKept = before !== undefined && !(isMouse && before.on?.isConnected) && isSoon(before.event, event)
    }
    if (type === 'mousedown' && isMouse) isKept = before !== undefined && detail > 1
    if (isKept) {
      event.stopImmediatePropagation()
      // Else there would be no count.
      if (type !== 'pointerdown') event.preventDefault()
    } else if (type === 'click' && detail) last = { on, event }
  }
  for (const kind of kinds) addEventListener(kind, listen, true)
}
