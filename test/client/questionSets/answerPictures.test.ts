import { expect, it } from 'vitest'

import type { DraftChange, QuestionDraft } from '../../../client/screens/questionSets/draftFields.ts'
import { awaitPicture, rearranged } from '../../../client/screens/questionSets/draftKinds.ts'
import { mergedQuestions, splitQuestion } from '../../../client/screens/questionSets/list/mergedQuestions.ts'
import { draftAgain, emptyQuestion } from '../../../client/screens/questionSets/questionDraft.ts'

const written = (answers: string[]): QuestionDraft => ({
  ...emptyQuestion(),
  question: 'Which country?',
  answers,
  answerImages: answers.map(() => ''),
  isMarked: true,
})

/** A question of a form, and how the form changes it. */
const inForm = (draft: QuestionDraft) => {
  const form = {
    draft,
    change: (how: DraftChange) => {
      form.draft = how(form.draft)
    },
  }
  return form
}

const flags = ({ answers, answerImages }: QuestionDraft) =>
  answers.flatMap((answer, at) => (answerImages[at] ? [`${answer}: ${answerImages[at]}`] : []))

it('a picture that comes late goes to its answer, wherever that stands by then', () => {
  const form = inForm(written(['Chad', 'Mali', 'Peru', 'Cuba']))
  const chad = awaitPicture(0, form.change)
  const peru = awaitPicture(2, form.change)
  form.change((now) => rearranged(now, [2, 1, 0, 3]))
  form.change((now) => ({ ...now, answers: [...now.answers, 'Iran'] }))
  chad('flag of Chad')
  form.change((now) => rearranged(now, [0, 2, 3, 4]))
  peru('flag of Peru')
  expect(flags(form.draft)).toEqual(['Peru: flag of Peru', 'Chad: flag of Chad'])
})

it('a picture that comes late goes nowhere if its answer is gone, or if a later one was chosen for it', () => {
  const form = inForm(written(['Chad', 'Mali', 'Peru']))
  const mali = awaitPicture(1, form.change)
  const [first, second] = [awaitPicture(2, form.change), awaitPicture(2, form.change)]
  form.change((now) => rearranged(now, [0, 2]))
  mali('flag of Mali')
  second('flag of Peru')
  first('some other picture')
  expect(flags(form.draft)).toEqual(['Peru: flag of Peru'])
})

it('a picture that comes late finds its answer in a question that was merged or split', () => {
  const merged = inForm(written(['', 'Chad', 'Mali']))
  const mali = awaitPicture(2, merged.change)
  merged.change((now) => mergedQuestions(now, written(['Chad', 'Peru'])).done ?? now)
  mali('flag of Mali')
  expect(flags(merged.draft)).toEqual(['Mali: flag of Mali'])

  const split = inForm({ ...written(['Chad', 'Mali', 'Peru', 'Cuba']), kind: 'several', rights: [1, 3] })
  const peru = awaitPicture(2, split.change)
  const chad = awaitPicture(0, split.change)
  split.change((now) => splitQuestion(now).done?.[0] ?? now)
  peru('flag of Peru')
  chad('flag of Chad')
  expect(split.draft.answers).toEqual(['Chad', 'Mali'])
  expect(flags(split.draft)).toEqual(['Chad: flag of Chad'])
})

it('a draft that is taken up again waits for no picture of the visit before', () => {
  const form = inForm(written(['Chad', 'Mali']))
  const mali = awaitPicture(1, form.change)
  form.draft = draftAgain({ title: '', subject: '', questions: [form.draft] }).questions[0] ?? form.draft
  mali('flag of Mali')
  expect(flags(form.draft)).toEqual([])
})
