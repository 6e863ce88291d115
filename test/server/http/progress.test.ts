import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LeaderboardRow } from '../../../rooms/shared/contract/leaderboard.ts'
import type { PracticeRunRecord } from '../../../server/archive/records.ts'
import { profile } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

describe('the leaderboard', () => {
  test('sorts by each field, wins by default, best first', async () => {
    const board = await openSchool()
    await board.archive.profiles.insertMany(
      [3, 1, 2].map((n) =>
        profile({
          id: `p${n}`,
          username: `p${n}`,
          totalWins: n,
          totalGames: 9 - n,
          totalCorrect: n * n,
          bestStreak: 4 - n,
          totalCurrencyEarned: (n % 3) + 1,
        }),
      ),
    )
    await board.archive.profiles.insert(profile({ id: 'teacher', ranked: false, totalWins: 99 }))
    const names = async (query: string) =>
      ((await board.visitor().get(`/api/leaderboard${query}`)).body as LeaderboardRow[]).map(({ username }) => username)
    expect(await names('')).toEqual(['p3', 'p2', 'p1'])
    expect(await names('?sortBy=totalWins&limit=20')).toEqual(['p3', 'p2', 'p1'])
    expect(await names('?sortBy=totalGames')).toEqual(['p1', 'p2', 'p3'])
    expect(await names('?sortBy=totalCorrect&limit=1')).toEqual(['p3'])
    expect(await names('?sortBy=bestStreak')).toEqual(['p1', 'p2', 'p3'])
    expect(await names('?sortBy=totalCurrencyEarned')).toEqual(['p2', 'p1', 'p3'])
    await board.close()
  })

  test('rows carry what the contract names and nothing else', async () => {
    const { user } = await school.newcomer()
    await school.services.ledger.commit(user, {
      reason: 'test',
      apply: (before) => ({ ...before, stats: { ...before.stats, totalGames: 2, totalWins: 1 } }),
    })
    await school.services.ledger.settled()
    const rows = (await school.visitor().get('/api/leaderboard?limit=100')).body as LeaderboardRow[]
    expect(rows.find(({ userId }) => userId === user.id)).toEqual({
      userId: user.id,
      username: user.username,
      selectedSlime: 'mint',
      totalGames: 2,
      totalWins: 1,
      totalCorrect: 0,
      totalCurrencyEarned: 0,
      bestStreak: 0,
    })
  })

  test('shows nobody for nothing', async () => {
    const { user } = await school.newcomer()
    await school.services.ledger.settled()
    for (const field of ['totalWins', 'totalGames', 'totalCorrect', 'totalCurrencyEarned', 'bestStreak']) {
      const rows = (await school.visitor().get(`/api/leaderboard?limit=100&sortBy=${field}`)).body as LeaderboardRow[]
      expect(rows.filter(({ userId }) => userId === user.id)).toEqual([])
    }
  })

  test('tells players alone where they stand, behind those who have more and beside those with as much', async () => {
    const board = await openSchool()
    await board.archive.profiles.insertMany([9, 7, 7, 5, 1].map((totalWins) => profile({ totalWins })))
    await board.archive.profiles.insert(profile({ ranked: false, totalWins: 99 }))
    const me = await board.newcomer()
    const path = `/api/leaderboard/${me.user.id}`
    expect((await me.get(path)).status).toBe(204)
    const win = (totalWins: number) =>
      board.services.ledger.commit(me.user, {
        reason: 'test',
        apply: (before) => ({ ...before, stats: { ...before.stats, totalWins } }),
      })
    for (const [wins, place] of [
      [5, 4],
      [6, 4],
      [7, 2],
    ] as const) {
      await win(wins)
      await board.services.ledger.settled()
      expect((await me.get(path)).body).toMatchObject({ place, row: { userId: me.user.id, totalWins: wins } })
    }
    expect((await me.get(`${path}?sortBy=totalGames`)).status).toBe(204)
    expect((await me.get(`${path}?sortBy=passwordHash`)).status).toBe(400)
    expect((await (await board.newcomer()).get(path)).status).toBe(403)
    expect((await board.visitor().get(path)).status).toBe(401)
    await board.close()
  })

  test('shows twenty unless asked otherwise', async () => {
    await school.archive.profiles.insertMany(Array.from({ length: 130 }, () => profile({ totalWins: 1 })))
    const count = async (query: string) =>
      ((await school.visitor().get(`/api/leaderboard${query}`)).body as unknown[]).length
    expect(await count('')).toBe(20)
    expect(await count('?limit=100')).toBe(100)
  })

  test.each([
    '?sortBy=passwordHash',
    '?sortBy[$gt]=',
    '?sortBy=',
    '?limit=0',
    '?limit=101',
    '?limit=-1',
    '?limit=1e3',
    '?limit=x',
    '?limit=1&limit=2',
  ])('%s is refused or ignored, never a 500', async (query) => {
    const { status } = await school.visitor().get(`/api/leaderboard${query}`)
    // An unknown key is dropped like any unknown field.
    expect(status).toBe(query.includes('[') ? 200 : 400)
  })
})

