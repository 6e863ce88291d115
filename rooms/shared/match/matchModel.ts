import type { AnyModeRules } from '../modes/modeRegistry.ts'
import type { KeyedQuestion, MatchPlan } from './matchPlan.ts'
import type { Tally } from './tally.ts'

export interface Seat {
  player: string
  userId: string | null
  /** Currency is for signed-in students. */
  earns: boolean
  username: string
  slime: string
  seatKey: string
  isHost: boolean
  plays: boolean
  joinedAt: number
  tally: Tally
}

interface Answer {
  choice: number
  ms: number
}

/** One question as it was played. */
export interface PlayedTurn {
  question: number
  answers: Map<string, Answer>
  choices: Map<string, number>
  closed: boolean
  /** Whoever came later was not there for it. */
  closedAt: number
  resolved: boolean
  voided: boolean
  /** What the answer to this question was worth, by player; filled when the question closes. */
  gained: Map<string, number>
}

export interface Match {
  plan: MatchPlan
  rules: AnyModeRules
  stage: 'lobby' | 'running' | 'finished'
  seats: Map<string, Seat>
  /** The same seats, found by whatever may be known of a visitor. */
  seatByName: Map<string, Seat>
  seatByUser: Map<string, Seat>
  seatByKey: Map<string, Seat>
  removedUsers: Set<string>
  removedNames: Set<string>
  removedKeys: Set<string>
  allowedNames: Set<string>
  locked: boolean
  turns: PlayedTurn[]
  board: unknown
  /** The mode has nothing left to play for. */
  over: boolean
  /** Playing seats in order of rank, as of the last closed question. */
  ranking: Seat[]
  /** Places after the first third of the questions: where the climbers started from. */
  earlyPlaces: Map<string, number>
  startedAt: number
  /** When the question was asked, plus all the time the game was paused since. */
  askedAt: number
  paused: { by: 'host' | 'restart'; at: number } | null
  lastAt: number
  finishedAt: number
}

export const currentTurn = (match: Match): PlayedTurn | undefined => match.turns.at(-1)

export const questionOf = (match: Match, turn: PlayedTurn): KeyedQuestion =>
  match.plan.questions[turn.question - 1] as KeyedQuestion

/** Whether they answered anything that counts: being on the list is not playing. */
export const tookPart = (match: Match, { player }: Seat): boolean =>
  match.turns.some(({ closed, voided, answers }) => closed && !voided && (answers.get(player)?.choice ?? -1) >= 0)

export const wasThere = (seat: Seat, turn: PlayedTurn): boolean => seat.joinedAt <= turn.closedAt

export const playingSeats = (match: Match): Seat[] => [...match.seats.values()].filter((seat) => seat.plays)

/** Nameable by case and look: `Ann` and `ann ` are one name. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
