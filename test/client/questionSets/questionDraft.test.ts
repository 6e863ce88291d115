import { describe, expect, it } from 'vitest'
import { filterSets, noFilter } from '../../../client/parts/host/questionSetFilter.ts'
import {
  complaintsAbout,
  emptyQuestion,
  emptySet,
  moveQuestion,
  roomIn,
  stillWrong,
  unmarkedNumbers,
  withImported,
} from '../../../client/screens/questionSets/questionDraft.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'

const question = { question: 'Q', answers: ['a', 'b', 'c', 'd'], correct: 3 }

describe('a question set while it is being written', () => {
  it('starts with one question of four empty answers, the first of them correct', () => {
    const { questions } = emptySet()
    expect(questions).toHaveLength(1)
    expect(questions[0]).toMatchObject({ answers: ['', '', '', ''], correct: 0 })
  })

  it('complains about title, subject and each question at its own place', () => {
    const questions = [emptyQuestion(), emptyQuestion()]
    const places = complaintsAbout({ ...emptySet(), questions })
    expect([...places.keys()]).toEqual(['title', 'subject', ...questions.map(({ key }) => key)])
    expect(places.get('title')).toBe('Please enter a title')
  })

  it('takes a complaint back when it is repaired, wherever the question is by then, and adds none while one types', () => {
    const [first, second] = [emptyQuestion(), { ...emptyQuestion(), ...question }]
    const draft = { title: 'Sums', subject: 'Math' as const, questions: [first, second] }
    const found = complaintsAbout(draft)
    expect([...found.keys()]).toEqual([first.key])
    const spoiled = { ...draft, title: '', questions: [{ ...second, question: '' }, first] }
    expect([...stillWrong(found, spoiled).keys()]).toEqual([first.key])
    expect(stillWrong(found, { ...draft, questions: [{ ...first, ...question }, second] }).size).toBe(0)
  })

  it('knows whose right answer nobody has marked; what was imported or saved has been', () => {
    const draft = withImported({ ...emptySet(), questions: [{ ...emptyQuestion(), question: 'Q' }] }, [question])
    expect(unmarkedNumbers(draft)).toEqual([1])
    expect(roomIn(draft)).toBe(98)
    expect(roomIn(emptySet())).toBe(100)
  })

  it('puts imported questions in place of untouched ones', () => {
    const draft = withImported(emptySet(), [question])
    expect(draft.questions).toHaveLength(1)
    expect(draft.questions[0]).toMatchObject(question)
    expect(withImported(draft, [question]).questions).toHaveLength(2)
  })

  it('moves a question up and down', () => {
    const [a, b, c] = [emptyQuestion(), emptyQuestion(), emptyQuestion()]
    expect(moveQuestion([a, b, c], 2, -1)).toEqual([a, c, b])
    expect(moveQuestion([a, b, c], 0, 1)).toEqual([b, a, c])
  })
})

describe('the set picker', () => {
  const set = (title: string, more: Partial<QuestionSet> = {}): QuestionSet => ({
    id: title,
    title,
    subject: 'Math',
    createdBy: 'Ada',
    readyMade: false,
    mine: true,
    sharing: 'me',
    questions: [],
    ...more,
  })
  const sets = [set('Shapes'), set('Rivers', { subject: 'Geography', readyMade: true, mine: false })]

  it('finds every word somewhere in title, subject or author', () => {
    expect(filterSets(sets, { ...noFilter, words: 'geo riv' })).toEqual([sets[1]])
    expect(filterSets(sets, { ...noFilter, words: 'ada shapes' })).toEqual([sets[0]])
    expect(filterSets(sets, { ...noFilter, words: 'nothing' })).toEqual([])
  })

  it('narrows down by subject and by whose it is', () => {
    expect(filterSets(sets, { ...noFilter, subject: 'Math' })).toEqual([sets[0]])
    expect(filterSets(sets, { ...noFilter, whose: 'ready' })).toEqual([sets[1]])
    expect(filterSets(sets, { ...noFilter, whose: 'mine' })).toEqual([sets[0]])
  })
})
