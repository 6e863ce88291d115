import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawUpGame } from '../../rooms/drawnPlans.ts'
import type { Account } from '../../rooms/ports.ts'
import { createGame } from '../../rooms/shared/contract/game.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { type Harness, openHarness, questions } from './roomHarness.ts'
import { answersOf } from './shared/questions/rightPlace.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ questions: questions(20) })
})
afterAll(() => harness.close())

const teacher: Account = { id: 't1', username: 'MrsHill', role: 'teacher', selectedSlime: 'mint' }
const wish = createGame.parse({
  questionSetId: 'sums',
  gameMode: 'gold-quest',
  settings: { shuffleQuestions: true, shuffleAnswers: true },
})

async function planWith(over: Partial<Harness['ports']>): Promise<MatchPlan> {
  const plan = await drawUpGame({ ...harness.ports, ...over }, teacher, wish, { device: null, address: '' })
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}
const order = ({ questions }: MatchPlan) => questions.map((question) => [question.question, ...answersOf(question)])

it('the order that everybody sees says nothing of the chance that nobody shall foresee: neither follows from the other', async () => {
  const halves = () => 0.5
  const one = await planWith({ random: halves, secret: () => 'the-first-secret-of-the-system' })
  const other = await planWith({ random: halves, secret: () => 'the-second-secret-of-the-system' })
  expect(order(one)).toEqual(order(other))
  expect([one.seed, other.seed]).toEqual(['the-first-secret-of-the-system', 'the-second-secret-of-the-system'])
  const shuffled = await planWith({ random: () => 0.1, secret: () => 'the-first-secret-of-the-system' })
  expect(order(shuffled)).not.toEqual(order(one))
})

it('every game has a secret of its own, and none of them a number that can be tried out', async () => {
  const plans = await Promise.all(Array.from({ length: 20 }, () => planWith({})))
  expect(new Set(plans.map(({ seed }) => seed)).size).toBe(20)
  for (const { seed, gameId } of plans) {
    expect(typeof seed).toBe('string')
    expect(seed).not.toBe(gameId)
  }
})

it('a game for a class is drawn up for its teachers only, and its pupils keep the names of their cards', async () => {
  const forClass = createGame.parse({ ...wish, classId: '6b', settings: { nicknames: 'generated' } })
  const drawUp = (account: Account) => drawUpGame(harness.ports, account, forClass, { device: null, address: '' })
  expect(await drawUp(teacher)).toBe('classNotFound')
  expect(await drawUp({ ...teacher, classIds: ['7a'] })).toBe('classNotFound')
  expect(await drawUp({ ...teacher, role: 'student', classIds: ['6b'] })).toBe('classNotFound')
  expect(await drawUp({ ...teacher, classIds: ['7a', '6b'] })).toMatchObject({
    classId: '6b',
    settings: { nicknames: 'free' },
  })
})
