import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { roomPorts } from '../../../server/ports/roomPorts.ts'
import { aPlan } from '../../rooms/shared/match/matchBuilders.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const image = drawnPicture('a picture')
const shown = (address: string) => fetch(school.url + address).then(({ status }) => status)

test('a picture stays for the games that show it, one after the other under the same code, and for their recordings', async () => {
  const author = await school.newcomer('teacher')
  const questions = [{ question: 'What?', answers: ['a', 'b', 'c', 'd'], correct: 0, image }]
  const written = { title: 'Pictures', subject: 'Other', questions }
  const set = (await author.post('/api/question-sets', written)).body as QuestionSet
  const address = set.questions[0]?.image ?? ''
  const { journal } = roomPorts(school.services, '')
  const found = await school.services.questionSets.withAnswers(set.id, author.user)
  const plan: MatchPlan = { ...aPlan(), code: 'AAAAAA', questionSetId: set.id, questions: found?.questions ?? [] }
  expect(plan.questions[0]?.image).toBe(address)

  const first = await journal.open(plan)
  if (!first) throw new Error('the code is taken')
  await author.delete(`/api/question-sets/${set.id}`)
  expect(await shown(address)).toBe(200)
  const second = await journal.succeed(first, { ...plan, gameId: 'second', round: 2 }, [])
  const third = await journal.succeed(second.claim, { ...plan, gameId: 'third', round: 3 }, [])
  expect(await shown(address)).toBe(200)
  expect(await school.archive.pictureUses.count()).toBe(1)
  await school.services.replays.keep('report', author.user.id, { plan, entries: [], hashes: [] })
  await journal.close(third.claim)
  expect(await shown(address)).toBe(200)
  await school.services.replays.drop('report')
  expect(await shown(address)).toBe(404)
  expect(await school.archive.pictures.count()).toBe(0)
})
