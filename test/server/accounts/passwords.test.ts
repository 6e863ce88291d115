import { expect, test } from 'vitest'
import { atMost } from '../../../server/accounts/atMost.ts'
import { hashPassword, isTooBusyForPasswords, owaspCost, passwordMatches } from '../../../server/accounts/passwords.ts'

const cheapPasswords = { N: 2 ** 4, r: 1, p: 1 }

test('a hash says how it was made, and only its password fits', async () => {
  const hash = await hashPassword('correct horse', owaspCost)
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(hash).not.toContain('horse')
  expect(await passwordMatches('correct horse', hash, owaspCost)).toBe(true)
  expect(await passwordMatches('Correct horse', hash, owaspCost)).toBe(false)
})

test('the same password never has the same hash', async () => {
  expect(await hashPassword('password', cheapPasswords)).not.toBe(await hashPassword('password', cheapPasswords))
})

test('a hash made at another cost still fits, and letters fit however they are composed', async () => {
  const hash = await hashPassword('Mu\u0308ller', cheapPasswords)
  expect(await passwordMatches('M\u00fcller', hash, owaspCost)).toBe(true)
})

test('nobody fits where there is no hash', async () => {
  expect(await passwordMatches('', undefined, cheapPasswords)).toBe(false)
  expect(await passwordMatches('x', 'md5$x', cheapPasswords)).toBe(false)
})

test('who brings thirty at once waits for their own, and everybody else for one of those', async () => {
  const inTurn = atMost(2)
  const done: string[] = []
  const bring = (name: string) =>
    inTurn(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      done.push(name)
    }, ['school', name])
  const thirty = Array.from({ length: 30 }, () => bring('lanes'))
  const honest = ['Ann', 'Ben'].map(bring)
  await Promise.all([...thirty, ...honest])
  expect(done).toHaveLength(32)
  expect(Math.max(done.indexOf('Ann'), done.indexOf('Ben'))).toBeLessThan(6)
})

const flooding = () => {
  const done: string[] = []
  const check = async (asker: Parameters<typeof isTooBusyForPasswords>[0]) => {
    await passwordMatches('guess', undefined, cheapPasswords, asker)
    done.push(asker.address)
  }
  return { done, check }
}

test('a flood behind one address is refused there, and keeps nobody else waiting', async () => {
  const { done, check } = flooding()
  const flood = Array.from({ length: 200 }, (_, n) => check({ address: 'school', name: `nobody ${n}` }))
  expect(['school', 'home'].map((address) => isTooBusyForPasswords({ address }))).toEqual([true, false])
  expect(isTooBusyForPasswords({ address: 'school', device: 'known' })).toBe(false)
  await check({ address: 'home', name: 'teacher' })
  expect(done.length).toBeLessThan(10)
  await Promise.all(flood)
  expect(isTooBusyForPasswords({ address: 'school' })).toBe(false)
})

test('nor does a flood of accounts, each signed in: they wait for each other, and in the end each for only one', async () => {
  const { done, check } = flooding()
  const account = (n: number) => ({ address: 'school', account: `account ${n}` })
  const flood = Array.from({ length: 1_000 }, (_, n) => check(account(n % 100)))
  expect([account(7), account(100), { address: 'home' }].map(isTooBusyForPasswords)).toEqual([true, false, false])
  await check({ address: 'home', name: 'teacher' })
  expect(done.length).toBeLessThan(10)
  const newcomer = check({ address: 'school', name: 'newcomer' })
  expect(isTooBusyForPasswords({ address: 'school', name: 'another' })).toBe(false)
  await Promise.all([newcomer, check({ address: 'school', device: 'known' })])
  expect(done.length).toBeLessThan(30)
  await check(account(100))
  expect(done.length).toBeLessThan(120)
  await Promise.all(flood)
})

test('no more tasks run at once than there are places, whatever becomes of them', async () => {
  const inTurn = atMost(2)
  let running = 0
  let most = 0
  const task = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (fails) throw new Error('as planned')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => inTurn(task(n % 3 === 0))))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(most).toBe(2)
})
