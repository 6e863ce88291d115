import { knowsRules } from '../modes/modeRegistry.ts'
import type { KeyedQuestion } from '../questions/question.ts'
import { isScored } from '../questions/questionKinds.ts'
import { openMatch, replayMatch } from './match.ts'
import type { MatchEntry } from './matchEntries.ts'
import { type Match, turnOf } from './matchModel.ts'
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

/**
 * Without the keys of seats: a person who watches a game again must not sit down in the next one. And without questions
 * that were never closed: a host who ends a game after its first question must not learn the other answers.
 */
export const replayOf = (match: Match): Replay => ({
  plan: planToTell(match),
  entries: retold(match).map(withoutKeys),
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

const withoutPage = <T extends { device?: unknown; ownKey?: unknown }>({ device, ownKey, ...entry }: T) => entry

function withoutKeys(entry: MatchEntry): MatchEntry {
  if (entry.kind === 'joined') return { ...withoutPage(entry), seatKey: entry.player }
  if (entry.kind === 'remote-allowed') return { ...entry, key: '' }
  return entry.kind === 'carried-over' ? { ...entry, removedKeys: [], remoteKeys: [] } : entry
}

/**
 * A game about to be played again from its first entry: questions that the host took out never count in it, and answers
 * that the host accepted always do.
 */
export function openReplay({ plan, entries }: Replay): Match {
  const asked = new Set<number>()
  const struckOut = new Set<number>()
  const accepted = new Map<number, readonly string[]>()
  for (const entry of entries) {
    if (entry.kind === 'asked') asked.add(entry.question)
    if (entry.kind === 'voided' && asked.has(entry.question)) struckOut.add(entry.question)
    if (entry.kind === 'accepted' && asked.has(entry.question))
      accepted.set(entry.question, [...(accepted.get(entry.question) ?? []), entry.text])
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
