import { setTimeout } from 'node:timers/promises'
import { keepPictures } from '../content/pictures.ts'
import { reportOfSeated } from '../reports/formerPlayer.ts'
import { keepReplays } from '../reports/replays.ts'
import type { MemberRecord } from './classRecords.ts'
import { everyRecord } from './everyRecord.ts'
import { ifReadable } from './shelf.ts'
import type { Shelves } from './shelves.ts'

/** What processes of older versions write, and this one does not want to keep. They may write while this goes through it. */

const mostGames = 1_000_000

/** Takes people out of recordings and reports who were removed from the game, or left it. */
export async function forgetRemoved(shelves: Shelves, pauseMs = 0): Promise<void> {
  const replays = keepReplays(shelves, keepPictures(shelves))
  for (const id of await shelves.replays.ids(mostGames)) {
    await ifReadable(replays.forgetRemoved(id))
    if (pauseMs > 0) await setTimeout(pauseMs)
  }
  for (const id of await shelves.reports.ids(mostGames)) await tellSeated(shelves, id)
}

const tellSeated = async ({ reports }: Pick<Shelves, 'reports'>, id: string): Promise<void> => {
  for (let isDone = false; !isDone; ) {
    const found = await ifReadable(reports.get(id))
    if (!found) return
    const { version, ...report } = found
    const told = reportOfSeated(report)
    isDone = !told || (await reports.replace(told, version))
  }
}

/** Of several rows for one pupil of a class one stays. */
export async function joinDoubles({ members }: Shelves): Promise<void> {
  const first = new Map<string, string>()
  for await (const row of everyRecord(members)) {
    const pupil = `${row.classId} ${row.userId}`
    const known = first.get(pupil)
    if (known === undefined || !(await joined(members, known, row))) first.set(pupil, row.id)
  }
}

const isOfPupil = (one: MemberRecord, other: MemberRecord): boolean =>
  one.classId === other.classId && one.userId === other.userId

/** The first row gets what only the other one knew. False if the first is gone. Either may have been moved to another class. */
const joined = async (members: Shelves['members'], first: string, row: MemberRecord): Promise<boolean> => {
  for (;;) {
    const [present, other] = await Promise.all([members.get(first), members.get(row.id)])
    if (!present || !isOfPupil(present, row)) return false
    if (!other || !isOfPupil(other, row)) return true
    const [{ version, ...kept }, { version: _, ...known }] = [present, other]
    if (!(await members.replace({ ...known, ...kept }, version))) continue
    await members.removeWhere({ id: row.id, classId: row.classId })
    return true
  }
}

const dueId = 'looksAgainAt'
const done = 0
const dayMs = 24 * 60 * 60 * 1000
/** Classes may be playing, and answers come first. */
const restMs = 20

/**
 * While a school is updated, its older processes go on until their turn comes, and write as they always did. So a day
 * after the update all is gone through once more.
 */
export const lookAgain = async (shelves: Shelves, now: number): Promise<void> => {
  const { meta } = shelves
  if (await meta.insert({ id: dueId, value: now + dayMs })) return
  const due = await meta.get(dueId)
  if (!due || due.value === done || now < due.value) return
  await forgetRemoved(shelves, restMs)
  await joinDoubles(shelves)
  await meta.replace({ id: dueId, value: done }, due.version)
}
