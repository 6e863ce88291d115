import * as z from 'zod/mini'
import { boundedText } from '../contract/boundedText.ts'
import { complain } from '../contract/complaints.ts'
import { arePlaces } from './kindRules.ts'
import { type KeyedQuestion, kindOf, type QuestionKind, type QuestionOf, strictnesses } from './question.ts'
import { questionKinds } from './questionKinds.ts'
import {
  acceptedMaxLength,
  answerLetters,
  answerMaxLength,
  explanationMaxLength,
  fewestAnswers,
  fewestParts,
  idCharacters,
  imageDataMaxLength,
  imageUrlMaxLength,
  largestNumber,
  mostAccepted,
  mostAnswers,
  questionMaxLength,
  secondsMax,
  secondsMin,
  unclearNumber,
  unitMaxLength,
} from './questionLimits.ts'
import { readTranslations } from './translations.ts'
import { cleanText } from './typedText.ts'

const webAddress = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?([/?#][^\s"'<>\\^`{|}]*)?$/i
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

/** A picture that is sent alone, before the question that it belongs to. */
export const newPicture = z
  .string(complain('notText', { field: 'image' }))
  .check(z.maxLength(imageDataMaxLength, complain('imageTooLarge')), z.regex(picture, complain('imageKind')))

/** Pictures of answers have to be uploaded. */
const ownImage = z.string(complain('notText', { field: 'image' })).check(
  z.maxLength(imageDataMaxLength, complain('imageTooLarge')),
  z.refine((text) => text === '' || picture.test(text) || keptPicture.test(text), complain('imageKind')),
)

const time = complain('invalid', { field: 'time' })

/** No author writes ids, so a malformed one is dropped without a complaint. */
const id = z.catch(z.optional(z.string().check(z.regex(/^[\w-]+$/), z.maxLength(idCharacters))), undefined)

const translations = z.pipe(z.optional(z.unknown()), z.transform(readTranslations))

/** The fields that questions of all kinds have. */
const asked = {
  id,
  question: boundedText({ field: 'question', maxLength: questionMaxLength, isRequired: true }),
  explanation: z.optional(boundedText({ field: 'explanation', maxLength: explanationMaxLength })),
  image: z.optional(image),
  seconds: z.optional(z.int(time).check(z.minimum(secondsMin, time), z.maximum(secondsMax, time))),
  translations,
  neverTranslate: z.catch(z.optional(z.literal(true)), undefined),
}

/** A list of texts in fixed places. A complaint about one of them names it as its field in the form is named. */
const answersFrom = (least: number, nameOf = (letter: string, _place: number) => `answer${letter}`) => {
  const wrongCount = complain('answerCount', { least, most: mostAnswers })
  const each = answerLetters
    .slice(0, mostAnswers)
    .map((letter, at) => boundedText({ field: nameOf(letter, at + 1), maxLength: answerMaxLength, isRequired: true }))
  return z.pipe(
    z.array(z.unknown(), wrongCount).check(z.minLength(least, wrongCount), z.maxLength(mostAnswers, wrongCount)),
    z.transform((rows, context) =>
      rows.map((row, place): string => {
        const { data = '', error } = each[place]?.safeParse(row) ?? {}
        for (const { message } of error?.issues ?? [])
          context.issues.push({ code: 'custom', message, path: [place], input: row })
        return data
      }),
    ),
  )
}

const pictures = z.optional(
  z
    .array(ownImage, complain('imageKind'))
    .check(z.maxLength(mostAnswers, complain('answerCount', { least: fewestAnswers, most: mostAnswers }))),
)

const whichIsCorrect = complain('noneCorrect')
const place = z.int(whichIsCorrect).check(z.minimum(0, whichIsCorrect), z.maximum(mostAnswers - 1, whichIsCorrect))

const isSame = (texts: readonly string[]): boolean => texts.length > 0 && new Set(texts).size === 1
/** Answers to tap may differ by an accent, a capital or a comma: that may be what the question asks. */
const isDistinct = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => cleanText(text).normalize('NFC'))).size === texts.length

/** Whether the right answer stands there twice: a pupil who knows it might tap the other one and be wrong. */
const isRightTwice = ({
  answers,
  correct,
  answerImages = [],
}: Pick<QuestionOf<'choice'>, 'answers' | 'correct' | 'answerImages'>) =>
  !isSame(answers) &&
  answers.some(
    (text, place) => place !== correct && text === answers[correct] && answerImages[place] === answerImages[correct],
  )

