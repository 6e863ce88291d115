import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SqliteCall, SqliteResult } from './sqliteEngine.ts'
import type { WorkerReply, WorkerRequest, WorkerStart } from './sqliteWorker.ts'

type Waiting = { resolve: (result: SqliteResult) => void; reject: (error: Error) => void }

/** Under `node --watch` Node itself sends through here, too: which files the worker has loaded. */
const isReply = (message: WorkerReply | object): message is WorkerReply => Array.isArray(message)

/** The near end of the worker: calls made in the same tick travel together. */
export const startSqliteThread = (workerData: WorkerStart) => {
  const worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData })
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  const outbox: { id: number; call: SqliteCall }[] = []
  let failure: Error | undefined

  const send = (request: WorkerRequest) => worker.postMessage(request)
  const flush = () => {
    if (outbox.length > 0) send({ calls: outbox.splice(0) })
  }
  const settle = <T>(id: number, how: (one: Waiting, value: T) => void, value: T) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one) how(one, value)
  }
  const fail = (error: Error) => {
    failure ??= error
    for (const id of [...waiting.keys()]) settle(id, (one, reason) => one.reject(reason), failure)
  }

  worker.on('message', (message: WorkerReply | object) => {
    if (!isReply(message)) return
    for (const { id, result, error } of message) {
      if (error === undefined) settle(id, (one, value) => one.resolve(value), result ?? 0)
      else settle(id, (one, reason) => one.reject(reason), new Error(error))
    }
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The archive is closed')))

  return {
    run: (call: SqliteCall) =>
      new Promise<SqliteResult>((resolve, reject) => {
        if (failure) return reject(failure)
        const id = nextId++
        waiting.set(id, { resolve, reject })
        if (outbox.push({ id, call }) === 1) queueMicrotask(flush)
      }),
    close: async () => {
      if (failure) return
      // What was asked before is still answered; what comes now is not sent any more.
      failure = new Error('The archive is closed')
      const gone = once(worker, 'exit')
      if (outbox.length > 0) send({ calls: outbox.splice(0) })
      send('close')
      await gone
    },
  }
}
