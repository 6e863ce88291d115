import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { reachable } from '../loopback.ts'

/** One part of a school that is not the product itself. It can be lost and come back. */
export interface Part {
  readonly pid: number
  start(): Promise<void>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
  /** Ends it as its operator does. */
  stop(): Promise<void>
  /** Stops it without closing its connections: it answers nothing any more. */
  freeze(): void
  thaw(): void
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the part. Each later start uses the same port and the same files. */
export async function openPart(command: string, args: string[], port: number, env = process.env): Promise<Part> {
  let child: ChildProcess | undefined
  const start = async (): Promise<void> => {
    const started = spawn(command, args, { stdio: 'ignore', env })
    child = started
    running.add(started)
    started.once('exit', () => running.delete(started))
    await reachable(port, () => started.exitCode === null)
  }
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const ending = child
    child = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const gone = once(ending, 'exit')
    ending.kill(signal)
    // A stopped process gets SIGTERM only when it runs again.
    ending.kill('SIGCONT')
    await gone
  }
  await start()
  return {
    get pid() {
      return child?.pid ?? 0
    },
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}
