import type { MouseEvent as ReactMouseEvent } from 'react'

/** Systems take two presses for a double click for so long. */
const doubleClickMs = 500
const nearPx = 12

const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const

/** Of a mouse the system counts: a press by itself is a first one, soon after the answer, too. Fingers have no such count. */
const isFirst = ({ detail, pointerType }: MouseEvent & { pointerType?: string }): boolean =>
  detail === 1 && pointerType !== 'touch'

/**
 * Some users double-click everything. The question is gone by the second press, which would paint
 * a tile of the map below it, or equip the slime there. By keyboard nothing lies below.
 */
export const keepSecondPress = ({ clientX, clientY, detail }: ReactMouseEvent): void => {
  if (detail === 0) return
  const keep = (event: MouseEvent): void => {
    if (isFirst(event) || Math.hypot(event.clientX - clientX, event.clientY - clientY) > nearPx) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const kind of kinds) addEventListener(kind, keep, { capture: true })
  setTimeout(() => {
    for (const kind of kinds) removeEventListener(kind, keep, { capture: true })
  }, doubleClickMs)
}
