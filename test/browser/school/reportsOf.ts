import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import type { Report } from '../../../rooms/shared/contract/reports.ts'

type Summary = { id: string; gameCode: string }

/** The reports of a game and its rematches, as the host reads them. The server stores a report a moment after the podium. */
export async function reportsOf({ request }: BrowserContext, code: string, games = 1): Promise<Report[]> {
  const read = async (path: string) => (await request.get(`/api/reports${path}`)).json()
  const ids = async () => {
    const kept = (await read('')) as Summary[]
    return kept.flatMap(({ id, gameCode }) => (gameCode === code ? [id] : []))
  }
  await expect.poll(async () => (await ids()).length).toBe(games)
  return Promise.all((await ids()).map((id) => read(`/${id}`)))
}

export async function reportOf(context: BrowserContext, code: string): Promise<Report> {
  const [report] = await reportsOf(context, code)
  if (!report) throw new Error('one report')
  return report
}
