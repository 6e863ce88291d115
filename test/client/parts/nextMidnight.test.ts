import { expect, test } from 'vitest'
import { untilMidnightMaybe } from '../../../client/parts/purse/nextMidnight.ts'
import { schoolDays } from '../../../server/economy/schoolDay.ts'

test.each(['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Eucla', 'Pacific/Chatham'])(
  'a page asks for the purse within a minute of each midnight in %s, and four times an hour at most',
  (timeZone) => {
    const dayOf = schoolDays(timeZone)
    // In some zones the clocks change in this time.
    const from = Date.UTC(2026, 2, 27, 7, 31)
    const asked: number[] = []
    for (let now = from; now < from + 4 * 86_400_000; now += untilMidnightMaybe(now, (asked.length % 10) / 10))
      asked.push(now)
    const isLate = asked.filter((at, index) => index > 0 && dayOf(at) !== dayOf(asked[index - 1] ?? at))
    expect(isLate.length).toBe(4)
    for (const at of isLate) expect(dayOf(at - 60_000)).not.toBe(dayOf(at))
    expect(asked.length).toBeLessThanOrEqual(4 * 24 * 4 + 1)
  },
)
