import { afterEach, expect, it, vi } from 'vitest'
import { reportCsvPath } from '../../../client/net/reports.ts'
import { openZip } from '../../../client/parts/files/zipFiles.ts'
import { keepReport } from '../../../client/screens/reports/keepReport.ts'
import { report, reportPlayer } from '../../server/records.ts'

const kept = vi.hoisted((): { files: Uint8Array<ArrayBuffer>[]; names: string[] } => ({ files: [], names: [] }))
vi.mock('../../../client/parts/files/keepAsFile.ts', () => ({
  keepAsFile: (name: string, content: Uint8Array<ArrayBuffer>) => {
    kept.names.push(name)
    kept.files.push(content)
  },
}))

afterEach(() => {
  kept.files = []
  kept.names = []
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const told = report({ classId: '6b', players: [reportPlayer({ userId: 'a', username: 'Brave Otter' })] })

const refusing = (status: number, refusal?: string) => async () =>
  Response.json(refusal === undefined ? {} : { refusal, error: refusal }, { status })

const textsOf = async (file: Uint8Array<ArrayBuffer> | undefined) =>
  file ? await openZip(file).read('xl/sharedStrings.xml') : undefined

it('a report of a class has the real names', async () => {
  const pupils = [{ id: 'a', name: 'Lotte Müller', username: 'Brave Otter' }]
  vi.stubGlobal('fetch', async () => Response.json({ pupils }))
  expect(await keepReport(told, true)).toMatchObject({ ok: true })
  expect(await textsOf(kept.files[0])).toContain('Lotte Müller')
})

it('a report is kept without names if its class is gone or is not this teacher’s any more', async () => {
  vi.stubGlobal('fetch', refusing(404, 'classNotFound'))
  expect(await keepReport(told, true)).toMatchObject({ ok: true })
  expect(await textsOf(kept.files[0])).toContain('Brave Otter')
})

it.each([
  ['no network', () => Promise.reject(new TypeError('no line'))],
  ['an ended session', refusing(401, 'notSignedIn')],
  ['too many calls', refusing(429, 'tooManyRequests')],
  ['a fault of the server', refusing(500)],
  ['a proxy that knows no such page', refusing(404)],
])('with %s the teacher is told so, and no file without names is kept', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  const { ok, error } = { error: '', ...(await keepReport(told, true)) }
  expect([ok, error !== '']).toEqual([false, true])
  expect(kept.files).toEqual([])
})

it('a report of no class asks for no names', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('asked')))
  expect(await keepReport(report(), true)).toMatchObject({ ok: true })
  expect(await keepReport(told, false)).toMatchObject({ ok: true })
  expect(kept.files).toHaveLength(2)
})

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('all files of a report name one day, in %s', async (zone) => {
  vi.stubEnv('TZ', zone)
  const late = report({ finishedAt: Date.UTC(2026, 10, 27, 23, 30) })
  await keepReport(late, false)
  const day = zone === 'Pacific/Kiritimati' ? '2026-11-28' : '2026-11-27'
  expect(kept.names[0]).toContain(day)
  expect(reportCsvPath(late)).toBe(`/api/reports/${late.id}.csv?day=${day}`)
})
