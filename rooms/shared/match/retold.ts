import type { MatchEntry } from './matchEntries.ts'
import { limitOf, type Match, type Seat, turnOf } from './matchModel.ts'
import { longestTime, ownTimeOf, staysOpen } from './ownTime.ts'
import { chooseMs, graceMs, waitedForHost } from './turnFlow.ts'

/**
 * Writes a recording as if all players had had the usual time. Otherwise the time of an answer, compared with its
 * length by the player's own clock, would tell how slow that clock is. A phase that stayed open longer would tell that
 * there is one.
 */

/** An entry of a phase that is over. Such entries are told in the order in which they would have happened. */
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

/** The phases in which players act against a clock. */
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

  /** Squeezes the extra time into the usual moment of grace at the end of a phase. */
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
  /** By how much everything is now told earlier than it was. */
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
  // The report tells when the game ended, so that time stays true. The lobby takes the difference: it may last any
  // time.
  return out.map((entry) => ({ ...entry, at: entry.at + earlier }))
}

/** When a report says that the game began. It has to agree with the recording that is kept beside it. */
export const toldStart = (match: Match): number =>
  staysOpen(match.plan)
    ? (retold(match).find(({ kind }) => kind === 'started')?.at ?? match.startedAt)
    : match.startedAt

const seatOf = ({ seats, everSeated }: Match, player: string): Pick<Seat, 'userId'> =>
  seats.get(player) ?? everSeated.get(player) ?? { userId: null }
