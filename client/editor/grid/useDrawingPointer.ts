import { type PointerEvent, type RefObject, useRef } from 'react'
import type { MapEditing } from '../document/mapEditing.ts'
import { middleOf, type Point, pinchOf } from './pinch.ts'

const button = { left: 0, middle: 1, right: 2, otherEndOfPen: 5 }
const rubs: readonly number[] = [button.right, button.otherEndOfPen]

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

/**
 * One finger, a pen or the mouse draws; two fingers move and zoom; the right button and the other end of a pen erase; the
 * middle button moves.
 */
export const useDrawingPointer = ({ editing, grid, box, onScale, isPanning, onHover }: DrawingPointer) => {
  const pointers = useRef(new Map<number, Point>())
  const isDrawing = useRef(false)
  /** While a pen draws, the hand that holds it rests on the map, so touches do not count. */
  const isPenDown = useRef(false)

  /** A point beyond the edge counts as on the edge. */
  const placeAt = ({ clientX, clientY }: PointerEvent): number => {
    const { width, height } = editing.drawing()
    const area = grid.current?.getBoundingClientRect()
    if (!area) return 0
    const x = Math.floor(((clientX - area.left) / area.width) * width)
    const y = Math.floor(((clientY - area.top) / area.height) * height)
    return Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)
  }

  const giveUp = () => {
    if (isDrawing.current) editing.giveUp()
    isDrawing.current = false
  }

  const end = (event: PointerEvent, finished: boolean) => {
    if (!pointers.current.delete(event.pointerId)) return
    if (event.pointerType === 'pen') isPenDown.current = false
    if (isDrawing.current && finished) editing.end()
    else if (isDrawing.current) editing.giveUp()
    isDrawing.current = false
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === button.middle) return
      const { tool } = editing.store.getState()
      const isTouch = event.pointerType === 'touch'
      if (isTouch && (tool === 'hand' || isPenDown.current)) return
      if (event.pointerType === 'pen') {
        isPenDown.current = true
        giveUp()
        pointers.current.clear()
      }
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (pointers.current.size > 1) return giveUp()
      const used = event.altKey ? 'pick' : rubs.includes(event.button) ? 'eraser' : tool
      if (used === 'hand' || isPanning()) return editing.settle()
      const place = placeAt(event)
      editing.moveCursor(place)
      editing.begin(used, place)
      isDrawing.current = true
    },
    onPointerLeave: () => onHover(null),
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      // Asked once, and before the frame moves: afterwards the browser would lay everything out again to answer.
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
