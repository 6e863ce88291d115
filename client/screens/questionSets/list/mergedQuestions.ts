import {
  fewestAnswers,
  fewestParts,
  mostAccepted,
  mostAnswers,
} from '../../../../rooms/shared/questions/questionLimits.ts'
import { cleanText, comparable } from '../../../../rooms/shared/questions/typedText.ts'
import type { QuestionDraft } from '../draftFields.ts'
import { rearranged } from '../draftKinds.ts'
import { emptyQuestion } from '../questionDraft.ts'

/** The result, or why the questions cannot be merged or split. */
type Outcome<Done, Why> = { done: Done; why?: undefined } | { done?: undefined; why: Why }

type Merged = Outcome<QuestionDraft, 'otherQuestion' | 'otherPictures' | 'otherKind' | 'tooMany' | 'oneAnswer'>
type Split = Outcome<[QuestionDraft, QuestionDraft], 'oneAnswer' | 'tooFew'>

const isTapped = ({ kind }: QuestionDraft): boolean => kind === 'choice' || kind === 'several'

const rightsOf = ({ kind, correct, rights }: QuestionDraft): readonly number[] =>
  kind === 'several' ? rights : [correct]

type Sameness = (text: string) => string

/** An accent or a capital may be all that makes an answer to tap right. */
const tapped: Sameness = (text) => comparable(text, { strict: ['accents', 'case'] })
const exact: Sameness = (text) => cleanText(text).normalize('NFC')

/** Drops empty texts and repeated ones. */
const joined = (texts: readonly string[], sameness: Sameness = comparable): string[] => {
  const known = new Set<string>()
  return texts.filter((text) => {
    const same = sameness(text)
    const isNew = text.trim() !== '' && !known.has(same)
    known.add(same)
    return isNew
  })
}

const bothExplain = (one: QuestionDraft, other: QuestionDraft): string =>
  joined([one.explanation, other.explanation]).join(' ')

/** What stands beside a question: where one of the two has none of it, that of the other. */
const besides = (one: QuestionDraft, other: QuestionDraft): Partial<QuestionDraft> => {
  const seconds = one.seconds ?? other.seconds
  return {
    explanation: bothExplain(one, other),
    image: one.image || other.image,
    ...(seconds !== undefined && { seconds }),
  }
}

/** `What is this?` beside two pictures is two questions. */
const asksTheSame = (one: QuestionDraft, other: QuestionDraft): boolean =>
  comparable(one.question) === comparable(other.question) &&
  (one.image === other.image || one.image === '' || other.image === '')

const asChosen = (draft: QuestionDraft, answers: string[], rights: number[]): QuestionDraft => ({
  ...draft,
  answers,
  ...(rights.length > 1
    ? { kind: 'several', rights }
    : { kind: 'choice', correct: rights[0] ?? 0, rights: [], isMarked: rights.length > 0 && draft.isMarked }),
})

/** A question that has both `Stop` and `Stop!` asks about signs. */
const samenessOf = (drafts: readonly QuestionDraft[]): Sameness =>
  drafts.every(({ answers }) => joined(answers, tapped).length === joined(answers, exact).length) ? tapped : exact

function answersJoined(one: QuestionDraft, other: QuestionDraft): Merged {
  const both = [one, other]
  const same = samenessOf(both)
  const answers = joined(
    both.flatMap((draft) => draft.answers),
    same,
  )
  if (answers.length > mostAnswers) return { why: 'tooMany' }
  const right = both.flatMap((draft) => rightsOf(draft).map((place) => same(draft.answers[place] ?? '')))
  const rights = answers.flatMap((answer, place) => (right.includes(same(answer)) ? [place] : []))
  // A choice may have the same text beside several pictures.
  const beside = (answer: string) => (draft: QuestionDraft) =>
    draft.answers.flatMap((text, at) => (same(text) === same(answer) && draft.answerImages[at]) || [])
  const pictures = answers.map((answer) => [...new Set(both.flatMap(beside(answer)))])
  if (pictures.some((theirs) => theirs.length > 1)) return { why: 'otherPictures' }
  // Pictures that are still being read are known to the question that stays.
  const awaited = answers.map((answer) => one.awaited?.[one.answers.findIndex((own) => same(own) === same(answer))])
  const chosen = asChosen({ ...one, awaited, isMarked: one.isMarked && other.isMarked }, answers, rights)
  return { done: { ...chosen, answerImages: pictures.map(([picture = '']) => picture), ...besides(one, other) } }
}

