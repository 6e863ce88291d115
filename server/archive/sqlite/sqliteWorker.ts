import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { ShelfPlan } from '../shelf.ts'
import { openSqliteEngine, type SqliteCall, type SqliteResult } from './sqliteEngine.ts'

/** A flush to the disk can take milliseconds; in a thread of its own it holds up no game. */

export type WorkerStart = { file: string; plans: readonly ShelfPlan[] }
export type WorkerRequest = { calls: readonly { id: number; call: SqliteCall }[] } | 'close'
export type WorkerReply = { id: number; result?: SqliteResult; error?: string }[]

const port = parentPort
if (!port) throw new Error('This file is a worker')

const { file, plans } = workerData as WorkerStart
const engine = openOrName()
/** So that one transaction does not grow without bound while requests keep coming. */
const mostPerFlush = 500

port.on('message', (first: WorkerRequest) => {
  const requests = [first]
  let size = 0
  // Everything that came in during the last flush shares the next one.
  while (size < mostPerFlush) {
    const waiting = receiveMessageOnPort(port)
    if (!waiting) break
    const request = waiting.message as WorkerRequest
    requests.push(request)
    size += request === 'close' ? 0 : request.calls.length
  }
  const calls = requests.flatMap((request) => (request === 'close' ? [] : request.calls))
  if (calls.length > 0) {
    const results = engine.runAll(calls.map(({ call }) => call))
    const reply: WorkerReply = results.map((result, index) => {
      const id = calls[index]?.id ?? -1
      return result instanceof Error ? { id, error: result.message } : { id, result }
    })
    port.postMessage(reply)
  }
  if (requests.includes('close')) {
    engine.close()
    port.close()
  }
})

/** What the database says of a file does not say of which. */
function openOrName() {
  try {
    return openSqliteEngine(file, plans)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
