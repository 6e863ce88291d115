import { setTimeout as pause } from 'node:timers/promises'
import type { OthersPort, Questions } from '../../rooms/ports.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { Log } from '../log.ts'
import { together } from '../together.ts'
import type { Calls } from './calls.ts'
import { keepLease, type ProcessLease, roundMs } from './lease.ts'

/** Behind a seat a device waits, and a proxy that soon gives up; what is done to a game may take its time. */
const answeredWithinMs = { seat: 800, ask: 5_000, open: 5_000 } satisfies Record<keyof Questions, number>
const mostGames = 10_000
/** How often a process looks whether a game was given to it that it never opened. */
const straysEveryRounds = 40
const atOnce = 4

interface Needs {
  archive: Pick<Archive, 'processes' | 'runningGames'>
  processId: string
  calls: Calls
  log: Log
  load: () => number
}

/** What a process does about the games of others and of its own. */
interface Acts {
  /** Opens a game of a process that is gone. */
  takeOver(code: string, from: string): Promise<boolean>
  /** Opens what was given to this process and is not open. */
  takeIn(code: string): Promise<unknown>
  /** How many games are open here. */
  open(): number
  /** Lets go of every game but these. */
  keepOnly(isStillOurs: (code: string) => boolean): void
  count(what: 'takenOver' | 'lost', by: number): void
}

export type OtherProcesses = ReturnType<typeof joinOthers>

/** This process among the others of its school. */
export const joinOthers = ({ archive: { processes, runningGames }, processId, calls, log, load }: Needs) => {
  const askOthers = async (ids: readonly string[]) => {
    const answers = await Promise.allSettled(ids.map((id) => calls.call(id, 'isSure', [])))
    if (answers.every(({ status }) => status === 'rejected')) throw new Error('nobody answers')
    return answers.some((answer) => answer.status === 'fulfilled' && answer.value === true)
  }
  const lease: ProcessLease = keepLease({ processes, processId, load, log, askOthers })
  calls.on('isSure', () => lease.isSure())
  let stopped = false
  let rounds: Promise<void> = Promise.resolve()

  const holderOf = together(async (code: string) => {
    const record = await runningGames.get(code)
    return record && !record.isClosing ? (record.heldBy ?? '') : undefined
  })

  const takeOverFrom = async (gone: string, { takeOver, count }: Acts) => {
    const games = await runningGames.find({ where: { heldBy: gone }, limit: mostGames })
    const codes = games.map(({ id }) => id)
    const some = async () => {
      for (let code = codes.shift(); code !== undefined; code = codes.shift())
        if (await takeOver(code, gone)) count('takenOver', 1)
    }
    await Promise.all(Array.from({ length: atOnce }, some))
    if (games.length > 0)
      log.warn({ process: gone, games: games.length }, 'a process is gone: its games go on elsewhere')
    if ((await runningGames.count({ heldBy: gone })) === 0) await lease.bury(gone)
  }

  const own = async () =>
    new Set((await runningGames.find({ where: { heldBy: processId }, limit: mostGames })).map(({ id }) => id))

  let roundsPast = 0
  const round = async (acts: Acts) => {
    try {
      if (await lease.round()) {
        const codes = await own()
        acts.keepOnly((code) => codes.has(code))
      }
      roundsPast++
      if (roundsPast % straysEveryRounds === 0 && (await runningGames.count({ heldBy: processId })) > acts.open())
        for (const code of await own()) await acts.takeIn(code)
      for (const gone of lease.gone()) await takeOverFrom(gone, acts)
    } catch (error) {
      log.warn({ error: String(error) }, 'this process could not say that it lives')
      if (!(await lease.wonder())) return
      log.error({}, 'others reach the archive and this process does not: they go on with its games')
      acts.keepOnly(() => false)
    }
  }

  const port: OthersPort = {
    whoHas: async (code) => {
      const holder = await holderOf(code)
      if (holder === undefined) return undefined
      if (holder === processId) return 'this'
      return (await lease.isAlive(holder)) ? { processId: holder } : 'lost'
    },
    canCall: () => calls.isUp,
    call: ((to: string, name: keyof Questions, ...args: unknown[]) =>
      calls.call(to, name, args, answeredWithinMs[name])) as OthersPort['call'],
    answer: ({ seat, ask, open }) => {
      calls.on('seat', seat)
      calls.on('ask', ask)
      calls.on('open', open)
    },
    leastBusy: () => (calls.isUp ? lease.leastBusy() : undefined),
    relief: () => (calls.isUp ? lease.relief() : undefined),
    openGamesOf: (hostUserId) => runningGames.count({ hostUserId, questionSetId: { gt: '' } }),
    hostedBy: async (hostUserId) => {
      const games = await runningGames.find({ where: { hostUserId }, limit: mostGames })
      return games.filter(({ heldBy, plan }) => heldBy !== processId && !plan.practice).map(({ id }) => id)
    },
  }

  return {
    port,
    lease,
    /** Known to the others, and they to it, when this resolves. */
    enter: () => lease.round(),
    /** From now on looks after everybody's games, until it is stopped. */
    watch: (acts: Acts): void => {
      const go = async () => {
        while (!stopped) {
          await round(acts)
          await pause(roundMs, undefined, { ref: false })
        }
      }
      rounds = go()
    },
    leave: () => lease.leave(),
    end: async () => {
      stopped = true
      await rounds
      await lease.end()
    },
  }
}

/** For a process that is alone. */
export const noOthers: OthersPort = {
  whoHas: async () => undefined,
  call: (async () => {
    throw new Error('there is no other process')
  }) as OthersPort['call'],
  canCall: () => false,
  answer: () => {},
  leastBusy: () => undefined,
  relief: () => undefined,
  openGamesOf: async () => 0,
  hostedBy: async () => [],
}
