import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { ShelfPlan } from '../shelf.ts'
import { openSqliteEngine, type SqliteCall, type SqliteResult } from './sqliteEngine.ts'

/** A flush to the disk can take milliseconds. In its own thread it delays no game. */

export type WorkerStart = { file: string; plans: readonly ShelfPlan[] }
export type WorkerRequest = { calls: readonly { id: number; call: SqliteCall }[] } | 'close'
export type WorkerReply = { id: number; result?: SqliteResult; error?: string }[]

const port = parentPort
if (!port) throw new Error('This file is a worker')

const { file, plans } = workerData as WorkerStart
const engine = openOrName()
/** Limits a transaction while requests keep coming. */
const mostPerFlush = 500

port.on('message', (first: WorkerRequest) => {
  const requests = [first]
  let size = 0
  // All calls that came in during the last flush share the next one.
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

/** Adds the path, because the database does not say which file it means. */
function openOrName() {
  try {
    return openSqliteEngine(file, plans)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}
