import { ArchiveDown, type Trouble } from '../archive/trouble.ts'
import type { Log } from '../log.ts'

type Needs = {
  findTrouble: () => Promise<Trouble | undefined>
  findRedisTrouble?: (() => Promise<string | undefined>) | undefined
  log: Log
  now?: () => number
  patienceMs?: number
}

/** A database that hangs for this long counts as down. */
const longestMs = 3_000
/** A look writes to the disk, so it is made at most this often, however many ask. */
const pauseMs = 1_000

const texts: Record<Trouble['of'], string> = {
  records: 'nothing can be written',
  journal: 'what happens in running games cannot be written',
}

const silentRecords = 'the records do not answer'

const textOf = ({ of, error }: Trouble): string =>
  error instanceof ArchiveDown ? silentRecords : texts[of] + codeIn(error)

/** Returns why the server cannot work, or undefined. The log gets more details than the caller, who must not learn paths. */
export const readiness = (needs: Needs) => {
  const { findTrouble, findRedisTrouble, log, now = () => performance.now(), patienceMs = longestMs } = needs
  let told: string | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<string | undefined> | undefined
  let known: string | undefined

  const tell = (reason: string | undefined, err?: Error) => {
    if (reason === told) return
    if (reason === undefined) log.info({}, 'ready again')
    else log.error({ err, reason }, 'not ready')
    told = reason
  }

  const look = async (): Promise<string | undefined> => {
    try {
      const [trouble, redisTrouble] = await Promise.all([findTrouble(), findRedisTrouble?.()])
      known = [trouble && textOf(trouble), redisTrouble].filter(Boolean).join('; ') || undefined
      tell(known, trouble?.error)
      return known
    } finally {
      looking = undefined
    }
  }

  return async (): Promise<string | undefined> => {
    if (looking === undefined) {
      if (now() - askedAt < pauseMs) return known
      askedAt = now()
      looking = look()
    }
    const answer = await withinTime(looking, patienceMs)
    if (answer !== late) return answer
    tell(silentRecords)
    return silentRecords
  }
}

const late = Symbol('late')

const withinTime = async <Value>(answer: Promise<Value>, ms: number): Promise<Value | typeof late> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, ms, late)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const codeIn = (error: Error) => ('code' in error && typeof error.code === 'string' ? ` (${error.code})` : '')
