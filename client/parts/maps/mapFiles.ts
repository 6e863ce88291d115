import type { FiledMap } from './files/filedMap.ts'

export type { FiledMap } from './files/filedMap.ts'

export type MapOpeningProps = {
  map: Pick<FiledMap, 'mode'>
  /** A saved map keeps its mode. */
  isModeFixed: boolean
  onTake: (map: FiledMap) => void
  onClose: () => void
}

export type MapKeepingProps = { map: FiledMap; onClose: () => void }

/** What reads and writes files comes when it is asked for, all of it as one. */
export const loadMapOpening = () => import('./files/MapFiles.tsx').then(({ MapOpening }) => ({ default: MapOpening }))
export const loadMapKeeping = () => import('./files/MapFiles.tsx').then(({ MapKeeping }) => ({ default: MapKeeping }))
