import * as z from 'zod/mini'
import { boundedText } from './boundedText.ts'
import { complain, readComplaint } from './complaints.ts'
import type { Sharing } from './sharing.ts'

export const subjects = ['Math', 'Science', 'History', 'English', 'Geography', 'Other'] as const
export type Subject = (typeof subjects)[number]

export const titleMaxLength = 100
export const questionsMax = 100
export const questionMaxLength = 300
export const answersPerQuestion = 4
export const answerMaxLength = 120
export const explanationMaxLength = 300
/** Of the time that a question may have of its own. */
export const secondsMin = 5
export const secondsMax = 120
export const imageUrlMaxLength = 500
/** Of the whole data URL: a picture of about 150 kB. */
export const imageDataMaxLength = 200_000

const webAddress = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?([/?#][^\s"'<>\\^`{|}]*)?$/i
/** Where an uploaded picture is found, by the name that the server has given it. */
export const picturePath = '/api/pictures/'

const keptPicture = /^\/api\/pictures\/[0-9a-f]{64}$/
const picture = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

const image = z.string(complain('notText', { field: 'image' })).check(
  z.trim(),
  z.refine((text) => text.length <= (text.startsWith('data:') ? imageDataMaxLength : imageUrlMaxLength), {
    error: complain('imageTooLarge'),
    abort: true,
  }),
  z.refine(
    (text) => text === '' || webAddress.test(text) || picture.test(text) || keptPicture.test(text),
    complain('imageKind'),
  ),
)

/** Beside an answer only what was uploaded. */
const ownImage = z.string(complain('notText', { field: 'image' })).check(
  z.maxLength(imageDataMaxLength, complain('imageTooLarge')),
  z.refine((text) => text === '' || picture.test(text) || keptPicture.test(text), complain('imageKind')),
)

const answer = (letter: string) =>
  boundedText({ field: `answer${letter}`, maxLength: answerMaxLength, isRequired: true })

const whichIsCorrect = complain('noneCorrect')

const writtenQuestion = z.object(
  {
    question: boundedText({ field: 'question', maxLength: questionMaxLength, isRequired: true }),
    answers: z
      .tuple([answer('A'), answer('B'), answer('C'), answer('D')], complain('fourAnswers'))
      .check(z.refine((four) => new Set(four).size > 1, complain('sameAnswers'))),
    correct: z
      .int(whichIsCorrect)
      .check(z.minimum(0, whichIsCorrect), z.maximum(answersPerQuestion - 1, whichIsCorrect)),
    explanation: z.optional(boundedText({ field: 'explanation', maxLength: explanationMaxLength })),
    image: z.optional(image),
    answerImages: z.optional(z.tuple([ownImage, ownImage, ownImage, ownImage], complain('fourAnswers'))),
    seconds: z.optional(
      z
        .int(complain('invalid', { field: 'time' }))
        .check(
          z.minimum(secondsMin, complain('invalid', { field: 'time' })),
          z.maximum(secondsMax, complain('invalid', { field: 'time' })),
        ),
    ),
  },
  complain('notAQuestion'),
)

export type Question = {
  question: string
  answers: string[]
  /** 0 to 3. */
  correct: number
  explanation?: string
  image?: string
  /** One for each answer, empty where it has none. */
  answerImages?: string[]
  /** Time of its own; else that of the game. */
  seconds?: number
}

/** Fields left empty in the form are fields that are not there. */
const withoutEmpty = ({
  explanation,
  image,
  answerImages,
  seconds,
  ...rest
}: z.infer<typeof writtenQuestion>): Question => ({
  ...rest,
  ...(explanation && { explanation }),
  ...(image && { image }),
  ...(answerImages?.some((one) => one !== '') && { answerImages }),
  ...(seconds !== undefined && { seconds }),
})

const noQuestions = complain('noQuestions')

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
    rows.flatMap((row, index): Question[] => {
      const { data, error } = writtenQuestion.safeParse(row)
      if (data) return [withoutEmpty(data)]
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

export const questionSetRequest = z.object({
  title: boundedText({ field: 'title', maxLength: titleMaxLength, isRequired: true }),
  subject: z.enum(subjects, complain('subject')),
  questions,
})
export type QuestionSetRequest = z.infer<typeof questionSetRequest>

/** Answer of the question set calls. */
export type QuestionSet = {
  id: string
  title: string
  subject: Subject
  createdBy: string
  /** Ships with the product and belongs to nobody. */
  readyMade: boolean
  /** Whether it is the reader's own, to edit and delete. */
  mine: boolean
  sharing: Sharing
  /** A teacher has stopped its being shared. */
  stopped?: true
  /** Of a copy: how many questions it lacks because a class nearby has still to be asked them. */
  leftOut?: number
  /** `correct` and `explanation` only for those who may know the answers. */
  questions: (Omit<Question, 'correct'> & { correct?: number })[]
}
