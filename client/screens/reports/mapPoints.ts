import type { Report, ReportChange, ReportPlayer } from '../../../rooms/shared/contract/reports.ts'

/** What one reason gave or took in a whole game, and which other players were involved. */
export interface ReasonSum {
  reason: string
  times: number
  by: number
  others: string[]
}

interface MapPoints {
  gave: number
  took: number
  /** The largest first. */
  reasons: ReasonSum[]
}

const changesOf = ({ questions }: Report, { answers, paidAtEnd = [] }: ReportPlayer): ReportChange[] => [
  ...answers.flatMap((answer, index) => (questions[index]?.voided ? [] : (answer?.changes ?? []))),
  ...paidAtEnd,
]

/** What the mode gave a player and took, beside the points for answers. */
export function mapPointsOf(report: Report, player: ReportPlayer): MapPoints {
  const sums = new Map<string, ReasonSum>()
  let gave = 0
  let took = 0
  for (const { by, reason, other } of changesOf(report, player)) {
    if (by > 0) gave += by
    else took -= by
    const sum = sums.get(reason) ?? { reason, times: 0, by: 0, others: [] }
    sum.times++
    sum.by += by
    if (other !== undefined && !sum.others.includes(other)) sum.others.push(other)
    sums.set(reason, sum)
  }
  return { gave, took, reasons: [...sums.values()].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)) }
}
