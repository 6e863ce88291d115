import { type PointerEvent, type RefObject, useRef } from 'react'
import type { MapEditing } from '../document/mapEditing.ts'
import { middleOf, type Point, pinchOf } from './pinch.ts'

const button = { left: 0, middle: 1, right: 2 }

type DrawingPointer = {
  editing: MapEditing
  grid: RefObject<HTMLElement | null>
  box: RefObject<HTMLElement | null>
  onScale: (by: number, about: Point) => void
  /** While Space is held the mouse moves the view. */
  isPanning: () => boolean
  /** The tile below the mouse. */
  onHover: (place: number | null) => void
}

/** One finger or the mouse draws; two fingers move and zoom; the right button erases; the middle one moves. */
export const useDrawingPointer = ({ editing, grid, box, onScale, isPanning, onHover }: DrawingPointer) => {
  const pointers = useRef(new Map<number, Point>())
  const isDrawing = useRef(false)

  /** Beyond the edge counts as the edge. */
  const placeAt = ({ clientX, clientY }: PointerEvent): number => {
    const { width, height } = editing.drawing()
    const area = grid.current?.getBoundingClientRect()
    if (!area) return 0
    const x = Math.floor(((clientX - area.left) / area.width) * width)
    const y = Math.floor(((clientY - area.top) / area.height) * height)
    return Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)
  }

  const end = (event: PointerEvent, finished: boolean) => {
    pointers.current.delete(event.pointerId)
    if (isDrawing.current && finished) editing.end()
    else if (isDrawing.current) editing.giveUp()
    isDrawing.current = false
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === button.middle) return
      const { tool } = editing.store.getState()
      if (tool === 'hand' && event.pointerType === 'touch') return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.current.size > 1) {
        if (isDrawing.current) editing.giveUp()
        isDrawing.current = false
        return
      }
      const used = event.altKey ? 'pick' : event.button === button.right ? 'eraser' : tool
      if (used === 'hand' || isPanning()) return editing.settle()
      const place = placeAt(event)
      editing.moveCursor(place)
      editing.begin(used, place)
      isDrawing.current = true
    },
    onPointerLeave: () => onHover(null),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // Asked once: after the frame has moved, the browser would lay everything out anew to say where the map is.
      const place = placeAt(event)
      if (event.pointerType === 'mouse') onHover(place)
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      const all = [...pointers.current.values()]
      pointers.current.set(event.pointerId, now)
      if (isDrawing.current) return editing.lead(place)
      const fingers = [...pointers.current.values()]
      const [by, zoom] = pinchOf(all, fingers)
      box.current?.scrollBy(-by.x, -by.y)
      if (zoom !== 1) onScale(zoom, middleOf(fingers))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
