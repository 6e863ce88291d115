import type { Log } from '../log.ts'
import type { Engine } from './engine.ts'
import { bringUpToDate } from './migrations.ts'
import type { Doc } from './shelf.ts'
import { type Perform, shelfOf } from './shelfCall.ts'
import { type PlanOf, type Shelves, shelfPlans } from './shelves.ts'
import { openSqliteArchive } from './sqlite/sqliteArchive.ts'
import { findTrouble, type Trouble, watchedEntryLog } from './trouble.ts'

export type Archive = Shelves &
  Pick<Engine, 'entryLog' | 'close'> & {
    engine: Engine['name']
    /** How many running games could not save their last write. */
    gamesBehind(): number
    /** The name of this process for others that write here, too; undefined if no other process can. */
    writer: Engine['writer']
    /** Why nothing can be saved at the moment. */
    findTrouble(): Promise<Trouble | undefined>
  }

/**
 * `writer`: the name of this process among those that write to the same MongoDB. `beside`: for reading patiently in
 * files that a running server has open.
 */
export type ArchivePlace =
  | { mongoUri: string; writer?: string; beside?: boolean }
  | { dataDir: string; beside?: boolean }

/**
 * Opens the archive. When this resolves, tables, indexes and migrations are done. `noteWritten` is told how long it took
 * to write entries of a game.
 */
export const openArchive = async (
  place: ArchivePlace,
  log?: Pick<Log, 'error' | 'info'>,
  noteWritten?: (seconds: number) => void,
): Promise<Archive> => {
  const plans = Object.values(shelfPlans)
  const engine =
    'mongoUri' in place
      ? await (await import('./mongo/mongoArchive.ts')).openMongoArchive(place.mongoUri, plans, place.writer)
      : openSqliteArchive(place.dataDir, plans, place.beside === true, {
          onDeath: (err) => log?.error({ err }, 'the thread of the archive has died; another takes its place'),
          onLostPower: () =>
            log?.error({}, 'the machine lost its power: of running games the last second before that may be missing'),
        })
  const { entryLog, failure, gamesBehind } = watchedEntryLog(engine.entryLog, noteWritten)
  const patient = shelvesOver(engine.performPatiently)
  const archive: Archive = {
    engine: engine.name,
    writer: engine.writer,
    entryLog,
    gamesBehind,
    findTrouble: () => findTrouble(engine.tryWriting, failure),
    close: engine.close,
    ...(place.beside ? patient : shelvesOver(engine.perform)),
  }
  try {
    const onWait = () => log?.info({}, 'another process brings the records up to date: waiting')
    const onStep = (what: string) => log?.info({ what }, 'the records are brought up to date: this may take minutes')
    await bringUpToDate(patient, undefined, { onWait, onStep })
  } catch (error) {
    await engine.close()
    throw error
  }
  return archive
}

const shelvesOver = (perform: Perform): Shelves => {
  const open = <T extends Doc>(plan: PlanOf<T>) => shelfOf<T>(plan, perform)
  return {
    meta: open(shelfPlans.meta),
    secrets: open(shelfPlans.secrets),
    accounts: open(shelfPlans.accounts),
    names: open(shelfPlans.names),
    sessions: open(shelfPlans.sessions),
    classes: open(shelfPlans.classes),
    classTeachers: open(shelfPlans.classTeachers),
    classInvites: open(shelfPlans.classInvites),
    classKnocks: open(shelfPlans.classKnocks),
    classDoors: open(shelfPlans.classDoors),
    classMaps: open(shelfPlans.classMaps),
    mapVotes: open(shelfPlans.mapVotes),
    members: open(shelfPlans.members),
    passes: open(shelfPlans.passes),
    acts: open(shelfPlans.acts),
    departures: open(shelfPlans.departures),
    questionSets: open(shelfPlans.questionSets),
    maps: open(shelfPlans.maps),
    shares: open(shelfPlans.shares),
    pictures: open(shelfPlans.pictures),
    pictureUses: open(shelfPlans.pictureUses),
    storage: open(shelfPlans.storage),
    playedQuestions: open(shelfPlans.playedQuestions),
    ledger: open(shelfPlans.ledger),
    profiles: open(shelfPlans.profiles),
    reports: open(shelfPlans.reports),
    classReports: open(shelfPlans.classReports),
    replays: open(shelfPlans.replays),
    practiceRuns: open(shelfPlans.practiceRuns),
    unlocked: open(shelfPlans.unlocked),
    guestEarnings: open(shelfPlans.guestEarnings),
    runningGames: open(shelfPlans.runningGames),
    gamePlans: open(shelfPlans.gamePlans),
    processes: open(shelfPlans.processes),
  }
}
