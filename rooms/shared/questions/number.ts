import type { KindRules } from './kindRules.ts'
import { readNumbers } from './numberReading.ts'
import type { AnswerData, NumberQuestion } from './question.ts'
import { cleanText } from './typedText.ts'

const textOf = (answer: AnswerData): string => ('text' in answer ? answer.text : '')

/** Covers the rounding between decimal fractions that are equal on paper. */
const rounding = 1e-9

const longestAnswer = 40

/** How far the nearest reading is away from the right number; infinite if the text has no number. */
const distance = ({ value, unit }: NumberQuestion, answer: AnswerData): number =>
  Math.min(...readNumbers(textOf(answer), unit).map((read) => Math.abs(read - value)), Number.POSITIVE_INFINITY)

const written = (value: number, unit: string | undefined): string => (unit ? `${value} ${unit}` : String(value))

export const number: KindRules<'number'> = {
  isScored: true,
  extraSeconds: 5,
  isAlwaysDrawn: false,
  asked: ({ unit }) => ({ answers: [], ...(unit && { unit }) }),
  read: (_, { given }) => {
    const text = cleanText(given?.text ?? '')
    return text !== '' && text.length <= longestAnswer ? { text } : null
  },
  parts: () => 0,
  inOrder: (question) => question,
  grade: (question, answer) => {
    const { value, within = 0, nearly = 0 } = question
    const slack = rounding * Math.max(Math.abs(value), within, nearly)
    const away = distance(question, answer)
    if (away <= within + slack) return 1
    return away <= nearly + slack ? 0.5 : 0
  },
  told: ({ value, unit }) => ({ correct: -1, texts: [written(value, unit)] }),
  spread: () => [],
  right: ({ value }) => ({ text: String(value) }),
  wrong: ({ value, within = 0, nearly = 0 }) => ({ text: String(value + (Math.max(within, nearly) + 1) * 2) }),
  words: (_, answer) => textOf(answer),
  marks: ({ value, unit }) => [written(value, unit)],
}
