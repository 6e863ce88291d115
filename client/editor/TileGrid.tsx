import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import type { TileType } from '../../rooms/shared/maps/tileTypes.ts'
import { tileLooks } from '../parts/maps/tileLooks.ts'
import { editorTexts as texts } from '../texts/editor.ts'
import type { Grid } from './mapDraft.ts'
import styles from './TileGrid.module.css'
import { TileSign } from './TileSign.tsx'

type CellProps = { type: TileType; at: number; width: number; current: boolean }

const Cell = memo(function Cell({ type, at, width, current }: CellProps) {
  const { name, fill } = tileLooks[type]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's cells would not be square
    <div
      role="gridcell"
      className={styles.cell}
      data-at={at}
      tabIndex={current ? 0 : -1}
      aria-label={texts.cell(at % width, Math.floor(at / width), name)}
      style={{ background: fill }}
    >
      <TileSign type={type} />
    </div>
  )
})

type TileGridProps = {
  grid: Grid
  /** `begins` is true for the first tile of a stroke. */
  onPaint: (at: number, begins: boolean) => void
}

const cellUnder = (event: PointerEvent): number | undefined => {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-at]')
  return cell instanceof HTMLElement ? Number(cell.dataset.at) : undefined
}

/** A map to paint on, with a pointer or with the keyboard. */
export const TileGrid = ({ grid, onPaint }: TileGridProps) => {
  const [current, setCurrent] = useState(0)
  const strokeAt = useRef<number | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const { width, height, cells } = grid
  const focused = Math.min(current, cells.length - 1)

  const stroke = (event: PointerEvent, begins: boolean) => {
    const at = cellUnder(event)
    if (at === undefined || at === strokeAt.current) return
    strokeAt.current = at
    setCurrent(at)
    onPaint(at, begins)
  }

  const walk = (event: KeyboardEvent) => {
    const [x, y] = [focused % width, Math.floor(focused / width)]
    const steps: Record<string, number | undefined> = {
      ArrowLeft: x > 0 ? focused - 1 : focused,
      ArrowRight: x < width - 1 ? focused + 1 : focused,
      ArrowUp: y > 0 ? focused - width : focused,
      ArrowDown: y < height - 1 ? focused + width : focused,
      Home: y * width,
      End: y * width + width - 1,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setCurrent(next)
      board.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      onPaint(focused, true)
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would not be square, and its rows are told by their role
    <div
      ref={board}
      role="grid"
      tabIndex={-1}
      aria-label={texts.grid}
      className={styles.grid}
      style={{ '--columns': width, '--rows': height }}
      onKeyDown={walk}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        strokeAt.current = null
        stroke(event, true)
      }}
      onPointerMove={(event) => {
        if (strokeAt.current !== null && event.buttons > 0) stroke(event, false)
      }}
      onPointerUp={() => {
        strokeAt.current = null
      }}
    >
      {Array.from({ length: height }, (_, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        // biome-ignore lint/a11y/useSemanticElements: see above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div role="row" key={y} className={styles.row}>
          {cells.slice(y * width, (y + 1) * width).map((type, x) => {
            const at = y * width + x
            return <Cell key={at} type={type} at={at} width={width} current={at === focused} />
          })}
        </div>
      ))}
    </div>
  )
}
