import { readFileSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'

/** Records in the data folder in which run of the machine a server had it, and whether that server ended by itself. */
type Mark = { machineRun: string; isEnded: boolean }

const bootIdFile = '/proc/sys/kernel/random/boot_id'
const toMinutes = 60_000

/** Different after each start of the machine. */
const currentRun = (): string => {
  try {
    return readFileSync(bootIdFile, 'utf8').trim()
  } catch {
    return String(Math.round((Date.now() - uptime() * 1000) / toMinutes))
  }
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  'machineRun' in value &&
  typeof value.machineRun === 'string' &&
  'isEnded' in value &&
  typeof value.isEnded === 'boolean'

const readMark = (path: string): Mark | undefined => {
  try {
    const mark: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isMark(mark) ? mark : undefined
  } catch {
    return undefined
  }
}

/** After a kill all writes are there. After a loss of power those of the last moments may be missing. */
export const markPower = (path: string, machineRun = currentRun()) => {
  const before = readMark(path)
  const write = (isEnded: boolean) => {
    try {
      writeFileSync(path, `${JSON.stringify({ machineRun, isEnded } satisfies Mark)}\n`, { flush: true })
    } catch {
      // On a full disk the old mark stays. Then a loss of power may be suspected that never was.
    }
  }
  write(false)
  return {
    wasLost: before !== undefined && !before.isEnded && before.machineRun !== machineRun,
    end: () => write(true),
  }
}
