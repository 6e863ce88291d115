import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FinishedGame, SeatReward } from '../../../rooms/ports.ts'
import { welcomeCurrency } from '../../../rooms/shared/catalog/economy.ts'
import type { PlayerProfile } from '../../../rooms/shared/contract/player.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { replayOf } from '../../../rooms/shared/match/replay.ts'
import { guestEarningsKeptMs } from '../../../server/economy/guestEarnings.ts'
import { resultsPort } from '../../../server/ports/resultsPort.ts'
import { aPlan, finished, hostJoins, started } from '../../rooms/shared/match/matchBuilders.ts'
import { audit, rowsOf } from '../economy/treasury.ts'
import { report } from '../records.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const question = { question: 'q', answers: ['a', 'b', 'c', 'd'], correct: 0, voided: false }

const reward = (given: Partial<SeatReward> = {}): SeatReward => ({
  ...{ currency: 400, place: 1, won: false, answered: 5, correctCount: 5, bestStreak: 5, played: true, opponents: 20 },
  ...given,
})

let games = 0
/** A class of guests and of players with accounts; returns the key of the first guest. */
const played = async (given: Partial<FinishedGame> = {}, here: School = school) => {
  const host = await here.newcomer('teacher')
  const id = `guests-${games++}`
  const seatKey = `key-of-${id}`
  const game: FinishedGame = {
    report: report({ id, hostUserId: host.user.id, questions: Array.from({ length: 5 }, () => question) }),
    rewards: [],
    guests: [{ seatKey, reward: reward() }],
    replay: replayOf(replayMatch(aPlan(), [hostJoins, started, finished])),
    ...given,
  }
  await resultsPort(here.services).record(game)
  return { game, seatKey }
}

type Newcomer = Awaited<ReturnType<School['newcomer']>>
const keep = (by: Newcomer, seatKey: string, whose = by) =>
  by.post(`/api/player/${whose.user.id}/keep-game`, { seatKey })
const coins = async (of: Newcomer) => ((await of.get(`/api/player/${of.user.id}`)).body as PlayerProfile).currency

