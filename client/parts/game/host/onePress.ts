import type { MouseEvent } from 'react'

const doubleTapMs = 400
let tapped = { at: Number.NEGATIVE_INFINITY, on: null as EventTarget | null }

/** Mice and most phones count the clicks of a double click themselves, iPhones do not. */
function isSecond({ detail, timeStamp: at, currentTarget: on, nativeEvent }: MouseEvent): boolean {
  if ((nativeEvent as PointerEvent).pointerType !== 'touch') return detail > 1
  const before = tapped
  tapped = { at, on }
  return detail > 1 || (on === before.on && at - before.at < doubleTapMs)
}

/**
 * For what leads a game: a host who double-clicks means one press. The game has gone on by the second click, which would skip
 * the next question, or undo what the first one did.
 */
export const onePress = (press: () => void) => (event: MouseEvent) => {
  if (!isSecond(event)) press()
}
