import { cutText } from '../../../../rooms/shared/names/shortName.ts'
import type { KeyedQuestion, QuestionOf } from '../../../../rooms/shared/questions/question.ts'
import { element, escaped, xmlHead } from '../../files/xmlWriting.ts'
import { type ByKind, carriedIn, type ExportFormat, isMisfit, kindsIn, type Room, sayByKind } from './carrying.ts'
import { pictureFile, portableQuestions } from './portableQuestions.ts'

/** HTML in an XML file: a text is escaped once for each. */
const html = (text: string): string => element('text', {}, escaped(escaped(text)))

/** A text with its picture, which is a file beside the text. */
const shown = (text: string, image: string | undefined, name: string): string => {
  const file = pictureFile(image)
  if (!file) return html(text)
  const called = `${name}.${file.ending}`
  const tag = `<img src="@@PLUGINFILE@@/${called}" alt="">`
  return (
    element('text', {}, escaped(`${escaped(text)} ${tag}`)) +
    element('file', { name: called, path: '/', encoding: 'base64' }, file.base64)
  )
}

const plain = (text: string): string => element('text', {}, escaped(text))

const shareOf = (count: number): string => String(Math.floor(10_000_000 / count) / 100_000)

const answer = (fraction: string, text: string, image?: string, name = ''): string =>
  element('answer', { fraction, format: 'html' }, shown(text, image, name))

const exact = (fraction: string, text: string, ...more: readonly string[]): string =>
  element('answer', { fraction, format: 'plain_text' }, plain(text), ...more)

type WithAnswers = Pick<QuestionOf<'choice'>, 'answers' | 'answerImages'>

const choices = ({ answers, answerImages }: WithAnswers, shares: readonly string[], isSingle: boolean): string[] => [
  element('single', {}, String(isSingle)),
  element('shuffleanswers', {}, 'true'),
  element('answernumbering', {}, 'ABCD'),
  ...answers.map((one, at) => answer(shares[at] ?? '0', one, answerImages?.[at], `answer${at + 1}`)),
]

interface Written {
  type: string
  parts: string[]
}

const kinds: ByKind<Written> = {
  choice: ({ correct, ...question }) => ({
    type: 'multichoice',
    parts: choices(
      question,
      question.answers.map((_, at) => (at === correct ? '100' : '0')),
      true,
    ),
  }),
  several: ({ correct, ...question }) => ({
    type: 'multichoice',
    parts: choices(
      question,
      question.answers.map((_, at) => (correct.includes(at) ? shareOf(correct.length) : '-100')),
      false,
    ),
  }),
  typed: ({ accept, strict = [] }) => ({
    type: 'shortanswer',
    parts: [
      element('usecase', {}, strict.includes('case') ? '1' : '0'),
      ...accept.map((one) => exact('100', one.replaceAll('*', '\\*'))),
    ],
  }),
  number: ({ value, within = 0, nearly, unit }) => ({
    type: 'numerical',
    parts: [
      exact('100', String(value), element('tolerance', {}, String(within))),
      ...(nearly === undefined ? [] : [exact('50', String(value), element('tolerance', {}, String(nearly)))]),
      ...(unit
        ? [
            element(
              'units',
              {},
              element('unit', {}, element('multiplier', {}, '1'), element('unit_name', {}, escaped(unit))),
            ),
          ]
        : []),
    ],
  }),
  order: ({ items }) => ({
    type: 'ordering',
    parts: [
      element('layouttype', {}, 'VERTICAL'),
      element('selecttype', {}, 'ALL'),
      element('gradingtype', {}, 'RELATIVE_NEXT_EXCLUDE_LAST'),
      ...items.map((item, at) => answer(String(at + 1), item)),
    ],
  }),
}

const room: Room = {
  kinds: kindsIn(kinds),
  keeps: ['explanation', 'within', 'nearly', 'unit', 'strict'],
  hasPictures: true,
}

function said(question: KeyedQuestion, at: number): string {
  const { type = '', parts = [] } = sayByKind(kinds, question) ?? {}
  return element(
    'question',
    { type },
    element('name', {}, plain(`${String(at + 1).padStart(3, '0')} ${cutText(question.question, 60)}`)),
    element('questiontext', { format: 'html' }, shown(question.question, question.image, 'question')),
    element('generalfeedback', { format: 'html' }, html(question.explanation ?? '')),
    element('defaultgrade', {}, '1'),
    ...parts,
  )
}

export const moodle: ExportFormat = {
  ending: 'xml',
  type: 'application/xml',
  carried: (question) => {
    const carried = carriedIn(room, question)
    if (isMisfit(carried) || carried.kind !== 'typed') return carried
    const { strict, ...rest } = carried
    return strict?.includes('case') ? { ...rest, strict: ['case'] } : rest
  },
  write: async (questions, { title }) => {
    const portable = await portableQuestions(questions)
    const category = element(
      'question',
      { type: 'category' },
      element('category', {}, plain(`$course$/top/${title.replaceAll('/', '//')}`)),
    )
    return `${xmlHead}${element('quiz', {}, '\n', category, '\n', ...portable.map((one, at) => `${said(one, at)}\n`))}`
  },
}
