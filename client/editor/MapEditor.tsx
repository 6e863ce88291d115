import { useState } from 'react'
import { type MapRequest, mapDescriptionMaxLength, mapNameMaxLength } from '../../rooms/shared/contract/maps.ts'
import { groundOf, type MapMode, mapModes, type TileType, tileTypes } from '../../rooms/shared/maps/tileTypes.ts'
import type { Answer } from '../net/http.ts'
import { Button } from '../parts/Button.tsx'
import { Card } from '../parts/Card.tsx'
import { Chips } from '../parts/Chips.tsx'
import { Select, TextInput } from '../parts/Field.tsx'
import { FormAlert } from '../parts/FormAlert.tsx'
import { tileLooks } from '../parts/maps/tileLooks.ts'
import { askToConfirm } from '../state/confirmation.ts'
import { editorTexts as texts } from '../texts/editor.ts'
import { modeNames } from '../texts/modes.ts'
import styles from './MapEditor.module.css'
import { emptyGrid, filled, type Grid, painted, resized, tilesOf } from './mapDraft.ts'
import { SizeField } from './SizeField.tsx'
import { TileGrid } from './TileGrid.tsx'
import { TileSign } from './TileSign.tsx'
import { amend, redo, remember, startHistory, undo } from './undoHistory.ts'

export type MapStart = { name: string; description: string; gameMode: MapMode; grid: Grid }

type Tool = 'brush' | 'fill'

const modeOptions = mapModes.map((value) => ({ value, text: modeNames[value] }))
const tools = [
  { value: 'brush', text: texts.brush },
  { value: 'fill', text: texts.fill },
] as const

type PaletteProps = { mode: MapMode; chosen: TileType; onChoose: (type: TileType) => void }

const Palette = ({ mode, chosen, onChoose }: PaletteProps) => (
  <fieldset className={styles.palette}>
    <legend>{texts.palette}</legend>
    {tileTypes[mode].map((type: TileType) => (
      <label key={type} className={styles.swatch}>
        <input type="radio" name="tile" checked={type === chosen} onChange={() => onChoose(type)} />
        <span style={{ background: tileLooks[type].fill }}>
          <TileSign type={type} />
        </span>
        {tileLooks[type].name}
      </label>
    ))}
  </fieldset>
)

type MapEditorProps = {
  start: MapStart
  /** Size and mode of a map that is saved already stay as they are. */
  locked: boolean
  onSave: (request: MapRequest) => Promise<Answer<unknown>>
  onSaved: () => void
  onRemove?: () => void
}

const firstBrush = (mode: MapMode): TileType =>
  tileTypes[mode].find((type) => type !== groundOf[mode]) ?? groundOf[mode]

export const MapEditor = ({ start, locked, onSave, onSaved, onRemove }: MapEditorProps) => {
  const [name, setName] = useState(start.name)
  const [description, setDescription] = useState(start.description)
  const [mode, setMode] = useState(start.gameMode)
  const [history, setHistory] = useState(() => startHistory(start.grid))
  const [brush, setBrush] = useState<TileType>(() => firstBrush(start.gameMode))
  const [tool, setTool] = useState<Tool>('brush')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const grid = history.present

  const paint = (at: number, begins: boolean) =>
    setHistory((before) => {
      const change = tool === 'fill' ? filled : painted
      const next = change(before.present, at, brush)
      return begins || tool === 'fill' ? remember(before, next) : amend(before, next)
    })

  const changeMode = (next: MapMode) => {
    setMode(next)
    setBrush(firstBrush(next))
    setHistory(startHistory(emptyGrid(next, grid.width, grid.height)))
  }

  const clear = async () => {
    const sure = await askToConfirm({ question: texts.clearQuestion, yes: texts.clearYes, danger: true })
    if (sure) setHistory((before) => remember(before, emptyGrid(mode, grid.width, grid.height)))
  }

  const save = async () => {
    if (name.trim() === '') return setProblem(texts.nameMissing)
    setProblem(null)
    setBusy(true)
    const answer = await onSave({
      name: name.trim(),
      description: description.trim(),
      gameMode: mode,
      tiles: tilesOf(grid),
    })
    setBusy(false)
    if (answer.ok) onSaved()
    else setProblem(answer.error)
  }

  return (
    <div className={styles.editor}>
      <Card className={styles.side}>
        <TextInput
          label={texts.name}
          placeholder={texts.namePlaceholder}
          maxLength={mapNameMaxLength}
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextInput
          label={texts.description}
          placeholder={texts.descriptionPlaceholder}
          maxLength={mapDescriptionMaxLength}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Select
          label={texts.mode}
          value={mode}
          options={modeOptions}
          disabled={locked}
          {...(locked ? { hint: texts.locked } : {})}
          onPick={changeMode}
        />
        <div className={styles.size}>
          <SizeField
            label={texts.width}
            value={grid.width}
            disabled={locked}
            onChange={(width) => setHistory(remember(history, resized(mode, grid, width, grid.height)))}
          />
          <SizeField
            label={texts.height}
            value={grid.height}
            disabled={locked}
            onChange={(height) => setHistory(remember(history, resized(mode, grid, grid.width, height)))}
          />
        </div>
        <Palette mode={mode} chosen={brush} onChoose={setBrush} />
      </Card>
      <Card className={styles.board}>
        <div className={styles.tools}>
          <Chips legend={texts.tools} choices={tools} chosen={tool} onChoose={setTool} />
          <Button size="small" disabled={history.past.length === 0} onClick={() => setHistory(undo(history))}>
            {texts.undo}
          </Button>
          <Button size="small" disabled={history.future.length === 0} onClick={() => setHistory(redo(history))}>
            {texts.redo}
          </Button>
          <Button size="small" icon="trash" onClick={() => void clear()}>
            {texts.clear}
          </Button>
        </div>
        <div className={styles.scroll}>
          <TileGrid grid={grid} onPaint={paint} />
        </div>
        <FormAlert message={problem} />
        <div className={styles.end}>
          {onRemove && (
            <Button look="berry" icon="trash" onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
          <Button look="mint" size="large" busy={busy} onClick={() => void save()}>
            {busy ? texts.saving : texts.save}
          </Button>
        </div>
      </Card>
    </div>
  )
}
