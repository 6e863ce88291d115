import { format } from 'node:util'
import { pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** One JSON object per line. Code should not log secrets; if it does, they are not written. */
export const openLog = (level: LogLevel): Log =>
  pino({
    level,
    base: undefined,
    // A number would have to be looked up by whoever reads or searches them.
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
 * A console for libraries. The room library prints clients' messages word for word, and a client could fill a disk with
 * garbage; faults of our own code go to the log itself.
 */
export const libraryLog = (log: Log) => {
  const note = (...said: unknown[]) => log.debug({ said: format(...said).slice(0, longestRemark) }, 'a library remarks')
  return { trace: note, debug: note, info: note, log: note, warn: note, error: note }
}
