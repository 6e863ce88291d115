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
  /** The class it was for: all of its teachers read it. */
  classId?: string
  startedAt: number
  finishedAt: number
  settings: Record<string, string | number | boolean | null>
  questions: ReportQuestion[]
  players: ReportPlayer[]
}

type ReportQuestion = {
  /** By which it is found in its set after it was changed or moved; reports from before have none. */
  id?: string
  question: string
  /** Where it is not the usual one. */
  kind?: QuestionKind
  /**
   * The answers as they stood there. For kinds without answers to choose from: the right one, then the given ones; all
   * others together under an empty text.
   */
  answers: string[]
  correct: number
  /** What the host took for right, too, in the course of the game. */
  accepted?: readonly string[]
  /** It counts in no result: the host took it out, or, by its kind, nothing of it is right. */
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
  /** What the mode counted beside the score, where it was not nothing; reports from before have none. */
  mark?: number
  /** What the mode paid when the game was over. */
  paidAtEnd?: ReportChange[]
  /** One for each question, in their order; null where the player was not there yet. */
  answers: (ReportAnswer | null)[]
}

export type ReportAnswer = {
  /** -1 for a timeout; null where nothing came at all, as from a dropped line or in a question that was skipped. */
  choice: number | null
  /** In words, where no answers stood there to choose from. */
  given?: string
  correct: boolean
  /** Of what is partly right: between 0 and 1. */
  share?: number
  ms: number
  gained: number
  /** The move that was chosen, in modes that have them. */
  move?: string
  /** Right at the second look. */
  learned?: true
  /** What the mode gave and took in this turn, and why. */
  changes?: ReportChange[]
}

/** A change of somebody's score by the rules of the mode: by how much, under which name, and by or from whom. */
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
  /** Of all answers that counted, from 0 to 1. */
  correctShare: number
  /** Of a class of one's own. */
  className?: string
  /** Another teacher of that class. */
  hostedBy?: string
}

/** One pupil over the games that a teacher reads reports of, newest first. */
export type PupilReport = {
  username: string
  slime: string
  games: PupilGame[]
  /** What they got wrong or left open, with how often; the most often missed first. */
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
  /** Of the questions that counted while they were there. */
  asked: number
}

export const pupilGamesLimit = 100

export const reportListLimit = 50

/** `before` is the `finishedAt` of the last row one has. */
export const reportListQuery = z.object({
  /** Of one class alone. */
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
