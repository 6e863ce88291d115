import { type KeyboardEvent, useRef, useState } from 'react'
import type { GameMap } from '../../rooms/shared/contract/maps.ts'
import { tilesOf } from '../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { LogInAgain } from '../parts/account/LogInAgain.tsx'
import { useLogInAgain } from '../parts/account/useLogInAgain.ts'
import { keyMeant } from '../parts/keyMeant.ts'
import { useLeaveGuard } from '../parts/navigation/useLeaveGuard.ts'
import { unasked } from '../state/leaving.ts'
import { type Traces, tryMap } from '../state/trial.ts'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import { trialTexts } from '../texts/maps/trial.ts'
import type { MapDraft, SavedMap } from './document/mapDraft.ts'
import { type NewMap, useMapDocument } from './document/useMapDocument.ts'
import { useMapSaving } from './document/useMapSaving.ts'
import { EditorHead } from './EditorHead.tsx'
import { KeptNotice } from './KeptNotice.tsx'
import { MapDetails } from './MapDetails.tsx'
import styles from './MapEditor.module.css'
import { MeanwhileDialog } from './MeanwhileDialog.tsx'
import { useMapFiles } from './useMapFiles.tsx'
import { type Making, useMapMaker } from './useMapMaker.tsx'
import { Workspace } from './Workspace.tsx'
import { pressWithControl } from './workspaceKeys.ts'

type MapEditorProps = {
  title: string
  /** The id of the author: drawings are kept for this author alone. */
  author: string
  /** Null until the map is saved for the first time. A saved map keeps its mode. */
  opened: SavedMap | null
  blank: NewMap
  making: Making
  /** Loads what a trial needs, because the pointer or the focus has reached its button. */
  expectTrial: (mode: MapMode) => void
  /** `isLeft`: the author has gone to another page meanwhile. */
  onSaved: (map: GameMap, isLeft: boolean) => void
  /** True if the map was deleted. */
  onRemove?: (() => Promise<boolean>) | undefined
  /** Called when no unsaved change can be lost any more. */
  onDone: () => void
  /** The game that the map is drawn for: the way back leads there. */
  hosting?: string | undefined
}

const leaving = { question: texts.leaveQuestion, details: texts.leaveDetails, yes: texts.leaveYes, no: texts.leaveNo }

/** In these fields Control Z undoes typed text. */
const isText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio')

/** Tries the drawing as it is now, with bots, in this page. */
const tryDrawing = ({ name, drawing }: MapDraft, onClosed: (traces: Traces | null) => void) =>
  tryMap({
    mode: drawing.mode,
    name: name.trim() || trialTexts.unnamed,
    tiles: tilesOf(drawing),
    scenery: drawing.scenery,
    onClosed,
  })

export const MapEditor = ({ title, author, opened, blank, hosting, ...on }: MapEditorProps) => {
  const { onSaved, onRemove, onDone } = on
  const document = useMapDocument(author, opened, blank)
  const { editing, unsaved, saved } = document
  const [traces, setTraces] = useState<Traces | null>(null)
  const making = useMapMaker(on.making, document, () => setTraces(null))
  const nameField = useRef<HTMLDivElement>(null)
  const { finish: takeLeave, isLeft } = useLeaveGuard(unsaved, leaving)
  const { asked, withSession } = useLogInAgain()
  const saving = useMapSaving({
    document,
    withSession,
    onNameMissing: () => nameField.current?.querySelector('input')?.focus(),
    // What the author drew meanwhile is still unsaved, so the page stays guarded.
    onSaved: (map) => (isLeft() ? onSaved(map, true) : unasked(() => onSaved(map, false))),
  })
  const isModeFixed = saved !== null || saving.busy
  const files = useMapFiles(document, isModeFixed, () => setTraces(null))
  const leave = async () => {
    await takeLeave()
    if (!isLeft()) onDone()
  }
  const finish = async () => {
    // If the author drew on while the map was saved, the drawing is not finished.
    if ((saved && !unsaved) || ((await saving.save()) && saving.isStill(document.draft))) await leave()
  }
  const remove = async () => {
    if (!(await onRemove?.())) return
    document.isRemoved()
    await leave()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog of the editor stands elsewhere in the page, and its keys are its own.
    if (!event.currentTarget.contains(event.target as Node)) return
    if (isText(event.target) && keyMeant(event).toLowerCase() !== 's') return
    if (pressWithControl(event, editing, () => void saving.save())) event.preventDefault()
  }

  return (
    <main id="main" className={styles.editor} onKeyDown={press}>
      <EditorHead
        {...{ title, unsaved, hosting }}
        isSaved={saved !== null}
        busy={saving.busy}
        problem={saving.problem}
        onSave={() => void saving.save()}
        onExpectTry={() => on.expectTrial(editing.drawing().mode)}
        onTry={() => tryDrawing(document.draft, setTraces)}
        more={[
          ...(!isModeFixed ? [{ text: texts.make, icon: 'star', onPick: making.open } as const] : []),
          ...files.entries,
        ]}
        onFinish={() => void finish()}
        onRemove={onRemove && (() => void remove())}
      >
        <KeptNotice at={document.keptAt} isNew={saved === null} onStartOver={document.startOver} />
      </EditorHead>
      <Workspace editing={editing} traces={traces} />
      <MapDetails {...{ document, isModeFixed }} nameMissing={saving.nameMissing} nameField={nameField} />
      {making.maker}
      {files.dialog}
      {asked && <LogInAgain asked={asked} />}
      {saving.meanwhile && (
        <MeanwhileDialog
          mine={document.draft.drawing}
          theirs={saving.meanwhile}
          onMine={(version) => void saving.save(version)}
          onTheirs={(map) => {
            saving.forgetMeanwhile()
            document.take(map)
          }}
          onClose={saving.forgetMeanwhile}
        />
      )}
    </main>
  )
}
