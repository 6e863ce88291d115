import { readFileSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'

/** Says in the data folder during which run of the machine a server had it, and that it ended by itself. */
type Mark = { machineRun: string; isEnded: boolean }

const bootIdFile = '/proc/sys/kernel/random/boot_id'
const toMinutes = 60_000

/** Another one after each start of the machine. */
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

/** After a kill every write is there. After a loss of power the last moments may be missing. */
export const markPower = (path: string, machineRun = currentRun()) => {
  const before = readMark(path)
  const write = (isEnded: boolean) => {
    try {
      writeFileSync(path, `${JSON.stringify({ machineRun, isEnded } satisfies Mark)}\n`, { flush: true })
    } catch {
      // On a full disk the mark of before stays: then more is taken for possible than was.
    }
  }
  write(false)
  return {
    wasLost: before !== undefined && !before.isEnded && before.machineRun !== machineRun,
    end: () => write(true),
  }
}
