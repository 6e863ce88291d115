import { type KeyboardEvent, memo, useRef } from 'react'
import { useStore } from 'zustand'
import type { Traces } from '../state/trial.ts'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import { DrawingNews } from './DrawingNews.tsx'
import type { MapEditing } from './document/mapEditing.ts'
import { MapGrid } from './grid/MapGrid.tsx'
import { useTileSize } from './grid/useTileSize.ts'
import styles from './MapEditor.module.css'
import { MapWarnings } from './rules/MapWarnings.tsx'
import { useRuleView } from './rules/useRuleView.ts'
import { TilePalette } from './tools/TilePalette.tsx'
import { ToolBar } from './tools/ToolBar.tsx'
import { isWorldKey, pressInWorkspace } from './workspaceKeys.ts'
import { useWorldView } from './world/useWorldView.ts'

type WorkspaceProps = { editing: MapEditing; traces: Traces | null }

/** Palette, tools and map. Memoised, so that a stroke draws only its tiles anew and not all of this. */
export const Workspace = memo(function Workspace({ editing, traces }: WorkspaceProps) {
  const width = useStore(editing.store, ({ history }) => history.drawing.width)
  const height = useStore(editing.store, ({ history }) => history.drawing.height)
  const box = useRef<HTMLDivElement>(null)
  const mode = useStore(editing.store, ({ history }) => history.drawing.mode)
  const world = useWorldView()
  const flatness = world.flatness(mode)
  const size = useTileSize(box, width, height * flatness)
  const view = useRuleView(editing, traces)
  const press = (event: KeyboardEvent) => {
    if (isWorldKey(event)) world.toggle()
    else if (!pressInWorkspace(event, editing)) return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of everything inside, all of which are radio buttons too
    <div className={styles.workspace} onKeyDown={press}>
      <div className={styles.palette}>
        <TilePalette editing={editing} />
      </div>
      <div className={styles.board}>
        <ToolBar editing={editing} size={size} view={view} world={world} />
        <MapGrid {...{ editing, box, size, view, flatness }} isWorld={world.isShown} />
        <div className={styles.foot}>
          <MapWarnings editing={editing} view={view} />
          <div className={styles.hints}>
            <p className={styles.mouseHint}>{texts.mouseHint}</p>
            <p className={styles.fingerHint}>{texts.fingerHint}</p>
          </div>
        </div>
      </div>
      <DrawingNews editing={editing} />
    </div>
  )
})
