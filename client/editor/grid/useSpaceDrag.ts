import { useRef, useState } from 'react'

type Key = { key: string; repeat: boolean }

/**
 * With the mouse over the map and Space held, dragging moves the view. Space alone draws: at once if the author last
 * used the keyboard; if the mouse was moved last, on release, unless the view was moved meanwhile.
 */
export const useSpaceDrag = () => {
  const [isShown, setShown] = useState(false)
  const state = useRef({ isOver: false, isHeld: false, hasDragged: false })
  const forget = () => {
    state.current = { isOver: false, isHeld: false, hasDragged: false }
    setShown(false)
  }
  return {
    isShown,
    forget,
    /** Asked when the mouse button goes down. */
    isHeld: () => {
      state.current.hasDragged ||= state.current.isHeld
      return state.current.isHeld
    },
    move: (isMouse: boolean) => {
      if (isMouse) state.current.isOver = true
    },
    /** True if Space waits for what the mouse does. */
    press: ({ key, repeat }: Key): boolean => {
      if (key !== ' ') state.current.isOver = false
      if (key !== ' ' || !state.current.isOver) return false
      if (!repeat) {
        state.current = { isOver: true, isHeld: true, hasDragged: false }
        setShown(true)
      }
      return true
    },
    /** True if Space was pressed to draw after all. */
    release: ({ key }: Pick<Key, 'key'>): boolean => {
      if (key !== ' ' || !state.current.isHeld) return false
      const isDrawing = !state.current.hasDragged
      state.current = { isOver: true, isHeld: false, hasDragged: false }
      setShown(false)
      return isDrawing
    },
  }
}
