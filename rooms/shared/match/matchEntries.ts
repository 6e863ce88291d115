import type { Move } from '../modes/modeRules.ts'
import type { AnswerData } from '../questions/question.ts'

/**
 * The journal of a game: what happened, in order. A match is the fold of its entries over its plan and nothing else. So
 * a killed server brings a game back by reading them again. A question is taken out, or a typed answer accepted
 * afterwards, by folding them again with that correction.
 */
export type MatchEntry =
  | {
      kind: 'joined'
      player: string
      userId: string | null
      /** Currency is for signed-in students. */
      earns: boolean
      username: string
      slime: string
      seatKey: string
      /** The key that the page drew for its first knock; older games and pages have none. */
      ownKey?: string | undefined
      /** The browser it was taken from. */
      device?: string | undefined
      isHost: boolean
      plays: boolean
      at: number
    }
  /** A guest has signed in: from now on the seat belongs to the account. */
  | { kind: 'claimed'; player: string; userId: string; earns: boolean; at: number }
  /** `offTheMap`: the figure goes, too. In older games it stayed on the map. */
  | { kind: 'left'; player: string; offTheMap?: true; at: number }
  /** A host who played alone leads from the board again, because a player has come. */
  | { kind: 'stood-down'; player: string; at: number }
  | { kind: 'kicked'; player: string; at: number }
  | { kind: 'name-allowed'; name: string; at: number }
  | { kind: 'locked'; locked: boolean; at: number }
  /** Whether newcomers have to pick the slimes that the board shows. */
  | { kind: 'proof-asked'; isOn: boolean; at: number }
  | { kind: 'seats-limited'; isOn: boolean; at: number }
  /** Whether slimes react to taps, in the lobby and while moves are chosen. */
  | { kind: 'lobby-play'; isOn: boolean; at: number }
  /** The game before under the same code hands on which players may not come back, and which names are allowed. */
  | {
      kind: 'carried-over'
      removedUsers: string[]
      removedNames: string[]
      removedKeys: string[]
      allowedNames: string[]
      remoteKeys?: string[]
      asksProof?: boolean
      limitsSeats?: boolean
      locked: boolean
      lobbyPlay: boolean
      at: number
    }
  /** A device that leads from elsewhere than the board comes back with this key, until the board takes the lead back. */
  | { kind: 'remote-allowed'; key: string; at: number }
  | { kind: 'remotes-ended'; at: number }
  | { kind: 'started'; at: number }
  | { kind: 'asked'; question: number; at: number }
  | ({ kind: 'answered'; player: string; question: number; answer: AnswerData; ms: number; at: number } & Graded)
  | { kind: 'closed'; question: number; at: number }
  | { kind: 'choosing'; question: number; at: number }
  | { kind: 'chose'; player: string; question: number; move: Move; at: number }
  /** A second look at the question, by a player who was wrong or too late. */
  | ({ kind: 'looked'; player: string; question: number; answer: AnswerData; at: number } & Graded)
  | { kind: 'resolved'; question: number; at: number }
  /** Only time has passed. Without beats a killed server could not say how long the players had been thinking. */
  | { kind: 'beat'; at: number }
  /** A game that was killed, or has lost all its players at once, comes back paused at the last moment that is known of it. */
  | { kind: 'paused'; by: PausedBy; at: number }
  | { kind: 'resumed'; at: number }
  | { kind: 'voided'; question: number; at: number }
  /**
   * The host accepts what a player typed as right, too. `right`: all that was typed at the question and is right by that, by the
   * rules of the day. Games of before do not say.
   */
  | { kind: 'accepted'; question: number; text: string; right?: readonly string[]; at: number }
  | { kind: 'finished'; at: number }

/**
 * How right a text is by the rules of the day it was typed, from 0 to 1. The reading of words and numbers gets better, and a
 * game that was played must not change by that. Answers that are not typed, and games of before, have none.
 */
interface Graded {
  share?: number
}

export type EntryKind = MatchEntry['kind']
export type EntryOf<Kind extends EntryKind> = Extract<MatchEntry, { kind: Kind }>

/** `restart`: after a restart of the server, or after all lines were lost at once, until the players are back. */
export type PausedBy = 'host' | 'restart'

/** How games wrote an answer before answers had kinds. */
type OlderEntry = { kind: 'answered'; player: string; question: number; choice: number; ms: number; at: number }

/** Reads entries that an earlier release may have written. */
export function readEntry(entry: MatchEntry | OlderEntry): MatchEntry {
  if (entry.kind !== 'answered' || 'answer' in entry) return entry
  const { choice, ...others } = entry
  return { ...others, answer: { choice } }
}
