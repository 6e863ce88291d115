import * as z from 'zod/mini'
import type { Log } from '../log.ts'
import type { RedisLine } from './redis.ts'

export interface Calls {
  /** Whether other processes can be reached now. */
  readonly isUp: boolean
  /** Rejects with NoAnswer if that process does not answer in time, or with the message of what it threw. */
  call(processId: string, name: string, args: readonly unknown[], withinMs?: number): Promise<unknown>
  /** Sets what this process does when it is called. Each name has one handler. */
  on(name: string, handler: (...args: never[]) => unknown): void
  close(): Promise<void>
}

/** No answer came. The other process may have done what it was asked, or not. */
export class NoAnswer extends Error {}

/** For a process by itself, which has no other to call. */
export const nobodyElse: Calls = {
  isUp: false,
  call: async (processId) => {
    throw new NoAnswer(`there is no process ${processId}`)
  },
  on: () => {},
  close: async () => {},
}

const answeredWithinMs = 2_000

const question = z.object({
  from: z.string(),
  id: z.number(),
  name: z.string(),
  args: z.readonly(z.array(z.unknown())),
})
type Question = z.infer<typeof question>

const answer = z.object({ to: z.number(), value: z.optional(z.unknown()), error: z.optional(z.string()) })
type Answer = z.infer<typeof answer>

const letter = z.union([question, answer])

const encode = (what: Question | Answer): string => JSON.stringify(what)

const readLetter = (text: string): Question | Answer | undefined => {
  try {
    return z.safeParse(letter, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void }

/** Callers that wait for an answer, by the number of their call. */
const waitingRoom = () => {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  return {
    enter: async (withinMs: number, noAnswer: () => NoAnswer, ask: (id: number) => Promise<void>) => {
      const id = ++asked
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      waiting.set(id, { resolve, reject })
      const timer = setTimeout(() => reject(noAnswer()), withinMs)
      try {
        ask(id).catch(reject)
        return await promise
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
    /** Does nothing for an answer that comes too late, because its caller has given up. */
    answer: ({ to, value, error }: Answer) =>
      error === undefined ? waiting.get(to)?.resolve(value) : waiting.get(to)?.reject(new Error(error)),
    clear: () => {
      for (const { reject } of waiting.values()) reject(new NoAnswer('the line to the other processes is cut'))
    },
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Calls between the processes of one school: a channel for each. */
export const openCalls = async (redis: RedisLine, processId: string, log: Log): Promise<Calls> => {
  const { commands, ears, prefix } = redis
  const channelOf = (process: string) => `${prefix}process:${process}`
  const handlers = new Map<string, (...args: never[]) => unknown>()
  const waiting = waitingRoom()
  let [isListening, hasComplained] = [false, false]

  const act = async ({ name, args }: Question): Promise<unknown> => {
    const handler = handlers.get(name)
    if (!handler) throw new Error(`nobody answers to ${name}`)
    return handler(...(args as readonly never[]))
  }

  const reply = async (asked: Question) => {
    const to = asked.id
    const said = await act(asked)
      .then((value) => encode({ to, value }))
      .catch((error: unknown) => encode({ to, error: messageOf(error) }))
    // If this fails, the caller's own time limit tells it.
    await commands.publish(channelOf(asked.from), said).catch(() => {})
  }

  const hear = (text: string) => {
    const read = readLetter(text)
    if (read === undefined) {
      if (!hasComplained) log.warn({}, 'somebody else writes on the channels of this school in Redis')
      hasComplained = true
    } else if ('to' in read) waiting.answer(read)
    else void reply(read)
  }

  const listen = async () => {
    await ears.subscribe(channelOf(processId))
    isListening = true
  }
  ears.on('message', (_channel: string, text: string) => hear(text))
  ears.on('close', () => {
    isListening = false
    waiting.clear()
  })
  ears.on('ready', () => {
    listen().catch(() => ears.disconnect(true))
  })
  await listen()

  return {
    get isUp() {
      return redis.isUp && isListening
    },
    call: async (to, name, args, withinMs = answeredWithinMs) => {
      if (!isListening) throw new NoAnswer('the line to the other processes is cut')
      const noAnswer = () => new NoAnswer(`process ${to} does not answer to ${name}`)
      return waiting.enter(withinMs, noAnswer, async (id) => {
        const text = encode({ from: processId, id, name, args })
        const heard = await commands.publish(channelOf(to), text).catch(() => 0)
        if (heard === 0) throw noAnswer()
      })
    },
    on: (name, handler) => {
      handlers.set(name, handler)
    },
    close: async () => {
      waiting.clear()
      if (isListening) await ears.unsubscribe().catch(() => {})
    },
  }
}
