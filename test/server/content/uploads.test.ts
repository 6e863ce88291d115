import { expect, test } from 'vitest'
import type { Role } from '../../../rooms/shared/contract/accounts.ts'
import { openThrottles } from '../../../server/accounts/throttle.ts'
import type { AccountRecord } from '../../../server/archive/records.ts'
import type { Pictures } from '../../../server/content/pictures.ts'
import { paceUploads, takingAhead } from '../../../server/content/uploads.ts'

const megabyte = 1024 * 1024
const week = 7 * 24 * 60 * 60_000

/** Only its length is looked at. */
const pictureOf = (bytes: number) => ({ id: 'p', image: { length: bytes } as unknown as string })
const author = (n: number, given: Partial<AccountRecord> = {}) =>
  ({ id: `account ${n}`, role: 'student', createdAt: 0, ...given }) as AccountRecord

test('the accounts of one address send so many pictures ahead in an hour, and those of others are not hindered', async () => {
  const picture = pictureOf(100 * megabyte)
  const referring = { questions: [{ image: '/p' }], ids: ['p'], bytes: 100 * megabyte, fresh: [picture] }
  const pictures = {
    refer: async () => referring,
    countWith: async () => 1,
    release: async () => {},
    hold: async () => true,
  }
  const throttles = openThrottles()
  const uploads = paceUploads(throttles, () => week)
  const takeAhead = takingAhead({ pictures: pictures as unknown as Pictures, uploads, throttles })
  const send = (n: number, address: string) => takeAhead(['p'], { user: author(n, { role: 'teacher' }), address })
  for (let n = 0; n < 11; n++) expect(await send(n, 'school')).toEqual({ addresses: ['/p'] })
  expect(await send(11, 'school')).toEqual({ refused: 'tooManyAttempts' })
  expect(await send(11, 'home')).toEqual({ addresses: ['/p'] })
})

test('new accounts behind one address share their room, whole classes fit into it, and others are not hindered', async () => {
  const uploads = paceUploads(openThrottles(), () => week)
  const save = (n: number, address: string, createdAt: number, role: Role = 'student') =>
    uploads.take({ user: author(n, { createdAt, role }), address }, [pictureOf(10 * megabyte)])
  const [justNow, aWeekAgo] = [week - 1, 0]
  // Three classes that fill all their room.
  let taken = 0
  while (await save(taken, 'school', justNow)) taken++
  expect(taken).toBeGreaterThan(95)
  expect(taken).toBeLessThan(120)
  expect(await save(1_000, 'school', aWeekAgo)).toBe(true)
  expect(await save(1_001, 'home', justNow)).toBe(true)
  expect(await save(1_002, 'school', justNow, 'teacher')).toBe(true)
})
