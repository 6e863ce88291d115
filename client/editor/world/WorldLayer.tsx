import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { drawnTiles } from '../../modes/drawnTiles.ts'
import { openWorldPainting } from '../../parts/maps/painting/worldPainting.ts'
import type { Drawing } from '../document/mapCommands.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import { canvasPaper } from './canvasPaper.ts'
import styles from './WorldLayer.module.css'
import { openWorldSurface } from './worldSurface.ts'

/** The whole world is painted when the hand rests, not at every stroke. */
const restMs = 500

/** With more pixels than these a world costs memory and shows no more. */
const mostPixels = 4_000_000

const tileOf = ({ mode }: Drawing) => drawnTiles[mode]

const sharpTile = (drawing: Drawing, px: number): number => {
  const { width, height } = tileOf(drawing)
  const most = Math.sqrt((mostPixels * width) / (drawing.width * drawing.height * height))
  return Math.min(px * window.devicePixelRatio, most)
}

const openLayer = (canvas: HTMLCanvasElement) => {
  const painting = openWorldPainting()
  let resting: ReturnType<typeof setTimeout> | undefined
  const surface = openWorldSurface({
    paper: canvasPaper(canvas, tileOf),
    paint: painting.paint,
    isAside: painting.isAside,
    tileOf,
    whenRested: (then) => {
      clearTimeout(resting)
      resting = setTimeout(then, restMs)
    },
  })
  let due: Parameters<typeof surface.show> | null = null
  return {
    /** Waits until the present task is over, before the browser paints: a map that is laid out twice in it is painted once. */
    show: (...next: Parameters<typeof surface.show>) => {
      if (!due)
        queueMicrotask(() => {
          if (due) surface.show(...due)
          due = null
        })
      due = next
    },
    close: () => {
      clearTimeout(resting)
      surface.close()
      painting.close()
    },
  }
}

/** The drawing as the painted world that the class will see, over the tiles that the author draws with. */
export const WorldLayer = ({ editing, px }: { editing: MapEditing; px: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<ReturnType<typeof openLayer> | null>(null)
  const drawing = useStore(editing.store, ({ history }) => history.drawing)
  useEffect(() => {
    if (!canvas.current) return
    const opened = openLayer(canvas.current)
    layer.current = opened
    return () => {
      layer.current = null
      opened.close()
    }
  }, [])
  useEffect(() => layer.current?.show(drawing, sharpTile(drawing, px)), [drawing, px])
  return (
    <div aria-hidden="true" className={styles.world}>
      <canvas ref={canvas} className={styles.picture} />
    </div>
  )
}
