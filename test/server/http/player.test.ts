import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slimeWorth } from '../../../rooms/shared/catalog/economy.ts'
import { packs } from '../../../rooms/shared/catalog/packs.ts'
import type { Pack, PlayerProfile, ReceivedSlimeResponse } from '../../../rooms/shared/contract/player.ts'
import { hashSecretCode } from '../../../server/content/secretCodes.ts'
import { changePace } from '../../../server/http/apiRoutes.ts'
import { grant } from '../economy/treasury.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool({
    secretCodes: [
      {
        id: 'cave',
        hash: hashSecretCode('OPEN SESAME'),
        slimeId: 'tako',
        place: 'shop',
        hint: 'Forty thieves knew it',
      },
    ],
  })
})
afterAll(() => school.close())

const cheapest = packs.reduce((best, pack) => (pack.price < best.price ? pack : best))

const rich = async (currency: number) => {
  const student = await school.newcomer()
  await grant(school.services.ledger, student.user, currency)
  return { ...student, home: `/api/player/${student.user.id}` }
}

const changes = ['select-slime', 'sell-slime', 'sell-duplicates', 'buy-pack', 'redeem-code'] as const
const bodies = {
  'select-slime': { slimeId: 'mint' },
  'sell-slime': { slimeId: 'mint' },
  'sell-duplicates': {},
  'buy-pack': { packId: cheapest.id },
  'redeem-code': { code: 'OPEN SESAME' },
}

describe('whose profile', () => {
  test('everybody reads their own; another one is refused, and visitors are asked to sign in', async () => {
    const [one, other] = [await rich(0), await rich(0)]
    expect(await one.get(one.home)).toMatchObject({
      status: 200,
      body: {
        userId: one.user.id,
        currency: one.user.currency,
        ownedSlimes: ['mint'],
        slimeCounts: { mint: 1 },
        selectedSlime: 'mint',
      },
    })
    expect(await one.get(other.home)).toMatchObject({ status: 403, body: { error: 'This belongs to somebody else' } })
    expect((await school.visitor().get(one.home)).status).toBe(401)
  })

  test.each(changes)('%s is for the owner alone, and for students', async (change) => {
    const [one, other] = [await rich(10_000), await rich(0)]
    const teacher = await school.newcomer('teacher')
    const before = (await one.get(one.home)).body
    expect((await other.post(`${one.home}/${change}`, bodies[change])).status).toBe(403)
    expect((await teacher.post(`${one.home}/${change}`, bodies[change])).status).toBe(403)
    expect((await school.visitor().post(`${one.home}/${change}`, bodies[change])).status).toBe(401)
    expect((await one.get(one.home)).body).toEqual(before)
    expect(await teacher.post(`/api/player/${teacher.user.id}/${change}`, bodies[change])).toMatchObject({
      status: 403,
      body: { error: 'Only students can do this' },
    })
  })
})

