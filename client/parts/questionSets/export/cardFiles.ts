import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { acceptedMaxLength } from '../../../../rooms/shared/questions/questionLimits.ts'
import { type ByKind, type Carried, type ExportFormat, sayByKind } from './carrying.ts'

/** The back of a card. */
const backs: ByKind<readonly string[]> = {
  choice: ({ answers, correct }) => answers.slice(correct, correct + 1),
  typed: ({ accept }) => accept,
  number: ({ value }) => [String(value)],
}

const isNumber = (text: string): boolean => String(Number(text)) === text

/** A card has two sides and nothing else, so it comes back as a question with a typed answer. */
function carried(question: KeyedQuestion): Carried {
  const back = sayByKind(backs, question)
  if (!back) return { misfit: 'kind' }
  const { question: front } = question
  const [only = '', ...others] = back
  if (others.length === 0 && isNumber(only)) return { kind: 'number', question: front, value: Number(only) }
  if (back.some((way) => /;|\s\/\s|^\/\s|\s\/$/.test(way))) return { misfit: 'sign' }
  if (back.some((way) => way.length > acceptedMaxLength)) return { misfit: 'answerLength', most: acceptedMaxLength }
  return { kind: 'typed', question: front, accept: [...back] }
}

/** A cell that begins with a quote or a comment mark is quoted, so that it counts as text. */
const cell = (text: string): string => (/^["#]|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const lines = (questions: readonly KeyedQuestion[]): string =>
  questions
    .map((question) => `${cell(question.question)}\t${cell((sayByKind(backs, question) ?? []).join(' / '))}\n`)
    .join('')

export const quizlet: ExportFormat = { ending: 'txt', type: 'text/plain', carried, write: lines }

export const anki: ExportFormat = {
  ending: 'txt',
  type: 'text/plain',
  carried,
  write: (questions) => `#separator:tab\n#html:false\n#columns:Front\tBack\n${lines(questions)}`,
}
