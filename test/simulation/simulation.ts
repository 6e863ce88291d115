import { GameTaken } from '../../rooms/ports.ts'
import { seededRandom } from '../../rooms/shared/seededRandom.ts'
import { partsOver } from './realParts.ts'
import type { SimProcess } from './simProcess.ts'
import { codes, SimSchool } from './simSchool.ts'

const eventsOfARun = 300

interface Figures {
  steps: number
  acknowledged: number
  takenUp: number
  afterTheEnd: number
  keptAside: number
}

interface Stored {
  id: string
  gameId?: string
  kept?: { entries?: readonly { at: number }[] }
}

/** All records on a shelf of the store. */
const allOn = ({ world }: SimSchool, shelf: string): Stored[] =>
  world.store.perform({ op: 'find', shelf, where: [], sort: [], limit: 1_000_000 }) as Stored[]

const lookAside = (school: SimSchool) => {
  const running = new Set(allOn(school, 'runningGames').map(({ gameId }) => gameId))
  const damaged = allOn(school, 'damaged').flatMap(({ kept }) => kept?.entries?.map(({ at }) => at) ?? [])
  school.witness.areKept((gameId) => running.has(gameId), damaged)
}

/** Lives one school by a seed: it runs for a while, then all processes but one die, and at last that one, too. */
export const simulate = async (seed: number, build = partsOver): Promise<Figures> => {
  const school = new SimSchool(seededRandom(seed), build)
  const { world, witness, living } = school
  for (let event = 0; event < eventsOfARun; event++) await school.event()
  const last = world.pick(living) ?? school.born()
  for (const { machine } of living) machine.isDead = machine !== last.machine
  last.machine.frozenUntilMs = 0
  if (world.chance(0.5)) await world.arriveLate()
  await world.quiet(last.machine)
  await takeOverAll(school, last)
  for (const code of codes) await goOnAlone(school, last, code)
  await world.arriveLate()
  for (const code of codes) await world.finish(last.say(code))
  last.machine.isDead = true
  // A new process comes when everything that was still on its way has arrived.
  const fresh = school.born()
  await takeOverAll(school, fresh)
  for (const code of codes) {
    const room = fresh.rooms.get(code)
    if (room) witness.left(room)
    else witness.areGone(code, undefined)
  }
  lookAside(school)
  if (witness.violation) throw witness.violation
  const { acknowledgements: acknowledged, takenUp, afterTheEnd, keptAside } = witness
  return { steps: world.steps, acknowledged, takenUp, afterTheEnd, keptAside }
}

/** The only process left waits, takes what the others have left, and is asked for every game. */
const takeOverAll = async ({ world }: SimSchool, last: SimProcess) => {
  for (let looks = 0; looks < 12; looks++) {
    world.nowMs += 500
    await world.finish(last.round())
  }
  for (const gone of last.lease.gone()) {
    for (const code of codes) if (world.chance(0.5)) await world.finish(last.takeFrom(code, gone))
    if (world.chance(0.5)) await world.finish(last.forget(gone))
  }
  for (const gone of last.lease.gone()) for (const code of codes) await world.finish(last.takeFrom(code, gone))
  for (const code of codes) await world.finish(last.ask(code))
}

const goOnAlone = async (school: SimSchool, last: SimProcess, code: string) => {
  const { world, witness } = school
  if (!last.rooms.has(code)) witness.areGone(code, undefined)
  await world.finish(last.say(code))
  await world.finish(last.say(code, world.chance(0.5) ? 'finished' : 'locked'))
  await world.finish(last.markOver(code))
  const failure = world.chance(0.5) ? await world.finish(last.playAgain(code, school.newGame())) : undefined
  if (failure && !(failure instanceof GameTaken)) witness.fail(`${code} cannot be played again: ${failure}`)
}
