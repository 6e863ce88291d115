import { GameTaken, type RoomLog } from '../../rooms/ports.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { openEntryShelf } from '../../server/archive/mongo/entryShelf.ts'
import type { RunningGameRecord } from '../../server/archive/records.ts'
import { type Perform, shelfOf } from '../../server/archive/shelfCall.ts'
import { shelfPlans } from '../../server/archive/shelves.ts'
import { journalPort } from '../../server/ports/journalPort.ts'
import { keepLease } from '../../server/processes/lease.ts'
import { type Parts, SimProcess } from './simProcess.ts'
import { Witness } from './witness.ts'
import { Machine, World } from './world.ts'

const codes = ['AAAAAA', 'BBBBBB'] as const
const processesAtOnce = 3
const eventsOfARun = 300
const longestStopMs = 12_000

export interface Figures {
  steps: number
  acknowledged: number
  takenUp: number
  afterTheEnd: number
}

/** Everything of one process that decides who has a game: the code of the product over a line that may break. */
export const partsOver = (perform: Perform, processId: string, now: () => number, log: RoomLog): Parts => {
  const runningGames = shelfOf<RunningGameRecord>(shelfPlans.runningGames, perform)
  const lease = keepLease({
    processes: shelfOf(shelfPlans.processes, perform),
    processId,
    load: () => 0,
    log,
    now,
    askOthers: async () => 'unsure',
  })
  const journal = journalPort({
    runningGames,
    gamePlans: shelfOf(shelfPlans.gamePlans, perform),
    playedQuestions: shelfOf(shelfPlans.playedQuestions, perform),
    entryLog: openEntryShelf(perform, processId),
    writer: processId,
    log,
    lease,
  })
  const whoHas = async (code: string) => {
    const record = await runningGames.get(code)
    if (!record || record.isClosing) return undefined
    const holder = await lease.whoIs(record.heldBy)
    if (holder === 'this') return holder
    return holder !== 'lost' && 'leftBy' in holder ? { from: holder.leftBy } : undefined
  }
  const gamesOf = (heldBy: string) => runningGames.ids(99, { heldBy })
  return { journal, lease, whoHas, gamesOf }
}

/** A school of three processes on one store, by one seed: whatever can happen to it happens, and the witness looks on. */
export const simulate = async (seed: number, build = partsOver): Promise<Figures> => {
  const random = seededRandom(seed)
  const world = new World(random)
  const witness = new Witness()
  const faults = { lost: random() * 0.08 }
  /** Some runs are about lines and stops, some about nothing but the order of things. */
  const pace = 3 + random() * 12
  const [freezing, dying] = [random() * 0.04, random() * 0.01]
  let [named, games] = [0, 0]
  const living: SimProcess[] = []

  const born = () => {
    const [id, machine] = [`P${named++}`, new Machine()]
    const one = new SimProcess(
      id,
      machine,
      build(world.lineOf(machine), id, () => world.nowMs, witness.logOf(id)),
      witness,
    )
    living.push(one)
    return one
  }
  const anyCode = () => world.pick(codes) ?? codes[0]
  /** A game that this process has, where it has one. */
  const ownCode = (one: SimProcess) => world.pick([...one.rooms.keys()]) ?? anyCode()
  const anyName = () => `P${Math.floor(random() * named)}`
  const newGame = () => `game${games++}`

  /** What a process may just be about to do. */
  const acts: ((one: SimProcess) => Promise<unknown>)[] = [
    (one) => one.open(anyCode(), newGame()),
    (one) => one.ask(anyCode()),
    async (one) => {
      const gone = world.pick(one.lease.gone())
      if (gone !== undefined) await one.bury(gone)
    },
    ...Array.from({ length: 8 }, () => (one: SimProcess) => one.say(ownCode(one))),
    (one) => one.say(ownCode(one), 'finished'),
    (one) => one.rest(ownCode(one)),
    (one) => one.playAgain(ownCode(one), newGame()),
    async (one) => world.chance(0.3) && one.close(ownCode(one)),
    async (one) => world.chance(0.1) && one.setAside(ownCode(one)),
    async (one) => {
      const [code, other] = [ownCode(one), anyName()]
      if (world.chance(0.3) && (await one.giveTo(code, other)))
        await living.find(({ id }) => id === other)?.takeFrom(code, undefined)
    },
  ]

  const stir = async () => {
    if (living.length < processesAtOnce) born()
    const one = world.pick(living)
    if (!one) return
    if (world.chance(dying)) {
      witness.note(`${one.id} dies`)
      one.machine.isDead = true
      living.splice(living.indexOf(one), 1)
      return
    }
    // Takers stop more often than owners: they are between what they have read and what they do about it.
    for (const other of living)
      if (world.chance(other.isTakingUp ? freezing * 4 : freezing / 3))
        other.machine.frozenUntilMs = Math.max(other.machine.frozenUntilMs, world.nowMs + random() * longestStopMs)
    for (const other of living) {
      if (world.isFrozen(other.machine)) continue
      if (world.chance(0.3)) void other.round()
      const gone = world.chance(0.3) ? world.pick(other.lease.gone()) : undefined
      if (gone !== undefined) for (const code of codes) void other.takeFrom(code, gone)
    }
    if (one.hasEntered && !world.isFrozen(one.machine)) void (world.pick(acts) ?? acts[0])?.(one)
  }

  for (let event = 0; event < eventsOfARun; event++) {
    await stir()
    for (let moves = Math.floor(random() * pace); moves >= 0; moves--) await world.step(faults)
  }

  const last = world.pick(living) ?? born()
  for (const { machine } of living) machine.isDead = machine !== last.machine
  last.machine.frozenUntilMs = 0
  const isLateFirst = world.chance(0.5)
  if (isLateFirst) await world.arriveLate()
  await world.quiet(last.machine)
  await takeOverAll(world, last)
  for (const code of codes) {
    if (!last.rooms.has(code)) witness.areGone(code, undefined)
    await world.finish(last.say(code))
    await world.finish(last.say(code, world.chance(0.5) ? 'finished' : 'locked'))
    await world.finish(last.rest(code))
    const failure = world.chance(0.5) ? await world.finish(last.playAgain(code, newGame())) : undefined
    if (failure && !(failure instanceof GameTaken)) witness.fail(`${code} cannot be played again: ${failure}`)
  }
  await world.arriveLate()
  for (const code of codes) await world.finish(last.say(code))
  last.machine.isDead = true
  // Another one comes, when everything that was still under way has arrived.
  const fresh = born()
  await takeOverAll(world, fresh)
  for (const code of codes) {
    const room = fresh.rooms.get(code)
    if (room) witness.left(room)
    else witness.areGone(code, undefined)
  }
  if (witness.violation) throw witness.violation
  const { acknowledgements: acknowledged, takenUp, afterTheEnd } = witness
  return { steps: world.steps, acknowledged, takenUp, afterTheEnd }
}

/** As a process does of which all others have died: it waits, takes what they have left, and is asked for everything. */
const takeOverAll = async (world: World, last: SimProcess) => {
  for (let looks = 0; looks < 12; looks++) {
    world.nowMs += 500
    await world.finish(last.round())
  }
  for (const gone of last.lease.gone()) {
    for (const code of codes) if (world.chance(0.5)) await world.finish(last.takeFrom(code, gone))
    if (world.chance(0.5)) await world.finish(last.bury(gone))
  }
  for (const gone of last.lease.gone()) for (const code of codes) await world.finish(last.takeFrom(code, gone))
  for (const code of codes) await world.finish(last.ask(code))
}
