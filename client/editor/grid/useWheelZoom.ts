import { type RefObject, useEffect, useRef } from 'react'
import type { TileSize } from './useTileSize.ts'

/** A wheel's step is about a hundred; a touchpad's pinch sends many small ones. */
const perStep = 0.0022

/** With Control, or two fingers on a touchpad, the map zooms about the pointer, and not the page. */
export const useWheelZoom = (box: RefObject<HTMLElement | null>, { scale }: TileSize): void => {
  const zoom = useRef(scale)
  useEffect(() => {
    zoom.current = scale
  })
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zoom.current(Math.exp(-event.deltaY * perStep), { x: event.clientX, y: event.clientY })
    }
    const element = box.current
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [box])
}
