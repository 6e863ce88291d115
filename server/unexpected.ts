import type { EventEmitter } from 'node:events'
import type { Log } from './log.ts'

/**
 * One pupil's odd request must not end the game of thirty others. So unforeseen errors are logged and counted, and
 * everything else goes on.
 */
export const watchUnexpected = (process: EventEmitter, log: Log, count: (where: string) => void): void => {
  process.on('unhandledRejection', (error: unknown) => {
    count('rejection')
    log.error({ err: error }, 'unhandled rejection')
  })
  process.on('uncaughtException', (error: unknown) => {
    count('exception')
    log.error({ err: error }, 'uncaught exception')
  })
}
