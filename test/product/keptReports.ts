import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from '../../rooms/shared/contract/reports.ts'
import { until } from '../rooms/roomHarness.ts'
import type { Product } from './runningProduct.ts'

type Teacher = Awaited<ReturnType<Product['register']>>

const patienceMs = 30_000

/** The reports of a teacher, as soon as there are this many. A report is stored a moment after its game has ended. */
export async function keptReports(teacher: Teacher, count: number, code?: string): Promise<Report[]> {
  const read = async (path: string) => (await teacher.get(`/api/reports${path}`)).body
  let reports: Report[] = []
  await until(
    code ? `the report of ${code}` : `${count} reports`,
    () => reports.length >= count,
    patienceMs,
    async () => {
      try {
        const rows = (await read('')) as { id: string; gameCode: string }[]
        const wanted = rows.filter(({ gameCode }) => code === undefined || gameCode === code)
        if (wanted.length < count) await pause(50)
        else reports = await Promise.all(wanted.map(async ({ id }) => (await read(`/${id}`)) as Report))
      } catch {
        // The server may be away, because the test has killed it.
        await pause(50)
      }
    },
  )
  return reports
}

export async function keptReport(teacher: Teacher, code: string): Promise<Report> {
  const [report] = await keptReports(teacher, 1, code)
  if (!report) throw new Error('one report')
  return report
}
