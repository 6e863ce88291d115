import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slimeWorth, welcomeCurrency } from '../../../rooms/shared/catalog/economy.ts'
import { guaranteeIn, packNamed, packs } from '../../../rooms/shared/catalog/packs.ts'
import { rarities } from '../../../rooms/shared/catalog/rarity.ts'
import { slimeNamed } from '../../../rooms/shared/catalog/slimes.ts'
import { openThrottles } from '../../../server/accounts/throttle.ts'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'
import { keepCollection } from '../../../server/economy/collection.ts'
import { keepShop } from '../../../server/economy/shop.ts'
import { isRefused } from '../../../server/refused.ts'
import { startMongoServer } from '../archive/ferret.ts'
import { audit, grant, holdingsAfter, newOwner, openTreasury, rowsOf } from './treasury.ts'

const mongo = await startMongoServer()
const cheapest = packs.reduce((best, pack) => (pack.price < best.price ? pack : best))

const folder = mkdtempSync(join(tmpdir(), 'slime-ledger-'))
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  if (!('unavailable' in mongo)) await mongo.stop()
})

describe('on the embedded archive', () => economy(() => openArchive({ dataDir: folder }), 1_000))
describe.skipIf('unavailable' in mongo)('on MongoDB', () => {
  if (!('unavailable' in mongo)) economy(() => openArchive({ mongoUri: mongo.uri }), 100)
})

