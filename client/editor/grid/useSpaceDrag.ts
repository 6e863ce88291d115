import { useRef, useState } from 'react'

type Key = { key: string; repeat: boolean }

/**
 * With the mouse over the map and Space held, dragging moves the view. By keyboard alone Space draws at once; where the mouse was
 * moved last it draws when it is let go, unless the view was moved meanwhile.
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
    /** Asked when the mouse goes down. */
    isHeld: () => {
      state.current.hasDragged ||= state.current.isHeld
      return state.current.isHeld
    },
    move: (isMouse: boolean) => {
      if (isMouse) state.current.isOver = true
    },
    /** True when the key waits for the mouse. */
    press: ({ key, repeat }: Key): boolean => {
      if (key !== ' ') state.current.isOver = false
      if (key !== ' ' || !state.current.isOver) return false
      if (!repeat) {
        state.current = { isOver: true, isHeld: true, hasDragged: false }
        setShown(true)
      }
      return true
    },
    /** True when it meant to draw after all. */
    release: ({ key }: Pick<Key, 'key'>): boolean => {
      if (key !== ' ' || !state.current.isHeld) return false
      const isDrawing = !state.current.hasDragged
      state.current = { isOver: true, isHeld: false, hasDragged: false }
      setShown(false)
      return isDrawing
    },
  }
}
