interface Device {
  /** In gigabytes; browsers that do not say so are not suspected. */
  deviceMemory?: number
  hardwareConcurrency?: number
  connection?: { saveData?: boolean; effectiveType?: string }
}

/** Whether a phone gets the stage: one that is slow, short of memory or saves data has the same game without it. */
export const isAbleDevice = ({ deviceMemory = 4, hardwareConcurrency = 4, connection = {} }: Device): boolean =>
  deviceMemory > 1 &&
  hardwareConcurrency > 2 &&
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

/** A board shows the world of a game that is on whatever it is; while it waits, only where that costs little. */
export const isAbleBoard = (): boolean => isAbleDevice({ ...deviceHere(), hardwareConcurrency: 4 })

export const isAbleHere = (): boolean => isAbleDevice(deviceHere())
