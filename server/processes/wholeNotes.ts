import type { Log } from '../log.ts'
import type { RedisLine } from './redis.ts'

/** There as long as Redis has lost nothing since everybody told it. */
const wholeKey = 'plays:whole'
/** Written before anything is told anew. */
const triedKey = 'plays:tried'
const triedSeconds = 60
const lookMs = 5_000
/** After so many looks every process has seen that it is not there, and has told what it knows once more. */
const toldAgainAfter = 2

interface Needs {
  commands: RedisLine['commands']
  id: string
  /** Says once more what is played here. What does not arrive is `missed`. */
  tellAgain(): void
  log: Pick<Log, 'info' | 'warn'>
  lookEveryMs?: number
}

/**
 * Whether Redis knows all that it was told of who plays what. It may have been emptied, may have refused a note because it
 * has no memory or no disk left, or may have dropped notes to make room for others: then nobody goes by what it does not
 * say, and each process tells it once more whatever is played there.
 */
export const keepWhole = ({ commands, id, tellAgain, log, lookEveryMs = lookMs }: Needs) => {
  let emptySince: number | undefined
  /** Redis does not have something that this process has told it. */
  let hasGap = false
  let droppedBefore: number | undefined
  /** Said once, however long it lasts. */
  let isWarned = false

  const warn = (error: unknown, what: string) => {
    if (!isWarned) log.warn({ error: String(error) }, what)
    isWarned = true
  }

  const missed = (error: unknown): void => {
    if (commands.status === 'ready')
      warn(error, 'Redis does not take what it is told: see whether it has memory and disk left')
    hasGap = true
    // One that takes no more writes still removes. Otherwise the next look does it.
    commands.del(wholeKey).catch(() => {})
  }

  /** How many keys Redis has dropped to make room; what was known before where it does not say. */
  const dropped = async (): Promise<number | undefined> => {
    const told = await commands.info('stats').catch(() => '')
    const keys = /evicted_keys:(\d+)/.exec(told)?.[1]
    return keys === undefined ? droppedBefore : Number(keys)
  }

  const look = async (): Promise<void> => {
    const droppedNow = await dropped()
    const hasDropped = (droppedNow ?? 0) > (droppedBefore ?? droppedNow ?? 0)
    if (hasDropped)
      warn(`${droppedNow} keys`, 'Redis drops what it was told: give it more memory, and maxmemory-policy noeviction')
    if (hasGap || hasDropped) {
      await commands.del(wholeKey)
      hasGap = false
      emptySince = undefined
    }
    droppedBefore = droppedNow
    if ((await commands.exists(wholeKey)) > 0) {
      emptySince = undefined
      if (isWarned) log.info({}, 'Redis keeps what it is told again')
      isWarned = false
    } else if (emptySince === undefined) {
      // It throws where Redis takes no writes, which cannot be told anything.
      await commands.set(triedKey, id, 'EX', triedSeconds)
      emptySince = performance.now()
      tellAgain()
    } else if (performance.now() - emptySince >= toldAgainAfter * lookEveryMs) {
      await commands.set(wholeKey, id)
      emptySince = undefined
    }
  }

  // Our notes there may be gone, and Redis has missed what happened meanwhile.
  commands.on('ready', tellAgain)
  const looking = setInterval(() => void look().catch(() => {}), lookEveryMs).unref()
  commands.once('end', () => clearInterval(looking))

  return {
    isWhole: async (): Promise<boolean> => !hasGap && (await commands.exists(wholeKey)) > 0,
    missed,
  }
}
