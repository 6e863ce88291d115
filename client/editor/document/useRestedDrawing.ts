import { useEffect, useState } from 'react'
import type { Drawing } from './mapCommands.ts'
import type { MapEditing } from './mapEditing.ts'

/** The drawing as it was when the hand last rested for so long: nothing that is dear to compute or to draw runs at a stroke. */
export function useRestedDrawing({ store }: MapEditing, restMs: number): Drawing {
  const [rested, setRested] = useState(() => store.getState().history.drawing)
  useEffect(() => {
    const drawing = () => store.getState().history.drawing
    let resting = setTimeout(() => setRested(drawing()), restMs)
    const stop = store.subscribe((now, before) => {
      if (now.history.drawing === before.history.drawing) return
      clearTimeout(resting)
      resting = setTimeout(() => setRested(drawing()), restMs)
    })
    return () => {
      clearTimeout(resting)
      stop()
    }
  }, [store, restMs])
  return rested
}
