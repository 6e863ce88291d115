import { startTransition, useEffect, useState } from 'react'
import type { Drawing } from './mapCommands.ts'
import type { MapEditing } from './mapEditing.ts'

/** The drawing as it was when the hand last rested this long, so that no costly work runs at every stroke. */
export function useRestedDrawing({ store }: MapEditing, restMs: number): Drawing {
  const [rested, setRested] = useState(() => store.getState().history.drawing)
  useEffect(() => {
    // As a transition, so that the next stroke can begin before all of it is drawn.
    const rest = () => startTransition(() => setRested(store.getState().history.drawing))
    let resting = setTimeout(rest, restMs)
    const stop = store.subscribe((now, before) => {
      if (now.history.drawing === before.history.drawing) return
      clearTimeout(resting)
      resting = setTimeout(rest, restMs)
    })
    return () => {
      clearTimeout(resting)
      stop()
    }
  }, [store, restMs])
  return rested
}
