import { inLatinLetters } from '../languages/latinLetters.ts'
import { type Lines, withCodeInLine, withFormulasInLine } from './aloneOnLines.ts'
import { withUsualMarks } from './answerMarks.ts'
import { withBrokenLinesJoined } from './brokenLines.ts'
import { withoutForms } from './formLines.ts'
import { withAnswersLettered } from './listedAnswers.ts'
import { withRemarksMarked } from './remarks.ts'

/** Signs of the direction, as Word and phones put them before Hebrew and Arabic words, and other signs that nobody sees. */
const unseen = /^[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+|[\u061c\u200e\u200f]/g

/** The lines of a text in the shape that we read, with those together that belong together. */
export const shaped = (lines: Lines): Lines => {
  const seen = lines.map((line) => line?.replace(unseen, ''))
  const whole = withFormulasInLine(withCodeInLine(withoutForms(inLatinLetters(seen))))
  return withAnswersLettered(withUsualMarks(withBrokenLinesJoined(withRemarksMarked(whole))))
}
