import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import choice from '../../parts/form/choice.module.css'
import { joinClasses } from '../../parts/joinClasses.ts'
import { IconShape } from '../../parts/pictures/IconShape.tsx'
import { askToConfirm } from '../../state/confirmation.ts'
import { mapEditorTexts as texts, toolNames } from '../../texts/maps/mapEditor.ts'
import { tools } from '../document/drawingTools.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import type { TileSize } from '../grid/useTileSize.ts'
import type { RuleView } from '../rules/useRuleView.ts'
import { copyKey, mirrorKey, toolKeys, turnKey, worldKey } from '../workspaceKeys.ts'
import type { WorldView } from '../world/useWorldView.ts'
import styles from './ToolBar.module.css'
import { ToolButton } from './ToolButton.tsx'
import { actionIcons, toolIcons } from './toolIcons.ts'
import { useOneTabStop } from './useOneTabStop.ts'

const Tools = ({ editing }: { editing: MapEditing }) => {
  const group = useId()
  const chosen = useStore(editing.store, ({ tool }) => tool)
  return (
    <fieldset className={styles.group}>
      <legend className="unseen">{texts.tools}</legend>
      {tools.map((tool) => (
        <label
          key={tool}
          className={joinClasses(choice.pickable, styles.tool)}
          title={`${toolNames[tool]} (${toolKeys[tool].toUpperCase()})`}
        >
          <input
            type="radio"
            name={group}
            checked={tool === chosen}
            aria-label={toolNames[tool]}
            onChange={() => editing.pickTool(tool)}
          />
          <IconShape d={toolIcons[tool]} size={24} />
        </label>
      ))}
    </fieldset>
  )
}

const clearAfterAsking = async (editing: MapEditing) => {
  if (await askToConfirm({ question: texts.clearQuestion, yes: texts.clearYes, danger: true })) editing.clear()
}

type ToolBarProps = { editing: MapEditing; size: TileSize; view: RuleView; world: WorldView }

export const ToolBar = ({ editing, size, view, world }: ToolBarProps) => {
  const canUndo = useStore(editing.store, ({ history }) => history.done.length > 0)
  const mirror = useStore(editing.store, (state) => state.mirror)
  const canRedo = useStore(editing.store, ({ history }) => history.undone.length > 0)
  const isChosen = useStore(editing.store, ({ selection }) => selection !== null)
  const row = useRef<HTMLDivElement>(null)
  const oneTabStop = useOneTabStop(row)
  return (
    <div className={styles.bar}>
      <Tools editing={editing} />
      <div ref={row} role="toolbar" aria-label={texts.drawing} className={styles.acts} {...oneTabStop}>
        {isChosen && (
          <div className={styles.group}>
            <ToolButton
              icon={actionIcons.turn}
              label={texts.turnSelection}
              keys={turnKey.toUpperCase()}
              onPress={editing.turnSelection}
            />
            <ToolButton
              icon={actionIcons.copy}
              label={texts.copySelection}
              keys={copyKey.toUpperCase()}
              onPress={editing.copySelection}
            />
          </div>
        )}
        <div className={styles.group}>
          <ToolButton
            icon={actionIcons.undo}
            label={texts.undo}
            keys="Control+Z"
            disabled={!canUndo}
            onPress={editing.undo}
          />
          <ToolButton
            icon={actionIcons.redo}
            label={texts.redo}
            keys="Control+Y"
            disabled={!canRedo}
            onPress={editing.redo}
          />
          <ToolButton
            icon={actionIcons.mirror}
            label={texts.mirror[mirror]}
            keys={mirrorKey.toUpperCase()}
            pressed={mirror !== 'off'}
            turned={mirror === 'down'}
            onPress={editing.turnMirror}
          />
          <ToolButton
            icon={actionIcons.clear}
            label={texts.clear}
            danger
            onPress={() => void clearAfterAsking(editing)}
          />
        </div>
        <div className={styles.group}>
          <ToolButton icon={actionIcons.zoomOut} label={texts.zoomOut} onPress={size.smaller} />
          <ToolButton icon={actionIcons.zoomIn} label={texts.zoomIn} onPress={size.larger} />
          <ToolButton icon={actionIcons.zoomFit} label={texts.zoomFit} onPress={size.fit} />
          <ToolButton icon={actionIcons.rules} label={texts.showRules} pressed={view.isShown} onPress={view.toggle} />
          <ToolButton
            icon={actionIcons.world}
            label={texts.showWorld}
            keys={worldKey.toUpperCase()}
            pressed={world.isShown}
            onPress={world.toggle}
          />
        </div>
      </div>
    </div>
  )
}
