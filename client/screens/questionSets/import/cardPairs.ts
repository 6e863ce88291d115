import { acceptedMaxLength, usualAnswers } from '../../../../rooms/shared/questions/questionLimits.ts'
import { importTexts as texts } from '../../../texts/school/importing.ts'
import { checkedRow, type Imported, type ImportedRow, misfitRow, type Pair } from './candidate.ts'
import { tidy } from './plainText.ts'

/** The two ways to ask the cards of a file. */
export type Asking = 'choice' | 'typed'

/** The question is a term. Its answers are the definition and those of the next terms. */
const asChoice = (pairs: readonly Pair[]): ImportedRow[] =>
  pairs.map(({ row, term, definition }, at) => {
    if (definition === '') return misfitRow(row, { question: term }, texts.oneSided)
    const others: string[] = []
    for (let step = 1; step < pairs.length && others.length < usualAnswers - 1; step++) {
      const other = pairs[(at + step) % pairs.length]?.definition ?? ''
      if (other !== '' && other !== definition && !others.includes(other)) others.push(other)
    }
    if (others.length < usualAnswers - 1) {
      const answers = Array.from({ length: usualAnswers }, (_, place) => [definition, ...others][place] ?? '')
      return misfitRow(row, { question: term, answers, correct: 0 }, texts.tooFewTerms)
    }
    const correct = at % usualAnswers
    return checkedRow(row, { question: term, answers: others.toSpliced(correct, 0, definition), correct })
  })

/** `the dog; the hound` and `big / large` are two accepted answers. */
export const waysIn = (definition: string): string[] => {
  const ways = definition.split(/\s*;\s*|\s+\/\s+/).filter((way) => way !== '')
  return ways.every((way) => way.length <= acceptedMaxLength) ? ways : [definition]
}

/** A number becomes a number question, so that 3,14 is right for 3.14. */
export const isNumber = (text: string): boolean => Number.isFinite(Number(text)) && String(Number(text)) === text

const asTyped = (pairs: readonly Pair[]): ImportedRow[] =>
  pairs.map(({ row, term: question, definition }) =>
    definition === ''
      ? misfitRow(row, { kind: 'typed', question }, texts.oneSided)
      : checkedRow(
          row,
          isNumber(definition)
            ? { kind: 'number', question, value: definition }
            : { kind: 'typed', question, accept: waysIn(definition) },
        ),
  )

export const askPairs = (imported: Imported, asking: Asking): Imported => ({
  ...imported,
  rows: (asking === 'choice' ? asChoice : asTyped)(imported.pairs ?? []),
})

export const pairsOf = (format: 'quizlet' | 'anki', pairs: readonly Pair[]): Imported => {
  const tidied = pairs.map(({ row, term, definition }) => ({ row, term: tidy(term), definition: tidy(definition) }))
  return askPairs({ format, rows: [], pairs: tidied }, 'choice')
}
