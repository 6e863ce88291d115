import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { MapEditing } from '../document/mapEditing.ts'
import styles from './MapGrid.module.css'
import type { Frame } from './tilePlans.ts'

const placed = ({ left, top, width, height }: Frame) => ({
  '--left': left,
  '--top': top,
  '--wide': width,
  '--high': height,
})

/** The keyboard cursor, and the rectangle that is being drawn or is chosen. */
export const GridMarks = ({ editing, width }: { editing: MapEditing; width: number }) => {
  const cursor = useStore(editing.store, (state) => state.cursor)
  const frame = useStore(editing.store, ({ frame, selection }) => frame ?? selection?.frame ?? null)
  const isChosen = useStore(editing.store, ({ tool }) => tool === 'select')
  const mark = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cursor has moved
  useEffect(() => {
    if (mark.current && getComputedStyle(mark.current).display !== 'none')
      mark.current.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [cursor])
  return (
    <>
      {frame && (
        <div aria-hidden="true" className={styles.frame} data-chosen={isChosen || undefined} style={placed(frame)} />
      )}
      <div
        ref={mark}
        aria-hidden="true"
        className={styles.cursor}
        style={placed({ left: cursor % width, top: Math.floor(cursor / width), width: 1, height: 1 })}
      />
    </>
  )
}
