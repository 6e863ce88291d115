import { useEffect, useLayoutEffect, useRef } from 'react'
import { type DrawingPlace, type KeptDrawing, keptDrawings } from './keptDrawings.ts'

/** A hand that rests this long has finished its stroke. */
const restMs = 400

type Kept = DrawingPlace &
  Omit<KeptDrawing, 'at'> & {
    unsaved: boolean
    /** When the drawing that the page began with was kept; null if the page began with the saved map. */
    keptAt: number | null
  }

/** Keeps a drawing in the browser while it has unsaved changes. Returns a function that stops it. */
export const useKeptDrawing = ({ author, map, unsaved, keptAt, ...drawing }: Kept): (() => void) => {
  /** Which drawing this browser keeps, and since when. */
  const lies = useRef({ map, at: keptAt })
  const isForgotten = useRef(false)
  const keep = useRef(() => {})
  useLayoutEffect(() => {
    keep.current = () => {
      const isOver = isForgotten.current || !unsaved
      if (isOver || lies.current.map !== map) keptDrawings.forget({ author, map: lies.current.map }, lies.current.at)
      lies.current = { map, at: isOver ? null : keptDrawings.keep({ author, map }, drawing) }
    }
  })
  const { name, description, history, version } = drawing
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one of them has changed and the hand rests
  useEffect(() => {
    const resting = setTimeout(() => keep.current(), restMs)
    return () => clearTimeout(resting)
  }, [name, description, history, unsaved, map, version])
  useEffect(() => {
    const keepNow = () => keep.current()
    addEventListener('pagehide', keepNow)
    return () => {
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [])
  return () => {
    isForgotten.current = true
  }
}
