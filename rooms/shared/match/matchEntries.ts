/**
 * The journal of a game: what happened, in order. A match is the fold of its entries over its plan and nothing
 * else, so a server that was killed brings a game back by reading them again, and a voided question is taken
 * out by folding without it.
 */
export type MatchEntry =
  | {
      kind: 'joined'
      player: string
      userId: string | null
      earns: boolean
      username: string
      slime: string
      seatKey: string
      isHost: boolean
      plays: boolean
      at: number
    }
  | { kind: 'left'; player: string; at: number }
  | { kind: 'kicked'; player: string; at: number }
  | { kind: 'name-allowed'; name: string; at: number }
  | { kind: 'locked'; locked: boolean; at: number }
  | { kind: 'started'; at: number }
  | { kind: 'asked'; question: number; at: number }
  | { kind: 'answered'; player: string; question: number; choice: number; ms: number; at: number }
  | { kind: 'closed'; question: number; at: number }
  | { kind: 'chose'; player: string; question: number; option: number; at: number }
  | { kind: 'resolved'; question: number; at: number }
  /** A server that was killed takes up its games paused, from the last thing it knows of. */
  | { kind: 'paused'; by: 'host' | 'restart'; at: number }
  | { kind: 'resumed'; at: number }
  | { kind: 'voided'; question: number; at: number }
  | { kind: 'finished'; at: number }
