import { setTimeout as pause } from 'node:timers/promises'
import type { OthersPort, ProcessCalls } from '../../rooms/ports.ts'
import { isGameCode } from '../../rooms/shared/gameCode.ts'
import type { Archive } from '../archive/openArchive.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Log } from '../log.ts'
import type { Calls } from './calls.ts'
import { keepHolders } from './holders.ts'
import { keepLease, type Opinion, type ProcessLease, roundMs } from './lease.ts'
import { keepTakeOvers } from './takeOvers.ts'
import { watchUnopened } from './unopenedGames.ts'

/** A device and its proxy soon give up waiting for a seat, but opening a game may take longer. */
const answeredWithinMs = { seat: 800, ask: 5_000, open: 5_000 } satisfies Record<keyof ProcessCalls, number>
const mostGames = 10_000
/** How often a process looks for games that were given to it but that it never opened. */
const unopenedEveryRounds = 40

interface Needs {
  archive: Pick<Archive, 'processes' | 'runningGames'>
  processId: string
  calls: Calls
  log: Log
  load: () => number
}

/** How a process finds, opens and hands over games among several processes. */
interface Acts {
  /** Opens a game of a process that is gone. */
  takeOver(code: string, from: string): Promise<boolean>
  /** Opens a game that was given to this process and is not open yet. */
  takeIn(code: string): Promise<unknown>
  /** The games that are open here. */
  open(): readonly string[]
  giveUpAll(): void
  /** Gives up games that this process no longer has by the claim they were opened with. */
  giveUpTaken(): Promise<void>
  count(what: 'takenOver' | 'lost', by: number): void
}

export type OtherProcesses = ReturnType<typeof joinOthers>

/** Joins this process with the others of its school. */
export const joinOthers = ({ archive: { processes, runningGames }, processId, calls, log, load }: Needs) => {
  const askOthers = async (ids: readonly string[]): Promise<Opinion> => {
    const answers = await Promise.allSettled(ids.map((id) => calls.call(id, 'opinionOf', [processId])))
    const said = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (said.length === 0) throw new Error('nobody answers')
    return said.includes('gone') ? 'gone' : said.includes('sure') ? 'sure' : 'unsure'
  }
  const lease: ProcessLease = keepLease({ processes, processId, load, log, askOthers })
  calls.on('opinionOf', lease.opinionOf)
  let stopped = false
  let rounds: Promise<void> = Promise.resolve()

  const holders = keepHolders(runningGames, (code, holder) => {
    for (const other of lease.others()) calls.call(other, 'tookUp', [code, holder]).catch(() => {})
  })
  calls.on('tookUp', holders.heard)
  const takingOver = new Map<string, Promise<void>>()
  const { takeOverFrom, takeOverLeft } = keepTakeOvers({ runningGames, lease, log })

  /** Runs beside the rounds, so that a process busy with taking over games still raises its beat. */
  const lookAfter = (gone: string, work: () => Promise<unknown>) => {
    if (takingOver.has(gone)) return
    const done = work()
      .catch((err: unknown) => log.warn({ err }, 'games could not be taken over yet'))
      .finally(() => takingOver.delete(gone))
    takingOver.set(gone, done as Promise<void>)
  }

  const unopened = watchUnopened(runningGames, processId)
  const takeInUnopened = async ({ open, takeIn }: Acts) => {
    for (const code of await unopened(open)) await takeIn(code)
  }

  let roundsPast = 0
  const round = async (acts: Acts) => {
    try {
      if (await lease.round()) {
        await acts.giveUpTaken()
        lease.isBack()
      }
      roundsPast++
      if (roundsPast % unopenedEveryRounds === 0) lookAfter(processId, () => takeInUnopened(acts))
      if (roundsPast % unopenedEveryRounds === unopenedEveryRounds / 2) lookAfter('', () => takeOverLeft(acts))
      for (const gone of lease.gone()) lookAfter(gone, () => takeOverFrom(gone, acts))
    } catch (error) {
      log.warn({ error: String(error) }, 'this process could not say that it lives')
      if (!(await lease.othersGoOn())) return
      log.error({}, 'others reach the archive and this process does not: they go on with its games')
      acts.giveUpAll()
    }
  }

  return {
    port: portOf({ runningGames, holders, lease, calls, processId }),
    lease,
    /** When this resolves, the processes know each other. */
    enter: () => lease.round(),
    /** From now on raises the beat, takes games of dead processes and gives up lost ones, until it is stopped. */
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
      await Promise.all(takingOver.values())
      await lease.end()
    },
  }
}

type PortNeeds = {
  runningGames: Archive['runningGames']
  holders: ReturnType<typeof keepHolders>
  lease: ProcessLease
  calls: Calls
  processId: string
}

/** What rooms may ask about other processes, or ask of them. */
const portOf = ({ runningGames, holders, lease, calls, processId }: PortNeeds): OthersPort => ({
  whoHas: async (code) => {
    const holder = await holders.of(code)
    return holder === undefined ? undefined : lease.whoIs(holder)
  },
  canCall: () => calls.isUp,
  tookUp: (code) => holders.tookUp(code, processId),
  call: ((to: string, name: keyof ProcessCalls, ...args: unknown[]) =>
    calls.call(to, name, args, answeredWithinMs[name])) as OthersPort['call'],
  answer: ({ seat, ask, open }) => {
    calls.on('seat', seat)
    calls.on('ask', ask)
    calls.on('open', open)
  },
  leastBusy: (except) => (calls.isUp ? lease.leastBusy(except) : undefined),
  relief: () => (calls.isUp ? lease.relief() : undefined),
  openGamesOf: (hostUserId) => runningGames.count({ hostUserId, questionSetId: { gt: '' } }),
  hostedBy: async (hostUserId) => (await runningGames.ids(mostGames, { hostUserId })).filter(isGameCode),
})

/** For a process by itself. A game that it could not open at its start is tried again at each knock. */
export const aloneWith = (runningGames: Pick<Shelves['runningGames'], 'get'>): OthersPort => ({
  ...noOthers,
  whoHas: async (code) => {
    const record = await runningGames.get(code)
    return record && !record.isClosing ? 'this' : undefined
  },
})

/** For a process without others and without an archive to look into. */
export const noOthers: OthersPort = {
  whoHas: async () => undefined,
  call: (async () => {
    throw new Error('there is no other process')
  }) as OthersPort['call'],
  canCall: () => false,
  tookUp: () => {},
  answer: () => {},
  leastBusy: () => undefined,
  relief: () => undefined,
  openGamesOf: async () => 0,
  hostedBy: async () => [],
}
