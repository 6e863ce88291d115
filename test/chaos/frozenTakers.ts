import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { openArchive } from '../../server/archive/openArchive.ts'
import { claimIn } from '../../server/ports/gameClaims.ts'
import { startMongoServer } from '../server/archive/ferret.ts'
import type { Told } from './takerProcess.ts'

const processesAtOnce = 3
/** A later claim than any process of the run can have. */
const judgesEpoch = 1_000_000
const patienceMs = 20_000

interface Process {
  name: string
  child: ChildProcess
  /** How many games it has, by its last message. */
  games: number
}

interface TakersVerdict {
  stops: number
  acknowledged: number
  lost: number
}

/** How many games are taken over at once, one of whose takers is stopped in the middle. */
export const gamesOfARun = 40

/**
 * Kills processes that have games, and stops another one as soon as it begins to take them over, for longer than the third waits
 * before it counts the other as gone. Then it wakes the stopped one. Returns how many acknowledged entries are missing in the
 * end.
 */
export async function freezeTakers(stops: number, seed: number): Promise<TakersVerdict> {
  const mongo = await startMongoServer()
  if ('unavailable' in mongo) throw new Error(mongo.unavailable)
  const random = seededRandom(seed)
  const acknowledged = new Map<string, number[]>()
  const living: Process[] = []
  let named = 0
  let wakeUp: (taker: Process) => void = () => {}

  const hear = (one: Process, told: Told) => {
    if ('taking' in told) wakeUp(one)
    else if ('took' in told) one.games = told.games
    else acknowledged.set(told.gameId, [...(acknowledged.get(told.gameId) ?? []), told.acknowledged])
  }
  const start = (games = 0) =>
    new Promise<Process>((resolve, reject) => {
      const name = `taker${named++}`
      const script = join(import.meta.dirname, 'takerProcess.ts')
      const child = fork(script, [mongo.uri, name, String(named * 10_000_000), String(games)])
      const one = { name, child, games: 0 }
      child.on('message', (told: Told) => {
        hear(one, told)
        if ('took' in told) resolve(one)
      })
      child.once('error', reject)
      living.push(one)
    })
  const kill = async (one: Process) => {
    living.splice(living.indexOf(one), 1)
    const gone = new Promise((resolve) => one.child.once('exit', resolve))
    one.child.kill('SIGKILL')
    await gone
  }

  const stopOne = async () => {
    const busiest = living.toSorted((one, other) => other.games - one.games)[0]
    if (!busiest) throw new Error('no process is left')
    const taking = new Promise<Process>((resolve) => {
      wakeUp = resolve
    })
    await kill(busiest)
    const taker = await Promise.race([taking, pause(patienceMs)])
    wakeUp = () => {}
    if (!taker) throw new Error('nobody takes anything over')
    await pause(random() * 120)
    taker.child.kill('SIGSTOP')
    await pause(3_500 + random() * 3_000)
    taker.child.kill('SIGCONT')
    await start()
    await pause(500 + random() * 1_500)
  }

  try {
    await start(gamesOfARun)
    while (living.length < processesAtOnce) await start()
    for (let stop = 0; stop < stops; stop++) await stopOne()
    await pause(3_000)
  } finally {
    for (const one of [...living]) await kill(one)
  }
  const lost = await judge(mongo.uri, acknowledged)
  await mongo.stop()
  const all = [...acknowledged.values()].reduce((sum, { length }) => sum + length, 0)
  return { stops, acknowledged: all, lost }
}

async function judge(mongoUri: string, acknowledged: ReadonlyMap<string, number[]>): Promise<number> {
  const archive = await openArchive({ mongoUri, writer: 'judge' })
  let lost = 0
  for (const [gameId, numbers] of acknowledged) {
    const [record] = await archive.runningGames.find({ where: { gameId }, limit: 1 })
    const read = record && (await archive.entryLog.takeUp({ ...claimIn(record), epoch: judgesEpoch }))
    const there = new Set(read && 'batches' in read ? read.batches.flat().map(({ at }) => at) : [])
    lost += numbers.filter((number) => !there.has(number)).length
  }
  await archive.close()
  return lost
}
