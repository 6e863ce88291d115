import type { KeyedQuestion, QuestionKind, QuestionOf } from '../../../../rooms/shared/questions/question.ts'
import { questionKinds } from '../../../../rooms/shared/questions/questionKinds.ts'
import { answerLetters } from '../../../../rooms/shared/questions/questionLimits.ts'
import { carriedIn, type ExportFormat, sayByKind } from './carrying.ts'

const letterOf = (place: number): string => answerLetters[place] ?? ''

const listed = (texts: readonly string[]): string => texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')

const lettered = (answers: readonly string[]): string[] => answers.map((answer, at) => `${letterOf(at)}: ${answer}`)

const kinds: { [Kind in QuestionKind]: (question: QuestionOf<Kind>) => string[] } = {
  choice: ({ answers, correct }) => [...lettered(answers), `Right: ${letterOf(correct)}`],
  several: ({ answers, correct }) => [
    'Kind: several',
    ...lettered(answers),
    `Right: ${correct.map(letterOf).join(', ')}`,
  ],
  typed: ({ accept, strict = [] }) => [
    `Type: ${listed(accept)}`,
    ...(strict.length > 0 ? [`Strict: ${strict.join(', ')}`] : []),
  ],
  number: ({ value, within, nearly, unit }) => [
    `Number: ${value}`,
    ...(within === undefined ? [] : [`Within: ${within}`]),
    ...(nearly === undefined ? [] : [`Nearly: ${nearly}`]),
    ...(unit ? [`Unit: ${unit}`] : []),
  ],
  order: ({ items }) => [`Order: ${listed(items)}`],
  opinion: ({ answers }) => ['Kind: opinion', ...lettered(answers)],
  slide: () => ['Kind: slide'],
}

const keeps = ['explanation', 'seconds', 'within', 'nearly', 'unit', 'strict']

const said = (question: KeyedQuestion): string =>
  [
    `Question: ${question.question}`,
    ...(sayByKind(kinds, question) ?? []),
    ...(question.explanation ? [`Why: ${question.explanation}`] : []),
    ...(question.seconds === undefined ? [] : [`Seconds: ${question.seconds}`]),
  ].join('\n')

/** A text to read, edit and paste again. */
export const text: ExportFormat = {
  ending: 'txt',
  type: 'text/plain',
  carried: (question) => carriedIn({ kinds: questionKinds, keeps }, question),
  write: (questions) => `Slime School questions\n\n${questions.map(said).join('\n\n')}\n`,
}
