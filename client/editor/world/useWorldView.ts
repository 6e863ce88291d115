import { useState } from 'react'
import { drawnTiles } from '../../modes/drawnTiles.ts'
import { clearStored, readStored, writeStored } from '../../state/kept/storage.ts'
import type { Drawing } from '../document/mapCommands.ts'

export type WorldView = {
  /** Whether the author draws in the painted world, and not on the plain tiles. */
  isShown: boolean
  toggle: () => void
  /** The height of a tile divided by its width: places are seen from a little above the ground. */
  flatness: (mode: Drawing['mode']) => number
}

const keptAs = 'slime-school-draws-on-tiles'

/** Starts with what the author chose the last time in this browser. */
export const useWorldView = (): WorldView => {
  const [isShown, setShown] = useState(() => readStored(keptAs) === null)
  return {
    isShown,
    toggle: () => {
      if (isShown) writeStored(keptAs, 'yes')
      else clearStored(keptAs)
      setShown(!isShown)
    },
    flatness: (mode) => (isShown ? drawnTiles[mode].height / drawnTiles[mode].width : 1),
  }
}
