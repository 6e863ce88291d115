import { once } from 'node:events'
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { ArchiveDown } from '../trouble.ts'
import type { SqliteCall, SqliteResult } from './sqliteEngine.ts'
import type { WorkerReply, WorkerRequest, WorkerStart } from './sqliteWorker.ts'

type Waiting = { resolve: (result: SqliteResult) => void; reject: (error: Error) => void }

/** Calls that have no answer yet. */
const keepWaiting = () => {
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  const take = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    waiting.delete(id)
    return one
  }
  return {
    add: (one: Waiting): number => {
      waiting.set(nextId, one)
      return nextId++
    },
    hear: (reply: WorkerReply) => {
      for (const { id, result, error } of reply) {
        if (error === undefined) take(id)?.resolve(result ?? 0)
        else take(id)?.reject(new Error(error))
      }
    },
    failAll: (error: Error) => {
      for (const id of [...waiting.keys()]) take(id)?.reject(error)
    },
  }
}

/** Under `node --watch` Node itself also sends messages here, about files that the worker has loaded. */
const isReply = (message: WorkerReply | object): message is WorkerReply => Array.isArray(message)

/** A pause, so that a worker that dies at its start is not restarted without end. */
const restartPauseMs = 1_000

type ThreadNeeds = { onDeath?: (error: Error) => void; resourceLimits?: ResourceLimits }

/**
 * The main thread's end of the worker. Calls of the same tick are sent together. If a worker dies after it has worked,
 * most likely of too little memory, another one is started. Its open calls fail and later ones work. Games go on
 * meanwhile, because their journals are not written here.
 */
export const startSqliteThread = (workerData: WorkerStart, { onDeath, resourceLimits }: ThreadNeeds = {}) => {
  let worker: Worker | undefined
  const waiting = keepWaiting()
  let outbox: { id: number; call: SqliteCall }[] = []
  let failure: Error | undefined
  let hasWorked = false
  let startedAt = 0
  let restarting: NodeJS.Timeout | undefined

  const send = (request: WorkerRequest) => worker?.postMessage(request)
  const flush = () => {
    if (worker && outbox.length > 0) send({ calls: outbox.splice(0) })
  }
  const failAll = (error: Error) => {
    outbox = []
    waiting.failAll(error)
  }

  const hear = (message: WorkerReply | object) => {
    if (!isReply(message)) return
    hasWorked = true
    waiting.hear(message)
  }

  const die = (dead: Worker, error: Error) => {
    if (dead !== worker) return
    worker = undefined
    if (failure || !hasWorked) {
      failure ??= error
      return failAll(failure)
    }
    onDeath?.(error)
    failAll(new ArchiveDown())
    const pauseMs = performance.now() - startedAt < restartPauseMs ? restartPauseMs : 0
    restarting = setTimeout(start, pauseMs)
  }

  const start = () => {
    startedAt = performance.now()
    const fresh = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
      workerData,
      ...(resourceLimits && { resourceLimits }),
    })
    worker = fresh
    fresh.on('message', hear)
    fresh.on('error', (error) => die(fresh, error instanceof Error ? error : new Error(String(error))))
    fresh.on('exit', () => die(fresh, new Error('The archive is closed')))
    flush()
  }
  start()

  return {
    run: (call: SqliteCall) =>
      new Promise<SqliteResult>((resolve, reject) => {
        if (failure) return reject(failure)
        const id = waiting.add({ resolve, reject })
        if (outbox.push({ id, call }) === 1) queueMicrotask(flush)
      }),
    close: async () => {
      if (failure) return
      clearTimeout(restarting)
      // Earlier calls are still answered, but new ones are refused.
      failure = new Error('The archive is closed')
      if (!worker) return failAll(failure)
      const gone = once(worker, 'exit')
      flush()
      send('close')
      await gone
    },
  }
}
