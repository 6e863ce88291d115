import { format } from 'node:util'
import { pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** One JSON object per line. Code must not log secrets; if it does, these fields are left out. */
export const openLog = (level: LogLevel): Log =>
  pino({
    level,
    base: undefined,
    // People who read or search the log would have to look a number up.
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        '*.password',
        'passwordHash',
        '*.passwordHash',
        'token',
        '*.token',
        'cookie',
        '*.cookie',
        'code',
        '*.seatKey',
        '*.ownKey',
        'headers',
      ],
      censor: '[hidden]',
    },
  })

const longestRemark = 300

/**
 * A console for libraries. The room library prints clients' messages word for word, so a client could fill the disk
 * with garbage. Faults of our own code go to the log itself.
 */
export const libraryLog = (log: Log) => {
  const note = (...said: unknown[]) => log.debug({ said: format(...said).slice(0, longestRemark) }, 'a library remarks')
  return { trace: note, debug: note, info: note, log: note, warn: note, error: note }
}
