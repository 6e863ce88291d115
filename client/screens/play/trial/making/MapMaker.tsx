import { useMemo, useState } from 'react'
import { within } from '../../../../../rooms/shared/maps/making/mapWish.ts'
import { tilesOf } from '../../../../../rooms/shared/maps/tileGrid.ts'
import { mapModes } from '../../../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../../../modes/modes.ts'
import { Button } from '../../../../parts/Button.tsx'
import { Modal } from '../../../../parts/dialog/Modal.tsx'
import { Chips } from '../../../../parts/form/Chips.tsx'
import { TextInput } from '../../../../parts/form/Field.tsx'
import type { MapMakerProps } from '../../../../parts/maps/mapMaking.ts'
import { PaintedMap } from '../../../../parts/maps/PaintedMap.tsx'
import { madeNames, makingTexts as texts } from '../../../../texts/maps/making.ts'
import { mapTexts } from '../../../../texts/maps/maps.ts'
import { trialTexts } from '../../../../texts/maps/trial.ts'
import type { MadeMap } from './checkedMap.ts'
import styles from './MapMaker.module.css'
import { useMadeMap } from './useMadeMap.ts'

const choices = mapModes.map((value) => ({ value, text: modes[value].words.name }))

type Count = { least: number; most: number; usual: number }

const playing: Count = { least: 1, most: 200, usual: 30 }
const asking: Count = { least: 3, most: 50, usual: 12 }

type CountFieldProps = Count & { label: string; value: number; onChange: (value: number) => void }

/** The author types freely, and the number counts once the field has lost the focus. */
const CountField = ({ label, least, most, usual, value, onChange }: CountFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed !== null) onChange(typed.trim() === '' ? usual : within(least, most, Number(typed)))
    setTyped(null)
  }
  return (
    <TextInput
      label={label}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

const nameOf = ({ mode, seed }: MadeMap): string => {
  const names = madeNames[mode]
  return names[seed % names.length] ?? ''
}

/** What bots have found out about it, in few words. */
const MadeFigures = ({ made }: { made: MadeMap }) => {
  const { grid, length, figures, lives } = made
  const rows: [string, string][] = [[texts.size, mapTexts.size(grid.width, grid.height)]]
  if (length !== undefined) rows.push([texts.length, texts.lengthText(length)])
  rows.push([trialTexts.figures.events, figures.events.toFixed(1)])
  if (figures.tower) rows.push([texts.lives, texts.livesText(Math.round(figures.tower.lives), lives)])
  return (
    <dl className={styles.figures}>
      {rows.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Makes a map from wishes, shown in the world it will be played in. A press makes another one, until the author takes it. */
export function MapMaker({ mode: begin, onTake, onClose }: MapMakerProps) {
  const [mode, setMode] = useState(begin)
  const [players, setPlayers] = useState(playing.usual)
  const [questions, setQuestions] = useState(asking.usual)
  const { made, isBusy, another } = useMadeMap(mode, { players, questions })
  const tiles = useMemo(() => made && tilesOf(made.grid), [made])
  const take = () => {
    if (made) onTake({ mode: made.mode, grid: made.grid, name: nameOf(made) })
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.title}
      description={texts.intro}
      size="large"
      footer={
        <>
          <Button icon="again" disabled={isBusy} onClick={another}>
            {texts.another}
          </Button>
          <Button look="mint" icon="check" disabled={isBusy} onClick={take}>
            {texts.take}
          </Button>
        </>
      }
    >
      <div className={styles.maker}>
        <div className={styles.wish}>
          <Chips legend={mapTexts.filter} choices={choices} chosen={mode} onChoose={setMode} />
          <CountField label={texts.players} {...playing} value={players} onChange={setPlayers} />
          <CountField label={texts.questions} {...asking} value={questions} onChange={setQuestions} />
        </div>
        <div className={styles.picture} data-busy={isBusy || undefined}>
          {made && tiles && <PaintedMap mode={made.mode} tiles={tiles} scenery={undefined} meanwhile="tiles" />}
          <p role="status" className={isBusy ? styles.busy : 'unseen'}>
            {isBusy ? texts.busy : made && texts.picture(nameOf(made))}
          </p>
        </div>
        {made && (
          <div>
            <h3 className={styles.name}>{nameOf(made)}</h3>
            <MadeFigures made={made} />
          </div>
        )}
      </div>
    </Modal>
  )
}