function economy(open: () => Promise<Archive>, many: number) {
  let archive: Archive

  beforeAll(async () => {
    archive = await open()
  })
  afterAll(() => archive.close())

  const world = () => {
    const ledger = openTreasury(archive)
    return {
      ledger,
      shop: keepShop(ledger, () => '2026-11-22'),
      collection: keepCollection(ledger, () => '2026-11-22', openThrottles()),
      owner: newOwner(),
    }
  }

  test('a new student has the welcome of the price table, once, however often and by however many it is read', async () => {
    const [here, there] = [world(), world()]
    const heads = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? here : there).ledger.head(here.owner)))
    expect(heads.map(({ holdings }) => holdings.currency)).toEqual(heads.map(() => welcomeCurrency))
    expect(await rowsOf(archive, here.owner.id)).toHaveLength(1)
  })

  test('a teacher has a slime and no currency', async () => {
    const { ledger } = world()
    const { holdings } = await ledger.head(newOwner('teacher'))
    expect(holdings).toMatchObject({ currency: 0, selectedSlime: 'mint', slimeCounts: { mint: 1 } })
  })

  test(`of ${many} purchases at once exactly those that can be paid happen`, async () => {
    const { ledger, shop, owner } = world()
    const affordable = Math.floor(many * 0.7)
    await grant(ledger, owner, affordable * cheapest.price - welcomeCurrency + 5)
    const outcomes = await Promise.all(Array.from({ length: many }, () => shop.buy(owner, { packId: cheapest.id })))
    const bought = outcomes.filter((outcome) => !isRefused(outcome))
    expect(bought).toHaveLength(affordable)
    expect(outcomes.filter((outcome) => isRefused(outcome) && outcome.refused === 'notEnoughCurrency')).toHaveLength(
      many - affordable,
    )
    const rows = await rowsOf(archive, owner.id)
    expect(audit(rows)).toEqual([])
    expect(holdingsAfter(rows).currency).toBe(5)
    await ledger.settled()
    expect((await archive.profiles.get(owner.id))?.holdings.currency).toBe(5)
  })

  test('two processes that sell, buy and earn for one player at once stay exact', async () => {
    const [here, there] = [world(), world()]
    const { owner } = here
    await grant(here.ledger, owner, 60 * cheapest.price)
    const rounds = Math.min(many / 10, 40)
    await Promise.all(
      [here, there].flatMap(({ ledger, shop, collection }) =>
        Array.from({ length: rounds }, async (_, n) => {
          const bought = await shop.buy(owner, { packId: cheapest.id })
          if (!isRefused(bought)) await collection.sell(owner, { slimeId: bought.receivedSlime.id })
          await ledger.commit(owner, {
            reason: 'game',
            key: `game:${n}`,
            apply: (before) => ({ ...before, currency: before.currency + 7 }),
          })
        }),
      ),
    )
    const rows = await rowsOf(archive, owner.id)
    expect(audit(rows)).toEqual([])
    expect(rows.filter(({ reason }) => reason === 'game')).toHaveLength(rounds)
    expect((await here.ledger.head(owner)).holdings).toEqual(holdingsAfter(rows))
  })

  test('a request that is sent again is answered again and paid once', async () => {
    const { ledger, shop, owner } = world()
    await grant(ledger, owner, 10 * cheapest.price)
    const request = { packId: cheapest.id, requestId: 'click-1' }
    const answers = await Promise.all([1, 2, 3].map(() => shop.buy(owner, request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await rowsOf(archive, owner.id)).filter(({ reason }) => reason === 'pack')).toHaveLength(1)
  })

  test('a profile that fell behind is put right by reading it', async () => {
    const { ledger, owner } = world()
    await grant(ledger, owner, 50)
    await ledger.settled()
    const profile = await archive.profiles.get(owner.id)
    if (!profile) throw new Error('no profile')
    const { version, ...record } = profile
    await archive.profiles.replace({ ...record, seq: 0, holdings: { ...record.holdings, currency: 9_999 } }, version)
    expect((await openTreasury(archive).head(owner)).holdings.currency).toBe(welcomeCurrency + 50)
    expect((await archive.profiles.get(owner.id))?.holdings.currency).toBe(welcomeCurrency + 50)
  })

  test('selling keeps the last slime, the equipped one, secret ones and those one does not have', async () => {
    const { ledger, collection, owner } = world()
    const give = (slimeId: string, count: number) =>
      ledger.commit(owner, {
        reason: 'test',
        apply: (before) => ({ ...before, slimeCounts: { ...before.slimeCounts, [slimeId]: count } }),
      })
    const sell = (slimeId: string) => collection.sell(owner, { slimeId })
    expect(await sell('mint')).toEqual({ refused: 'lastSlimeStays' })
    const secret = slimeNamed('tako').rarity === 'secret' ? 'tako' : 'wizard'
    await give(secret, 1)
    await give('cherry', 2)
    expect(await sell('mint')).toEqual({ refused: 'equippedSlimeStays' })
    if (slimeNamed(secret).rarity === 'secret') expect(await sell(secret)).toEqual({ refused: 'secretSlimesStay' })
    expect(await sell('dragon')).toEqual({ refused: 'slimeNotOwned' })
    expect(await sell('purple')).toEqual({ refused: 'slimeNotFound' })
    expect(await sell('cherry')).toMatchObject({
      earnedCurrency: slimeWorth('common'),
      player: { slimeCounts: { cherry: 1 } },
    })
    expect(await collection.select(owner, 'cherry')).toMatchObject({ selectedSlime: 'cherry' })
    expect(await sell('mint')).toMatchObject({ player: { ownedSlimes: [secret, 'cherry'] } })
    expect(await collection.select(owner, 'mint')).toEqual({ refused: 'slimeNotOwned' })
    expect(audit(await rowsOf(archive, owner.id))).toEqual([])
  })

  test('several of one are sold at once, also of the one that is worn, as long as one stays', async () => {
    const { ledger, collection, owner } = world()
    await ledger.commit(owner, { reason: 'test', apply: (before) => ({ ...before, slimeCounts: { mint: 4 } }) })
    const sell = (count: number) => collection.sell(owner, { slimeId: 'mint', count })
    expect(await sell(5)).toEqual({ refused: 'slimeNotOwned' })
    expect(await sell(4)).toEqual({ refused: 'lastSlimeStays' })
    expect(await sell(2)).toMatchObject({
      earnedCurrency: 2 * slimeWorth('common'),
      player: { slimeCounts: { mint: 2 }, selectedSlime: 'mint' },
    })
    await ledger.commit(owner, {
      reason: 'test',
      apply: (before) => ({ ...before, slimeCounts: { mint: 2, cherry: 1 } }),
    })
    expect(await sell(2)).toEqual({ refused: 'equippedSlimeStays' })
    expect(await sell(1)).toMatchObject({ player: { slimeCounts: { mint: 1, cherry: 1 } } })
    expect(audit(await rowsOf(archive, owner.id))).toEqual([])
  })

  test('all duplicates are one sale that leaves one of each and every secret one, however often and wherever it is asked', async () => {
    const [here, there] = [world(), world()]
    const { owner } = here
    await here.ledger.commit(owner, {
      reason: 'test',
      apply: (before) => ({ ...before, slimeCounts: { mint: 3, tako: 2, cherry: 1, ruby: 5 } }),
    })
    const worth = 2 * slimeWorth('common') + 4 * slimeWorth('rare')
    const asked = Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? here : there).collection.sellDuplicates(owner, { requestId: 'the-same' }),
    )
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ earnedCurrency: worth })
    const { holdings } = await here.ledger.head(owner)
    expect(holdings).toMatchObject({
      currency: welcomeCurrency + worth,
      slimeCounts: { mint: 1, tako: 2, cherry: 1, ruby: 1 },
    })
    expect(await there.collection.sellDuplicates(owner, {})).toEqual({ refused: 'noDuplicates' })
    expect(audit(await rowsOf(archive, owner.id))).toEqual([])
  })

  test('bad luck ends: the guarantee counts down, and holds at the latest when it says so', async () => {
    const { ledger, shop, owner } = world()
    await grant(ledger, owner, 40 * cheapest.price)
    const least = rarities.indexOf(cheapest.guarantee.rarity)
    let misses = 0
    for (let n = 0; n < 30; n++) {
      const promised = (await shop.offers(owner)).find(({ id }) => id === cheapest.id)?.guaranteeIn
      expect(promised).toBe(guaranteeIn(cheapest, misses))
      const bought = await shop.buy(owner, { packId: cheapest.id })
      if (isRefused(bought)) throw new Error(bought.refused)
      const lucky = rarities.indexOf(bought.receivedSlime.rarity) >= least
      if (promised === 1) expect(lucky).toBe(true)
      misses = lucky ? 0 : misses + 1
    }
    expect(packNamed('nothing')).toBeUndefined()
    expect(await shop.buy(owner, { packId: 'nothing' })).toEqual({ refused: 'packNotFound' })
  })
}
