import { findReadable } from '../archive/readable.ts'
import type { AccountRecord, ReportRecord } from '../archive/records.ts'
import { type Doc, ifReadable, type Kept, type Query, type Shelf } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { withChanges } from '../reports/formerPlayer.ts'
import type { IsShut } from '../reports/pupilReport.ts'
import { firstReportOf, reportsSince } from '../reports/reportsByTime.ts'
import type { Accounts } from './accounts.ts'

type Needs = { shelves: Shelves; accounts: Accounts; now: () => number }

const pageSize = 20

/** Those that can be read, in the order of a field that is different in each of these records. */
async function* pages<T extends Doc>(
  shelf: Shelf<T>,
  where: Query<T>['where'] & object,
  by: keyof T & string = 'id',
): AsyncGenerator<Kept<T>> {
  let after: unknown
  for (;;) {
    const rest = after === undefined ? where : { ...where, [by]: { gt: after } }
    const page = await findReadable(shelf, { where: rest, sort: [[by, 'asc']], limit: pageSize })
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last[by]
  }
}

const own = ({ version: _, ...record }: { version?: number }): unknown => record

/** If the reader is playing these questions now, the game's answers are left out until they are done. */
const waiting = ({ title, gameMode, finishedAt }: ReportRecord) => ({
  title,
  gameMode,
  finishedAt,
  isBeingPlayed: true,
})

/** What they did in all games, without the other players. */
async function* gamesPlayed(reports: Shelves['reports'], id: string, since: number, isShut: IsShut) {
  const told = new Set<string>()
  for await (const report of reportsSince(reports, since)) {
    const { title, gameMode, finishedAt, questions, players } = report
    const mine = players.find(({ userId }) => userId === id)
    if (!mine || told.has(report.id)) continue
    told.add(report.id)
    if (await isShut(report.questionSetId)) yield waiting(report)
    else
      yield {
        title,
        gameMode,
        finishedAt,
        questions: questions.map(({ question }) => question),
        ...withChanges(mine, ({ other: _, ...change }) => change),
      }
  }
}

async function* gamesHosted(reports: Shelves['reports'], hostUserId: string, isShut: IsShut) {
  for await (const report of pages(reports, { hostUserId }))
    yield (await isShut(report.questionSetId)) ? waiting(report) : report
}

/** Each picture once, under the id that questions name it by. */
async function* uploaded({ pictures, pictureUses }: Shelves, ownerId: string) {
  const told = new Set<string>()
  for await (const { pictureId } of pages(pictureUses, { ownerId })) {
    const picture = told.has(pictureId) ? undefined : await ifReadable(pictures.get(pictureId))
    told.add(pictureId)
    if (picture) yield picture
  }
}

/** The account's passes without their secrets: the kind, when each was made, and how many misses its pictures had. */
async function* cardsOf(passes: Shelves['passes'], userId: string) {
  for await (const { kind, madeAt, misses } of pages(passes, { userId })) yield { kind, madeAt, misses }
}

/** All data about an account as text of one JSON object, in pieces, without secrets. `isShut`: sets they are playing now. */
export const ownDataOf = ({ shelves, accounts, now }: Needs) => {
  const sections = (
    account: AccountRecord,
    isShut: IsShut,
    id = account.id,
  ): Record<string, AsyncIterable<object>> => ({
    questionSets: pages(shelves.questionSets, { ownerId: id }),
    pictures: uploaded(shelves, id),
    maps: pages(shelves.maps, { ownerId: id }),
    mapsHandedIn: pages(shelves.classMaps, { ownerId: id }),
    everyChangeOfCoinsAndSlimes: pages(shelves.ledger, { playerId: id }, 'seq'),
    practiceRuns: pages(shelves.practiceRuns, { userId: id }),
    achievements: pages(shelves.unlocked, { userId: id }),
    // The only place where a pupil reads what their teacher calls them.
    classes: pages(shelves.members, { userId: id }),
    cards: cardsOf(shelves.passes, id),
    classesTaught: pages(shelves.classTeachers, { userId: id }),
    classInvitations: pages(shelves.classInvites, { userId: id }),
    classesAskedFor: pages(shelves.classKnocks, { userId: id }),
    gamesHosted: gamesHosted(shelves.reports, id, isShut),
    gamesPlayed: gamesPlayed(shelves.reports, id, firstReportOf(account, now()), isShut),
  })

  return async function* (asking: AccountRecord, isShut: IsShut): AsyncGenerator<string> {
    const { id, username, role, createdAt } = asking
    const devices = (await accounts.sessions.devicesOf(id, undefined)).map(({ name, since, lastSeen }) => ({
      name,
      since,
      lastSeen,
    }))
    const profile = await ifReadable(shelves.profiles.get(id))
    const known = { account: { id, username, role, createdAt }, devices, holdings: profile?.holdings ?? null }
    yield JSON.stringify(known).slice(0, -1)
    for (const [name, records] of Object.entries(sections(asking, isShut))) {
      yield `,${JSON.stringify(name)}:[`
      let between = ''
      for await (const record of records) {
        yield between + JSON.stringify(own(record))
        between = ','
      }
      yield ']'
    }
    yield '}'
  }
}
