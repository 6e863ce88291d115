import * as z from 'zod/mini'
import { boundedText } from '../contract/boundedText.ts'
import type { Translations } from './question.ts'
import {
  acceptedMaxLength,
  answerMaxLength,
  explanationMaxLength,
  idCharacters,
  mostAccepted,
  mostAnswers,
  mostLanguages,
  questionMaxLength,
} from './questionLimits.ts'

/** `de`, `pt-br`, and `de-x-easy`: plain language counts as a language. */
export const languageTag = /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/

const texts = z.object({
  of: z.optional(z.string().check(z.regex(/^[\w-]+$/), z.maxLength(idCharacters))),
  question: boundedText({ field: 'question', maxLength: questionMaxLength, isRequired: true }),
  answers: z.optional(
    z
      .array(boundedText({ field: 'answers', maxLength: answerMaxLength, isRequired: true }))
      .check(z.maxLength(mostAnswers)),
  ),
  accept: z.optional(
    z
      .array(boundedText({ field: 'accepted', maxLength: acceptedMaxLength, isRequired: true }))
      .check(z.maxLength(mostAccepted)),
  ),
  explanation: z.optional(boundedText({ field: 'explanation', maxLength: explanationMaxLength })),
})

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the translations and leaves out what is none. Authors do not see translations in a form, so they get no
 * complaint about one that they could not mend.
 */
export function readTranslations(written: unknown): Translations | undefined {
  if (!isObject(written)) return undefined
  const read = Object.entries(written).flatMap(([name, value]): [string, Translations[string]][] => {
    const { data } = texts.safeParse(value)
    return languageTag.test(name) && data ? [[name, data]] : []
  })
  return read.length > 0 ? Object.fromEntries(read.slice(0, mostLanguages)) : undefined
}
