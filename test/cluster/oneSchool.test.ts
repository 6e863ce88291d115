import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisitor, usualPassword } from '../server/school.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { isReady, misses } from './readiness.ts'

const tools = await findClusterTools()
if ('unavailable' in tools) process.stderr.write(`Several processes are not tested here: ${tools.unavailable}\n`)

describe.skipIf('unavailable' in tools)('three processes on one database and one Redis', () => {
  let cluster: Cluster

  beforeAll(async () => {
    if (!('unavailable' in tools)) cluster = await openCluster(tools)
  })
  afterAll(() => cluster?.close(), 30_000)

  /** Asks each process with the cookies of the same browser. */
  const onEach = (cookie: string) =>
    Promise.all(
      cluster.processes.map(async ({ url }) => (await openVisitor(url).get('/api/auth/me', { cookie })).status),
    )

  it('know whoever has signed in at one of them, and nobody who has signed out', async () => {
    const [, second] = cluster.processes
    const pupil = await cluster.register('student')
    const cookie = pupil.cookie()
    expect(await onEach(cookie)).toEqual([200, 200, 200])
    const there = openVisitor(second?.url ?? '')
    expect((await there.post('/api/auth/logout', {}, { cookie })).status).toBe(204)
    expect(await onEach(cookie)).toEqual([401, 401, 401])
  })

  it('count wrong passwords together', async () => {
    const { username } = await cluster.register('student')
    const guesses = cluster.processes.flatMap(({ url }) =>
      Array.from(
        { length: 8 },
        (_, guess) => () =>
          openVisitor(url).post('/api/auth/login', { username, password: `${usualPassword}-${guess}` }),
      ),
    )
    const statuses: number[] = []
    for (const guess of guesses) statuses.push((await guess()).status)
    const wrong = statuses.filter((status) => status === 401).length
    // All processes together allow as many as one alone.
    expect(wrong).toBe(10)
    expect(statuses.slice(wrong)).toEqual(Array.from({ length: guesses.length - wrong }, () => 429))
  })

  it('say by name which engine is away, and are ready again when it is back', async () => {
    const [first] = cluster.processes
    if (!first) throw new Error('no process')
    await cluster.redis.kill()
    await misses(first, /Redis/)
    await cluster.redis.start()
    await isReady(first)
    cluster.database.freeze()
    await misses(first, /records/)
    cluster.database.thaw()
    await isReady(first)
  })
})
