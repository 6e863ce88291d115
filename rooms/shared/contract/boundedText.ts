import * as z from 'zod/mini'
import { complain } from './complaints.ts'

/** Control characters, direction marks, halves of characters: no person types them. (Joiners stay: emoji need them.) */
const unseenCharacters = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/** They join the characters on both sides; alone they show nothing. */
const joiners = /[\u200c\u200d]/g

type TextRule = {
  /** The name that complaints use for it. */
  field: string
  maxLength: number
  /** Without it an empty text is fine. */
  isRequired?: true
}

/** A trimmed single line of text with a readable complaint for everything that can be wrong with it. */
export const boundedText = ({ field, maxLength, isRequired }: TextRule) =>
  z.string(complain(isRequired ? 'missing' : 'notText', { field })).check(
    z.trim(),
    z.refine((text) => !isRequired || text.replace(joiners, '').length > 0, {
      error: complain('missing', { field }),
      abort: true,
    }),
    z.maxLength(maxLength, complain('tooLong', { field, most: maxLength })),
    z.refine((text) => !unseenCharacters.test(text), complain('unseenCharacters', { field })),
  )

/** We make all ids; anything of another shape is malformed. */
export const recordId = (field: string) =>
  z.string(complain('missing', { field })).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, complain('invalid', { field })))

/** In the query of a call that makes something: if its answer was lost, the same call again finds what it made. */
export const makingQuery = z.object({ requestId: z.optional(recordId('requestId')) })

/** In a query: the version that the author has changed. If the stored version is another by now, saving is refused. */
export const savedVersion = z.optional(
  z.pipe(
    z
      .string(complain('invalid', { field: 'version' }))
      .check(z.regex(/^\d{1,9}$/, complain('invalid', { field: 'version' }))),
    z.transform(Number),
  ),
)
