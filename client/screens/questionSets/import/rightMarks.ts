import { mostAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'

/** How tables and texts say which answers are right. */

const isPlace = (mark: string): boolean => /^(?:[1-6]|[a-f])$/i.test(mark)

const placeOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) - 1 : sign.toLowerCase().charCodeAt(0) - 97)

export const sameAnswer = (mark: string, answers: readonly string[]): number | undefined => {
  const same = answers.findIndex((answer) => answer !== '' && answer.toLowerCase() === mark.toLowerCase())
  return same < 0 ? undefined : same
}

/** "Answer 3", "Option C", "(c)", "C." */
const dressed = /^(?:(?:answer|option|choice|antwort|réponse|respuesta|risposta|antwoord)\s*)?\(?([1-6]|[a-f])[).:]?$/iu
/** "C) Berlin" */
const ledBy = /^\(?([1-6]|[a-f])[).:]\s+(.+)$/iu

/** 'B', '2', 'Answer 2', 'b) Berlin' and the text of the answer itself all mean the second one. */
export const correctIndex = (mark: string, answers: readonly string[]): number | undefined => {
  if (isPlace(mark)) return placeOf(mark)
  const same = sameAnswer(mark, answers)
  if (same !== undefined) return same
  const sign = dressed.exec(mark)?.[1]
  if (sign !== undefined) return placeOf(sign)
  const [, led = '', text = ''] = ledBy.exec(mark) ?? []
  return led !== '' && sameAnswer(text, answers) === placeOf(led) ? placeOf(led) : undefined
}

/** `1,3` and `A; C` are several. */
export const severalIndexes = (mark: string): number[] | undefined => {
  if (!/^[1-6a-f](\s*([,;&+]|and)\s*[1-6a-f])+$/i.test(mark)) return undefined
  return mark.split(/[,;&+]|and/i).flatMap((one) => correctIndex(one.trim(), []) ?? [])
}

type MarkedRow = { mark: string; answers: readonly string[] }

/**
 * Whether a column of marks holds the right answers themselves: each mark is an answer, and some can only be that. Then a 4
 * beside the answers 3, 4, 5 and 6 means the answer 4, not the fourth.
 */
export const saysAnswers = (rows: readonly MarkedRow[]): boolean => {
  const marked = rows.filter(({ mark }) => mark !== '')
  return (
    marked.every(({ mark, answers }) => sameAnswer(mark, answers) !== undefined) &&
    marked.some(({ mark }) => !isPlace(mark))
  )
}

/** Whether the last cell of a row is a mark, and not one more answer. */
export const isMarkOf = (mark: string, answers: readonly string[]): boolean => {
  const place = correctIndex(mark, answers)
  return severalIndexes(mark) !== undefined || (place !== undefined && place < Math.min(answers.length, mostAnswers))
}

/** A `*` before or after an answer marks it as right, if the row has no other mark. */
export const starredIndexes = (answers: readonly string[]): number[] => {
  const starred = answers.flatMap((answer, place) => (/^\*\s*[^*\s]|[^*\s]\s*\*$/u.test(answer) ? [place] : []))
  return starred.length < answers.filter(Boolean).length ? starred : []
}

export const withoutStar = (answer: string): string => answer.replace(/^\*\s*(?=[^*\s])|(?<=[^*\s])\s*\*$/gu, '')