const value = (field: string) => {
  const wrong = complain('invalid', { field })
  const isUnclear = (input: unknown) => typeof input === 'string' && unclearNumber.test(input.trim())
  const notOne = ({ input }: { input?: unknown }) => (isUnclear(input) ? complain('unclearNumber') : wrong)
  return z.number({ error: notOne }).check(z.minimum(-largestNumber, wrong), z.maximum(largestNumber, wrong))
}
const distance = (field: string) => z.optional(value(field).check(z.minimum(0, complain('invalid', { field }))))

/** The schema of each kind; a missing one does not compile. */
const kinds = {
  choice: z
    .object({
      ...asked,
      kind: z.optional(z.literal('choice')),
      answers: answersFrom(fewestAnswers).check(z.refine((answers) => !isSame(answers), complain('sameAnswers'))),
      correct: place,
      answerImages: pictures,
    })
    .check(
      z.refine(({ answers, correct }) => correct < answers.length, { error: whichIsCorrect, path: ['correct'] }),
      z.refine((question) => !isRightTwice(question), { error: complain('sameParts'), path: ['answers'] }),
      z.refine(fitsPictures, { error: complain('imageKind'), path: ['answerImages'] }),
    ),
  several: z
    .object({
      ...asked,
      kind: z.literal('several'),
      answers: answersFrom(fewestParts).check(z.refine(isDistinct, complain('sameParts'))),
      correct: z.array(place, whichIsCorrect).check(z.minLength(1, whichIsCorrect)),
      answerImages: pictures,
    })
    .check(
      z.refine(({ answers, correct }) => arePlaces(correct, answers.length), {
        error: whichIsCorrect,
        path: ['correct'],
      }),
      z.refine(({ answers, correct }) => correct.length < answers.length, {
        error: complain('allCorrect'),
        path: ['correct'],
      }),
      z.refine(fitsPictures, { error: complain('imageKind'), path: ['answerImages'] }),
    ),
  typed: z.object({
    ...asked,
    kind: z.literal('typed'),
    accept: z
      .array(
        boundedText({ field: 'accepted', maxLength: acceptedMaxLength, isRequired: true }),
        complain('noneAccepted'),
      )
      .check(
        z.minLength(1, complain('noneAccepted')),
        z.maxLength(mostAccepted, complain('tooManyAccepted', { most: mostAccepted })),
      ),
    strict: z.optional(z.array(z.enum(strictnesses)).check(z.maxLength(strictnesses.length))),
  }),
  number: z.object({
    ...asked,
    kind: z.literal('number'),
    value: value('value'),
    within: distance('within'),
    nearly: distance('nearly'),
    unit: z.optional(boundedText({ field: 'unit', maxLength: unitMaxLength })),
  }),
  order: z.object({
    ...asked,
    kind: z.literal('order'),
    items: answersFrom(fewestParts, (_letter, place) => `part${place}`).check(
      z.refine(isDistinct, complain('sameParts')),
    ),
  }),
  opinion: z
    .object({
      ...asked,
      kind: z.literal('opinion'),
      answers: answersFrom(fewestAnswers, (_letter, place) => `answer${place}`).check(
        z.refine(isDistinct, complain('sameParts')),
      ),
      answerImages: pictures,
    })
    .check(z.refine(fitsPictures, { error: complain('imageKind'), path: ['answerImages'] })),
  slide: z.object({ ...asked, kind: z.literal('slide') }),
} satisfies { [Kind in QuestionKind]: z.ZodMiniType<QuestionOf<Kind>> }

function fitsPictures({ answers, answerImages }: { answers: string[]; answerImages?: string[] | undefined }): boolean {
  return !answerImages || answerImages.length === answers.length
}

const anyKind = z.object({ kind: z.optional(z.enum(questionKinds)) }, complain('notAQuestion'))

/** Drops fields that were left empty in the form. */
function withoutEmpty<Written extends KeyedQuestion>(written: Written): Written {
  const kept = Object.entries(written).filter(([, field]) => {
    if (Array.isArray(field)) return field.some((one) => one !== '')
    return field !== undefined && field !== ''
  })
  return Object.fromEntries(kept) as Written
}

type Parsed = { data: KeyedQuestion; error?: undefined } | { data?: undefined; error: z.core.$ZodError }

/** One question as an author wrote it, by the schema of its kind. */
export function parseQuestion(row: unknown): Parsed {
  const { data: named, error: unnamed } = anyKind.safeParse(row)
  if (!named) return { error: unnamed }
  const { data, error } = kinds[kindOf(named)].safeParse(row)
  if (!data) return { error }
  const { kind, ...rest } = withoutEmpty<KeyedQuestion>(data)
  // Choice is never stored as a kind: older sets, which have only choice questions, name no kind.
  return {
    data: kind === undefined || kind === 'choice' ? (rest as KeyedQuestion) : ({ kind, ...rest } as KeyedQuestion),
  }
}
