import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionSet } from '../../rooms/shared/contract/questionSets.ts'
import { until } from '../rooms/roomHarness.ts'
import { openVisitor } from '../server/school.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { knock, sit } from './knocks.ts'

const tools = await findClusterTools()

describe.skipIf('unavailable' in tools)('while Redis is away', () => {
  let cluster: Cluster
  beforeAll(async () => {
    if ('unavailable' in tools) return
    cluster = await openCluster(tools, { size: 2 })
    const redis = new Redis(cluster.redis.port)
    while ((await redis.keys('*plays:whole')).length === 0) await new Promise((resolve) => setTimeout(resolve, 200))
    redis.disconnect()
  })
  afterAll(() => cluster?.close(), 30_000)

  it('a copy of what a class plays at another process teaches nobody its answers, and other questions stay open', async () => {
    const [first, second] = cluster.processes
    if (!first || !second) throw new Error('there are two')
    const [teacher, pupil] = [await cluster.register('teacher'), await cluster.register('student')]
    const set = (from: string) => ({
      title: 'Sums',
      subject: 'Math',
      questions: ['2', '3', '4', '5'].map((to) => ({
        question: `${from} + ${to}`,
        answers: ['a', 'b', 'c', 'd'],
        correct: 1,
      })),
    })
    const kept = async (who: typeof teacher, from: string) => {
      const { body } = await openVisitor(first.url).post('/api/question-sets', set(from), { cookie: who.cookie() })
      return (body as QuestionSet).id
    }
    const wish = { gameMode: 'classic', difficulty: 'easy' }
    const board = await sit(
      [first, second],
      await knock(second, teacher, 'create/game', { questionSetId: await kept(teacher, '1'), gameMode: 'classic' }),
    )
    for (const username of ['Ada', 'Ben', 'Cem']) {
      const seat = await knock(second, openVisitor(second.url), `joinById/${board.room.roomId}`, { username })
      await sit([first, second], seat)
    }
    board.room.send('start-game', {})
    await until('the first question', () => board.room.state.phase === 'question', 20_000)
    const [copy, other] = [await kept(pupil, '1'), await kept(pupil, '7')]
    const practise = (questionSetId: string) => knock(first, pupil, 'create/practice', { ...wish, questionSetId })
    expect(await practise(copy)).toMatchObject({ message: 'beingPlayed' })
    await cluster.redis.kill()
    expect(await practise(copy)).toMatchObject({ message: 'beingPlayed' })
    expect((await practise(other)).status).toBe(200)
  })
})
