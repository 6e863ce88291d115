import { type ReactNode, useState } from 'react'
import { LateDialog } from '../parts/dialog/LateDialog.tsx'
import type { LateMapMaker, MadeDrawing } from '../parts/maps/mapMaking.ts'
import type { MapDocument } from './document/useMapDocument.ts'

/** Loads the dialog that makes a map from a wish. `isWanted`: the author came to the editor for it. */
export type Making = { load: LateMapMaker; isWanted: boolean }

/** The dialog that makes a map, while it is open, and what opens it. */
export function useMapMaker({ load, isWanted }: Making, document: MapDocument, onTaken: () => void) {
  const [isOpen, setOpen] = useState(isWanted && document.saved === null)
  const close = () => setOpen(false)
  const take = (made: MadeDrawing) => {
    document.takeMade(made)
    onTaken()
    close()
  }
  const maker: ReactNode = isOpen && (
    <LateDialog
      load={load}
      props={{ mode: document.draft.drawing.mode, onTake: take, onClose: close }}
      onFailed={close}
    />
  )
  return { maker, open: () => setOpen(true) }
}
