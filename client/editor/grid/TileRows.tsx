import { memo } from 'react'
import { useStore } from 'zustand'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import { tileNames } from '../../texts/maps/tiles.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import styles from './MapGrid.module.css'

type CellProps = { editing: MapEditing; id: string; place: number; column: number; row: number }

/** Reads its own tile, so that painting one tile redraws one cell. */
const TileCell = memo(function TileCell({ editing, id, place, column, row }: CellProps) {
  const type = useStore(editing.store, ({ history }) => history.drawing.types[place])
  if (type === undefined) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells of a table cannot be told to be squares
    // biome-ignore lint/a11y/useFocusableInteractive: the grid keeps the focus and says which of its cells is meant
    <div
      id={`${id}${place}`}
      role="gridcell"
      className={styles.cell}
      data-tile={type}
      aria-label={texts.cell(column, row, tileNames[type])}
      style={{ backgroundImage: `var(--tile-${type})` }}
    />
  )
})

const numbered = (count: number) => Array.from({ length: count }, (_, number) => number)

type TileRowsProps = { editing: MapEditing; id: string; width: number; height: number }

export const TileRows = memo(function TileRows({ editing, id, width, height }: TileRowsProps) {
  return numbered(height).map((row) => (
    // biome-ignore lint/a11y/useSemanticElements: see the cells
    // biome-ignore lint/a11y/useFocusableInteractive: see the cells
    <div key={row} role="row" className={styles.row}>
      {numbered(width).map((column) => {
        const place = row * width + column
        return <TileCell key={column} {...{ editing, id, place, column, row }} />
      })}
    </div>
  ))
})
