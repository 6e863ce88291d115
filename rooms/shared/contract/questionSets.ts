import * as z from 'zod/mini'
import type { KeyedQuestion, QuestionKind } from '../questions/question.ts'
import { isScored } from '../questions/questionKinds.ts'
import { languageTag } from '../questions/translations.ts'
import { newPicture, parseQuestion } from '../questions/writtenQuestions.ts'
import { boundedText, savedVersion } from './boundedText.ts'
import { complain, readComplaint } from './complaints.ts'
import type { Sharing } from './sharing.ts'

export const subjects = ['Math', 'Science', 'History', 'English', 'Geography', 'Other'] as const
export type Subject = (typeof subjects)[number]

export const titleMaxLength = 100
export const aboutMaxLength = 200
const languageMaxLength = 30
export const questionsMax = 100

const noQuestions = complain('noQuestions')
const noLanguage = complain('invalid', { field: 'language' })
const noneCounts = complain('noneCounts')

function aboutQuestion(number: number, message: string): string {
  const { name, values } = readComplaint(message) ?? { name: 'notAQuestion', values: {} }
  return complain(name, { ...values, number })
}

/** Each complaint says which question it is about; its path says which field. */
const questions = z.pipe(
  z
    .array(z.unknown(), noQuestions)
    .check(
      z.minLength(1, noQuestions),
      z.maxLength(questionsMax, complain('tooManyQuestions', { most: questionsMax })),
    ),
  z.transform((rows, context) =>
    rows.flatMap((row, index): KeyedQuestion[] => {
      const { data, error } = parseQuestion(row)
      if (data) return [data]
      for (const { message, path } of error?.issues ?? [])
        context.issues.push({
          code: 'custom',
          message: aboutQuestion(index + 1, message),
          path: [index, ...path],
          input: row,
        })
      return []
    }),
  ),
)

const title = boundedText({ field: 'title', maxLength: titleMaxLength, isRequired: true })

export const questionSetRequest = z
  .object({
    title,
    subject: z.enum(subjects, complain('subject')),
    /** For whom the set is, and where its facts come from. */
    about: z.optional(boundedText({ field: 'about', maxLength: aboutMaxLength })),
    /** The language it is written in: its typed answers are compared in it, and its texts are read aloud in it. */
    language: z.optional(
      z
        .string(noLanguage)
        .check(z.toLowerCase(), z.maxLength(languageMaxLength, noLanguage), z.regex(languageTag, noLanguage)),
    ),
    questions,
  })
  .check(
    z.refine(({ questions }) => questions.length === 0 || questions.some(isScored), {
      error: noneCounts,
      path: ['questions'],
    }),
  )
export type QuestionSetRequest = z.infer<typeof questionSetRequest>

/** Pictures that are sent before their set: all of them at once would be too large for a request, or for a slow line. */
export const picturesAhead = z.object({
  pictures: z
    .array(newPicture)
    .check(z.minLength(1, complain('imageKind')), z.maxLength(questionsMax, complain('imageKind'))),
})

/** The address of each of them, in the same order. A save that names it within an hour keeps the picture. */
export type KeptAhead = { addresses: string[] }

/** A copy without a title of its own is called like the other set. */
export const copyRequest = z.optional(z.object({ title: z.optional(title) }))

/** `changes`: the version that its author opened. */
export const setSaveQuery = z.object({ changes: savedVersion })

/** Answer of the question set calls. */
export type QuestionSet = {
  id: string
  title: string
  subject: Subject
  about?: string | undefined
  language?: string | undefined
  createdBy: string
  /** For a copy: title and author of the original, as long as the reader may see that set. */
  after?: { title: string; createdBy: string }
  /** It ships with the product, and no account owns it. */
  readyMade: boolean
  /** Whether the reader owns it and may edit and delete it. */
  mine: boolean
  sharing: Sharing
  /** A teacher has stopped its sharing. */
  stopped?: true
  /** For a copy: how many questions were left out because a class nearby has still to be asked them. */
  leftOut?: number
  questions: ShownQuestion[]
  /** How often it was saved: told to its author who opens it. */
  version?: number
}

/** The key and `explanation` go only to readers who may know the answers. */
export type ShownQuestion = KeyedQuestion | UnkeyedQuestion

export interface UnkeyedQuestion {
  kind?: QuestionKind | undefined
  question: string
  /** Empty if players type the answer. */
  answers: string[]
  image?: string | undefined
  answerImages?: string[] | undefined
  seconds?: number | undefined
  correct?: undefined
}

/** How many questions have a right answer. Opinions and slides between them do not count as questions. */
export const countOfQuestions = (questions: readonly Pick<ShownQuestion, 'kind'>[]): number =>
  questions.filter(({ kind }) => kind !== 'opinion' && kind !== 'slide').length

/** Whether its reader may know the answer. */
export const isKeyed = (question: ShownQuestion): question is KeyedQuestion =>
  question.kind === 'opinion' ||
  question.kind === 'slide' ||
  'accept' in question ||
  'value' in question ||
  'items' in question ||
  question.correct !== undefined