describe('what a guest has earned', () => {
  test('is kept by the account that brings the key of the seat, with all the game counts for, and once', async () => {
    const { seatKey } = await played()
    const pupil = await school.newcomer()
    for (let time = 0; time < 3; time++)
      expect(await keep(pupil, seatKey)).toMatchObject({ status: 200, body: { earnedCurrency: 400 } })
    expect(await coins(pupil)).toBe(welcomeCurrency + 400)
    expect((await pupil.get(`/api/stats/${pupil.user.id}`)).body).toMatchObject({ totalGames: 1, totalCorrect: 5 })
    const unlocked = (await pupil.get(`/api/achievements/${pupil.user.id}`)).body as { achievement_id: string }[]
    expect(unlocked.map(({ achievement_id }) => achievement_id)).toContain('first-game')
    // A lesson does not fill the everyday purse.
    expect((await pupil.get(`/api/player/${pupil.user.id}`)).body).toMatchObject({ purse: { left: 1_000 } })
  })

  test('goes to one of twenty who bring the same key at once', async () => {
    const { seatKey } = await played()
    const crowd = await Promise.all(Array.from({ length: 20 }, () => school.newcomer()))
    const answers = await Promise.all(crowd.map((pupil) => keep(pupil, seatKey)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const balances = await Promise.all(crowd.map(coins))
    expect(balances.reduce((sum, one) => sum + one - welcomeCurrency, 0)).toBe(400)
    for (const { user } of crowd) expect(audit(await rowsOf(school.archive, user.id))).toEqual([])
  })

  test('is nobody’s by a key that was never a seat’s, and guessing ends soon', async () => {
    const pupil = await school.newcomer()
    const tries = []
    for (let n = 0; n < 1_000; n++) tries.push((await keep(pupil, `guess-${n}`)).status)
    expect(tries.filter((status) => status === 404)).toHaveLength(20)
    expect(tries.filter((status) => status === 429)).toHaveLength(980)
    expect(await coins(pupil)).toBe(welcomeCurrency)
  })

  test('is nothing as long as the game is not over', async () => {
    expect((await keep(await school.newcomer(), 'key-of-a-game-that-runs')).status).toBe(404)
  })

  test('is neither a teacher’s nor for somebody else’s purse', async () => {
    const { seatKey } = await played()
    const [pupil, other] = [await school.newcomer(), await school.newcomer()]
    expect((await keep(await school.newcomer('teacher'), seatKey)).status).toBe(403)
    expect((await keep(pupil, seatKey, other)).status).toBe(403)
    expect((await school.visitor().post(`/api/player/${pupil.user.id}/keep-game`, { seatKey })).status).toBe(401)
    expect((await keep(pupil, seatKey)).status).toBe(200)
  })

  test('is not paid to who played that game under their own name, nor are two seats of one game', async () => {
    const pupil = await school.newcomer()
    const guests = ['one', 'two'].map((name) => ({ seatKey: `seat-${name}`, reward: reward() }))
    await played({ rewards: [{ userId: pupil.user.id, ...reward({ currency: 90 }) }], guests })
    expect((await keep(pupil, 'seat-one')).status).toBe(409)
    expect(await coins(pupil)).toBe(welcomeCurrency + 90)
    const other = await school.newcomer()
    expect((await keep(other, 'seat-one')).status).toBe(200)
    expect((await keep(other, 'seat-two')).status).toBe(409)
    expect(await coins(other)).toBe(welcomeCurrency + 400)
  })

  test('is all that a seat has earned where the class played again', async () => {
    const pupil = await school.newcomer()
    for (let time = 0; time < 2; time++) await played({ guests: [{ seatKey: 'same-seat', reward: reward() }] })
    expect(await keep(pupil, 'same-seat')).toMatchObject({ body: { earnedCurrency: 800 } })
    await played({ guests: [{ seatKey: 'same-seat', reward: reward() }] })
    expect((await keep(await school.newcomer(), 'same-seat')).status).toBe(200)
    expect((await keep(await school.newcomer(), 'same-seat')).status).toBe(409)
    expect(await coins(pupil)).toBe(welcomeCurrency + 800)
  })

  test('is offered as what it pays: all games of the seat together, and nothing that is kept already', async () => {
    const seatKey = 'offered-seat'
    const offer = async (by: Pick<Newcomer, 'post'>) => (await by.post('/api/guest-offer', { seatKey })).body
    const [visitor, pupil] = [school.visitor(), await school.newcomer()]
    expect(await offer(visitor)).toEqual({ coins: 0, games: 0 })
    for (const currency of [97, 93]) await played({ guests: [{ seatKey, reward: reward({ currency }) }] })
    expect(await offer(visitor)).toEqual({ coins: 190, games: 2 })
    expect(await keep(pupil, seatKey)).toMatchObject({ body: { earnedCurrency: 190 } })
    for (const by of [visitor, pupil]) expect(await offer(by)).toEqual({ coins: 0, games: 0 })
    await played({ guests: [{ seatKey, reward: reward({ currency: 50 }) }] })
    expect(await offer(pupil)).toEqual({ coins: 50, games: 1 })
    expect(await keep(pupil, seatKey)).toMatchObject({ body: { earnedCurrency: 50 } })
    expect(await coins(pupil)).toBe(welcomeCurrency + 240)
  })

  test('is offered as far as the purse of the account takes it', async () => {
    const seatKey = 'full-purse'
    const pupil = await school.newcomer()
    await played({
      rewards: [{ userId: pupil.user.id, ...reward({ currency: 2_900 }) }],
      guests: [{ seatKey: 'other', reward: reward() }],
    })
    await played({ guests: [{ seatKey, reward: reward() }] })
    expect((await school.visitor().post('/api/guest-offer', { seatKey })).body).toEqual({ coins: 400, games: 1 })
    expect((await pupil.post('/api/guest-offer', { seatKey })).body).toEqual({ coins: 100, games: 1 })
    expect(await keep(pupil, seatKey)).toMatchObject({ body: { earnedCurrency: 100 } })
  })

  test('is told to nobody who guesses keys', async () => {
    const tries = []
    for (let n = 0; n < 300; n++)
      tries.push((await school.visitor().post('/api/guest-offer', { seatKey: `guess-${n}` })).status)
    expect(tries).toContain(429)
    expect(tries.at(-1)).toBe(429)
    // Nor does it take anything from other guests behind the same address.
    const { seatKey } = await played()
    expect(await school.visitor().post('/api/guest-offer', { seatKey })).toMatchObject({
      status: 200,
      body: { games: 1 },
    })
  })

  test('goes through the purse like all that is earned: a thousand seats bring no more than a day holds', async () => {
    const pupil = await school.newcomer()
    for (let n = 0; n < 10; n++) {
      const { seatKey } = await played()
      expect((await keep(pupil, seatKey)).status).toBe(200)
    }
    expect(await coins(pupil)).toBe(welcomeCurrency + 3_000)
  })

  test('waits for a day, and its key is nowhere to be read', async () => {
    const { seatKey } = await played()
    const kept = await school.archive.guestEarnings.find({ limit: 100 })
    expect(JSON.stringify(kept)).not.toContain(seatKey)
    for (const { version, ...record } of kept)
      await school.archive.guestEarnings.replace(
        { ...record, finishedAt: record.finishedAt - guestEarningsKeptMs - 1 },
        version,
      )
    expect((await keep(await school.newcomer(), seatKey)).status).toBe(404)
    await school.services.sweep()
    expect(await school.archive.guestEarnings.count()).toBe(0)
  })
})

test('whoever registers begins with the slime they chose, of those that guests may wear', async () => {
  const register = async (slime: unknown) => {
    const visitor = school.visitor()
    const { body, status } = await visitor.post('/api/auth/register', {
      username: `chooser_${games++}`,
      password: 'nine slow snails',
      role: 'student',
      slime,
    })
    return { body, status }
  }
  expect(await register('cherry')).toMatchObject({ body: { ownedSlimes: ['cherry'], selectedSlime: 'cherry' } })
  for (const slime of ['dragon', 'tako', 'nobody', undefined])
    expect(await register(slime)).toMatchObject({ status: 201, body: { ownedSlimes: ['mint'], selectedSlime: 'mint' } })
  for (const slime of [5, { $gt: '' }, ['cherry']]) expect((await register(slime)).status).toBe(400)
})
