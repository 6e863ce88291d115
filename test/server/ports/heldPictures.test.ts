import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { roomPorts } from '../../../server/ports/roomPorts.ts'
import { aPlan } from '../../rooms/shared/match/matchBuilders.ts'
import { drawnPicture } from '../drawnPictures.ts'
import { openSchool, type School } from '../school.ts'

let school: School
let laterMs = 0
beforeAll(async () => {
  school = await openSchool({ now: () => Date.now() + laterMs })
})
afterAll(() => school.close())

const image = drawnPicture('a picture')
const hourMs = 60 * 60 * 1000
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

test('a picture of a game that was set aside, or of which a crash left no more than that, goes an hour later; what is still shown stays', async () => {
  const { services } = school
  const author = await school.newcomer('teacher')
  const setWith = async (name: string) => {
    const questions = [{ question: 'What?', answers: ['a', 'b', 'c', 'd'], correct: 0, image: drawnPicture(name) }]
    const set = (await author.post('/api/question-sets', { title: name, subject: 'Other', questions }))
      .body as QuestionSet
    return { set, address: set.questions[0]?.image ?? '' }
  }
  const { journal } = roomPorts(services, '')
  const openedWith = async (code: string) => {
    const { set, address } = await setWith(code)
    const found = await services.questionSets.withAnswers(set.id, author.user)
    const claim = await journal.open({ ...aPlan(), code, gameId: code, questions: found?.questions ?? [] })
    if (!claim) throw new Error('the code is taken')
    await author.delete(`/api/question-sets/${set.id}`)
    return { claim, address }
  }
  const kept = await setWith('kept')
  const [running, aside, cut, recorded] = [
    await openedWith('BBBBBB'),
    await openedWith('CCCCCC'),
    await openedWith('DDDDDD'),
    await openedWith('EEEEEE'),
  ]
  await services.replays.keep('lesson', author.user.id, {
    plan: { ...aPlan(), questions: [{ question: 'What?', answers: ['a', 'b'], correct: 0, image: recorded.address }] },
    entries: [],
    hashes: [],
  })
  await journal.close(recorded.claim)
  await journal.setAside(aside.claim, 'it could not be opened')
  await school.archive.runningGames.removeWhere({ gameId: cut.claim.gameId })
  const seen = () => Promise.all([kept, running, recorded, aside, cut].map(({ address }) => shown(address)))
  await services.sweep()
  expect(await seen()).toEqual([200, 200, 200, 200, 200])
  laterMs = 2 * hourMs
  await services.sweep()
  expect(await seen()).toEqual([200, 200, 200, 404, 404])
  await journal.close(running.claim)
  await services.replays.drop('lesson')
})
