import { describe, expect, it } from 'vitest'
import type { QuestionDraft } from '../../../client/screens/questionSets/draftFields.ts'
import { copyOf, mergedQuestions, splitQuestion } from '../../../client/screens/questionSets/list/mergedQuestions.ts'
import { emptyQuestion } from '../../../client/screens/questionSets/questionDraft.ts'

const draft = (over: Partial<QuestionDraft>): QuestionDraft => ({
  ...emptyQuestion(),
  question: 'Which are prime?',
  isMarked: true,
  ...over,
})

describe('two questions become one', () => {
  it('with the answers of both, each once, and all that were right', () => {
    const one = draft({ answers: ['2', '4'], correct: 0, explanation: 'Only 2 is even.' })
    const other = draft({ question: 'Which are prime? ', answers: ['5', '4', '2'], correct: 0 })
    expect(mergedQuestions(one, other).done).toMatchObject({
      key: one.key,
      kind: 'several',
      answers: ['2', '4', '5'],
      rights: [0, 2],
      explanation: 'Only 2 is even.',
    })
  })

  it('with one right answer where both mean the same', () => {
    const one = draft({ answers: ['2', '4'], correct: 0 })
    expect(mergedQuestions(one, draft({ answers: ['6', '2'], correct: 1 })).done).toMatchObject({
      kind: 'choice',
      answers: ['2', '4', '6'],
      correct: 0,
    })
  })

  it('with answers that differ by an accent', () => {
    const one = draft({ answers: ['el', 'él'], correct: 1 })
    expect(mergedQuestions(one, draft({ answers: ['ella', 'él'], correct: 1 })).done).toMatchObject({
      kind: 'choice',
      answers: ['el', 'él', 'ella'],
      correct: 1,
    })
  })

  it.each([
    ['Stop', 'Stop!'],
    ['كَتَبَ', 'كُتِبَ'],
  ])('with all answers where they ask about signs: %s or %s', (wrong, right) => {
    const one = draft({ answers: [wrong, right], correct: 1 })
    expect(mergedQuestions(one, draft({ answers: [right, '?'], correct: 0 })).done).toMatchObject({
      kind: 'choice',
      answers: [wrong, right, '?'],
      correct: 1,
    })
  })

  it('with all ways to write the answer, and what either of them forgives', () => {
    const one = draft({ kind: 'typed', accept: ['chien', 'le chien'], strict: ['accents', 'case'] })
    const other = draft({ kind: 'typed', accept: ['Chien', 'toutou'], strict: ['case'] })
    expect(mergedQuestions(one, other).done).toMatchObject({
      accept: ['chien', 'le chien', 'toutou'],
      strict: ['case'],
    })
  })

  it('with the picture of either, of the question and of an answer', () => {
    const one = draft({ answers: ['2', '4'], answerImages: ['', 'four'] })
    const other = draft({ answers: ['2', '5'], answerImages: ['two', ''], image: 'sieve', seconds: 20 })
    const both = { image: 'sieve', seconds: 20, answerImages: ['two', 'four', ''] }
    expect(mergedQuestions(one, other).done).toMatchObject(both)
    const typed = draft({ kind: 'typed', accept: ['two'] })
    expect(mergedQuestions(typed, { ...typed, image: 'sieve' }).done?.image).toBe('sieve')
  })

  it.each([
    ['they ask different things', 'otherQuestion', draft({}), draft({ question: 'Which are even?' })],
    ['they ask about different pictures', 'otherQuestion', draft({ image: 'a' }), draft({ image: 'b' })],
    [
      'they have different pictures of an answer',
      'otherPictures',
      draft({ answers: ['2', '4'], answerImages: ['two', ''] }),
      draft({ answers: ['2', '5'], answerImages: ['pair', ''] }),
    ],
    [
      'one of them has two pictures of an answer',
      'otherPictures',
      draft({ answers: ['2', '2'], answerImages: ['two', 'pair'] }),
      draft({ answers: ['4', '5'] }),
    ],
    ['they are of different kinds', 'otherKind', draft({}), draft({ kind: 'typed' })],
    ['they have one right answer', 'oneAnswer', draft({ kind: 'number', value: '1' }), draft({ kind: 'number' })],
    [
      'they have too many answers',
      'tooMany',
      draft({ answers: ['a', 'b', 'c', 'd'] }),
      draft({ answers: ['e', 'f', 'g', 'h'] }),
    ],
  ] as const)('not where %s', (_, why, one, other) => expect(mergedQuestions(one, other)).toEqual({ why }))
})

describe('one question becomes two', () => {
  it('with half of what is right and half of what is wrong in each', () => {
    const several = draft({ kind: 'several', answers: ['2', '4', '5', '6', '7', '8'], rights: [0, 2, 4] })
    const [first, second] = splitQuestion(several).done ?? []
    expect(first).toMatchObject({ key: several.key, kind: 'several', answers: ['2', '4', '5', '6'], rights: [0, 2] })
    expect(second).toMatchObject({ kind: 'choice', answers: ['7', '8'], correct: 0 })
    expect(second?.key).not.toBe(several.key)
  })

  it('with half of the ways to write it, or half of an order', () => {
    const typed = splitQuestion(draft({ kind: 'typed', accept: ['a', '', 'b', 'c'] })).done
    expect(typed?.map(({ accept }) => accept)).toEqual([['a', 'b'], ['c']])
    const order = splitQuestion(draft({ kind: 'order', answers: ['1', '2', '3', '4', '5', '6'] })).done
    expect(order?.map(({ answers }) => answers)).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ])
  })

  it('with the pictures and marks that an order does not show beside their parts', () => {
    const answers = ['1', '2', '', '3', '4', '5', '6']
    const answerImages = ['a', 'b', '', 'c', 'd', 'e', 'f']
    const [first, second] = splitQuestion(draft({ kind: 'order', answers, answerImages, correct: 5 })).done ?? []
    expect(first).toMatchObject({ answers: ['1', '2', '3'], answerImages: ['a', 'b', 'c'], isMarked: false })
    expect(second).toMatchObject({
      answers: ['4', '5', '6'],
      answerImages: ['d', 'e', 'f'],
      correct: 1,
      isMarked: true,
    })
  })

  it.each([
    ['one right answer', 'oneAnswer', draft({})],
    ['a number', 'oneAnswer', draft({ kind: 'number', value: '3' })],
    ['one way to write it', 'tooFew', draft({ kind: 'typed', accept: ['a'] })],
    ['too few wrong answers', 'tooFew', draft({ kind: 'several', answers: ['a', 'b', 'c'], rights: [0, 1] })],
    ['a short order', 'tooFew', draft({ kind: 'order', answers: ['a', 'b', 'c', 'd'] })],
  ] as const)('not with %s', (_, why, one) => expect(splitQuestion(one)).toEqual({ why }))
})

describe('by what name a question is called beyond its set', () => {
  const translations = { de: { question: 'Welche sind prim?' } }
  const named = (id: string, over: Partial<QuestionDraft>) =>
    draft({ kept: { id, translations, neverTranslate: true }, ...over })

  it('stays with the first of two, and a copy is another question in the same languages', () => {
    const typed = named('one', { kind: 'typed', accept: ['2', '3'] })
    expect(mergedQuestions(typed, named('other', { kind: 'typed', accept: ['5'] })).done?.kept?.id).toBe('one')
    const [first, second] = splitQuestion(typed).done ?? []
    expect([first?.kept, second?.kept]).toEqual([typed.kept, { ...typed.kept, id: undefined }])
    expect(copyOf(typed).kept).toEqual({ ...typed.kept, id: undefined })
  })
})
