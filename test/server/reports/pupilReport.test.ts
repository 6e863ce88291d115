import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeatReward } from '../../../rooms/ports.ts'
import { type PupilReport, pupilGamesLimit } from '../../../rooms/shared/contract/reports.ts'
import { resultsPort } from '../../../server/ports/resultsPort.ts'
import { gameRecord } from '../gameRecord.ts'
import { report } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const seat: SeatReward = {
  currency: 10,
  place: 1,
  won: false,
  answered: 2,
  correctCount: 1,
  bestStreak: 1,
  played: true,
  opponents: 0,
}

type Somebody = Awaited<ReturnType<School['newcomer']>>['user']

/** Records a game that was held for this pupil a while ago, as a room does. */
const held = async (host: Somebody, pupil: Somebody, finishedAt: number): Promise<string> => {
  const { report: played, replay } = gameRecord(host, pupil)
  const rewards = [{ userId: pupil.id, ...seat }]
  await resultsPort(school.services).record({ report: { ...played, finishedAt }, replay, rewards, guests: [] })
  return played.id
}

test('however much a teacher has held since, the games of a pupil are all there, and none of another teacher', async () => {
  const [host, other] = [await school.newcomer('teacher'), await school.newcomer('teacher')]
  const pupil = await school.newcomer()
  const first = await held(host.user, pupil.user, 1_000)
  await held(other.user, pupil.user, 2_000)
  const second = await held(host.user, pupil.user, 3_000)
  const ofOthers = Array.from({ length: pupilGamesLimit + 5 }, (_, n) =>
    report({ hostUserId: host.user.id, finishedAt: 10_000 + n }),
  )
  await school.archive.reports.insertMany(ofOthers)
  const latest = await held(host.user, pupil.user, 50_000)
  const { games } = (await host.get(`/api/reports/pupils/${pupil.user.id}`)).body as PupilReport
  expect(games.map(({ id }) => id)).toEqual([latest, second, first])
})

test('of a pupil who has played without end the newest are told, and so many', async () => {
  const host = await school.newcomer('teacher')
  const pupil = await school.newcomer()
  const all: string[] = []
  for (let n = 0; n < pupilGamesLimit + 3; n++) all.push(await held(host.user, pupil.user, 1_000 + n))
  const { games } = (await host.get(`/api/reports/pupils/${pupil.user.id}`)).body as PupilReport
  expect(games.map(({ id }) => id)).toEqual(all.toReversed().slice(0, pupilGamesLimit))
})
