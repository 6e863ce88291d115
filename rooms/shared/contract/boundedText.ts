import * as z from 'zod/mini'

/** Control characters, direction marks, halves of characters: nobody types them. (Joiners stay: emoji need them.) */
const unseenCharacters = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u

/** Between other characters they join; alone they are nothing. */
const joiners = /[\u200c\u200d]/g

type TextRule = {
  /** How a sentence names it: 'The title'. */
  what: string
  maxLength: number
  /** What to say when nothing was given; without it an empty text is fine. */
  missing?: string
}

/** A trimmed single line of text with a readable complaint for everything that can be wrong with it. */
export const boundedText = ({ what, maxLength, missing }: TextRule) =>
  z.string(missing ?? `${what} must be text`).check(
    z.trim(),
    z.refine((text) => missing === undefined || text.replace(joiners, '').length > 0, {
      error: missing ?? '',
      abort: true,
    }),
    z.maxLength(maxLength, `${what} can have at most ${maxLength} characters`),
    z.refine((text) => !unseenCharacters.test(text), `${what} contains characters that cannot be shown`),
  )

/** Ids are made by us; whatever else arrives in their place is malformed. */
export const recordId = (what: string) =>
  z.string(`${what} is missing`).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, `${what} is not valid`))
