import { renderUnicodeCompact } from 'uqr'
import { announcement } from './announcement.ts'
import { whenOrphaned } from './cli/orphan.ts'
import { type Config, readConfig } from './config.ts'
import { libraryLog, openLog } from './log.ts'
import { serve } from './serve.ts'
import { startFailure } from './startFailure.ts'
import { watchUnexpected } from './unexpected.ts'

/** If stopping takes longer than this, the process simply ends. */
const patienceMs = 25_000

const say = (text: string) => process.stdout.write(`${text}\n`)

const config = readConfig(process.env)
if ('problems' in config) {
  process.stderr.write(
    `The configuration does not fit:\n${config.problems.map((problem) => `  ${problem}`).join('\n')}\n`,
  )
  process.exit(1)
}

const log = openLog(config.logLevel)
Object.assign(console, libraryLog(log))

try {
  const server = await serve(config, log)
  watchUnexpected(process, log, server.countUnexpected)
  let isStopping = false
  const stop = async () => {
    // The terminal signals all processes and npm passes it on, so the same signal comes twice.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    await server.stop()
    process.exit(0)
  }
  // The last of them says that the window of the terminal was closed. Windows then leaves five seconds.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
  // The process that started us has ended, so nobody else can stop this one.
  process.once('disconnect', stop)
  whenOrphaned(stop)
  // Last, because the reader of this may end the school at once.
  announce(config, server.port)
  if (process.connected) process.send?.({ port: server.port })
} catch (error) {
  process.stderr.write(`Slime School could not start: ${startFailure(error, config)}\n`)
  process.exit(1)
}

function announce(given: Config, port: number): void {
  const { lines, address } = announcement(given, port)
  say(`\n${lines.join('\n')}`)
  if (!address) return
  say('')
  if (process.stdout.isTTY) say(renderUnicodeCompact(address))
}
