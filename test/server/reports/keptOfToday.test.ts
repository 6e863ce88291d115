import { expect, test } from 'vitest'
import type { ReportAnswer } from '../../../rooms/shared/contract/reports.ts'
import { setStorage } from '../../../rooms/shared/contract/storage.ts'
import { openThrottles } from '../../../server/accounts/throttle.ts'
import { paceHosting } from '../../../server/reports/keptOfToday.ts'
import { report, reportPlayer } from '../records.ts'

const question = { question: 'What is 1 + 1?', answers: ['1', '2', '3', '4'], correct: 1, voided: false }
const answer = { choice: 1, correct: true, ms: 4_321, gained: 910 }

const lesson = (pupils: number, questions: number, given: Partial<ReportAnswer> = {}) =>
  report({
    questions: Array.from({ length: questions }, () => question),
    players: Array.from({ length: pupils }, () =>
      reportPlayer({ answers: Array.from({ length: questions }, () => ({ ...answer, ...given })) }),
    ),
  })

/** An order of six parts of the greatest length, and a turn with as many changes of the score as a mode can make. */
const inOrder = { given: Array.from({ length: 6 }, () => '語'.repeat(120)).join(' → ') }
const onMap = { changes: Array.from({ length: 6 }, () => ({ by: 40, reason: 'a-monster', other: 'player-123456' })) }

/** The size of a recording, from the number of its entries. */
const recorded = (pupils: number, questions: number) => 5_000 + 30 * pupils * questions

/** How many such games a user may host in a day. Counts up to `most`. */
const hostedInADay = async (role: 'student' | 'teacher', pupils: number, questions: number, most: number) => {
  const hosting = paceHosting(openThrottles())
  const host = { id: 'host', role }
  const played = lesson(pupils, questions)
  let count = 0
  for (; count < most && (await hosting.mayHost(host)); count++)
    await hosting.keeps(host, played, recorded(pupils, questions))
  return count
}

test('what is counted of a report is about what it takes', async () => {
  const points: number[] = []
  const hosting = paceHosting((name, pace) => ({
    ...openThrottles()(name, pace),
    add: async (_, weight) => void points.push(weight),
  }))
  const lessons = [lesson(1, 1), lesson(30, 20), lesson(1_000, 50), lesson(30, 20, inOrder), lesson(30, 20, onMap)]
  for (const played of lessons) {
    await hosting.keeps({ id: 'host', role: 'student' }, played, 0)
    const counted = ((points.at(-1) ?? 0) / 1_000) * setStorage.student
    const taken = Buffer.byteLength(JSON.stringify(played))
    expect(counted).toBeGreaterThan(taken / 2)
    expect(counted).toBeLessThan(3 * taken + 11_000)
  }
})

test('forty teachers who share an account teach all day, and the whole school plays together after each lesson', async () => {
  expect(await hostedInADay('teacher', 30, 25, 240)).toBe(240)
  expect(await hostedInADay('teacher', 1_200, 50, 20)).toBe(20)
  expect(await hostedInADay('student', 30, 25, 100)).toBe(100)
})

test('a script has an end each day, and another account none of it', async () => {
  const hosting = paceHosting(openThrottles())
  const script = { id: 'script', role: 'student' } as const
  let kept = 0
  while (await hosting.mayHost(script)) {
    await hosting.keeps(script, lesson(1, 1), 80_000)
    kept += 80_000
  }
  expect(kept).toBeGreaterThan(4 * setStorage.student)
  expect(kept).toBeLessThan(8 * setStorage.student)
  expect(await hosting.mayHost({ id: 'other' })).toBe(true)
})
