import * as z from 'zod/mini'
import type { MoveOffer } from '../modes/modeRules.ts'
import type { AskedParts, ToldKey } from '../questions/kindRules.ts'
import type { QuestionKind } from '../questions/question.ts'
import { longestTyped, mostAnswers } from '../questions/questionLimits.ts'

const places = z.array(z.int().check(z.gte(0), z.lt(mostAnswers))).check(z.maxLength(mostAnswers))

/**
 * An answer that is not a single choice. The kind of the question decides which part is read, and whether it is an
 * answer at all.
 */
export const given = z.object({
  choices: z.optional(places),
  text: z.optional(z.string().check(z.maxLength(longestTyped))),
  order: z.optional(places),
})
export type GivenAnswer = z.infer<typeof given>

export interface AskedQuestion extends AskedParts {
  text: string
  /** Left out for the usual kind. */
  kind?: QuestionKind
  image?: string | undefined
  /** The language it is written in, if its set names one. */
  language?: string | undefined
  /** What the player has locked in already, told to that player alone: a reloaded page does not know it any more. */
  own?: GivenAnswer | undefined
}

export interface QuestionAsked {
  question: AskedQuestion
  questionNumber: number
  totalQuestions: number
  gameMode: string
  timeLimit: number
  /** How much of the limit is left when the question reaches a player who comes late or comes back. */
  remainingMs?: number
  /** Told to all in a class in which a pupil has more time: when the clock shows zero, answers still count. */
  staysOpen?: true
  again?: number
  /** Moves pay double: now, or from the next question on. */
  finale?: 'now' | 'next'
}

export interface GivenNumber {
  value: number
  count: number
  /** 1 is right, 0 is wrong, and between them lies partly right. */
  share: number
}

export interface QuestionClosed extends ToldKey {
  /** How many players chose each answer; empty if there was nothing to choose from. */
  spread: number[]
  /** For kinds without choices: how many players were right, partly right and wrong. */
  counted?: { right: number; partly: number; wrong: number }
  /** To board screens: the wrong typed answers that a class may read, with how many gave each; never who. */
  groups?: readonly { text: string; count: number }[]
  /** To board screens: how many gave an answer that is not listed. */
  others?: number
  /** To board screens: the numbers that were given, the nearest to the right one first. */
  numbers?: readonly GivenNumber[]
  /** Answers that the host accepted as right, too, while this was being shown. */
  accepted?: readonly string[]
  /** The moves that players who were right can choose from, sent ahead. */
  opened?: { questionNumber: number; moves: readonly MoveOffer[] }
  /** The set is the host's own, so the host can keep the accepted answers in it. */
  keeps?: true
  explanation?: string | undefined
  /** The host took the question out: it does not count for any player. */
  voided?: true
  /** In a practice: how many questions come back after the last one, as far as is known by now. */
  again?: number
  /** To a player who comes back: the points of their own answer. The page does not know the score before it any more. */
  gained?: number
}
