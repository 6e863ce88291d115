import { type CSSProperties, type MouseEvent, type RefObject, useId, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { type MapMode, type TileType, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { tileImage } from '../../parts/maps/tileMarkup.ts'
import { mapEditorTexts as texts } from '../../texts/maps/mapEditor.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import { RuleMarks } from '../rules/RuleMarks.tsx'
import type { RuleView } from '../rules/useRuleView.ts'
import { WorldLayer } from '../world/WorldLayer.tsx'
import { GridMarks } from './GridMarks.tsx'
import { pressOnGrid, releaseOnGrid } from './gridKeys.ts'
import styles from './MapGrid.module.css'
import { TileRows } from './TileRows.tsx'
import { useDrawingPointer } from './useDrawingPointer.ts'
import { useHoverMark } from './useHoverMark.ts'
import { useSpaceDrag } from './useSpaceDrag.ts'
import type { TileSize } from './useTileSize.ts'
import { useWheelZoom } from './useWheelZoom.ts'

/** Defines each tile picture once; the cells point at them. */
const picturesOf = (mode: MapMode): CSSProperties =>
  Object.fromEntries(tilesOf(mode).map((type: TileType) => [`--tile-${type}`, tileImage(mode, type)]))

type MapGridProps = {
  editing: MapEditing
  box: RefObject<HTMLDivElement | null>
  size: TileSize
  view: RuleView
  /** The height of a tile divided by its width. */
  flatness: number
  /** Whether the painted world covers the tiles. */
  isWorld: boolean
}

/** The map to draw on, in a box that scrolls by itself. */
export const MapGrid = ({ editing, box, size, view, flatness, isWorld }: MapGridProps) => {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const mode = useStore(editing.store, ({ history }) => history.drawing.mode)
  const width = useStore(editing.store, ({ history }) => history.drawing.width)
  const height = useStore(editing.store, ({ history }) => history.drawing.height)
  const tool = useStore(editing.store, (state) => state.tool)
  const cursor = useStore(editing.store, (state) => state.cursor)
  const pictures = useMemo(() => picturesOf(mode), [mode])
  useWheelZoom(box, size)
  const space = useSpaceDrag()
  const hover = useHoverMark(width)
  const pointer = useDrawingPointer({
    editing,
    grid,
    box,
    onScale: size.scale,
    isPanning: space.isHeld,
    onHover: hover.show,
  })

  /** Screen readers press cells without a pointer. */
  const pressCell = (event: MouseEvent) => {
    if (event.detail !== 0 || !(event.target instanceof HTMLElement)) return
    const place = Number(event.target.id.slice(id.length))
    if (event.target.role !== 'gridcell' || tool === 'hand') return
    editing.moveCursor(place)
    pressOnGrid({ key: ' ', shiftKey: false, ctrlKey: false, metaKey: false }, editing)
  }

  return (
    <div ref={box} className={styles.box} style={{ '--columns': width, '--rows': height * flatness }}>
      <div
        className={styles.sheet}
        style={{ ...pictures, '--tile': `${size.px}px`, '--tile-height': `${size.px * flatness}px` }}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be told to be made of squares */}
        <div
          ref={grid}
          role="grid"
          tabIndex={0}
          aria-label={texts.grid}
          aria-describedby={`${id}help`}
          aria-activedescendant={`${id}${cursor}`}
          className={styles.grid}
          data-tool={tool}
          data-panning={space.isShown || undefined}
          onKeyDown={(event) => {
            if (space.press(event) || pressOnGrid(event, editing)) event.preventDefault()
          }}
          onKeyUp={(event) => {
            if (space.release(event)) pressOnGrid(event, editing)
            releaseOnGrid(event, editing)
          }}
          onBlur={() => {
            space.forget()
            editing.settle()
          }}
          onContextMenu={(event) => event.preventDefault()}
          onClick={pressCell}
          {...pointer}
          onPointerMove={(event) => {
            space.move(event.pointerType === 'mouse')
            pointer.onPointerMove(event)
          }}
        >
          <TileRows {...{ editing, id, width, height }} />
        </div>
        {isWorld && <WorldLayer editing={editing} px={size.px} />}
        {view.drawing.width === width && view.drawing.height === height && <RuleMarks view={view} />}
        {tool !== 'hand' && <div ref={hover.mark} aria-hidden="true" className={styles.hover} data-hover hidden />}
        <GridMarks editing={editing} width={width} />
      </div>
      <p id={`${id}help`} className="unseen">
        {texts.gridHelp}
      </p>
    </div>
  )
}
