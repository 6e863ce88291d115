import * as z from 'zod/mini'
import { boundedText } from './boundedText.ts'

export const subjects = ['Math', 'Science', 'History', 'English', 'Geography', 'Other'] as const
export type Subject = (typeof subjects)[number]

export const titleMaxLength = 100
export const questionsMax = 100
export const questionMaxLength = 300
export const answersPerQuestion = 4
export const answerMaxLength = 120
export const explanationMaxLength = 300
export const imageUrlMaxLength = 500
/** Of the whole data URL: a picture of about 150 kB. */
export const imageDataMaxLength = 200_000

const webAddress = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?([/?#][^\s"'<>\\^`{|}]*)?$/i
const picture = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/

const image = z.string('The image must be text').check(
  z.trim(),
  z.refine((text) => text.length <= (text.startsWith('data:') ? imageDataMaxLength : imageUrlMaxLength), {
    error: 'The image is too large',
    abort: true,
  }),
  z.refine(
    (text) => text === '' || webAddress.test(text) || picture.test(text),
    'The image must be an https address, or a PNG, JPEG, WebP or GIF picture',
  ),
)

const answer = (letter: string) =>
  boundedText({ what: `Answer ${letter}`, maxLength: answerMaxLength, missing: `Answer ${letter} is missing` })

const whichIsCorrect = 'Please mark one answer as correct'

const writtenQuestion = z.object(
  {
    question: boundedText({
      what: 'The question',
      maxLength: questionMaxLength,
      missing: 'The question text is missing',
    }),
    answers: z
      .tuple([answer('A'), answer('B'), answer('C'), answer('D')], 'There must be exactly 4 answers')
      .check(z.refine((four) => new Set(four).size > 1, 'The 4 answers are all the same')),
    correct: z
      .int(whichIsCorrect)
      .check(z.minimum(0, whichIsCorrect), z.maximum(answersPerQuestion - 1, whichIsCorrect)),
    explanation: z.optional(boundedText({ what: 'The explanation', maxLength: explanationMaxLength })),
    image: z.optional(image),
  },
  'This is not a question',
)

export type Question = {
  question: string
  answers: string[]
  /** 0 to 3. */
  correct: number
  explanation?: string
  image?: string
}

/** Fields left empty in the form are fields that are not there. */
const withoutEmpty = ({ explanation, image, ...rest }: z.infer<typeof writtenQuestion>): Question => ({
  ...rest,
  ...(explanation && { explanation }),
  ...(image && { image }),
})

/** Each complaint says which question it is about; its path says which field. */
const questions = z.pipe(
  z
    .array(z.unknown(), 'Please add at least one question')
    .check(
      z.minLength(1, 'Please add at least one question'),
      z.maxLength(questionsMax, `A question set can have at most ${questionsMax} questions`),
    ),
  z.transform((rows, context) =>
    rows.flatMap((row, index): Question[] => {
      const { data, error } = writtenQuestion.safeParse(row)
      if (data) return [withoutEmpty(data)]
      for (const { message, path } of error?.issues ?? [])
        context.issues.push({
          code: 'custom',
          message: `Question ${index + 1}: ${message}`,
          path: [index, ...path],
          input: row,
        })
      return []
    }),
  ),
)

export const questionSetRequest = z.object({
  title: boundedText({ what: 'The title', maxLength: titleMaxLength, missing: 'Please enter a title' }),
  subject: z.enum(subjects, 'Please choose a subject'),
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
  /** `correct` and `explanation` only for those who may know the answers. */
  questions: (Omit<Question, 'correct'> & { correct?: number })[]
}
