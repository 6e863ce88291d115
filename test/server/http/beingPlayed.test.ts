import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyOfQuestion } from '../../../rooms/classAhead.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { rightPlace } from '../../rooms/shared/questions/rightPlace.ts'
import { questionSet, runningGame } from '../records.ts'
import { openSchool, type School } from '../school.ts'

const schoolAddress = '192.0.2.7'
const questions = Array.from({ length: 6 }, (_, n) => ({
  question: `What is ${n}?`,
  answers: ['a', 'b', 'c', `${n}`],
  correct: 3,
}))

/** The questions that the class at the school's address will still be asked, and the accounts that play. */
let ahead: readonly number[]
let sitting: string[]
const beingPlayed = {
  askedAhead: async (address: string) =>
    new Set(address === schoolAddress ? ahead.flatMap((n) => questions[n] ?? []).map(keyOfQuestion) : []),
  playsSet: (_: string, { userId }: { userId: string }) => sitting.includes(userId),
}

let open: School
let coded: School
beforeAll(async () => {
  open = await openSchool({ beingPlayed })
  coded = await openSchool({ beingPlayed, rules: { teacherCode: 'staff-room' } })
  for (const school of [open, coded])
    await school.archive.questionSets.insert(
      questionSet({ id: 'ready', readyMade: true, createdBy: 'Slime School', ownerId: 'slime-school', questions }),
    )
})
beforeEach(() => {
  ahead = []
  sitting = []
})
afterAll(() => Promise.all([open.close(), coded.close()]))

const from = (address: string) => ({ 'x-forwarded-for': address })
const teacherOf = async (school: School) => {
  const teacher = school.visitor()
  const body = { username: `teacher_${Math.random()}`.slice(0, 18).replace('.', ''), password: 'slime-time' }
  const answer = await teacher.post('/api/auth/register', { ...body, role: 'teacher', teacherCode: 'staff-room' })
  return Object.assign(teacher, { id: (answer.body as { id: string }).id })
}
type Teacher = Awaited<ReturnType<typeof teacherOf>>

/** The questions whose answers are told, both in the list and in the set by itself. */
const told = async (teacher: Teacher, address = schoolAddress) => {
  const one = (await teacher.get('/api/question-sets/ready', from(address))).body as QuestionSet
  const list = (await teacher.get('/api/question-sets', from(address))).body as QuestionSet[]
  const listed = list.find(({ id }) => id === 'ready')
  expect(listed?.questions).toEqual(one.questions)
  return one.questions.flatMap((question, n) => (rightPlace(question) === undefined ? [] : [n]))
}
const copied = (teacher: Teacher, address = schoolAddress) =>
  teacher.post('/api/question-sets/ready/copy', {}, from(address))
const everything = [0, 1, 2, 3, 4, 5]

describe('while a class behind the same address has questions ahead', () => {
  test('their answers are not looked up there, those of the others are; elsewhere all of them are', async () => {
    const teacher = await teacherOf(open)
    ahead = [3, 4, 5]
    expect(await told(teacher)).toEqual([0, 1, 2])
    expect(await told(teacher, '198.51.100.1')).toEqual(everything)
    ahead = []
    expect(await told(teacher)).toEqual(everything)
  })

  test('a copy has the others and says how many it lacks; of too few there is none', async () => {
    const teacher = await teacherOf(open)
    ahead = [3, 4, 5]
    const copy = (await copied(teacher)).body as QuestionSet
    expect([copy.questions.map(({ question }) => question), copy.leftOut]).toEqual([
      ['What is 0?', 'What is 1?', 'What is 2?'],
      3,
    ])
    ahead = [2, 3, 4, 5]
    expect(await copied(teacher)).toMatchObject({ status: 409, body: { refusal: 'beingPlayed' } })
    const whole = (await copied(teacher, '198.51.100.1')).body as QuestionSet
    expect([whole.questions.length, whole.leftOut]).toEqual([6, undefined])
  })

  test('a teacher who has shown the code of the school sees all', async () => {
    const teacher = await teacherOf(coded)
    ahead = everything
    expect(await told(teacher)).toEqual(everything)
    expect(((await copied(teacher)).body as QuestionSet).questions).toHaveLength(6)
  })

  test('who sits in the game sees none, with or without a code', async () => {
    for (const school of [open, coded]) {
      const teacher = await teacherOf(school)
      sitting = [teacher.id]
      expect(await told(teacher, '198.51.100.1')).toEqual([])
      expect(await copied(teacher, '198.51.100.1')).toMatchObject({ status: 409, body: { refusal: 'beingPlayed' } })
    }
  })
})

test('an empty lobby hides and shuts nothing, whoever has opened it', async () => {
  const teacher = await teacherOf(open)
  await open.archive.runningGames.insert(runningGame({ id: 'LOBBY2', questionSetId: 'ready' }))
  expect(await told(teacher)).toEqual(everything)
  expect((await copied(teacher)).status).toBe(201)
})