describe('the shop', () => {
  test('shows every pack with odds that add up, and the guarantee to those who are signed in', async () => {
    const seen = (await school.visitor().get('/api/packs')).body as Pack[]
    expect(seen.map(({ id }) => id)).toEqual(packs.map(({ id }) => id))
    for (const pack of seen) {
      expect(pack.odds.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100)
      expect(pack.guaranteeIn).toBeNull()
      expect(pack.slimeIds.length).toBeGreaterThan(3)
    }
    const student = await rich(0)
    const own = (await student.get('/api/packs')).body as Pack[]
    expect(own.every(({ guaranteeIn, guarantee }) => guaranteeIn === guarantee.within)).toBe(true)
  })

  test('a purchase costs its price and brings a slime of the pack', async () => {
    const student = await rich(1_000)
    const answer = await student.post(`${student.home}/buy-pack`, { packId: cheapest.id, price: 0, slimeId: 'dragon' })
    const { player, receivedSlime } = answer.body as {
      player: PlayerProfile
      receivedSlime: { id: string; name: string; rarity: string }
    }
    expect(answer.status).toBe(200)
    expect(cheapest.slimeIds).toContain(receivedSlime.id)
    expect(player.currency).toBe(1_000 + student.user.currency - cheapest.price)
    expect(player.ownedSlimes).toContain(receivedSlime.id)
    expect((await student.get(student.home)).body).toEqual(player)
  })

  test('without enough currency nothing is bought', async () => {
    const student = await rich(0)
    const dearest = packs.reduce((best, pack) => (pack.price > best.price ? pack : best))
    expect(await student.post(`${student.home}/buy-pack`, { packId: dearest.id })).toMatchObject({
      status: 409,
      body: { error: 'Not enough currency!' },
    })
    expect(await student.post(`${student.home}/buy-pack`, { packId: 'free' })).toMatchObject({
      status: 404,
      body: { error: 'Pack not found' },
    })
    expect(await student.get(student.home)).toMatchObject({ body: { currency: student.user.currency } })
  })

  test('1,000 purchases at once over HTTP leave exactly what is left', async () => {
    const student = await rich(300 * cheapest.price)
    const before = ((await student.get(student.home)).body as PlayerProfile).currency
    const statuses: number[] = []
    // As many at once as a browser farm sends. The sockets are the limit, not the server.
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let n = 0; n < 20; n++)
          statuses.push((await student.post(`${student.home}/buy-pack`, { packId: cheapest.id })).status)
      }),
    )
    const bought = statuses.filter((status) => status === 200).length
    expect(statuses).toHaveLength(1_000)
    expect(bought).toBe(Math.floor(before / cheapest.price))
    const after = (await student.get(student.home)).body as PlayerProfile
    expect(after.currency).toBe(before - bought * cheapest.price)
    expect(Object.values(after.slimeCounts).reduce((sum, count) => sum + count, 0)).toBe(bought + 1)
  })

  test('the same request sent twice is one purchase', async () => {
    const student = await rich(1_000)
    const request = { packId: cheapest.id, requestId: 'tap-1' }
    const first = await student.post(`${student.home}/buy-pack`, request)
    expect((await student.post(`${student.home}/buy-pack`, request)).body).toEqual(first.body)
  })

  test('an answer that comes late says what was bought then, and what is there now', async () => {
    const student = await rich(1_000)
    const request = { packId: cheapest.id, requestId: 'tap-1' }
    const first = (await student.post(`${student.home}/buy-pack`, request)).body as ReceivedSlimeResponse
    await student.post(`${student.home}/buy-pack`, { packId: cheapest.id, requestId: 'tap-2' })
    const { body: player } = await student.get(student.home)
    expect((await student.post(`${student.home}/buy-pack`, request)).body).toEqual({ ...first, player })
  })
})

test('a script that changes things without end is slowed down, and reading goes on', async () => {
  const student = await rich(0)
  const statuses: number[] = []
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      for (let n = 0; n < 40; n++)
        statuses.push((await student.post(`${student.home}/select-slime`, { slimeId: 'mint' })).status)
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(changePace.points)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1_600 - changePace.points)
  expect((await student.get(student.home)).status).toBe(200)
})

test('a script that puts on one slime after another writes no ledger full', async () => {
  const student = await rich(0)
  const { ledger } = school.services
  await ledger.commit(student.user, {
    reason: 'gift',
    apply: (before) => ({ ...before, slimeCounts: { ...before.slimeCounts, dragon: 1 } }),
  })
  const statuses: number[] = []
  for (let n = 0; n < 120; n++)
    for (const slimeId of ['dragon', 'mint'])
      statuses.push((await student.post(`${student.home}/select-slime`, { slimeId })).status)
  // A slime that is already worn may be put on without end, because nothing is written for it.
  expect(statuses.slice(200).filter((status) => status === 429)).toHaveLength(20)
  expect(await school.archive.ledger.count({ playerId: student.user.id })).toBeLessThan(205)
})

