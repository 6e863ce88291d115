import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mayRemoveBy } from '../../server/steadyClock.ts'
import { openSchool, type School } from './school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  for (const id of ['clockSeenAt', 'clockTrustedFrom']) await school.archive.meta.remove(id)
})

const hour = 60 * 60 * 1000
const day = 24 * hour
const may = (now: number) => mayRemoveBy(school.archive, now)

test('a clock that goes on is trusted, over a night and a weekend, too', async () => {
  let now = 1_000 * day
  for (const pause of [0, hour, hour, 14 * hour, hour, 47 * hour, hour]) {
    now += pause
    expect(await may(now)).toBe(true)
  }
})

test('a clock 400 days ahead removes nothing for a day, also after a start anew; set right it is trusted at once', async () => {
  const right = 1_000 * day
  expect(await may(right)).toBe(true)
  const ahead = right + 400 * day
  for (let hours = 0; hours < 23; hours++) expect(await may(ahead + hours * hour)).toBe(false)
  expect(await may(right + day)).toBe(true)
  expect(await may(right + day + hour)).toBe(true)
})

test('after the holidays what is outdated goes a day later', async () => {
  const summer = 1_000 * day
  expect(await may(summer)).toBe(true)
  const autumn = summer + 60 * day
  expect(await may(autumn)).toBe(false)
  expect(await may(autumn + 20 * hour)).toBe(false)
  expect(await may(autumn + 24 * hour)).toBe(true)
})

test('the hourly sweep goes by it, and says why it leaves everything', async () => {
  const { services, archive } = school
  expect(await services.sweepInTurn()).toBe('swept')
  const seen = await archive.meta.get('clockSeenAt')
  if (!seen) throw new Error('the clock was not looked at')
  await archive.meta.replace({ id: 'clockSeenAt', value: seen.value - 400 * day }, seen.version)
  await archive.meta.remove('lastTimeOf:sweep')
  expect(await services.sweepInTurn()).toBe('clock')
})
