import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { type ByKind, carriedIn, type ExportFormat, isMisfit, kindsIn, sayByKind } from './carrying.ts'
import { pictureFile, portableQuestions } from './portableQuestions.ts'

/** A text as HTML, with the signs escaped that the format uses itself. */
const text = (written: string): string =>
  written
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)

/** The picture goes into the address, because a text file has no files beside it. */
const picture = (address: string | undefined): string =>
  pictureFile(address) ? ` <img src\\="${address?.replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)}" alt\\="">` : ''

/** Writes a weight if the text itself could be taken for one. */
const answer = (mark: string, written: string, weight?: number, image?: string): string => {
  const said = weight ?? (written.startsWith('%') ? (mark === '=' ? 100 : 0) : undefined)
  return `\t${mark}${said === undefined ? '' : `%${said}%`}${text(written)}${picture(image)}`
}

/** Rounded to the steps that Moodle knows. */
const shareOf = (count: number): number => Math.floor(10_000_000 / count) / 100_000

const bodies: ByKind<string[]> = {
  choice: ({ answers, correct, answerImages }) =>
    answers.map((one, at) => answer(at === correct ? '=' : '~', one, undefined, answerImages?.[at])),
  several: ({ answers, correct, answerImages }) =>
    answers.map((one, at) =>
      answer('~', one, correct.includes(at) ? shareOf(correct.length) : -100, answerImages?.[at]),
    ),
  typed: ({ accept }) => accept.map((one) => answer('=', one)),
  number: ({ value, within = 0, nearly }) =>
    nearly === undefined
      ? [`#${value}${within > 0 ? `:${within}` : ''}`]
      : ['#', `\t=${value}:${within}`, `\t=%50%${value}:${nearly}`],
}

const room = { kinds: kindsIn(bodies), keeps: ['explanation', 'within', 'nearly'], hasPictures: true as const }

const said = (question: KeyedQuestion, at: number): string => {
  const body = sayByKind(bodies, question) ?? []
  const feedback = question.explanation ? [`####${text(question.explanation)}`] : []
  return [`::${at + 1}::[html]${text(question.question)}${picture(question.image)} {`, ...body, ...feedback, '}'].join(
    '\n',
  )
}

export const gift: ExportFormat = {
  ending: 'gift.txt',
  type: 'text/plain',
  carried: (question) => {
    const carried = carriedIn(room, question)
    // If all accepted answers hold an arrow, the format would read them as pairs.
    const isPairs = !isMisfit(carried) && carried.kind === 'typed' && carried.accept.every((one) => one.includes('->'))
    return isPairs ? { misfit: 'sign' } : carried
  },
  write: async (questions) => `${(await portableQuestions(questions)).map(said).join('\n\n')}\n`,
}