/** Makes one question of two that ask the same, with the answers of both. */
export function mergedQuestions(one: QuestionDraft, other: QuestionDraft): Merged {
  if (!asksTheSame(one, other)) return { why: 'otherQuestion' }
  if (isTapped(one) && isTapped(other)) return answersJoined(one, other)
  if (one.kind !== other.kind) return { why: 'otherKind' }
  if (one.kind !== 'typed') return { why: 'oneAnswer' }
  const accept = joined([...one.accept, ...other.accept])
  if (accept.length > mostAccepted) return { why: 'tooMany' }
  // The merged question forgives what either of the two forgives.
  const strict = one.strict.filter((strictness) => other.strict.includes(strictness))
  return { done: { ...one, accept, strict, ...besides(one, other) } }
}

const halves = <T>(all: readonly T[]): [T[], T[]] => {
  const half = Math.ceil(all.length / 2)
  return [all.slice(0, half), all.slice(half)]
}

/** A copy is a question of its own, so it must not keep the id of the original. */
export const copyOf = ({ kept, ...draft }: QuestionDraft): QuestionDraft => ({
  ...draft,
  ...(kept && { kept: { ...kept, id: undefined } }),
  key: emptyQuestion().key,
})

/** Each half gets half of the right and half of the wrong answers. */
function answersApart(draft: QuestionDraft): Split {
  const places = draft.answers.map((_, place) => place)
  const isRight = (place: number) => rightsOf(draft).includes(place)
  const [rights, others] = [halves(places.filter(isRight)), halves(places.filter((place) => !isRight(place)))]
  const [first, second] = [0, 1].map((half) => [...(rights[half] ?? []), ...(others[half] ?? [])].sort())
  if (!first || !second || rights[1].length === 0 || others[1].length === 0) return { why: 'tooFew' }
  const part = (of: QuestionDraft, kept: readonly number[]): QuestionDraft => {
    const right = kept.flatMap((place, at) => (isRight(place) ? [at] : []))
    const answers = kept.map((place) => draft.answers[place] ?? '')
    const answerImages = kept.map((place) => draft.answerImages[place] ?? '')
    const awaited = kept.map((place) => draft.awaited?.[place])
    return asChosen({ ...of, answerImages, awaited }, answers, right)
  }
  const least = Math.min(first.length, second.length)
  return least < fewestAnswers ? { why: 'tooFew' } : { done: [part(draft, first), part(copyOf(draft), second)] }
}

/** Splits a question with many answers into two with half of them each. */
export function splitQuestion(draft: QuestionDraft): Split {
  if (draft.kind === 'several') return answersApart(draft)
  if (draft.kind === 'typed') {
    const [first, second] = halves(draft.accept.filter((text) => text.trim() !== ''))
    if (second.length === 0) return { why: 'tooFew' }
    return {
      done: [
        { ...draft, accept: first },
        { ...copyOf(draft), accept: second },
      ],
    }
  }
  if (draft.kind !== 'order') return { why: 'oneAnswer' }
  const [first, second] = halves(draft.answers.flatMap((text, place) => (text.trim() === '' ? [] : [place])))
  if (second.length < fewestParts) return { why: 'tooFew' }
  return { done: [rearranged(draft, first), rearranged(copyOf(draft), second)] }
}
