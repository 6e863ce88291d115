import * as z from 'zod/mini'
import type { QuestionKind } from '../questions/question.ts'
import { recordId } from './boundedText.ts'
import { complain } from './complaints.ts'
import type { GameMode } from './gameModes.ts'

/** What happened in one finished game. Times are milliseconds since 1970, durations milliseconds. */
export type Report = {
  id: string
  gameCode: string
  gameMode: GameMode
  title: string
  questionSetId: string
  hostUserId: string
  /** The class it was played for: all teachers of that class can read it. */
  classId?: string
  startedAt: number
  finishedAt: number
  settings: Record<string, string | number | boolean | null>
  questions: ReportQuestion[]
  /**
   * How many questions with a right answer the game was to have: how far a player came on the map is measured by it. Left out if
   * all were asked, and in older reports.
   */
  planned?: number
  players: ReportPlayer[]
}

type ReportQuestion = {
  /** Finds the question in its set after it was changed or moved. Older reports have none. */
  id?: string
  question: string
  /** Left out for the usual kind. */
  kind?: QuestionKind
  /**
   * The printed choices. For kinds without choices: the right answer, then the given ones. Those beyond the limit count
   * together under an empty text.
   */
  answers: string[]
  correct: number
  /** Answers that the host accepted as right, too, during the game. */
  accepted?: readonly string[]
  /** It counts in no result: the host took it out, or its kind has no right answer. */
  voided: boolean
}

export type ReportPlayer = {
  playerId: string
  /** Null for guests. */
  userId: string | null
  username: string
  slime: string
  score: number
  place: number
  correctCount: number
  currency: number
  /** What the mode counted beside the score, if that was not 0. Older reports have none. */
  mark?: number
  /** What the mode paid at the end of the game. */
  paidAtEnd?: ReportChange[]
  /** One for each question, in their order; null where the player was not there yet. */
  answers: (ReportAnswer | null)[]
}

export type ReportAnswer = {
  /** -1 if the time ran out; null if nothing came at all, as from a dropped line or in a skipped question. */
  choice: number | null
  /** The answer in words, if there were no printed choices. */
  given?: string
  correct: boolean
  /** For a partly right answer: between 0 and 1. */
  share?: number
  ms: number
  gained: number
  /** The chosen move, in modes that have moves. */
  move?: string
  /** The player was right at the second look. */
  learned?: true
  /** What the mode gave and took in this turn, and why. */
  changes?: ReportChange[]
}

/** A change of a player's score by the rules of the mode: by how much, why, and which other player was part of it. */
export type ReportChange = { by: number; reason: string; other?: string }

/** A row of GET /api/reports, newest first. */
export type ReportSummary = {
  id: string
  questionSetId: string
  gameCode: string
  gameMode: GameMode
  title: string
  startedAt: number
  finishedAt: number
  playerCount: number
  questionCount: number
  /** The share of right answers among all that counted, from 0 to 1. Null if none did. */
  correctShare: number | null
  /** The name of the class, if it is one of the reader's own. */
  className?: string
  /** The other teacher of that class who hosted it. */
  hostedBy?: string
}

/** One pupil in all games whose reports this teacher may read, newest first. */
export type PupilReport = {
  username: string
  slime: string
  games: PupilGame[]
  /** What they got wrong or left open, and how often; the most often missed first. */
  missed: { question: string; answer: string; times: number }[]
}

export type PupilGame = {
  id: string
  title: string
  gameMode: GameMode
  finishedAt: number
  place: number
  players: number
  correct: number
  /** How many questions counted while they were there. */
  asked: number
}

export const pupilGamesLimit = 100

export const reportListLimit = 50

/** `before` is the `finishedAt` of the last row that the page has. */
export const reportListQuery = z.object({
  /** Only reports of this class. */
  class: z.optional(recordId('class')),
  before: z.optional(
    z.pipe(
      z
        .string(complain('invalid', { field: 'time' }))
        .check(z.regex(/^\d{1,15}$/, complain('invalid', { field: 'time' }))),
      z.transform(Number),
    ),
  ),
})
