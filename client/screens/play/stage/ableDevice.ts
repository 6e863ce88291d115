import { readStored, writeStored } from '../../../state/kept/storage.ts'

interface Device {
  /** In gigabytes; browsers that do not say so are not suspected. */
  deviceMemory?: number
  hardwareConcurrency?: number
  connection?: { saveData?: boolean; effectiveType?: string }
}

/**
 * Whether a phone may try the stage: one that has a single core, is short of memory or saves data has the same game
 * without it. All others are judged by what they are seen to do.
 */
export const isAbleDevice = ({ deviceMemory = 4, hardwareConcurrency = 4, connection = {} }: Device): boolean =>
  deviceMemory > 1 &&
  hardwareConcurrency > 1 &&
  connection.saveData !== true &&
  !['slow-2g', '2g', '3g'].includes(connection.effectiveType ?? '')

/** A browser keeps what it says of itself where a copy does not come along. */
const deviceHere = (): Device => {
  const { deviceMemory, hardwareConcurrency, connection }: Device = navigator
  return {
    ...(deviceMemory !== undefined && { deviceMemory }),
    ...(hardwareConcurrency !== undefined && { hardwareConcurrency }),
    ...(connection && { connection }),
  }
}

const key = 'slime-school.stageless'
/** It may have been a bad day. */
const restMs = 7 * 24 * 60 * 60 * 1000

/** This device has tried, and could not keep up: it goes without for a while, whatever it says of itself. */
export const goWithout = (): void => writeStored(key, String(Date.now() + restMs))

const goesWithout = (): boolean => Number(readStored(key)) > Date.now()

/** A board shows the world of a game that is on whatever it is; while it waits, only where that costs little. */
export const isAbleBoard = (): boolean => isAbleDevice({ ...deviceHere(), hardwareConcurrency: 4 })

export const isAbleHere = (): boolean => isAbleDevice(deviceHere()) && !goesWithout()
