import type { Log } from '../log.ts'
import type { RedisLine } from './redis.ts'

/** Exists as long as Redis has lost nothing since all processes wrote their notes. */
const wholeKey = 'plays:whole'
/** Written before the notes are written again. */
const triedKey = 'plays:tried'
const triedSeconds = 60
const lookMs = 5_000
/** After this many looks every process has seen that the key is missing, and has written its notes again. */
const toldAgainAfter = 2

interface Needs {
  commands: RedisLine['commands']
  id: string
  /** Writes again what is played here. Whatever does not arrive is `missed`. */
  tellAgain(): void
  log: Pick<Log, 'info' | 'warn'>
  lookEveryMs?: number
}

/**
 * Whether Redis still knows all notes of who plays what. It may have been emptied, may have refused a note for lack of
 * memory or disk, or may have dropped notes to make room. Then a missing note means nothing, and each process writes its
 * notes again.
 */
export const keepWhole = ({ commands, id, tellAgain, log, lookEveryMs = lookMs }: Needs) => {
  let emptySince: number | undefined
  /** Redis lacks something that this process tried to write. */
  let hasGap = false
  let droppedBefore: number | undefined
  /** Warned once, however long it lasts. */
  let isWarned = false

  const warn = (error: unknown, what: string) => {
    if (!isWarned) log.warn({ error: String(error) }, what)
    isWarned = true
  }

  const missed = (error: unknown): void => {
    if (commands.status === 'ready')
      warn(error, 'Redis does not take what it is told: see whether it has memory and disk left')
    hasGap = true
    // A Redis that refuses writes still removes keys. If this fails, the next look does it.
    commands.del(wholeKey).catch(() => {})
  }

  /** How many keys Redis has dropped to make room; the last known number if it does not say. */
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
      // Throws if Redis refuses writes, because then notes cannot be written either.
      await commands.set(triedKey, id, 'EX', triedSeconds)
      emptySince = performance.now()
      tellAgain()
    } else if (performance.now() - emptySince >= toldAgainAfter * lookEveryMs) {
      await commands.set(wholeKey, id)
      emptySince = undefined
    }
  }

  // Our notes may be gone, and Redis has missed what happened meanwhile.
  commands.on('ready', tellAgain)
  const looking = setInterval(() => void look().catch(() => {}), lookEveryMs).unref()
  commands.once('end', () => clearInterval(looking))

  return {
    isWhole: async (): Promise<boolean> => !hasGap && (await commands.exists(wholeKey)) > 0,
    missed,
  }
}
