import { inPlainSigns } from '../../../rooms/shared/questions/numberReading.ts'
import type { KeyedQuestion, QuestionKind, QuestionOf } from '../../../rooms/shared/questions/question.ts'
import { fewestAnswers, fewestParts, unclearNumber } from '../../../rooms/shared/questions/questionLimits.ts'
import type { DraftChange, QuestionDraft } from './draftFields.ts'

type Parts = Partial<QuestionDraft>

interface DraftKind<Kind extends QuestionKind> {
  /** The fields of the form that a question of this kind fills. */
  parts(question: QuestionOf<Kind>): Parts
  /** The parts of the form that belong to a question of this kind. They are checked when the set is saved. */
  written(draft: QuestionDraft): object
}

/** Undefined if the field is empty. A text that is no number, or may be two, stays a text, so that the check refuses it. */
const numberIn = (text: string): number | string | undefined => {
  const typed = inPlainSigns(text)
  if (typed === '') return undefined
  const number = unclearNumber.test(typed) ? Number.NaN : Number(typed.replace(',', '.'))
  return Number.isFinite(number) ? number : typed
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

/** Adds empty parts until there are as many as the kind needs. */
const atLeast = (texts: readonly string[], least: number): string[] => [
  ...texts,
  ...Array.from({ length: Math.max(0, least - texts.length) }, () => ''),
]

/** What the author has marked, as the list of several and as the one of a choice. Kinds without marks keep those before. */
const marksIn = ({ kind, correct, rights }: QuestionDraft): Pick<QuestionDraft, 'correct' | 'rights'> => {
  if (kind === 'several') return { correct: rights[0] ?? correct, rights }
  const isKnown = kind !== 'choice' ? rights.length > 0 : rights.includes(correct)
  return { correct, rights: isKnown ? rights : correct < 0 ? [] : [correct] }
}

/** All texts stay. The right answer stays right if the new kind has one. */
export function asKind(kind: QuestionKind, draft: QuestionDraft): QuestionDraft {
  if (kind === 'typed' || kind === 'number' || kind === 'slide') return { ...draft, ...marksIn(draft), kind }
  const answers = atLeast(draft.answers, kind === 'choice' || kind === 'opinion' ? fewestAnswers : fewestParts)
  const { correct, rights } = marksIn(draft)
  return { ...draft, kind, answers, correct: Math.min(correct, answers.length - 1), rights }
}

/**
 * The answers that stand at these places, in this order. Their pictures and marks go with them, also where the kind shows
 * none: it may be changed again.
 */
export function rearranged(draft: QuestionDraft, places: readonly number[]): QuestionDraft {
  const { answers, answerImages, awaited, correct, rights, isMarked } = draft
  const isLeft = correct < 0 || places.includes(correct)
  return {
    ...draft,
    answers: places.map((place) => answers[place] ?? ''),
    answerImages: places.map((place) => answerImages[place] ?? ''),
    awaited: places.map((place) => awaited?.[place]),
    correct: isLeft ? places.indexOf(correct) : 0,
    isMarked: isMarked && isLeft,
    rights: places.flatMap((place, at) => (rights.includes(place) ? [at] : [])),
  }
}

export const withPicture =
  (place: number, picture: string): DraftChange =>
  (now) => ({
    ...now,
    answerImages: now.answers.map((_, at) => (at === place ? picture : (now.answerImages[at] ?? ''))),
  })

let lastAwaited = 0

/**
 * The author has chosen a picture for the answer at this place. Call the result with the picture once it is read: it goes to
 * that answer, wherever it stands by then, and nowhere if the answer is gone or has been given another picture.
 */
export const awaitPicture = (place: number, onChange: (change: DraftChange) => void): ((picture: string) => void) => {
  lastAwaited += 1
  const own = lastAwaited
  onChange((now) => ({ ...now, awaited: now.answers.map((_, at) => (at === place ? own : now.awaited?.[at])) }))
  return (picture) =>
    onChange((now) => {
      const at = now.awaited?.indexOf(own) ?? -1
      return at < 0 ? now : withPicture(at, picture)(now)
    })
}
