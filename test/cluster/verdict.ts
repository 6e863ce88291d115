import type { Report } from '../../rooms/shared/contract/reports.ts'
import { until } from '../rooms/roomHarness.ts'
import { type Class, coinsOf, everybody } from './classes.ts'

/** The results of lessons in which something was lost. */
interface Verdict {
  games: number
  /** Acknowledged answers, moves and right second looks. */
  safe: number
  /** Those of them that are missing in the report. */
  lost: string[]
  seatedTwice: string[]
  paidWrongly: string[]
  /** Refusals that a person saw instead of their game. */
  refusals: string[]
}

/** Compares what the devices were told with the reports and the purses. */
export async function judge(classes: Class[]): Promise<Verdict> {
  const verdict: Verdict = {
    games: classes.length,
    safe: 0,
    lost: [],
    seatedTwice: [],
    paidWrongly: [],
    refusals: everybody(classes).flatMap(({ refusals }) => refusals),
  }
  const reports = new Map<Class, Report>()
  for (const one of classes) reports.set(one, await reportOf(one))
  for (const [one, report] of reports) {
    holdAnswers(one, report, verdict)
    holdSeats(one, report, verdict)
    await holdPay(one, report, verdict)
  }
  return verdict
}

async function reportOf({ teacher, host: { code } }: Class): Promise<Report> {
  let found: Report | undefined
  return until(
    `the report of ${code}`,
    () => found,
    30_000,
    async () => {
      const { body } = await teacher.get('/api/reports')
      const row = Array.isArray(body) ? body.find(({ gameCode }) => gameCode === code) : undefined
      if (row) found = (await teacher.get(`/api/reports/${row.id}`)).body as Report
      else await new Promise((resolve) => setTimeout(resolve, 100))
    },
  )
}

function holdAnswers({ mode, host, pupils }: Class, report: Report, verdict: Verdict): void {
  for (const { name, playerId, mind } of pupils) {
    const answers = report.players.find((row) => row.playerId === playerId)?.answers
    const hold = (question: number, isKept: boolean, what: string) => {
      verdict.safe++
      if (!isKept) verdict.lost.push(`${mode} ${host.code}, ${name}, question ${question}: ${what}`)
    }
    for (const { question, choice, isSafe } of mind.tapped.values()) {
      const kept = answers?.[question - 1]?.choice
      if (isSafe) hold(question, kept === choice, `answer ${choice}, reported ${kept}`)
    }
    for (const [question, move] of mind.chosen) {
      const kept = answers?.[question - 1]?.move
      hold(question, kept === move, `move ${move}, reported ${kept}`)
    }
    for (const question of mind.learned)
      hold(question, answers?.[question - 1]?.learned === true, 'a second look that was right')
  }
}

function holdSeats({ mode, host, pupils }: Class, report: Report, verdict: Verdict): void {
  const where = `${mode} ${host.code}`
  for (const { name, seats } of pupils)
    if (seats.size !== 1) verdict.seatedTwice.push(`${where}: ${name} has sat on ${seats.size} seats`)
  const names = report.players.map(({ username }) => username)
  if (names.length !== pupils.length || new Set(names).size !== names.length)
    verdict.seatedTwice.push(`${where}: ${pupils.length} came, ${names.length} are reported: ${names.join(', ')}`)
}

/** The student's purse has grown by exactly the pay of this game, paid once. */
async function holdPay({ student, host, pupils }: Class, report: Report, verdict: Verdict): Promise<void> {
  const earned = report.players.find(({ playerId }) => playerId === pupils[0]?.playerId)?.currency ?? Number.NaN
  let paid = Number.NaN
  await until(
    'the pay',
    () => paid === earned,
    10_000,
    async () => {
      paid = (await coinsOf(student)) - student.coins
    },
  ).catch(() => undefined)
  if (paid !== earned) verdict.paidWrongly.push(`${host.code}: earned ${earned}, and was paid ${paid}`)
}

export const isFlawless = ({ lost, seatedTwice, paidWrongly, refusals }: Verdict): boolean =>
  lost.length + seatedTwice.length + paidWrongly.length + refusals.length === 0

export function describeVerdict({ games, safe, ...faults }: Verdict): string {
  const listed = Object.entries(faults).flatMap(([what, all]) => [`${what}: ${all.length}`, ...all.slice(0, 10)])
  const faulty = listed.filter((line) => !line.endsWith(': 0'))
  return [
    `${games} games, ${safe} acknowledged, ${faulty.length === 0 ? 'all of it kept' : 'and this:'}`,
    ...faulty,
  ].join('\n')
}
