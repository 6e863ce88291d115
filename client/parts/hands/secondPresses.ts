/** The second tap of a double tap comes sooner and nearer than this. */
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

/** A key presses without a pointer: that is no second press, even if the pointer's last one was. */
const isByKey = ({ type, detail }: MouseEvent): boolean => type === 'click' && detail === 0

/** A double click presses these buttons only once, even though the button is the same, because the game has gone on by then. */
const onceOnly = '[data-once]'

/**
 * Some users double-click everything. By the second press something else may lie there: a button of a dialog or page that the
 * first press opened, the page below a closed dialog, or another row of a list that moved. We drop such a press. A second press
 * on the same button counts, unless the button says otherwise, and so does a press beside buttons.
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
      // Not every phone counts taps. For a mouse only the next event has the count, but a map would draw on this one already.
      isKept = before !== undefined && !(isMouse && before.on?.isConnected) && isSoon(before.event, event)
    }
    if (type === 'mousedown' && isMouse) isKept = before !== undefined && detail > 1
    if (isKept) {
      event.stopImmediatePropagation()
      // Preventing `pointerdown` would stop the count of clicks.
      if (type !== 'pointerdown') event.preventDefault()
    } else if (type === 'click') last = { on, event }
  }
  const heard = (event: MouseEvent | PointerEvent) => isByKey(event) || listen(event)
  for (const kind of kinds) addEventListener(kind, heard, true)
}
