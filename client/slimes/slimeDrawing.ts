import { useSyncExternalStore } from 'react'
import type { slimeMarkup } from './slimeMarkup.ts'

type Drawing = typeof slimeMarkup

/** The generator is a chunk of its own, so that a visitor can use a first page before its pictures arrive. */
let drawing: Drawing | undefined
const waiting = new Set<() => void>()

const againMs = 3000

const fetchDrawing = (): void => {
  void import('./slimeMarkup.ts').then(
    (generator) => {
      drawing = generator.slimeMarkup
      for (const redraw of waiting) redraw()
    },
    // If its request gets lost, this asks again: a page without slimes need not be loaded anew.
    () => setTimeout(fetchDrawing, againMs),
  )
}
fetchDrawing()

const subscribe = (redraw: () => void) => {
  waiting.add(redraw)
  return () => waiting.delete(redraw)
}

export const useSlimeDrawing = (): Drawing | undefined => useSyncExternalStore(subscribe, () => drawing)
