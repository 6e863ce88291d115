import type { Report, ReportChange, ReportPlayer } from '../../rooms/shared/contract/reports.ts'
import type { EntryKind, EntryOf, MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { Replay } from '../../rooms/shared/match/replay.ts'

/** The name in reports of a player whose account is deleted. */
export const formerPlayer = 'Former player'

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

interface Leaving {
  seats: ReadonlySet<string>
  names: ReadonlySet<string>
}

const namesNobody = <Entry>(entry: Entry): Entry => entry

/** Each entry without the deleted accounts. A new kind of entry does not compile until it says here whom it names. */
const withoutThem: { [Kind in EntryKind]: (entry: EntryOf<Kind>, leaving: Leaving) => EntryOf<Kind> } = {
  joined: (entry, { seats }) => (seats.has(entry.player) ? { ...entry, userId: null, username: formerPlayer } : entry),
  claimed: (entry, { seats }) => (seats.has(entry.player) ? { ...entry, userId: entry.player } : entry),
  'name-allowed': (entry, { names }) => (names.has(entry.name) ? { ...entry, name: formerPlayer } : entry),
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
  const names = new Set<string>()
  for (const entry of replay.entries) {
    if ((entry.kind === 'joined' || entry.kind === 'claimed') && isGone(gone, entry.userId)) seats.add(entry.player)
  }
  for (const entry of replay.entries) {
    if (entry.kind === 'joined' && seats.has(entry.player)) names.add(entry.username)
  }
  return { ...replay, entries: replay.entries.map((entry) => entryWithout(entry, { seats, names })) }
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

function entryWithout(entry: MatchEntry, leaving: Leaving): MatchEntry {
  // The cast is safe: the row was found by the kind of the entry.
  const without = withoutThem[entry.kind] as (entry: MatchEntry, leaving: Leaving) => MatchEntry
  return without(entry, leaving)
}
