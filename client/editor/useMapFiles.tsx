import { type ReactNode, useState } from 'react'
import { LateDialog } from '../parts/dialog/LateDialog.tsx'
import type { MenuEntry } from '../parts/dialog/MenuButton.tsx'
import type { FiledMap } from '../parts/maps/files/filedMap.ts'
import { loadMapKeeping, loadMapOpening } from '../parts/maps/mapFiles.ts'
import { mapFileTexts as texts } from '../texts/maps/mapFiles.ts'
import type { MapDocument } from './document/useMapDocument.ts'

const filedMapOf = ({ name, description, drawing: { mode, ...grid } }: MapDocument['draft']): FiledMap => ({
  name: name.trim(),
  description,
  mode,
  grid,
})

/** The menu entries for files, and the dialog that one of them has opened. */
export function useMapFiles(document: MapDocument, isModeFixed: boolean, onTaken: () => void) {
  const [open, setOpen] = useState<'opening' | 'keeping' | null>(null)
  const close = () => setOpen(null)
  const map = filedMapOf(document.draft)
  const take = (file: FiledMap) => {
    document.takeFile(file)
    onTaken()
    close()
  }
  const entries: MenuEntry[] = [
    { text: texts.open, icon: 'upload', onPick: () => setOpen('opening') },
    { text: texts.save, icon: 'download', onPick: () => setOpen('keeping') },
  ]
  const dialog: ReactNode = (
    <>
      {open === 'opening' && (
        <LateDialog load={loadMapOpening} props={{ map, isModeFixed, onTake: take, onClose: close }} onFailed={close} />
      )}
      {open === 'keeping' && <LateDialog load={loadMapKeeping} props={{ map, onClose: close }} onFailed={close} />}
    </>
  )
  return { entries, dialog }
}
