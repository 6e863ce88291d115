import { expect, test } from 'vitest'
import { openThrottles } from '../../../server/accounts/throttle.ts'
import type { AccountRecord } from '../../../server/archive/records.ts'
import type { Pictures } from '../../../server/content/pictures.ts'
import { paceUploads, takingAhead } from '../../../server/content/uploads.ts'

const megabyte = 1024 * 1024

test('the accounts of one address send so many pictures ahead in an hour, and those of others are not hindered', async () => {
  // Only its length is looked at.
  const picture = { id: 'p', image: { length: 100 * megabyte } as unknown as string }
  const referring = { questions: [{ image: '/p' }], ids: ['p'], bytes: 100 * megabyte, fresh: [picture] }
  const pictures = {
    refer: async () => referring,
    countWith: async () => 1,
    release: async () => {},
    hold: async () => true,
  }
  const throttles = openThrottles()
  const uploads = paceUploads(throttles)
  const takeAhead = takingAhead({ pictures: pictures as unknown as Pictures, uploads, throttles })
  const send = (n: number, address: string) =>
    takeAhead(['p'], { id: `account ${n}`, role: 'teacher' } as AccountRecord, address)
  for (let n = 0; n < 11; n++) expect(await send(n, 'school')).toEqual({ addresses: ['/p'] })
  expect(await send(11, 'school')).toEqual({ refused: 'tooManyAttempts' })
  expect(await send(11, 'home')).toEqual({ addresses: ['/p'] })
})