describe('the collection', () => {
  test('GET /api/slimes is the whole catalogue', async () => {
    const slimes = (await school.visitor().get('/api/slimes')).body as { id: string }[]
    expect(slimes).toHaveLength(37)
    expect(slimes[0]).toMatchObject({ id: 'mint', name: 'Mint', rarity: 'common' })
  })

  test('one selects what one owns', async () => {
    const student = await rich(0)
    const select = (slimeId: unknown) => student.post(`${student.home}/select-slime`, { slimeId })
    expect(await select('mint')).toMatchObject({ status: 200, body: { selectedSlime: 'mint' } })
    expect(await select('dragon')).toMatchObject({ status: 403, body: { error: 'You do not own this slime' } })
    expect(await select('purple')).toMatchObject({ status: 404, body: { error: 'Slime not found' } })
    expect((await select(7)).status).toBe(400)
    expect((await select('constructor')).status).toBe(404)
  })

  test('selling follows the rules and says what was earned', async () => {
    const student = await rich(0)
    const sell = (slimeId: string) => student.post(`${student.home}/sell-slime`, { slimeId })
    expect(await sell('mint')).toMatchObject({ status: 409, body: { error: 'You cannot sell your last slime' } })
    await school.services.ledger.commit(student.user, {
      reason: 'test',
      apply: (before) => ({ ...before, slimeCounts: { ...before.slimeCounts, cherry: 1 } }),
    })
    expect(await sell('mint')).toMatchObject({
      status: 409,
      body: { error: 'You cannot sell the slime you have equipped' },
    })
    expect(await sell('dragon')).toMatchObject({ status: 403 })
    const sold = await sell('cherry')
    expect(sold).toMatchObject({
      status: 200,
      body: { earnedCurrency: slimeWorth('common'), player: { ownedSlimes: ['mint'] } },
    })
  })
})

describe('secret codes', () => {
  test('a code brings its slime once for each player, however it is typed', async () => {
    const student = await rich(0)
    const redeem = (code: unknown) => student.post(`${student.home}/redeem-code`, { code })
    expect(await redeem('  open sesame ')).toMatchObject({
      status: 200,
      body: { receivedSlime: { id: 'tako' }, isNew: true, player: { slimeCounts: { mint: 1, tako: 1 } } },
    })
    expect(await redeem('OPEN SESAME')).toMatchObject({
      status: 409,
      body: { error: 'You have already redeemed this code' },
    })
    const again = await rich(0)
    const answers = await Promise.all(
      [1, 2, 3].map(() => again.post(`${again.home}/redeem-code`, { code: 'open sesame' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('a code whose answer was lost is answered again, to the same attempt alone', async () => {
    const student = await rich(0)
    const redeem = (requestId: string) =>
      student.post(`${student.home}/redeem-code`, { code: 'open sesame', requestId })
    const first = await redeem('try-1')
    expect(first.status).toBe(200)
    expect(await redeem('try-1')).toMatchObject({ status: 200, body: first.body })
    expect((await redeem('try-2')).status).toBe(409)
    expect(await student.get(student.home)).toMatchObject({ body: { slimeCounts: { mint: 1, tako: 1 } } })
  })

  test.each([
    ['', 400, 'Please enter a code!'],
    ['   ', 400, 'Please enter a code!'],
    [undefined, 400, 'Please enter a code!'],
    [{ $ne: '' }, 400, 'Please enter a code!'],
    ['wrong', 404, 'Invalid code'],
    ['x'.repeat(65), 400, 'Invalid code'],
  ])('%j is %i', async (code, status, error) => {
    const student = await rich(0)
    expect(await student.post(`${student.home}/redeem-code`, { code })).toMatchObject({ status, body: { error } })
  })

  test('guessing is slow', async () => {
    const student = await rich(0)
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, n) => student.post(`${student.home}/redeem-code`, { code: `guess ${n}` })),
    )
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
    expect((await student.post(`${student.home}/redeem-code`, { code: 'open sesame' })).status).toBe(429)
  })

  test('the hints are public, the codes and even their hashes are not', async () => {
    const answer = await school.visitor().get('/api/secret-code-hints')
    expect(answer.body).toEqual([{ hint: 'Forty thieves knew it' }])
  })
})