describe('stats and achievements', () => {
  test('are their owner’s', async () => {
    const [one, other] = [await school.newcomer(), await school.newcomer()]
    for (const area of ['stats', 'achievements']) {
      expect((await one.get(`/api/${area}/${other.user.id}`)).status).toBe(403)
      expect((await school.visitor().get(`/api/${area}/${one.user.id}`)).status).toBe(401)
    }
    expect((await one.get(`/api/stats/${one.user.id}`)).body).toEqual({
      totalGames: 0,
      totalWins: 0,
      totalCorrect: 0,
      bestStreak: 0,
      totalCurrencyEarned: 0,
    })
    expect((await one.get(`/api/achievements/${one.user.id}`)).body).toEqual([])
  })

  test('the catalogue is public', async () => {
    const all = (await school.visitor().get('/api/achievements')).body as { id: string }[]
    expect(all.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['first-game', 'wins-25', 'streak-10', 'rich-10000', 'slimes-all']),
    )
  })

  test('a secret one keeps what it asks for until it is unlocked', async () => {
    const listener = await school.newcomer()
    const secret = async (who: { get: typeof listener.get }) =>
      ((await who.get('/api/achievements')).body as { id: string }[]).find(({ id }) => id === 'secret-word')
    const riddle = expect.not.stringContaining('code')
    expect(await secret(listener)).toMatchObject({ requirement: null, description: riddle })
    await listener.post(`/api/player/${listener.user.id}/redeem-code`, { code: 'open sesame' })
    expect(await secret(listener)).toMatchObject({
      requirement: { measure: 'codesRedeemed', atLeast: 1 },
      description: expect.stringContaining('code'),
    })
    expect(await secret(school.visitor())).toMatchObject({ requirement: null, description: riddle })
  })

  test('writing a question set unlocks its achievement, once', async () => {
    const author = await school.newcomer()
    const set = {
      title: 't',
      subject: 'Math',
      questions: [{ question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0 }],
    }
    await author.post('/api/question-sets', set)
    await author.post('/api/question-sets', set)
    const unlocked = (await author.get(`/api/achievements/${author.user.id}`)).body
    expect(unlocked).toEqual([{ achievement_id: 'author-1', unlocked_at: expect.any(Number) }])
  })
})

