import { readStored, writeStored } from '../../../state/kept/storage.ts'

interface Device {
  /** In gigabytes. A browser that does not tell it counts as good enough. */
  deviceMemory?: number
  hardwareConcurrency?: number
  connection?: { saveData?: boolean; effectiveType?: string }
}

/**
 * Whether a phone may try the stage. A phone with one core, little memory or saved data plays the same game without it.
 * On all others the stage itself measures whether they keep up.
 */
export const isAbleDevice = ({ deviceMemory = 4, hardwareConcurrency = 4, connection = {} }: Device): boolean =>
  deviceMemory > 1 &&
  hardwareConcurrency > 1 &&
  connection.saveData !== true &&
  !['slow-2g', '2g', '3g'].includes(connection.effectiveType ?? '')

/** These are getters of the browser's own object, so a spread copy would lack them. */
const deviceHere = (): Device => {
  const { deviceMemory, hardwareConcurrency, connection }: Device = navigator
  return {
    ...(deviceMemory !== undefined && { deviceMemory }),
    ...(hardwareConcurrency !== undefined && { hardwareConcurrency }),
    ...(connection && { connection }),
  }
}

const key = 'slime-school.stageless'
/** The device may have had a bad day, so it may try again after a week. */
const restMs = 7 * 24 * 60 * 60 * 1000

/** This device could not keep up, so it goes without the stage for a while, whatever it says about itself. */
export const goWithout = (): void => writeStored(key, String(Date.now() + restMs))

const goesWithout = (): boolean => Number(readStored(key)) > Date.now()

/** Whether a waiting board shows the world, which it does only if that costs little. In a running game every board shows it. */
export const isAbleBoard = (): boolean => isAbleDevice({ ...deviceHere(), hardwareConcurrency: 4 })

export const isAbleHere = (): boolean => isAbleDevice(deviceHere()) && !goesWithout()
