import { useRef } from 'react'

/**
 * A frame about the tile below the mouse, moved without React: as a state of the tiles, nine hundred of them would be
 * checked whenever the mouse comes to another tile.
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
