import type { KeyedQuestion, QuestionKind, QuestionOf } from '../../../rooms/shared/questions/question.ts'
import type { QuestionDraft } from './draftFields.ts'

type Parts = Partial<QuestionDraft>

interface DraftKind<Kind extends QuestionKind> {
  /** The fields of the form that a question of this kind fills. */
  parts(question: QuestionOf<Kind>): Parts
  /** The parts of the form that belong to a question of this kind. They are checked when the set is saved. */
  written(draft: QuestionDraft): object
}

/** Undefined if the field is empty. A text that is no number stays as it is, so that the check refuses it. */
const numberIn = (text: string): number | string | undefined => {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return undefined
  return Number.isFinite(Number(plain)) ? Number(plain) : text
}

const picturesOf = (answers: readonly string[], pictures: readonly string[]) =>
  answers.map((_, place) => pictures[place] ?? '')

const kinds: { [Kind in QuestionKind]: DraftKind<Kind> } = {
  choice: {
    parts: ({ answers, correct, answerImages = [] }) => ({
      answers: [...answers],
      correct,
      answerImages: picturesOf(answers, answerImages),
    }),
    written: ({ answers, correct, answerImages }) => ({
      answers,
      correct,
      answerImages: picturesOf(answers, answerImages),
    }),
  },
  several: {
    parts: ({ answers, correct, answerImages = [] }) => ({
      answers: [...answers],
      rights: [...correct],
      answerImages: picturesOf(answers, answerImages),
    }),
    written: ({ answers, rights, answerImages }) => ({
      answers,
      correct: rights,
      answerImages: picturesOf(answers, answerImages),
    }),
  },
  typed: {
    parts: ({ accept, strict = [] }) => ({ accept: [...accept], strict: [...strict] }),
    written: ({ accept, strict }) => ({ accept: accept.filter((text) => text.trim() !== ''), strict }),
  },
  number: {
    parts: ({ value, within, nearly, unit = '' }) => ({
      value: String(value),
      within: within === undefined ? '' : String(within),
      nearly: nearly === undefined ? '' : String(nearly),
      unit,
    }),
    written: ({ value, within, nearly, unit }) => ({
      value: numberIn(value),
      within: numberIn(within),
      nearly: numberIn(nearly),
      unit,
    }),
  },
  order: {
    parts: ({ items }) => ({ answers: [...items] }),
    written: ({ answers }) => ({ items: answers }),
  },
  opinion: {
    parts: ({ answers, answerImages = [] }) => ({
      answers: [...answers],
      answerImages: picturesOf(answers, answerImages),
    }),
    written: ({ answers, answerImages }) => ({ answers, answerImages: picturesOf(answers, answerImages) }),
  },
  slide: { parts: () => ({}), written: () => ({}) },
}

export const partsOf = (question: KeyedQuestion): Parts => {
  const kind = kinds[question.kind ?? 'choice'] as DraftKind<QuestionKind>
  return kind.parts(question)
}

export const writtenOf = (draft: QuestionDraft): object => {
  const { kept, kind, question, explanation, image, seconds } = draft
  return { ...kept, kind, question, explanation, image, seconds, ...kinds[kind].written(draft) }
}
