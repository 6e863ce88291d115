import { useMemo, useRef, useState } from 'react'
import { tilesOf } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modes } from '../../../modes/modes.ts'
import { mapRefusalTexts, mapFileTexts as texts } from '../../../texts/maps/mapFiles.ts'
import { trialTexts } from '../../../texts/maps/trial.ts'
import { Button } from '../../Button.tsx'
import { Modal } from '../../dialog/Modal.tsx'
import { FileDrop } from '../../files/FileDrop.tsx'
import { keepAsFile } from '../../files/keepAsFile.ts'
import { ChoiceCards } from '../../form/ChoiceCards.tsx'
import { TextArea } from '../../form/Field.tsx'
import { FormAlert } from '../../form/FormAlert.tsx'
import { MapPreview } from '../MapPreview.tsx'
import { type FiledMap, MapRefused } from './filedMap.ts'
import styles from './MapFiles.module.css'
import { readMapBytes, readMapSource } from './readMapFile.ts'
import { type MapFormat, mapFormats, writeMapFile } from './writeMapFile.ts'

type MapOpeningProps = {
  map: Pick<FiledMap, 'mode'>
  /** A saved map keeps its mode. */
  isModeFixed: boolean
  onTake: (map: FiledMap) => void
  onClose: () => void
}

type MapKeepingProps = { map: FiledMap; onClose: () => void }

const wordsOf = (error: unknown): string =>
  error instanceof MapRefused ? error.message : mapRefusalTexts.unreadable({})

const FoundMap = ({ map: { name, mode, grid } }: { map: FiledMap }) => {
  const tiles = useMemo(() => tilesOf(grid), [grid])
  return (
    <figure className={styles.found}>
      <MapPreview mode={mode} tiles={tiles} whole />
      <figcaption>{texts.found(name, grid.width, grid.height)}</figcaption>
    </figure>
  )
}

/** Shows a map from a file before it replaces the drawing. */
export const MapOpening = ({ map: { mode }, isModeFixed, onTake, onClose }: MapOpeningProps) => {
  const [found, setFound] = useState<FiledMap | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const latest = useRef(0)
  /** The last file or text counts, however long it takes to read. */
  const read = async (reading: Promise<FiledMap>) => {
    latest.current += 1
    const turn = latest.current
    const { map, words } = await reading.then(
      (map) =>
        isModeFixed && map.mode !== mode
          ? { map: null, words: texts.wrongMode(modes[map.mode].words.name, modes[mode].words.name) }
          : { map, words: null },
      (error: unknown) => ({ map: null, words: wordsOf(error) }),
    )
    if (turn !== latest.current) return
    setFound(map)
    setProblem(words)
  }
  const readFile = async (file: File) =>
    readMapBytes(new Uint8Array(await file.slice(0, 6_000_000).arrayBuffer()), mode, file.name)
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.openTitle}
      description={texts.openIntro}
      footer={
        <Button look="mint" disabled={!found} onClick={() => found && onTake(found)}>
          {texts.take}
        </Button>
      }
    >
      <div className={styles.ways}>
        <FileDrop
          text={texts.choose}
          hints={[texts.dropHint, texts.kinds]}
          accept=".tmj,.json,.zip,.txt"
          onFile={(file) => void read(readFile(file))}
        />
        <TextArea
          label={texts.pasted}
          rows={3}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value)
            if (target.value.trim() !== '') void read(readMapSource(target.value, mode))
          }}
        />
        <FormAlert message={problem} />
        {found && <FoundMap map={found} />}
      </div>
    </Modal>
  )
}

const choices = mapFormats.map((value) => ({ value, ...texts.formats[value] }))

export const MapKeeping = ({ map, onClose }: MapKeepingProps) => {
  const [format, setFormat] = useState<MapFormat>('tiled')
  const save = async () => {
    const { name, content, type } = await writeMapFile(map, format)
    keepAsFile(name, content, type)
    onClose()
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={texts.saveTitle(map.name || trialTexts.unnamed)}
      footer={
        <Button look="mint" icon="download" onClick={() => void save()}>
          {texts.saveNow}
        </Button>
      }
    >
      <ChoiceCards legend={texts.legend} hideLegend choices={choices} chosen={format} onChoose={setFormat} min="9rem" />
    </Modal>
  )
}
