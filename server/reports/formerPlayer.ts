import type { Report, ReportChange, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { Replay } from '../../rooms/shared/match/replay.ts'

/** What stands in reports for somebody whose account is deleted. */
export const formerPlayer = 'Former player'

const isGone = (gone: ReadonlySet<string>, userId: string | null): boolean => userId !== null && gone.has(userId)

/** The report as it was, without the people who are gone: what the class did stays to be read. Undefined: they were not in it. */
export const reportWithout = (report: Report, gone: ReadonlySet<string>): Report | undefined => {
  const leaving = report.players.filter(({ userId }) => isGone(gone, userId))
  if (leaving.length === 0) return undefined
  const names = new Set(leaving.map(({ username }) => username))
  const renamed = (changes: ReportChange[]): ReportChange[] =>
    changes.map((change) => (names.has(change.other ?? '') ? { ...change, other: formerPlayer } : change))
  const told = (player: ReportPlayer): ReportPlayer => ({
    ...player,
    ...(player.paidAtEnd && { paidAtEnd: renamed(player.paidAtEnd) }),
    answers: player.answers.map((answer) =>
      answer?.changes ? { ...answer, changes: renamed(answer.changes) } : answer,
    ),
  })
  const players = report.players.map((player) =>
    isGone(gone, player.userId) ? { ...told(player), userId: null, username: formerPlayer } : told(player),
  )
  return { ...report, players }
}

/** Nothing that was played depends on who they were: played again it comes to the same. */
export const replayWithout = (replay: Replay, gone: ReadonlySet<string>): Replay => {
  const seats = new Set<string>()
  const names = new Set<string>()
  for (const entry of replay.entries) {
    if ((entry.kind === 'joined' || entry.kind === 'claimed') && isGone(gone, entry.userId)) seats.add(entry.player)
  }
  for (const entry of replay.entries) {
    if (entry.kind === 'joined' && seats.has(entry.player)) names.add(entry.username)
  }
  const entries = replay.entries.map((entry): MatchEntry => {
    if (entry.kind === 'joined' && seats.has(entry.player)) return { ...entry, userId: null, username: formerPlayer }
    if (entry.kind === 'claimed' && seats.has(entry.player)) return { ...entry, userId: entry.player }
    if (entry.kind === 'name-allowed' && names.has(entry.name)) return { ...entry, name: formerPlayer }
    return entry
  })
  return { ...replay, entries }
}
