import { useEffect, useMemo, useRef, useState } from 'react'
import { type ListedMap, listedTiles } from '../../../rooms/shared/maps/listedMap.ts'
import { becomesVisible } from './becomesVisible.ts'
import styles from './PaintedMap.module.css'
import { PaintedMap } from './PaintedMap.tsx'
import { layTilesInTurn } from './paintingQueue.ts'

const PictureOf = ({ map }: { map: ListedMap }) => {
  const tiles = useMemo(() => listedTiles(map), [map])
  return <PaintedMap mode={map.gameMode} tiles={tiles} scenery={map.scenery} />
}

/** One map of a long list. Its tiles are unpacked and laid when the user scrolls near. */
export const ListedPicture = ({ map }: { map: ListedMap }) => {
  const frame = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!frame.current) return
    let wanted = true
    const show = async () => setNear(true)
    const stopWatching = becomesVisible(frame.current, () => layTilesInTurn(show, () => wanted))
    return () => {
      wanted = false
      stopWatching()
    }
  }, [])
  return (
    <span ref={frame} className={styles.frame}>
      {isNear && <PictureOf map={map} />}
    </span>
  )
}
