import { Redis, type RedisOptions } from 'ioredis'
import type { Log } from '../log.ts'

/** Two connections to one Redis. They reconnect by themselves; no call ever waits until they have. */
export interface RedisLine {
  /** Rejects at once while Redis is away. */
  readonly commands: Redis
  /** Hears what is published, and does nothing else. */
  readonly ears: Redis
  readonly isUp: boolean
  /** Why it is of no use just now; nothing where it is. */
  trouble(): Promise<string | undefined>
  /** The prefix of everything this school writes there; two schools use two database numbers of one Redis. */
  readonly prefix: string
  close(): void
}

/** Longer than any answer of a Redis that lives, shorter than anybody notices. */
const commandMs = 500
/** A line on which nothing comes back for so long is dead, however open it looks. */
const pulseMs = 500
const connectMs = 2_000
/** At the start it may still be coming up, as everything on a machine does that was just switched on. */
const patienceMs = 4_000

const neverWaits: RedisOptions = {
  lazyConnect: true,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  // Every listener subscribes again, and hears whether that worked.
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  commandTimeout: commandMs,
  connectTimeout: connectMs,
  disconnectTimeout: 100,
  retryStrategy: (times) => Math.min(100 * times, 500) + Math.random() * 100,
}

const triedSeconds = 60

/** Faults that waiting does not mend. */
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
  // Reads first what has arrived: after a busy moment this process would take every line for dead.
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

/** One that has no memory or no disk left answers as ever, and refuses each write. */
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

/** Cuts off what did not answer since the last beat. The client then reconnects; until then calls fail at once. */
const beatOf = (client: Redis) => {
  let [isWaiting, lastAt] = [false, performance.now()]
  return () => {
    const now = performance.now()
    // After a pause of this process, Redis' answers lie unread.
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
      // Where a name has several addresses only the code says something.
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