describe('practice', () => {
  let runs = 0
  const played = async (userId: string, given: Partial<PracticeRunRecord> = {}): Promise<PracticeRunRecord> => {
    const run: PracticeRunRecord = {
      id: `run-${runs++}`,
      userId,
      questionSetId: 'sums',
      gameMode: 'classic',
      difficulty: 'medium',
      score: 1_700,
      questionsCorrect: 2,
      questionsTotal: 3,
      currencyEarned: 85,
      finishedAt: runs,
      saved: false,
      ...given,
    }
    await school.archive.practiceRuns.insert(run)
    return run
  }
  const claim = ({
    questionSetId,
    gameMode,
    difficulty,
    score,
    questionsCorrect,
    questionsTotal,
    currencyEarned,
  }: PracticeRunRecord) => ({
    questionSetId,
    gameMode,
    difficulty,
    score,
    questionsCorrect,
    questionsTotal,
    currencyEarned,
  })

  test('counts as a game, for streaks and for accuracy, not as a win, and twenty times a day', async () => {
    const student = await school.newcomer()
    const home = `/api/practice/${student.user.id}`
    const stats = async () => (await student.get(`/api/stats/${student.user.id}`)).body
    const feats = { answered: 5, correct: 5, bestStreak: 5 }
    const five = { questionsCorrect: 5, questionsTotal: 5, currencyEarned: 0, feats }
    await student.post(`${home}/save`, claim(await played(student.user.id, five)))
    expect(await stats()).toMatchObject({ totalGames: 1, totalWins: 0, totalCorrect: 5, bestStreak: 5 })
    const unlocked = (await student.get(`/api/achievements/${student.user.id}`)).body as { achievement_id: string }[]
    expect(unlocked.map(({ achievement_id }) => achievement_id).sort()).toEqual([
      'first-game',
      'perfect-game',
      'streak-5',
    ])

    // A set that is too short, a set of one's own, and a run from before practice counted do not count.
    for (const run of [
      { ...five, questionsTotal: 4 },
      { ...five, feats: null },
      { ...five, feats: undefined },
    ]) {
      const { feats: kept, ...rest } = run
      await student.post(
        `${home}/save`,
        claim(await played(student.user.id, kept === undefined ? rest : { ...rest, feats: kept })),
      )
    }
    expect(await stats()).toMatchObject({ totalGames: 1 })
    for (let time = 0; time < 22; time++) await student.post(`${home}/save`, claim(await played(student.user.id, five)))
    expect(await stats()).toMatchObject({ totalGames: 20, totalCorrect: 100 })
    expect((await student.get(`${home}/stats`)).body).toMatchObject({ total_practice_games: 26 })
  })

  test('own questions unlock nothing, however often they are practised', async () => {
    const student = await school.newcomer()
    const practise = async (feats: PracticeRunRecord['feats']) =>
      student.post(`/api/practice/${student.user.id}/save`, claim(await played(student.user.id, { feats })))
    const unlocked = async () =>
      ((await student.get(`/api/achievements/${student.user.id}`)).body as { achievement_id: string }[]).filter(
        ({ achievement_id }) => achievement_id === 'practice-25',
      )
    for (let run = 0; run < 25; run++) await practise(null)
    for (let run = 0; run < 24; run++) await practise({ answered: 3, correct: 2, bestStreak: 2 })
    expect(await unlocked()).toEqual([])
    await practise({ answered: 3, correct: 2, bestStreak: 2 })
    expect(await unlocked()).toHaveLength(1)
  })

  test('own questions are paid like others, up to half of the purse of the day', async () => {
    const student = await school.newcomer()
    const home = `/api/practice/${student.user.id}`
    const paid: unknown[] = []
    for (const feats of [null, null, { answered: 0, correct: 0, bestStreak: 0 }]) {
      const run = await played(student.user.id, { score: 8_000, currencyEarned: 400, feats })
      const { body } = await student.post(`${home}/save`, claim(run))
      paid.push((body as { saved: { currency_earned: number } }).saved.currency_earned)
    }
    expect(paid).toEqual([400, 100, 400])
    expect((await student.get(`/api/player/${student.user.id}`)).body).toMatchObject({
      currency: student.user.currency + 900,
      purse: { left: 100 },
    })
    // The coins from them buy packs, but count in no list.
    expect((await student.get(`/api/stats/${student.user.id}`)).body).toMatchObject({ totalCurrencyEarned: 400 })
  })

  test('a run that was played here is paid once, and shows in history and stats', async () => {
    const student = await school.newcomer()
    const home = `/api/practice/${student.user.id}`
    const run = await played(student.user.id)
    const saved = await student.post(`${home}/save`, claim(run))
    expect(saved).toMatchObject({ status: 200, body: { saved: { id: run.id }, currency: student.user.currency + 85 } })
    expect(await student.post(`${home}/save`, claim(run))).toMatchObject({
      status: 409,
      body: { error: 'This practice has already been saved' },
    })
    expect((await student.get(`${home}/history`)).body).toEqual([
      {
        id: run.id,
        game_mode: 'classic',
        difficulty: 'medium',
        score: 1_700,
        questions_correct: 2,
        questions_total: 3,
        currency_earned: 85,
        played_at: run.finishedAt,
      },
    ])
    expect((await student.get(`${home}/stats`)).body).toEqual({
      total_practice_games: 1,
      total_questions: 3,
      total_correct: 2,
      total_earned: 85,
      avg_score: 1_700,
    })
    expect(await student.get(`/api/player/${student.user.id}`)).toMatchObject({
      body: { currency: student.user.currency + 85 },
    })
  })

  test('ten saves of one run at once pay once', async () => {
    const student = await school.newcomer()
    const run = await played(student.user.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => student.post(`/api/practice/${student.user.id}/save`, claim(run))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await student.get(`/api/player/${student.user.id}`)).toMatchObject({
      body: { currency: student.user.currency + 85 },
    })
  })

  test.each(['score', 'questionsCorrect', 'questionsTotal', 'currencyEarned'] as const)(
    'a forged %s is refused and pays nothing',
    async (field) => {
      const student = await school.newcomer()
      const run = await played(student.user.id)
      const forged = { ...claim(run), [field]: run[field] + 100 }
      expect(await student.post(`/api/practice/${student.user.id}/save`, forged)).toMatchObject({
        status: 409,
        body: { error: 'This result does not match the practice that was played' },
      })
      expect(await student.get(`/api/player/${student.user.id}`)).toMatchObject({
        body: { currency: student.user.currency },
      })
    },
  )

  test('somebody else’s run, and no run at all, pay nothing', async () => {
    const [student, other] = [await school.newcomer(), await school.newcomer()]
    const run = await played(other.user.id)
    expect((await student.post(`/api/practice/${student.user.id}/save`, claim(run))).status).toBe(409)
    expect((await student.post(`/api/practice/${other.user.id}/save`, claim(run))).status).toBe(403)
    expect((await school.visitor().post(`/api/practice/${other.user.id}/save`, claim(run))).status).toBe(401)
    const teacher = await school.newcomer('teacher')
    expect((await teacher.post(`/api/practice/${teacher.user.id}/save`, claim(run))).status).toBe(403)
  })

  test('history shows the last ten, and only to their player', async () => {
    const student = await school.newcomer()
    for (let n = 0; n < 12; n++) await played(student.user.id, { saved: true, finishedAt: 100 + n })
    const history = (await student.get(`/api/practice/${student.user.id}/history`)).body as { played_at: number }[]
    expect(history.map(({ played_at }) => played_at)).toEqual([111, 110, 109, 108, 107, 106, 105, 104, 103, 102])
    expect((await (await school.newcomer()).get(`/api/practice/${student.user.id}/history`)).status).toBe(403)
    expect((await (await school.newcomer()).get(`/api/practice/${student.user.id}/stats`)).status).toBe(403)
  })

  test.each([
    {},
    { score: -1 },
    { score: '1700' },
    { gameMode: 'tower' },
    { difficulty: 'extreme' },
    { questionSetId: { $gt: '' } },
    { currencyEarned: 1e9 },
  ])('the malformed claim %j is a 400', async (odd) => {
    const student = await school.newcomer()
    const run = await played(student.user.id)
    const body = Object.keys(odd).length === 0 ? {} : { ...claim(run), ...odd }
    expect((await student.post(`/api/practice/${student.user.id}/save`, body)).status).toBe(400)
  })
})
