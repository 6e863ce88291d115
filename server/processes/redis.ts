import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from '../log.ts'

/** Two connections to one Redis. They reconnect by themselves, and no call ever waits for that. */
export interface RedisLine {
  /** Rejects at once while Redis is away. */
  readonly commands: Redis
  /** Only listens to what is published. */
  readonly ears: Redis
  readonly isUp: boolean
  /** Why Redis is of no use at the moment; undefined if it works. */
  trouble(): Promise<string | undefined>
  /** The prefix of all keys of this school. Two schools on one Redis use two database numbers. */
  readonly prefix: string
  close(): void
}

/** Longer than a living Redis ever takes, and too short for anybody to notice. */
const commandMs = 500
/** A line that brings no answer for this long is dead, however open it looks. */
const pulseMs = 500
const connectMs = 2_000
/** At the start Redis may still be starting, too, as after the whole machine was switched on. */
const patienceMs = 4_000

const neverWaits: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  // Each listener subscribes again itself, so that it knows whether that worked.
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: commandMs,
  connectTimeout: connectMs,
  disconnectTimeout: 100,
  retryStrategy: (times) => Math.min(100 * times, 500) + Math.random() * 100,
}

const triedSeconds = 60

/** Faults that do not go away by waiting. */
const isFinal = ({ message }: Error) => /WRONGPASS|NOAUTH|NOPERM|invalid password|DB index/i.test(message)

const numberOf = (url: string) => /^\/(\d+)$/.exec(URL.parse(url)?.pathname ?? '')?.[1] ?? '0'

/** Resolves once Redis answers. Otherwise throws a sentence for the person who starts the school. */
export const openRedis = async (url: string, log: Log): Promise<RedisLine> => {
  const prefix = `slime-school:${numberOf(url)}:`
  const [commands, ears] = [new Redis(url, { ...neverWaits, keyPrefix: prefix }), new Redis(url, neverWaits)]
  const both = [commands, ears]
  const isUp = () => both.every(({ status }) => status === 'ready')
  const close = () => {
    clearInterval(pulse)
    for (const client of both) client.disconnect()
  }
  const beats = both.map(beatOf)
  // Reads waiting answers first: after a busy moment every line would seem dead.
  const pulse = setInterval(() => {
    setImmediate(() => {
      for (const beat of beats) beat()
    })
  }, pulseMs).unref()
  try {
    await Promise.all(both.map(firstAnswer))
  } catch (error) {
    close()
    throw error
  }
  sayWhetherUp(both, isUp, log)
  return {
    commands,
    ears,
    prefix,
    get isUp() {
      return isUp()
    },
    trouble: async () => (isUp() ? troubleOf(commands) : silence),
    close,
  }
}

const silence = 'Redis does not answer'

/** A Redis without free memory or disk still answers, but refuses each write. */
const troubleOf = async (commands: Redis): Promise<string | undefined> => {
  try {
    await commands.set('ready', 1, 'EX', triedSeconds)
    return undefined
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'ReplyError'
    const code = isRefused ? /^[A-Z]+/.exec(error.message)?.[0] : undefined
    return code === undefined ? silence : `Redis takes no writes (${code})`
  }
}

/** Cuts off a line without an answer since the last beat. The client then reconnects, and until then calls fail at once. */
const beatOf = (client: Redis) => {
  let [isWaiting, lastAt] = [false, performance.now()]
  return () => {
    const now = performance.now()
    // After a pause of this process the answers of Redis have not been read yet.
    const wasHere = now - lastAt < 2 * pulseMs
    lastAt = now
    const isSilent = isWaiting && wasHere
    isWaiting = false
    if (client.status !== 'ready') return
    if (isSilent) return client.disconnect(true)
    isWaiting = true
    client.ping().then(
      () => {
        isWaiting = false
      },
      () => {},
    )
  }
}

const firstAnswer = (client: Redis): Promise<void> =>
  new Promise((resolve, reject) => {
    let last = 'it says nothing'
    const giveUp = (what: string, help: string) => reject(new Error(`Redis ${what} (${last}). ${help}`))
    const timer = setTimeout(
      () => giveUp('does not answer', 'Start it, or see whether REDIS_URL is its address.'),
      patienceMs,
    )
    client.on('error', (error: Error & { code?: unknown }) => {
      // If a name has several addresses, the message is empty, and only the code says something.
      last = error.message || String(error.code)
      if (!isFinal(error)) return
      clearTimeout(timer)
      giveUp('does not let this school in', 'See whether the name and the password in REDIS_URL are right.')
    })
    client.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
    client.connect().catch(() => {})
  })

const sayWhetherUp = (clients: readonly Redis[], isUp: () => boolean, log: Log) => {
  let was = true
  const say = () => {
    if (isUp() === was) return
    was = isUp()
    if (was) log.info({}, 'Redis is back')
    else log.warn({}, 'Redis is away: each process goes by what it knows itself')
  }
  for (const client of clients) client.on('ready', say).on('close', say)
}
