import { useRef } from 'react'

/**
 * A frame about the tile below the mouse, led by hand: were it a matter of the tiles, nine hundred of them would be looked
 * through and drawn anew whenever the mouse comes from one to the next.
 */
export const useHoverMark = (columns: number) => {
  const mark = useRef<HTMLDivElement>(null)
  return {
    mark,
    show: (place: number | null) => {
      if (!mark.current) return
      mark.current.hidden = place === null
      if (place === null) return
      mark.current.style.setProperty('--left', String(place % columns))
      mark.current.style.setProperty('--top', String(Math.floor(place / columns)))
    },
  }
}
