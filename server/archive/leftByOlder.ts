import { keepPictures } from '../content/pictures.ts'
import { reportOfSeated } from '../reports/formerPlayer.ts'
import { keepReplays } from '../reports/replays.ts'
import { everyRecord } from './everyRecord.ts'
import { type Doc, ifReadable } from './shelf.ts'
import type { Shelves } from './shelves.ts'

/** What processes of older versions write, and this one does not want to keep. They may write while this goes through it. */

const mostGames = 1_000_000

/** Takes people out of recordings and reports who were removed from the game, or left it. */
export async function forgetRemoved(shelves: Shelves): Promise<void> {
  const replays = keepReplays(shelves, keepPictures(shelves))
  for (const id of await shelves.replays.ids(mostGames)) await ifReadable(replays.forgetRemoved(id))
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

/** The first row gets what only the other one knew. False if the first is gone. */
const joined = async (members: Shelves['members'], first: string, { id }: Doc): Promise<boolean> => {
  for (;;) {
    const [present, other] = await Promise.all([members.get(first), members.get(id)])
    if (!present) return false
    if (!other) return true
    const [{ version, ...kept }, { version: _, ...row }] = [present, other]
    if (!(await members.replace({ ...row, ...kept }, version))) continue
    await members.remove(id)
    return true
  }
}

const dueId = 'looksAgainAt'
const done = 0
const dayMs = 24 * 60 * 60 * 1000

/**
 * While a school is updated, its older processes go on until their turn comes, and write as they always did. So a day
 * after the update all is gone through once more.
 */
export const lookAgain = async (shelves: Shelves, now: number): Promise<void> => {
  const { meta } = shelves
  if (await meta.insert({ id: dueId, value: now + dayMs })) return
  const due = await meta.get(dueId)
  if (!due || due.value === done || now < due.value) return
  await forgetRemoved(shelves)
  await joinDoubles(shelves)
  await meta.replace({ id: dueId, value: done }, due.version)
}
