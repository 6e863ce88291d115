import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostOpenRooms } from '../../rooms/openRooms.ts'
import type { HostedGame } from '../../rooms/shared/contract/hostedGames.ts'
import type { ReportSummary } from '../../rooms/shared/contract/reports.ts'
import type { Product } from '../product/runningProduct.ts'
import { until } from '../rooms/roomHarness.ts'
import { openVisitor } from '../server/school.ts'
import { type Cluster, findClusterTools, openCluster } from './cluster.ts'
import { knock, sit } from './knocks.ts'
import { isReady, misses } from './readiness.ts'

const tools = await findClusterTools()
if ('unavailable' in tools) process.stderr.write(`Several processes are not tested here: ${tools.unavailable}\n`)

const questionSetId = 'set-geography-capitals'
const otherSetId = 'set-english-parts-of-speech'
const game = { questionSetId, gameMode: 'classic' }
const practice = { questionSetId, gameMode: 'classic', difficulty: 'easy' }

describe.skipIf('unavailable' in tools)('processes agree', () => {
  let cluster: Cluster
  let all: readonly [Product, Product, Product]

  beforeAll(async () => {
    if ('unavailable' in tools) return
    cluster = await openCluster(tools)
    const [first, second, third] = cluster.processes
    if (first && second && third) all = [first, second, third]
    // Until every process has told a fresh Redis who plays, a set that is in play elsewhere is shut.
    const redis = new Redis(cluster.redis.port)
    while ((await redis.keys('*plays:whole')).length === 0) await new Promise((resolve) => setTimeout(resolve, 200))
    redis.disconnect()
  })
  afterAll(() => cluster?.close(), 30_000)

  /** Asks a process that does not have the game. */
  const end = async (host: { id: string; cookie(): string }, code: string) => {
    const path = `/api/player/${host.id}/games/${code}`
    const { status } = await openVisitor(all[2].url).send('DELETE', path, undefined, { cookie: host.cookie() })
    expect(status).toBe(204)
  }
  const seated = async (...knocked: Parameters<typeof knock>) => sit(all, await knock(...knocked))

  it('on who plays a set: nobody learns its answers at another process, before, after or at the same time', async () => {
    const [first, second, third] = all
    const [teacher, pupil] = [await cluster.register('teacher'), await cluster.register('student')]
    const own = await seated(first, pupil, 'create/practice', practice)
    const board = await seated(second, teacher, 'create/game', game)
    await seated(third, pupil, `joinById/${board.room.roomId}`)
    expect((await until('the practice to end', () => own.left))?.reason).toBe('elsewhere')
    for (const process of all) {
      expect(await knock(process, pupil, 'create/practice', practice)).toMatchObject({ message: 'beingPlayed' })
      expect(await knock(process, pupil, 'create/game', game)).toMatchObject({ message: 'beingPlayed' })
    }
    await end(teacher, board.room.roomId)
    expect((await knock(first, pupil, 'create/practice', practice)).status).toBe(200)
  })

  it('on who plays a set, also where they sit down at two processes at once', async () => {
    const [first, second] = all
    const [one, other] = [await cluster.register('teacher'), await cluster.register('teacher')]
    const pupil = await cluster.register('student')
    const boards = [await seated(first, one, 'create/game', game), await seated(second, other, 'create/game', game)]
    const knocked = await Promise.all(
      boards.map(({ room }, index) => knock(all[index] ?? first, pupil, `joinById/${room.roomId}`)),
    )
    expect(knocked.map(({ status }) => status)).toEqual([200, 200])
    const seats = await Promise.allSettled(knocked.map((answer) => sit(all, answer)))
    const staying = () => seats.filter((seat) => seat.status === 'fulfilled' && !seat.value.left)
    await until('one of the two to go', () => staying().length < 2)
    for (const process of all) await knock(process, pupil, 'create/practice', practice)
    expect(staying()).toHaveLength(1)
    await end(one, boards[0]?.room.roomId ?? '')
    await end(other, boards[1]?.room.roomId ?? '')
  })

  it('on what a class has still to be asked: nobody behind its address learns it at another process', async () => {
    const [first, second, third] = all
    const [teacher, pupil] = [await cluster.register('teacher'), await cluster.register('student')]
    const board = await seated(first, teacher, 'create/game', game)
    const code = board.room.roomId
    const seats = [first, second, third].map((process, n) =>
      seated(process, openVisitor(process.url), `joinById/${code}`, { username: `Guest ${n}` }),
    )
    await Promise.all(seats)
    await until('the class', () => board.room.state.playerCount === 3)
    for (const process of all) expect((await knock(process, pupil, 'create/practice', practice)).status).toBe(200)
    board.room.send('start-game', {})
    await until('the first question', () => board.room.state.phase === 'question', 20_000)
    for (const process of all) {
      expect(await knock(process, pupil, 'create/practice', practice)).toMatchObject({ message: 'beingPlayed' })
      const { body } = await openVisitor(process.url).get(`/api/question-sets/${questionSetId}`, {
        cookie: (await cluster.register('teacher')).cookie(),
      })
      const { questions } = body as { questions: { correct?: number }[] }
      expect(questions.filter(({ correct }) => correct !== undefined)).toEqual([])
    }
    await end(teacher, code)
    for (const process of all) expect((await knock(process, pupil, 'create/practice', practice)).status).toBe(200)
  })

  it('on what an older report tells those who play its set just now', async () => {
    const [first, second, third] = all
    const [author, other] = [await cluster.register('teacher'), await cluster.register('teacher')]
    const own = await seated(first, author, 'create/game', game)
    const guest = await seated(first, openVisitor(first.url), `joinById/${own.room.roomId}`, { username: 'Guest' })
    await until('the guest', () => own.room.state.playerCount === 1)
    own.room.send('start-game', {})
    await until('the first question', () => own.room.state.phase === 'question', 20_000)
    guest.room.send('submit-answer', { answer: 0, questionNumber: 1 })
    await until('the answer', () => own.room.state.phase === 'reveal')
    own.room.send('end-game', {})
    await until('the end', () => own.room.state.phase === 'finished')
    const ask = (path: string) => openVisitor(third.url).get(path, { cookie: author.cookie() })
    let id = ''
    await until(
      'the report',
      () => id,
      10_000,
      async () => {
        id = ((await ask('/api/reports')).body as ReportSummary[])[0]?.id ?? ''
      },
    )
    expect((await ask(`/api/reports/${id}`)).status).toBe(200)
    const board = await seated(second, other, 'create/game', game)
    await seated(first, author, `joinById/${board.room.roomId}`)
    expect((await ask(`/api/reports/${id}`)).body).toMatchObject({ refusal: 'beingPlayed' })
    await end(other, board.room.roomId)
    expect((await ask(`/api/reports/${id}`)).status).toBe(200)
  })

  it('on where a pupil sits: any of them names the game, to nobody else, until it is over', async () => {
    const [first, second, third] = all
    const [teacher, pupil, other] = [
      await cluster.register('teacher'),
      await cluster.register('student'),
      await cluster.register('student'),
    ]
    const board = await seated(second, teacher, 'create/game', game)
    const code = board.room.roomId
    await seated(third, pupil, `joinById/${code}`)
    const seatsOf = async (who: { id: string; cookie(): string }) => {
      const path = `/api/player/${who.id}/seats`
      const asked = all.map(({ url }) => openVisitor(url).get(path, { cookie: who.cookie() }))
      return (await Promise.all(asked)).map(({ body }) => body)
    }
    expect(await seatsOf(pupil)).toEqual([[{ code }], [{ code }], [{ code }]])
    expect(await seatsOf(other)).toEqual([[], [], []])
    const theirs = openVisitor(first.url).get(`/api/player/${pupil.id}/seats`, { cookie: other.cookie() })
    expect((await theirs).status).toBe(403)
    await end(teacher, code)
    expect(await seatsOf(pupil)).toEqual([[], [], []])
  })

  it('on the one practice of a pupil', async () => {
    const [first, second] = all
    const pupil = await cluster.register('student')
    const before = await seated(first, pupil, 'create/practice', practice)
    const after = await seated(second, pupil, 'create/practice', { ...practice, questionSetId: otherSetId })
    expect((await until('the first to end', () => before.left))?.reason).toBe('elsewhere')
    await until('the question', () => after.room.state.phase === 'question')
    expect(after.left).toBeNull()
  })

  it('on playing again: the next game, of another set, is asked for at a process that has neither', async () => {
    const [first, second] = all
    const teacher = await cluster.register('teacher')
    const board = await seated(first, teacher, 'create/game', game)
    const code = board.room.roomId
    board.room.send('start-game', { alone: true })
    await until('the start', () => board.room.state.phase === 'countdown')
    board.room.send('end-game', {})
    await until('the end', () => board.room.state.phase === 'finished')
    const path = `/api/player/${teacher.id}/games/${code}/again`
    const asked = { questionSetId: otherSetId }
    const { status, body } = await openVisitor(second.url).send('POST', path, asked, { cookie: teacher.cookie() })
    expect({ status, body }).toMatchObject({ body: { gameCode: code } })
    await until('the next lobby', () => board.room.state.phase === 'lobby')
    expect(board.room.state.title).not.toMatch(/capitals/i)
    await end(teacher, code)
  })

  it('on which games are over', async () => {
    const [first] = all
    const teacher = await cluster.register('teacher')
    const { seat } = await knock(first, teacher, 'create/game', game)
    let isGone = false
    await end(teacher, seat.roomId)
    await until(
      'the room to be gone',
      () => isGone,
      10_000,
      async () => {
        isGone = (await knock(first, teacher, `joinById/${seat.roomId}`)).status !== 200
      },
    )
    for (const process of all) {
      expect(await knock(process, teacher, `joinById/${seat.roomId}`)).toMatchObject({ status: 403, message: 'ended' })
      const check = await openVisitor(process.url).get(`/api/games/${seat.roomId}`)
      expect(check.body).toMatchObject({ open: false, refusal: 'ended' })
    }
  })

  it('on how many games somebody keeps open', async () => {
    const pupil = await cluster.register('student')
    const sixAtEach = all.flatMap((process) =>
      Array.from({ length: 6 }, () => knock(process, pupil, 'create/game', game)),
    )
    const answers = await Promise.all(sixAtEach)
    const opened = answers.filter(({ status }) => status === 200)
    expect(opened.length).toBeLessThanOrEqual(mostOpenRooms.student)
    for (const { message } of answers.filter(({ status }) => status !== 200)) expect(message).toBe('tooManyRooms')
    for (const process of [...all, ...all]) await knock(process, pupil, 'create/game', game)
    const mine = await openVisitor(all[0].url).get(`/api/player/${pupil.id}/games`, { cookie: pupil.cookie() })
    expect(mine.body).toHaveLength(mostOpenRooms.student)
    // Games that are over make room for new ones.
    for (const { code } of mine.body as HostedGame[]) await end(pupil, code)
    let status = 0
    await until(
      'room for the next',
      () => status === 200,
      10_000,
      async () => {
        ;({ status } = await knock(all[1], pupil, 'create/game', game))
      },
    )
  })

  it('on nothing that would keep anybody waiting while Redis is away, and on all of it again afterwards', async () => {
    const [first, second, third] = all
    const [teacher, pupil] = [await cluster.register('teacher'), await cluster.register('student')]
    const board = await seated(second, teacher, 'create/game', game)
    await seated(third, pupil, `joinById/${board.room.roomId}`)
    await cluster.redis.kill()
    for (const process of all) await misses(process, /Redis/)
    // Without Redis a process still knows what happens in itself.
    expect(await knock(second, pupil, 'create/practice', practice)).toMatchObject({ message: 'beingPlayed' })
    expect((await knock(first, teacher, `joinById/ABCDEF`)).status).toBe(404)
    await cluster.redis.start()
    for (const process of all) await isReady(process)
    let isKnown = false
    // Redis comes back empty, so the processes tell it again.
    await until(
      'the others to know',
      () => isKnown,
      10_000,
      async () => {
        isKnown = (await knock(first, pupil, 'create/practice', practice)).message === 'beingPlayed'
      },
    )
    await end(teacher, board.room.roomId)
  })

  it('on who plays a set, also when the process that had their game is gone', async () => {
    const [first, second, third] = all
    const [teacher, pupil] = [await cluster.register('teacher'), await cluster.register('student')]
    const board = await seated(second, teacher, 'create/game', game)
    await seated(third, pupil, `joinById/${board.room.roomId}`)
    await second.kill()
    // Until the game is taken over, no process knows who plays it. A pupil who has begun to practise by then is sent away.
    const knocked = await knock(first, pupil, 'create/practice', practice)
    if (knocked.status === 200) {
      const early = await sit(all, knocked).catch(() => undefined)
      await until('the practice to end', () => !early || early.left, 20_000)
    }
    expect(await knock(third, pupil, 'create/practice', practice)).toMatchObject({ message: 'beingPlayed' })
    // The pupil can learn no answer before the game is taken over either. Afterwards its host ends it.
    let isEnded = false
    await until(
      'the game taken over',
      () => isEnded,
      30_000,
      async () => {
        isEnded = await end(teacher, board.room.roomId).then(
          () => true,
          () => false,
        )
      },
    )
    await second.start()
  })

  it('on where a new game goes: to who has much less to do, with its questions', async () => {
    const [first] = all
    const teachers = await Promise.all(Array.from({ length: 10 }, () => cluster.register('teacher')))
    // A hundred games do not make a process too busy, but with twenty of their boards it is. A seat is kept for seconds only, so
    // each board sits down before the next game is asked for.
    const [hosts, others] = [teachers.slice(0, 2), teachers.slice(2)]
    const games = Array.from({ length: mostOpenRooms.teacher }, () => game)
    for (const teacher of hosts)
      for (const one of games) await sit(all, await knock(first, teacher, 'create/game', one))
    await Promise.all(
      others.map((teacher) => Promise.all(games.map((one) => knock(first, teacher, 'create/game', one)))),
    )
    // No other game asks these questions: the process that opens it finds them where the first process has put them.
    const wish = { ...game, questionSetId: otherSetId }
    const knocked = await knock(first, await cluster.register('teacher'), 'create/game', wish)
    expect(knocked.seat.publicAddress).toMatch(/\/p[23]$/)
    const board = await sit(all, knocked)
    board.room.send('start-game', { alone: true })
    await until('the first question', () => board.room.state.phase === 'question', 20_000)
  })
})
