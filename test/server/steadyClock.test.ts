import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mayRemoveBy } from '../../server/steadyClock.ts'
import { keepSwept } from '../../server/sweeping.ts'
import { openSchool, type School } from './school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  for (const id of ['clockSeenAt', 'clockDoubtedFrom', 'lastTimeOf:sweep']) await school.archive.meta.remove(id)
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

/** Whether the clock is trusted in the lessons of a school that starts its server only for them. */
const inLessons = async (start: number, pauseDays: number, lessons: number) => {
  const trusted: boolean[] = []
  for (let lesson = 0; lesson < lessons; lesson++) trusted.push(await may(start + lesson * pauseDays * day))
  return trusted
}

test.each([
  ['every day', 1, [true, true, true, true]],
  ['every week', 7, [true, true, true, true]],
  ['every month', 30, [true, false, true, false, true]],
  ['every year', 365, [true, false, true, false, true]],
])('a school that runs for one lesson %s is swept', async (_, pauseDays, trusted) => {
  expect(await inLessons(1_000 * day, pauseDays, trusted.length)).toEqual(trusted)
})

test('a clock 400 days ahead removes nothing for a day, also after a start anew; set right it is trusted at once', async () => {
  const right = 1_000 * day
  expect(await may(right)).toBe(true)
  const ahead = right + 400 * day
  for (let hours = 0; hours < 23; hours++) expect(await may(ahead + hours * hour)).toBe(false)
  expect(await may(right + day)).toBe(true)
  expect(await may(right + day + hour)).toBe(true)
})

test('a clock years ahead removes nothing for months of lessons, and a second leap does not shorten that', async () => {
  const right = 1_000 * day
  expect(await may(right)).toBe(true)
  expect(await inLessons(right + 1_000 * day, 1, 100)).not.toContain(true)
  expect(await inLessons(right + 5_000 * day, 7, 50)).not.toContain(true)
  expect(await may(right + 2 * day)).toBe(true)
  // What was seen of the wrong clock speaks for no later one.
  expect(await inLessons(right + 1_000 * day, 1, 100)).not.toContain(true)
})

test('after a pause the clock may be far ahead, too', async () => {
  const right = 1_000 * day
  expect(await inLessons(right, 30, 2)).toEqual([true, false])
  expect(await inLessons(right + 500 * day, 1, 40)).not.toContain(true)
})

test('a clock that stood in the past and is set right is trusted at once', async () => {
  const right = 10_000 * day
  expect(await may(right)).toBe(true)
  expect(await may(0)).toBe(true)
  expect(await may(right + hour)).toBe(true)
})

test.each([
  ['at the very first start', 0],
  ['after ten weeks', 73],
])(
  'a clock two years ahead that was trusted %s speaks for no later one, once the right one has gone on',
  async (_, days) => {
    const right = 1_000 * day
    const ahead = right + 2 * 365 * day
    if (days > 0) expect(await may(right)).toBe(true)
    if (days > 0) expect(await may(ahead - days * day)).toBe(false)
    expect(await may(ahead)).toBe(true)
    expect(await inLessons(right + 80 * day, 1, 10)).not.toContain(false)
    expect(await may(ahead)).toBe(false)
    expect(await inLessons(right + 90 * day, 7, 4)).not.toContain(false)
    expect(await inLessons(ahead - 300 * day, 1, 20)).not.toContain(true)
  },
)

test('a machine whose clock stands in the past at each start leaves the mark where it is', async () => {
  const right = 10_000 * day
  for (let week = 0; week < 4; week++) {
    expect(await may(right + week * 7 * day)).toBe(true)
    expect(await may(hour)).toBe(true)
  }
  expect(await may(right + 4 * 7 * day)).toBe(true)
})

test('the day for which the version before doubted a clock is waited for, and a clock set right ends it', async () => {
  const ahead = 2_000 * day
  const byOlder = async () => {
    for (const id of ['clockSeenAt', 'clockTrustedFrom']) await school.archive.meta.remove(id)
    await school.archive.meta.insert({ id: 'clockSeenAt', value: ahead })
    await school.archive.meta.insert({ id: 'clockTrustedFrom', value: ahead + day })
  }
  await byOlder()
  expect([await may(ahead + hour), await may(ahead + 23 * hour), await may(ahead + day)]).toEqual([false, false, true])
  expect(await school.archive.meta.get('clockTrustedFrom')).toBeUndefined()
  await byOlder()
  expect(await may(ahead - 400 * day)).toBe(true)
  expect(await school.archive.meta.get('clockTrustedFrom')).toBeUndefined()
})

test('after the holidays what is outdated goes when a tenth of their time is over', async () => {
  const summer = 1_000 * day
  expect(await may(summer)).toBe(true)
  const autumn = summer + 60 * day
  expect(await may(autumn)).toBe(false)
  expect(await may(autumn + 6 * day - hour)).toBe(false)
  expect(await may(autumn + 6 * day)).toBe(true)
})

test('a server that runs for a lesson is swept in it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    let stop = () => {}
    const isSwept = new Promise<void>((resolve) => {
      const { services, archive } = school
      const { stopSweeping } = keepSwept(async () => resolve(), { ...services, shelves: archive })
      stop = stopSweeping
    })
    vi.advanceTimersByTime(20 * 60 * 1000)
    vi.useRealTimers()
    await isSwept
    stop()
  } finally {
    vi.useRealTimers()
  }
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
