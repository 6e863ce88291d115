import type { MatchEntry } from './matchEntries.ts'
import { limitOf, type Match, type Seat, turnOf } from './matchModel.ts'
import { longestTime, ownTimeOf, staysOpen } from './ownTime.ts'
import { chooseMs, graceMs, waitedForHost } from './turnFlow.ts'

/**
 * A recording as if everybody had had the usual time. When something came, beside how long it took by a clock of one's
 * own, would tell how slow that clock is; and what was open longer than usual, that there is one.
 */

/** What is told of a phase, once it is over, in the order in which it would have happened. */
interface Told {
  entry: MatchEntry
  /** In the game's own time, since the phase began. */
  realMs: number
  toldMs: number
}

interface OpenPhase {
  limitMs: number
  beganAt: number
  pausedAt: number | null
  pausedMs: number
  late: ReadonlyMap<string, number>
  told: Told[]
}

const nobodyLate: ReadonlyMap<string, number> = new Map()

/** Where players act against a clock. */
function opened(match: Match, entry: MatchEntry): OpenPhase | null {
  const phase = { beganAt: entry.at, pausedAt: null, pausedMs: 0, told: [] }
  if (entry.kind === 'choosing')
    return { ...phase, limitMs: chooseMs(match, turnOf(match, entry.question)), late: nobodyLate }
  const turn = entry.kind === 'asked' ? turnOf(match, entry.question) : undefined
  if (!turn || waitedForHost(match, turn)) return null
  return { ...phase, limitMs: limitOf(match, turn), late: turn.lateBy }
}

const endsPhase = ({ kind }: MatchEntry): boolean =>
  kind === 'closed' || kind === 'resolved' || kind === 'voided' || kind === 'asked' || kind === 'finished'

export function retold(match: Match): MatchEntry[] {
  const { plan, entries } = match
  if (!staysOpen(plan)) return entries
  const longest = longestTime(plan)

  /** What was open longer goes into the moment for answers that are on their way. */
  const squeezed = (ms: number, limitMs: number): number =>
    ms <= limitMs ? ms : limitMs + ((ms - limitMs) * graceMs) / (limitMs * (longest - 1) + graceMs)

  const ownMs = (phase: OpenPhase, entry: MatchEntry, realMs: number): number => {
    if (entry.kind !== 'answered' && entry.kind !== 'chose' && entry.kind !== 'looked') return realMs
    const lateMs = phase.late.get(entry.player) ?? 0
    return lateMs + (realMs - lateMs) / ownTimeOf(match, seatOf(match, entry.player))
  }

  const closing = ({ told, limitMs }: OpenPhase, realMs: number): number => {
    const last = told.at(-1)
    const after = (last?.toldMs ?? 0) + realMs - (last?.realMs ?? 0)
    return Math.max(...told.map(({ toldMs }) => toldMs), Math.min(after, squeezed(realMs, limitMs)))
  }

  const out: MatchEntry[] = []
  let phase: OpenPhase | null = null
  /** How much earlier than it was everything is told. */
  let earlier = 0
  const tell = ({ told, beganAt }: OpenPhase): void => {
    const began = beganAt - earlier
    let stoodMs = 0
    let stood = 0
    for (const { entry, toldMs } of told.toSorted((one, other) => one.toldMs - other.toldMs)) {
      if (entry.kind === 'paused') stood = entry.at
      if (entry.kind === 'resumed') stoodMs += entry.at - stood
      out.push({ ...entry, at: Math.round(began + toldMs + stoodMs) })
    }
    const last = told.at(-1)
    if (last) earlier = last.entry.at - (out.at(-1)?.at ?? last.entry.at)
  }
  for (const entry of entries) {
    if (phase === null) out.push({ ...entry, at: entry.at - earlier })
    else {
      if (entry.kind === 'resumed') {
        phase.pausedMs += entry.at - (phase.pausedAt ?? entry.at)
        phase.pausedAt = null
      }
      const realMs: number = (phase.pausedAt ?? entry.at) - phase.beganAt - phase.pausedMs
      if (entry.kind === 'paused') phase.pausedAt = entry.at
      const isOver: boolean = endsPhase(entry)
      const toldMs = isOver ? closing(phase, realMs) : squeezed(ownMs(phase, entry, realMs), phase.limitMs)
      phase.told.push({ entry, realMs, toldMs })
      if (isOver) {
        tell(phase)
        phase = null
      }
    }
    phase ??= opened(match, entry)
  }
  if (phase) tell(phase)
  // A report tells when a game was over: the lobby is what may have taken any time.
  return out.map((entry) => ({ ...entry, at: entry.at + earlier }))
}

/** When a report says that a game began: it and the recording lie side by side. */
export const toldStart = (match: Match): number =>
  staysOpen(match.plan)
    ? (retold(match).find(({ kind }) => kind === 'started')?.at ?? match.startedAt)
    : match.startedAt

const seatOf = ({ seats, everSeated }: Match, player: string): Pick<Seat, 'userId'> =>
  seats.get(player) ?? everSeated.get(player) ?? { userId: null }
