import { afterEach, expect, test, vi } from 'vitest'
import { doWork } from '../../../client/net/doWork.ts'
import type { AccountLimits } from '../../../server/accounts/accounts.ts'
import { openThrottles, type Throttle, type Throttles } from '../../../server/accounts/throttle.ts'
import { openSchool, type School, uniqueName, usualPassword } from '../school.ts'

const here = '192.0.2.20'
const elsewhere = '198.51.100.20'
let school: School | undefined
afterEach(() => school?.close())

type Said = { status: number; body: { refusal?: string; work?: string } | null }
const post = async (path: string, body: unknown, from: string): Promise<Said> =>
  (await school?.visitor().post(path, body, { 'x-forwarded-for': from })) as Said

const logIn = (username: string, password = usualPassword, from = here, work?: string) =>
  post('/api/auth/login', { username, password, work }, from)
const register = (username: string, from = here, work?: string, more = {}) =>
  post('/api/auth/register', { username, password: usualPassword, role: 'student', work, ...more }, from)

/** Does the work that is asked for and sends the same again, as the page does. */
const patiently = async (send: (work?: string) => Promise<Said>): Promise<number> => {
  const first = await send()
  if (first.status !== 429 || first.body?.work === undefined) return first.status
  return (await send(await doWork(first.body.work))).status
}

/** A school with a user who is signed in behind its address. */
const open = async (limits: Partial<AccountLimits> = {}, rules = {}) => {
  school = await openSchool({ limits, rules })
  const name = uniqueName()
  expect((await register(name)).status).toBe(201)
  return name
}

test('ten wrong tries at a name lock its owner out of no computer of the school', async () => {
  const owner = await open()
  for (let n = 0; n < 12; n++) await logIn(owner, 'wrong')
  expect(await patiently((work) => logIn(owner, usualPassword, here, work))).toBe(200)
  const stranger = await logIn(owner, usualPassword, elsewhere)
  expect([stranger.status, stranger.body?.work]).toEqual([429, undefined])
})

test('a hundred wrong tries behind its address, and two at each name, lock nobody of a class out', async () => {
  await open({ failedLoginsByAddress: { points: 20, seconds: 600 } })
  const class10 = Array.from({ length: 10 }, () => uniqueName())
  for (const name of class10) expect((await register(name)).status).toBe(201)
  for (let n = 0; n < 20; n++) await logIn(`nobody_${n}`, 'wrong')
  for (const name of class10) for (let n = 0; n < 2; n++) expect((await logIn(name, 'wrong')).status).toBe(429)
  for (const name of class10) expect(await patiently((work) => logIn(name, usualPassword, here, work))).toBe(200)
  expect(await patiently((work) => logIn(class10[0] ?? '', 'wrong', here, work))).toBe(401)
  expect(await patiently((work) => logIn('nobody_here', 'wrong', here, work))).toBe(401)
})

test('whoever has registered a hundred accounts keeps no classmate from theirs', async () => {
  await open({ registrationsByAddress: { points: 3, seconds: 600 } })
  for (let n = 0; n < 2; n++) expect((await register(uniqueName())).status).toBe(201)
  expect((await register(uniqueName())).status).toBe(429)
  const name = uniqueName()
  expect(await patiently((work) => register(name, here, work))).toBe(201)
  for (let n = 0; n < 3; n++) await register(uniqueName(), elsewhere)
  expect(await patiently((work) => register(name, here, work))).toBe(409)
})

test('what was done is good for one name behind one address, once', async () => {
  const owner = await open()
  const other = uniqueName()
  await register(other)
  for (const name of [owner, other]) for (let n = 0; n < 11; n++) await logIn(name, 'wrong')
  const work = await doWork((await logIn(owner)).body?.work ?? '')
  const unfinished = work.replace(/\d+$/, '1')
  const made = work.replace(/^\d+/, (until) => String(Number(until) + 60_000))
  for (const other of [unfinished, made, 'x', '.'.repeat(10), `${work}.1`])
    expect((await logIn(owner, usualPassword, here, other)).status).toBe(429)
  expect((await logIn(other, usualPassword, here, work)).status).toBe(429)
  await register(uniqueName(), elsewhere)
  expect((await logIn(owner, usualPassword, elsewhere, work)).status).toBe(429)
  expect((await logIn(owner, 'wrong', here, work)).status).toBe(401)
  expect((await logIn(owner, usualPassword, here, work)).status).toBe(429)
})

