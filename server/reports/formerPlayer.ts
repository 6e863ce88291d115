import type { Report, ReportChange, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import { formerPlayer } from '../../rooms/shared/match/formerPlayer.ts'
import type { EntryKind, EntryOf, MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { Replay } from '../../rooms/shared/match/replay.ts'

/** Replaces the host's id in a report after that account is deleted: the report is the class's alone and goes with it. */
export const noHost = ''

/** Replaces that host in a recording, where they may have a seat. No account has this id. */
const formerHost = 'former-host'

const isGone = (gone: ReadonlySet<string>, userId: string | null): boolean => userId !== null && gone.has(userId)

/** A row of a report with each of its changes rewritten. */
export const withChanges = (player: ReportPlayer, said: (change: ReportChange) => ReportChange): ReportPlayer => ({
  ...player,
  ...(player.paidAtEnd && { paidAtEnd: player.paidAtEnd.map(said) }),
  answers: player.answers.map((answer) =>
    answer?.changes ? { ...answer, changes: answer.changes.map(said) } : answer,
  ),
})

/** The report without the deleted accounts; what the class did can still be read. Undefined if none of them was in it. */
export const reportWithout = (report: Report, gone: ReadonlySet<string>): Report | undefined => {
  const leaving = report.players.filter(({ userId }) => isGone(gone, userId))
  if (leaving.length === 0) return undefined
  const names = new Set(leaving.map(({ username }) => username))
  const told = (player: ReportPlayer): ReportPlayer =>
    withChanges(player, (change) => (names.has(change.other ?? '') ? { ...change, other: formerPlayer } : change))
  const players = report.players.map((player) =>
    isGone(gone, player.userId) ? { ...told(player), userId: null, username: formerPlayer } : told(player),
  )
  return { ...report, players }
}

/** A report of an older version names players who were removed, or left, in the changes of others. Undefined if it does not. */
export const reportOfSeated = (report: Report): Report | undefined => {
  const seated = new Set([formerPlayer, ...report.players.map(({ username }) => username)])
  let isTold = true
  const told = (change: ReportChange): ReportChange => {
    if (change.other === undefined || seated.has(change.other)) return change
    isTold = false
    return { ...change, other: formerPlayer }
  }
  const players = report.players.map((player) => withChanges(player, told))
  return isTold ? undefined : { ...report, players }
}

const namesNobody = <Entry>(entry: Entry): Entry => entry

type Seats = ReadonlySet<string>

/**
 * Each entry without the deleted accounts. A new kind of entry does not compile until it says here whom it names. A recording
 * keeps no names but those of seats (`entriesToTell`).
 */
const withoutThem: { [Kind in EntryKind]: (entry: EntryOf<Kind>, seats: Seats) => EntryOf<Kind> } = {
  joined: (entry, seats) => (seats.has(entry.player) ? { ...entry, userId: null, username: formerPlayer } : entry),
  claimed: (entry, seats) => (seats.has(entry.player) ? { ...entry, userId: entry.player } : entry),
  'name-allowed': namesNobody,
  'carried-over': namesNobody,
  left: namesNobody,
  'stood-down': namesNobody,
  kicked: namesNobody,
  locked: namesNobody,
  'proof-asked': namesNobody,
  'seats-limited': namesNobody,
  'lobby-play': namesNobody,
  'remote-allowed': namesNobody,
  'remotes-ended': namesNobody,
  started: namesNobody,
  asked: namesNobody,
  answered: namesNobody,
  closed: namesNobody,
  choosing: namesNobody,
  chose: namesNobody,
  looked: namesNobody,
  resolved: namesNobody,
  beat: namesNobody,
  paused: namesNobody,
  resumed: namesNobody,
  voided: namesNobody,
  accepted: namesNobody,
  finished: namesNobody,
}

/** Who the players are has no influence on the game, so it still plays to the same result. */
export const replayWithout = (replay: Replay, gone: ReadonlySet<string>): Replay => {
  const seats = new Set<string>()
  for (const entry of replay.entries) {
    if ((entry.kind === 'joined' || entry.kind === 'claimed') && isGone(gone, entry.userId)) seats.add(entry.player)
  }
  return { ...replay, entries: replay.entries.map((entry) => entryWithout(entry, seats)) }
}

/** The recording of a lesson whose host is gone. All its entries still mean the same person. */
export const replayWithoutHost = ({ plan, entries, ...replay }: Replay): Replay => {
  const named = (entry: MatchEntry): MatchEntry => {
    if (entry.kind === 'joined' && entry.userId === plan.host.userId)
      return { ...entry, userId: formerHost, username: formerPlayer }
    return entry.kind === 'claimed' && entry.userId === plan.host.userId ? { ...entry, userId: formerHost } : entry
  }
  const host = { ...plan.host, userId: formerHost, username: formerPlayer }
  return { ...replay, plan: { ...plan, host }, entries: entries.map(named) }
}

function entryWithout(entry: MatchEntry, seats: Seats): MatchEntry {
  // The cast is safe: the row was found by the kind of the entry.
  const without = withoutThem[entry.kind] as (entry: MatchEntry, seats: Seats) => MatchEntry
  return without(entry, seats)
}
