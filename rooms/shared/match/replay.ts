import { knowsRules } from '../modes/modeRegistry.ts'
import type { KeyedQuestion } from '../questions/question.ts'
import { isScored } from '../questions/questionKinds.ts'
import { formerPlayer } from './formerPlayer.ts'
import { openMatch, replayMatch } from './match.ts'
import type { EntryOf, MatchEntry } from './matchEntries.ts'
import { type Acceptance, type Match, turnOf } from './matchModel.ts'
import type { MatchPlan } from './matchPlan.ts'
import { retold } from './retold.ts'

/** All that is needed to play a finished game again, and to check that it comes to the same. */
export interface Replay {
  /** Also says the version of the rules. */
  plan: MatchPlan
  entries: MatchEntry[]
  /** The hash of the game after each question, in their order; empty for a question that was taken out. */
  hashes: string[]
}

/** Stands for a question that was never closed, so that later questions keep their numbers. */
const neverClosed: KeyedQuestion = { question: '', answers: ['', '', '', ''], correct: 0 }

/** The same for a question that is not scored: a slide counts in no total either. */
const neverShown: KeyedQuestion = { kind: 'slide', question: '' }

/** Without questions that were never closed: a host who ends a game after its first question must not learn the other answers. */
export const replayOf = (match: Match): Replay => ({
  plan: planToTell(match),
  entries: entriesToTell(retold(match)),
  hashes: match.turns.map(({ hash }) => hash),
})

function planToTell({ plan: { ownTimes: _, teams: __, builtMap: ___, ...plan }, turns }: Match): MatchPlan {
  return {
    ...plan,
    questions: plan.questions.map((question, index) =>
      turns[index]?.closed ? question : isScored(question) ? neverClosed : neverShown,
    ),
  }
}

/** Players who were removed, or gave their seats back. No report names them, so nothing leads to what a recording says of them. */
function playersGone(entries: readonly MatchEntry[]): ReadonlySet<string> {
  const gone = new Set<string>()
  for (const entry of entries) {
    if (entry.kind === 'joined') gone.delete(entry.player)
    if (entry.kind === 'kicked' || entry.kind === 'left') gone.add(entry.player)
  }
  return gone
}

/**
 * Without the keys of seats: a person who watches a game again must not sit down in the next one. And without the names of all
 * who have no seat at its end: who may come in is of no use to a game that is over. And without how right the answers to an
 * open question were, because that question is not told either.
 */
export function entriesToTell(entries: readonly MatchEntry[]): MatchEntry[] {
  const gone = playersGone(entries)
  const told = questionsClosed(entries)
  return entries.map((entry) =>
    'share' in entry && !told.has(entry.question) ? withoutShare(entry) : entryToTell(entry, gone),
  )
}

/** A question that is taken out while it is open closes, too. */
const questionsClosed = (entries: readonly MatchEntry[]): ReadonlySet<number> =>
  new Set(entries.flatMap((entry) => (entry.kind === 'closed' || entry.kind === 'voided' ? [entry.question] : [])))

const withoutShare = ({ share: _, ...entry }: EntryOf<'answered' | 'looked'>): MatchEntry => entry

const withoutPage = <T extends { device?: unknown; ownKey?: unknown }>({ device, ownKey, ...entry }: T) => entry

function entryToTell(entry: MatchEntry, gone: ReadonlySet<string>): MatchEntry {
  switch (entry.kind) {
    case 'joined': {
      const joined = { ...withoutPage(entry), seatKey: entry.player }
      return gone.has(entry.player) ? { ...joined, userId: null, username: formerPlayer } : joined
    }
    case 'claimed':
      return gone.has(entry.player) ? { ...entry, userId: entry.player } : entry
    case 'name-allowed':
      return { ...entry, name: '' }
    case 'remote-allowed':
      return { ...entry, key: '' }
    case 'carried-over':
      return { ...entry, removedUsers: [], removedNames: [], removedKeys: [], allowedNames: [], remoteKeys: [] }
    default:
      return entry
  }
}

/**
 * A game about to be played again from its first entry: questions that the host took out never count in it, and answers
 * that the host accepted always do.
 */
export function openReplay({ plan, entries }: Replay): Match {
  const asked = new Set<number>()
  const struckOut = new Set<number>()
  const accepted = new Map<number, readonly Acceptance[]>()
  for (const entry of entries) {
    if (entry.kind === 'asked') asked.add(entry.question)
    if (entry.kind === 'voided' && asked.has(entry.question)) struckOut.add(entry.question)
    if (entry.kind === 'accepted' && asked.has(entry.question))
      accepted.set(entry.question, [...(accepted.get(entry.question) ?? []), entry])
  }
  return openMatch(plan, { struckOut, accepted, everSeated: new Map() })
}

/** Whether the rules of this game still exist. */
export const canReplay = ({ plan }: Replay): boolean => knowsRules(plan)

/** Plays the game again. `differs`: the questions after which it was not the same as the game that was played. */
export function checkReplay({ plan, entries, hashes }: Replay): { match: Match; differs: number[] } {
  const match = replayMatch(plan, entries)
  const differs = hashes.flatMap((hash, index) => (turnOf(match, index + 1)?.hash === hash ? [] : [index + 1]))
  return { match, differs }
}