test('the code of the school is not guessed from many addresses, and its teachers still come in', async () => {
  const limits = { teacherCodesInAll: { points: 10, seconds: 600 }, workedTeacherCodes: { points: 2, seconds: 600 } }
  await open(limits, { teacherCode: 'staff-room' })
  const apply = (teacherCode: string, from: string) => {
    const name = uniqueName()
    return patiently((work) => register(name, from, work, { role: 'teacher', teacherCode }))
  }
  const guesses: number[] = []
  for (let n = 0; n < 14; n++) guesses.push(await apply(`guess-${n}`, `2001:db8:0:${n}::1`))
  expect(guesses).toEqual([...Array(12).fill(403), ...Array(2).fill(429)])
  expect(await apply('staff-room', elsewhere)).toBe(429)
  expect(await apply('staff-room', here)).toBe(201)
})

test('a hundred wrong codes from one address keep no teacher out, neither there nor elsewhere', async () => {
  const limits = { teacherCodesInAll: { points: 10, seconds: 600 }, teacherCodesByAddress: { points: 3, seconds: 600 } }
  await open(limits, { teacherCode: 'staff-room' })
  const apply = (teacherCode: string, from: string, work?: string) =>
    register(uniqueName(), from, work, { role: 'teacher', teacherCode })
  const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => apply(`guess-${n}`, here)))
  expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(3).fill(403), ...Array(11).fill(429)])
  expect((await apply('staff-room', elsewhere)).status).toBe(201)
  const name = uniqueName()
  const inTheEnd = patiently((work) => register(name, here, work, { role: 'teacher', teacherCode: 'staff-room' }))
  expect(await inTheEnd).toBe(201)
})

test('whoever works guesses the code of the school a few times a minute, and right ones are not counted', async () => {
  const limits = { teacherCodesByAddress: { points: 3, seconds: 600 }, workedTeacherCodes: { points: 2, seconds: 600 } }
  await open(limits, { teacherCode: 'staff-room' })
  const apply = (teacherCode: string, from: string) => {
    const name = uniqueName()
    return patiently((work) => register(name, from, work, { role: 'teacher', teacherCode }))
  }
  for (let n = 0; n < 3; n++) expect(await apply(`guess-${n}`, here)).toBe(403)
  for (let n = 0; n < 3; n++) expect(await apply('staff-room', here)).toBe(201)
  for (const status of [403, 403, 429, 429]) expect(await apply('another guess', here)).toBe(status)
})

test('where nobody was ever signed in the right code is taken after twenty wrong ones', async () => {
  await open({ teacherCodesByAddress: { points: 3, seconds: 600 } }, { teacherCode: 'staff-room' })
  const apply = (teacherCode: string) => {
    const name = uniqueName()
    return patiently((work) => register(name, elsewhere, work, { role: 'teacher', teacherCode }))
  }
  for (let n = 0; n < 4; n++) expect(await apply(`guess-${n}`)).toBe(403)
  expect(await apply('staff-room')).toBe(201)
})

test('while wrong codes come from everywhere, right ones use up no tries of their address', async () => {
  const limits = { teacherCodesInAll: { points: 1, seconds: 600 }, teacherCodesByAddress: { points: 3, seconds: 600 } }
  const ofAddresses: Throttle[] = []
  const own = openThrottles()
  const throttles: Throttles = (name, pace) => {
    const throttle = own(name, pace)
    if (name === 'teacherCodesByAddress') ofAddresses.push(throttle)
    return throttle
  }
  school = await openSchool({ limits, rules: { teacherCode: 'staff-room' }, throttles })
  expect((await register(uniqueName())).status).toBe(201)
  const apply = (teacherCode: string, from: string) => {
    const name = uniqueName()
    return patiently((work) => register(name, from, work, { role: 'teacher', teacherCode }))
  }
  expect(await apply('a guess', elsewhere)).toBe(403)
  for (let n = 0; n < 4; n++) expect(await apply('staff-room', here)).toBe(201)
  expect(await Promise.all(ofAddresses.map((throttle) => throttle.isSpent(here)))).toEqual([false])
})

test('accounts that a full disk did not take use up nothing of their address', async () => {
  await open({ registrationsByAddress: { points: 3, seconds: 600 } })
  const full = vi.spyOn(school?.archive.accounts ?? expect.fail(), 'insert')
  full.mockRejectedValue(new Error('database or disk is full'))
  for (let n = 0; n < 4; n++) expect((await register(uniqueName())).status).toBe(507)
  full.mockRestore()
  expect((await register(uniqueName())).status).toBe(201)
})

test('the addresses of a network of IPv6 are counted as one', async () => {
  await open({ failedLoginsByAddress: { points: 10, seconds: 600 } })
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) statuses.push((await logIn(`nobody_${n}`, 'wrong', `2001:db8:9:9::${n + 1}`)).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
})
