import { pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = {
  debug(facts: object, message: string): void
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** One JSON object per line. Nobody should log a secret; should somebody, it is not written. */
export const openLog = (level: LogLevel): Log =>
  pino({
    level,
    base: undefined,
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
        'headers',
      ],
      censor: '[hidden]',
    },
  })
