import type { Move } from '../modes/modeRules.ts'
import type { AnswerData } from '../questions/question.ts'

/**
 * The journal of a game: what happened, in order. A match is the fold of its entries over its plan and nothing
 * else, so a server that was killed brings a game back by reading them again, and a voided question is taken
 * out by folding without it. So is an answer accepted that was typed and not foreseen.
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
      /** What the page drew for its first knock; older games and pages have none. */
      ownKey?: string | undefined
      /** The browser it was taken from. */
      device?: string | undefined
      isHost: boolean
      plays: boolean
      at: number
    }
  /** A guest has signed in: the seat is the account's from now on. */
  | { kind: 'claimed'; player: string; userId: string; earns: boolean; at: number }
  /** `offTheMap`: with the figure, which games from before left standing. */
  | { kind: 'left'; player: string; offTheMap?: true; at: number }
  /** A host who played alone leads from the board again, because somebody has come. */
  | { kind: 'stood-down'; player: string; at: number }
  | { kind: 'kicked'; player: string; at: number }
  | { kind: 'name-allowed'; name: string; at: number }
  | { kind: 'locked'; locked: boolean; at: number }
  /** Whether newcomers have to say what the board shows. */
  | { kind: 'proof-asked'; isOn: boolean; at: number }
  | { kind: 'seats-limited'; isOn: boolean; at: number }
  /** Whether slimes in the lobby react to taps. */
  | { kind: 'lobby-play'; isOn: boolean; at: number }
  /** A game that follows another under the same code: the players who may not come back, and the names that may. */
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
  /** A device that leads from elsewhere than the board comes back by this key, until the board takes the lead back. */
  | { kind: 'remote-allowed'; key: string; at: number }
  | { kind: 'remotes-ended'; at: number }
  | { kind: 'started'; at: number }
  | { kind: 'asked'; question: number; at: number }
  | { kind: 'answered'; player: string; question: number; answer: AnswerData; ms: number; at: number }
  | { kind: 'closed'; question: number; at: number }
  | { kind: 'choosing'; question: number; at: number }
  | { kind: 'chose'; player: string; question: number; move: Move; at: number }
  /** A second look at the question, by somebody who was wrong or too late. */
  | { kind: 'looked'; player: string; question: number; answer: AnswerData; at: number }
  | { kind: 'resolved'; question: number; at: number }
  /** Nothing happened but time: without it, a server that is killed could not say how long everybody had thought. */
  | { kind: 'beat'; at: number }
  /** A game that was killed, or has lost everybody at once, goes on paused, from the last thing that is known of it. */
  | { kind: 'paused'; by: PausedBy; at: number }
  | { kind: 'resumed'; at: number }
  | { kind: 'voided'; question: number; at: number }
  /** The host takes what somebody typed for right, too. */
  | { kind: 'accepted'; question: number; text: string; at: number }
  | { kind: 'finished'; at: number }

export type EntryKind = MatchEntry['kind']
export type EntryOf<Kind extends EntryKind> = Extract<MatchEntry, { kind: Kind }>

/** `restart`: until the players are back, of a server that was killed, or of lines that were all lost at once. */
export type PausedBy = 'host' | 'restart'

/** As games that were running before answers had kinds wrote it. */
type OlderEntry = { kind: 'answered'; player: string; question: number; choice: number; ms: number; at: number }

/** Reads what an earlier release may have written. */
export function readEntry(entry: MatchEntry | OlderEntry): MatchEntry {
  if (entry.kind !== 'answered' || 'answer' in entry) return entry
  const { choice, ...others } = entry
  return { ...others, answer: { choice } }
}
