import { rulesFor } from '../modes/modeRegistry.ts'
import { alsoAccepted } from './acceptedAnswers.ts'
import { type MatchEntry, readEntry } from './matchEntries.ts'
import { type Match, turnOf } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'
import { allowName, carryOver, claim, leave, remove, sitDown, standDown } from './matchSeats.ts'
import { goOn, stepTurn } from './matchTurns.ts'
import { freshTally } from './tally.ts'

export function openMatch(plan: MatchPlan, again?: Pick<Match, 'struckOut' | 'accepted' | 'everSeated'>): Match {
  return {
    plan,
    rules: rulesFor(plan),
    stage: 'lobby',
    phase: 'lobby',
    phaseSince: plan.createdAt,
    seats: new Map(),
    seatByName: new Map(),
    seatByUser: new Map(),
    seatByKey: new Map(),
    seatsByDevice: new Map(),
    removedUsers: new Set(),
    removedNames: new Set(),
    removedKeys: new Set(),
    allowedNames: new Set(),
    remoteKeys: new Set(),
    locked: false,
    shutByStart: false,
    asksProof: false,
    limitsSeats: false,
    lobbyPlay: true,
    turns: [],
    board: null,
    events: [],
    end: null,
    endChanges: [],
    ranking: [],
    earlyPlaces: new Map(),
    startedAt: 0,
    askedAt: 0,
    paused: null,
    lastAt: plan.createdAt,
    finishedAt: 0,
    entries: [],
    struckOut: again?.struckOut ?? new Set(),
    accepted: again?.accepted ?? new Map(),
    everSeated: again?.everSeated ?? new Map(),
  }
}

export function replayMatch(plan: MatchPlan, entries: readonly MatchEntry[]): Match {
  const match = openMatch(plan)
  for (const entry of entries) applyEntry(match, readEntry(entry))
  return match
}

/** The one way a match changes. */
export function applyEntry(match: Match, entry: MatchEntry): void {
  const news = corrected(match, entry)
  // A beat is not kept: playing it again would change nothing.
  if (entry.kind !== 'beat') match.entries.push(entry)
  if (news) playAgain(match, news)
  else step(match, entry)
}

type Correction = Pick<Match, 'struckOut' | 'accepted'>

/** The correction from which the whole game has to be played again; null if the entry corrects nothing. */
function corrected(match: Match, entry: MatchEntry): Correction | null {
  const { struckOut, accepted } = match
  if (entry.kind === 'voided' && !struckOut.has(entry.question) && turnOf(match, entry.question))
    return { struckOut: new Set(struckOut).add(entry.question), accepted }
  const also = entry.kind === 'accepted' && alsoAccepted(match, entry)
  return also ? { struckOut, accepted: also } : null
}

/**
 * When a question is taken out or an answer accepted afterwards, the whole game is played again with that correction
 * and with everybody who was ever seated.
 */
function playAgain(match: Match, correction: Correction): void {
  const { plan, entries, everSeated } = match
  const again = openMatch(plan, { ...correction, everSeated })
  for (const entry of entries) step(again, entry)
  again.entries = entries
  Object.assign(match, again)
}

function step(match: Match, entry: MatchEntry): void {
  match.lastAt = entry.at
  switch (entry.kind) {
    case 'joined': {
      const { kind: _, at, ...who } = entry
      sitDown(match, { ...who, joinedAt: at, number: match.everSeated.size, tally: freshTally() })
      break
    }
    case 'claimed':
      claim(match, entry.player, entry.userId, entry.earns)
      break
    case 'left':
      leave(match, entry)
      break
    case 'stood-down':
      standDown(match, entry.player)
      break
    case 'kicked':
      remove(match, entry.player)
      break
    case 'name-allowed':
      allowName(match, entry.name)
      break
    case 'locked':
      match.locked = entry.locked
      match.shutByStart = false
      break
    case 'proof-asked':
      match.asksProof = entry.isOn
      break
    case 'seats-limited':
      match.limitsSeats = entry.isOn
      break
    case 'lobby-play':
      match.lobbyPlay = entry.isOn
      break
    case 'carried-over':
      carryOver(match, entry)
      break
    case 'remote-allowed':
      match.remoteKeys.add(entry.key)
      break
    case 'remotes-ended':
      match.remoteKeys.clear()
      break
    case 'paused':
      match.paused = { by: entry.by, at: entry.at }
      break
    case 'resumed':
      goOn(match, entry.at)
      break
    case 'beat':
      break
    default:
      stepTurn(match, entry)
  }
}
