import { afterEach, expect, test } from 'vitest'
import { accountLimits } from '../../../server/accounts/accounts.ts'
import { passwordMatches } from '../../../server/accounts/passwords.ts'
import { openThrottles, type Throttles } from '../../../server/accounts/throttle.ts'
import { openSchool, type School, uniqueName, usualPassword } from '../school.ts'

let school: School
afterEach(() => school.close())

/** Notes every key that throttles remember. */
const rememberedKeys = () => {
  const keys = new Set<string>()
  const real = openThrottles()
  const throttles: Throttles = (name, pace) => {
    const throttle = real(name, pace)
    const take = (key: string, weight?: number) => {
      keys.add(`${name} ${key}`)
      return throttle.take(key, weight)
    }
    return { ...throttle, take }
  }
  return { keys, throttles }
}

const { failedLoginsByAddress, registrationsByAddress } = accountLimits

test('names that a script makes up are not remembered: a login with another one each time takes no memory', async () => {
  const { keys, throttles } = rememberedKeys()
  school = await openSchool({ throttles })
  const script = school.visitor()
  for (let tries = 0; tries < 10 * failedLoginsByAddress.points; tries += 20)
    await Promise.all(
      Array.from({ length: 20 }, () => script.post('/api/auth/login', { username: uniqueName(), password: 'no-idea' })),
    )
  // Each login that is heard leaves its name in the two throttles that count names.
  expect(keys.size).toBeLessThan(4 * failedLoginsByAddress.points)
}, 60_000)

test('neither are those of a script that registers', async () => {
  const { keys, throttles } = rememberedKeys()
  school = await openSchool({ throttles, limits: { registrationsByAddress } })
  const script = school.visitor()
  const wish = () => ({ username: uniqueName(), password: usualPassword, role: 'student' })
  for (let tries = 0; tries < 10 * registrationsByAddress.points; tries += 20)
    await Promise.all(Array.from({ length: 20 }, () => script.post('/api/auth/register', wish())))
  expect(keys.size).toBeLessThan(4 * registrationsByAddress.points)
}, 60_000)

/** Passwords that are checked for strangers of this address, until the test lets them end. */
const floodFrom = (address: string, count: number) => {
  let isOver = false
  const guess = async (name: string) => {
    while (!isOver) await passwordMatches('guess', undefined, { N: 2 ** 12, r: 8, p: 1 }, { address, name })
  }
  const flood = Array.from({ length: count }, (_, n) => guess(`nobody ${n}`))
  return async () => {
    isOver = true
    await Promise.all(flood)
  }
}

const here = { 'x-forwarded-for': '192.0.2.20' }

test('while hundreds of passwords wait behind one address, known devices and other addresses sign in', async () => {
  school = await openSchool()
  const device = school.visitor()
  const known = { username: uniqueName(), password: usualPassword }
  await device.post('/api/auth/register', { ...known, role: 'teacher' }, here)
  const endFlood = floodFrom(here['x-forwarded-for'], 210)
  const enter = async (from: ReturnType<School['visitor']>, headers = here) =>
    (await from.post('/api/auth/login', known, headers)).status
  const wish = { username: uniqueName(), password: usualPassword, role: 'student' }
  const statuses = [
    await enter(school.visitor()),
    (await school.visitor().post('/api/auth/register', wish, here)).status,
    await enter(device),
    await enter(school.visitor(), { 'x-forwarded-for': '198.51.100.20' }),
    (await device.put('/api/auth/password', { current: usualPassword, password: 'another-time' })).status,
  ]
  await endFlood()
  expect(statuses).toEqual([503, 503, 200, 200, 204])
}, 60_000)

test.each([
  ['are refused because too many wait', 210],
  ['have gone before their turn', 150],
])(
  'a school whose logins %s has all its tries left',
  async (_, waiting) => {
    school = await openSchool()
    const known = { username: uniqueName(), password: usualPassword }
    await school.visitor().post('/api/auth/register', { ...known, role: 'teacher' }, here)
    const endFlood = floodFrom(here['x-forwarded-for'], waiting)
    const given = Array.from({ length: accountLimits.failedLoginsByName.points }, async () => {
      const body = JSON.stringify({ ...known, password: 'misspelt' })
      const headers = { ...here, 'content-type': 'application/json' }
      await fetch(`${school.url}/api/auth/login`, { method: 'POST', headers, body, signal: AbortSignal.timeout(50) })
    })
    await Promise.allSettled(given)
    await endFlood()
    expect((await school.visitor().post('/api/auth/login', known, here)).status).toBe(200)
  },
  60_000,
)
