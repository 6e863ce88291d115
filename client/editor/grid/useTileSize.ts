import { type RefObject, useEffect, useState } from 'react'

const leastPx = 10
const mostPx = 72
const step = 1.25
/** Smaller ones are hard to hit: with a finger, and with a mouse. */
const comfortablePx = { finger: 22, mouse: 13 }

type Box = { width: number; height: number }

export type TileSize = {
  px: number
  larger: () => void
  smaller: () => void
  fit: () => void
  scale: (by: number) => void
}

const bounded = (px: number) => Math.min(Math.max(px, leastPx), mostPx)

/** How large a tile is drawn: as large as the whole map fits, until somebody zooms. */
export const useTileSize = (box: RefObject<HTMLElement | null>, columns: number, rows: number): TileSize => {
  const [room, setRoom] = useState<Box | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])

  const fitting = room ? bounded(Math.floor(Math.min(room.width / columns, room.height / rows))) : comfortablePx.finger
  const least = matchMedia('(pointer: coarse)').matches ? comfortablePx.finger : comfortablePx.mouse
  const px = chosen ?? Math.max(fitting, least)
  const scale = (by: number) => setChosen((before) => bounded((before ?? px) * by))
  return {
    px: Math.round(px),
    larger: () => scale(step),
    smaller: () => scale(1 / step),
    fit: () => setChosen(fitting),
    scale,
  }
}
