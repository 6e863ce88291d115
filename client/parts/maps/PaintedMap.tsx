import { useEffect, useRef, useState } from 'react'
import type { Scenery } from '../../../rooms/shared/maps/sceneries.ts'
import type { Tile } from '../../../rooms/shared/maps/tileGrid.ts'
import { gridOfMap } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { becomesVisible } from './becomesVisible.ts'
import { MapPreview } from './MapPreview.tsx'
import styles from './PaintedMap.module.css'
import { paintPicture } from './painting/picturePainting.ts'
import { paintInTurn } from './paintingQueue.ts'

type PaintedMapProps = {
  mode: MapMode
  tiles: readonly Tile[]
  scenery: Scenery | undefined
  /** What shows until the map is painted: its first tiles, all tiles, or the last picture while the author draws. */
  meanwhile?: 'preview' | 'tiles' | 'picture'
}

const sharpest = 2

/** The whole map as it will look on the stage. If it cannot be painted, all its tiles show instead. */
export const PaintedMap = ({ mode, tiles, scenery, meanwhile = 'preview' }: PaintedMapProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [painted, setPainted] = useState<readonly Tile[] | null>(null)
  const [unpainted, setUnpainted] = useState<readonly Tile[] | null>(null)
  useEffect(() => {
    const paper = canvas.current
    const frame = paper?.parentElement
    if (!paper || !frame) return
    let wanted = true
    const paint = async () => {
      const sharpness = Math.min(sharpest, window.devicePixelRatio)
      const size = { width: frame.clientWidth * sharpness, height: frame.clientHeight * sharpness }
      if (!wanted || size.width === 0 || size.height === 0) return
      const wish = { mode, grid: gridOfMap({ tiles, scenery }), shot: { size } }
      const picture = await paintPicture(wish).catch(() => null)
      if (!picture) return wanted ? setUnpainted(tiles) : undefined
      if (wanted) {
        paper.width = picture.width
        paper.height = picture.height
        paper.getContext('2d')?.drawImage(picture, 0, 0)
        setPainted(tiles)
      }
      if ('close' in picture) picture.close()
    }
    const stopWatching = becomesVisible(frame, () => paintInTurn(paint, () => wanted))
    return () => {
      wanted = false
      stopWatching()
    }
  }, [mode, tiles, scenery])
  const isSeen = unpainted !== tiles && (meanwhile === 'picture' ? painted !== null : painted === tiles)
  return (
    <span aria-hidden="true" className={styles.frame}>
      <MapPreview mode={mode} tiles={tiles} whole={meanwhile !== 'preview' || unpainted === tiles} />
      <canvas ref={canvas} className={styles.picture} hidden={!isSeen} />
    </span>
  )
}
