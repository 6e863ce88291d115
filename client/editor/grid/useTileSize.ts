import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from './pinch.ts'

const leastPx = 10
const mostPx = 72
const step = 1.25
/** Smaller tiles are hard to hit with a finger, and with a mouse. */
const comfortablePx = { finger: 22, mouse: 13 }

type Box = { width: number; height: number }

export type TileSize = {
  px: number
  larger: () => void
  smaller: () => void
  fit: () => void
  /** `about`: the point on the screen that keeps its place; otherwise the middle of the visible part. */
  scale: (by: number, about?: Point) => void
}

const bounded = (px: number) => Math.min(Math.max(px, leastPx), mostPx)

/** The size of a box inside its padding. */
function roomIn(box: HTMLElement): Box {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(box)
  return {
    width: box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  }
}

/** Where the box and the map in it lie on the screen. */
const boxesOf = (box: HTMLElement | null) => [
  box?.getBoundingClientRect(),
  box?.firstElementChild?.getBoundingClientRect(),
]

/** The size of the tiles: the whole map fits, until the author zooms. */
export const useTileSize = (box: RefObject<HTMLElement | null>, columns: number, rows: number): TileSize => {
  const [room, setRoom] = useState<Box | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)

  // Measures before the first paint: an observer answers a frame too late, and the map would jump.
  useLayoutEffect(() => {
    if (!box.current) return
    setRoom(roomIn(box.current))
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])

  const fitting = room ? bounded(Math.floor(Math.min(room.width / columns, room.height / rows))) : comfortablePx.finger
  const least = matchMedia('(pointer: coarse)').matches ? comfortablePx.finger : comfortablePx.mouse
  const px = chosen ?? Math.max(fitting, least)
  const held = useRef<{ about: Point; across: number; down: number } | null>(null)
  const scale = (by: number, about?: Point) => {
    const [frame, sheet] = boxesOf(box.current)
    if (frame && sheet) {
      const at = about ?? { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 }
      held.current = { about: at, across: (at.x - sheet.left) / sheet.width, down: (at.y - sheet.top) / sheet.height }
    }
    setChosen((before) => bounded((before ?? px) * by))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the tiles have got another size
  useLayoutEffect(() => {
    const [, sheet] = boxesOf(box.current)
    if (!held.current || !sheet) return
    const { about, across, down } = held.current
    held.current = null
    box.current?.scrollBy(sheet.left + across * sheet.width - about.x, sheet.top + down * sheet.height - about.y)
  }, [px])
  return {
    px: Math.round(px),
    larger: () => scale(step),
    smaller: () => scale(1 / step),
    fit: () => setChosen(fitting),
    scale,
  }
}
