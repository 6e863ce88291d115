import { useSyncExternalStore } from 'react'
import type { slimeMarkup } from './slimeMarkup.ts'

type Drawing = typeof slimeMarkup

/** The generator is a chunk of its own, so that a first page can be used before its pictures have arrived. */
let drawing: Drawing | undefined
const waiting = new Set<() => void>()

const againMs = 3000

const fetchDrawing = (): void => {
  void import('./slimeMarkup.ts').then(
    (generator) => {
      drawing = generator.slimeMarkup
      for (const redraw of waiting) redraw()
    },
    // Its request got lost, and a page without slimes is no reason to load it anew.
    () => setTimeout(fetchDrawing, againMs),
  )
}
fetchDrawing()

const subscribe = (redraw: () => void) => {
  waiting.add(redraw)
  return () => waiting.delete(redraw)
}

export const useSlimeDrawing = (): Drawing | undefined => useSyncExternalStore(subscribe, () => drawing)
