import type { Page } from 'playwright-core'
import type { Report, ReportSummary } from '../../../rooms/shared/contract/reports.ts'
import type { Look } from './laws.ts'
import type { Heard, Person } from './people.ts'

const settleMs = 12_000
const lookEveryMs = 500

/** What a phone showed at the end of a game. */
interface Final {
  code: string
  name: string
  score: number
}

async function reportsOf({ context, user }: Person): Promise<Report[]> {
  if (!user) return []
  const listed = await context.request.get('/api/reports')
  if (!listed.ok()) return []
  const rows = (await listed.json()) as ReportSummary[]
  const answers = await Promise.all(rows.map(({ id }) => context.request.get(`/api/reports/${id}`)))
  return Promise.all(answers.filter((answer) => answer.ok()).map((answer) => answer.json() as Promise<Report>))
}

/** A question taken out after the end changes the report, but not the phones. */
const mayDiffer = ({ questions }: Report): boolean => questions.some(({ voided }) => voided)

export class Finals {
  private readonly seen = new Map<string, Final>()
  /** Which player sits at a page, by what the page said during the game. */
  private readonly seats = new Map<Page, { code: string; name: string }>()
  /** How many were found in a report. */
  found = 0

  look(looks: readonly Look[]): void {
    for (const { page, seen } of looks) {
      const { game } = seen
      if (game?.name) this.seats.set(page, { code: game.code, name: game.name })
      const seat = this.seats.get(page)
      if (!game?.isOver || game.score === null || seat?.code !== game.code) continue
      if (!/Game Complete!/.test(seen.text)) continue
      const final = { ...seat, score: game.score }
      this.seen.set(JSON.stringify(final), final)
    }
  }

  /** A code may have had several games, so the score has to be in one of their reports. */
  async breaches(people: readonly Person[]): Promise<Heard[]> {
    for (
      const until = performance.now() + settleMs;
      ;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    ) {
      const reports = (await Promise.all(people.map(reportsOf))).flat()
      const told = [...this.seen.values()].map((final) => this.missing(final, reports))
      const missing = told.filter((one) => one !== null)
      this.found = told.length - missing.length
      if (missing.length === 0 || performance.now() > until) return missing
    }
  }

  private missing({ code, name, score }: Final, reports: readonly Report[]): Heard | null {
    const ofGame = reports.filter(({ gameCode }) => gameCode === code)
    // No report: the host has deleted the account, or the host was a pupil, who gets none.
    if (ofGame.length === 0 || ofGame.some(mayDiffer)) return null
    const scores = ofGame.flatMap(({ players }) =>
      players.filter(({ username }) => username === name).map((one) => one.score),
    )
    if (scores.includes(score)) return null
    return {
      law: 'a report is not what a phone showed',
      detail: `${name} in ${code}: ${score}, reports ${scores.join(', ')}`,
    }
  }
}
