import { claimsOf } from '../accounts/accountNames.ts'
import { keepPictures } from '../content/pictures.ts'
import { withFirstIds } from '../content/questionIds.ts'
import { everyRecord } from './everyRecord.ts'
import { forgetRemoved, joinDoubles } from './leftByOlder.ts'
import { oneOfMany } from './oneOfMany.ts'
import type { GamePlanRecord, RunningGameRecord, ShareRecord } from './records.ts'
import { ifReadable, type Kept } from './shelf.ts'
import type { Shelves } from './shelves.ts'

/**
 * A change to the shape of records, for archives of older versions. Migrations run at the start, in order, until each
 * has succeeded once. A start can be killed half-way, or be taken for dead, so each must be harmless when run again.
 */
export type Migration = { to: number; what: string; run(shelves: Shelves): Promise<void> }

/** Only append: `to` counts up. Tables, columns and indexes follow the shelf plans and need nothing here. */
const migrations: readonly Migration[] = [
  {
    to: 1,
    what: 'Maps stay where everybody plays on them. Question sets become their owners’ own: nobody had asked them.',
    run: shareDrawnMaps,
  },
  {
    to: 2,
    what: 'Every account claims its name and what looks like it',
    run: claimNames,
  },
  {
    to: 3,
    what: 'Uploaded pictures lie beside the sets that show them, each once',
    run: takePicturesOut,
  },
  // Number 4 has become a part of 5.
  {
    to: 5,
    what: 'Running games say whose they are, and which questions they ask; their plans lie beside them',
    run: takePlansOut,
  },
  {
    to: 6,
    what: 'Every account claims its name once more: more letters are known to look alike',
    run: claimNames,
  },
  {
    to: 7,
    what: 'Journals of running games are called by their games: an older version would find them empty',
    run: async () => {},
  },
  {
    to: 8,
    what: 'Every question of a set has an id',
    run: nameQuestions,
  },
  {
    to: 9,
    what: 'Recordings and reports name nobody who was removed from the game, or left it',
    run: forgetRemoved,
  },
  {
    to: 10,
    what: 'A pupil is in a class once',
    run: joinDoubles,
  },
]

const mostGames = 1_000_000

async function shareDrawnMaps({ maps, accounts, shares }: Shelves): Promise<void> {
  for await (const { id, gameMode, ownerId, createdAt, isDefault } of everyRecord(maps)) {
    if (isDefault) continue
    const owner = await ifReadable(accounts.get(ownerId))
    const share: ShareRecord = {
      id,
      kind: 'map',
      topic: gameMode,
      ownerId,
      ownerRole: owner?.role ?? 'student',
      sharing: 'everyone',
      stoppedBy: '',
      isStopped: false,
      isFlagged: false,
      flags: [],
      settledAt: 0,
      sharedAt: createdAt,
    }
    await shares.insert(share)
  }
}

async function claimNames({ accounts, names }: Shelves): Promise<void> {
  for await (const { id, username, createdAt } of everyRecord(accounts)) {
    await names.insertMany(claimsOf(username, id, createdAt))
  }
}

async function takePicturesOut(shelves: Shelves): Promise<void> {
  const pictures = keepPictures(shelves)
  for await (const { version, ...set } of everyRecord(shelves.questionSets)) {
    if (!set.questions.some(({ image }) => image?.startsWith('data:'))) continue
    const referring = await pictures.refer(set.questions)
    if ('refused' in referring) continue
    await pictures.hold({ holderId: set.id, ownerId: set.ownerId }, referring.ids, referring.fresh)
    await shelves.questionSets.replace({ ...set, questions: referring.questions }, version)
  }
}

async function nameQuestions({ questionSets }: Shelves): Promise<void> {
  for await (const { version, ...set } of everyRecord(questionSets)) {
    if (set.questions.every(({ id }) => id !== undefined)) continue
    await questionSets.replace({ ...set, questions: withFirstIds(set.id, set.questions) }, version)
  }
}

/** The shape of the record while it still held its plan. */
type GameWithPlan = Kept<RunningGameRecord> & Partial<Pick<GamePlanRecord, 'plan'>>

/** A game that cannot be read is skipped here: a process that tries to open it sets it aside. */
async function takePlansOut({ runningGames, gamePlans }: Shelves): Promise<void> {
  for (const id of await runningGames.ids(mostGames)) {
    const game: GameWithPlan | undefined = await ifReadable(runningGames.get(id))
    if (!game?.plan) continue
    const { version, plan, heldBy = '', ...record } = game
    const { gameId, round, drawn } = plan
    await gamePlans.insert({ id: gameId, plan })
    const told = { gameId, ...(round && { round }), questionsId: drawn?.of ?? '', heldBy, isOver: false }
    await runningGames.replace({ ...record, ...told }, version)
  }
}

export const shapeRecordId = 'shapeOfRecords'

/** The newest shape of records that this version knows. */
export const newestShape = migrations.at(-1)?.to ?? 0

const claimId = 'bringingUpToDate'

type Listening = {
  onWait?: () => void
  /** Called before each step over records that an older version has left. */
  onStep?: (what: string) => void
}

/** If several processes start at once, one runs the migrations and the others wait. */
export const bringUpToDate = async (
  shelves: Shelves,
  steps: readonly Migration[] = migrations,
  { onWait, onStep }: Listening = {},
): Promise<void> => {
  const { meta } = shelves
  const newest = steps.at(-1)?.to ?? 0
  const isNew = await meta.insert({ id: shapeRecordId, value: 0 })
  const reached = async () => (await meta.get(shapeRecordId))?.value ?? 0
  const isDone = async () => {
    const now = await reached()
    if (now > newest)
      throw new Error(
        `This archive was written by a newer version (${now}, this one knows ${newest}). Start that one, or restore a backup from before it where nothing is yet.`,
      )
    return now === newest
  }
  const run = async (isOurs: () => boolean) => {
    const from = await reached()
    for (const step of steps) {
      if (step.to <= from) continue
      if (!isNew) onStep?.(step.what)
      await step.run(shelves)
      if (!isOurs()) return
      const before = await meta.get(shapeRecordId)
      if (before && before.value < step.to) await meta.replace({ id: shapeRecordId, value: step.to }, before.version)
    }
  }
  await oneOfMany({ meta, id: claimId, isDone, run, onWait })
}
