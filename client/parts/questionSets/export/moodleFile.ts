import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { type ByKind, carriedIn, type ExportFormat, isMisfit, kindsIn, sayByKind } from './carrying.ts'
import { element, escaped, xmlHead } from './xmlWriting.ts'

/** HTML in an XML file: a text is escaped once for each. */
const html = (text: string): string => element('text', {}, escaped(escaped(text)))
const plain = (text: string): string => element('text', {}, escaped(text))

const shareOf = (count: number): string => String(Math.floor(10_000_000 / count) / 100_000)

const answer = (fraction: string, text: string, ...more: readonly string[]): string =>
  element('answer', { fraction, format: 'html' }, html(text), ...more)

const exact = (fraction: string, text: string, ...more: readonly string[]): string =>
  element('answer', { fraction, format: 'plain_text' }, plain(text), ...more)

const choices = (answers: readonly string[], shares: readonly string[], isSingle: boolean): string[] => [
  element('single', {}, String(isSingle)),
  element('shuffleanswers', {}, 'true'),
  element('answernumbering', {}, 'ABCD'),
  ...answers.map((one, at) => answer(shares[at] ?? '0', one)),
]

interface Written {
  type: string
  parts: string[]
}

const kinds: ByKind<Written> = {
  choice: ({ answers, correct }) => ({
    type: 'multichoice',
    parts: choices(
      answers,
      answers.map((_, at) => (at === correct ? '100' : '0')),
      true,
    ),
  }),
  several: ({ answers, correct }) => ({
    type: 'multichoice',
    parts: choices(
      answers,
      answers.map((_, at) => (correct.includes(at) ? shareOf(correct.length) : '-100')),
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

const room = { kinds: kindsIn(kinds), keeps: ['explanation', 'within', 'nearly', 'unit', 'strict'] }

function said(question: KeyedQuestion, at: number): string {
  const { type = '', parts = [] } = sayByKind(kinds, question) ?? {}
  return element(
    'question',
    { type },
    element('name', {}, plain(`${String(at + 1).padStart(3, '0')} ${question.question.slice(0, 60)}`)),
    element('questiontext', { format: 'html' }, html(question.question)),
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
  write: (questions, { title }) => {
    const category = element(
      'question',
      { type: 'category' },
      element('category', {}, plain(`$course$/top/${title.replaceAll('/', '//')}`)),
    )
    return `${xmlHead}${element('quiz', {}, '\n', category, '\n', ...questions.map((one, at) => `${said(one, at)}\n`))}`
  },
}
