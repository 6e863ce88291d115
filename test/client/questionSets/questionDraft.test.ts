import { describe, expect, it } from 'vitest'
import { filterSets, noFilter } from '../../../client/parts/host/questionSetFilter.ts'
import type { QuestionDraft } from '../../../client/screens/questionSets/draftFields.ts'
import { asKind, rearranged, writtenOf } from '../../../client/screens/questionSets/draftKinds.ts'
import {
  complaintsAbout,
  countComplaints,
  emptyQuestion,
  emptySet,
  movedQuestion,
  roomIn,
  stillWrong,
  unmarkedNumbers,
  withImported,
} from '../../../client/screens/questionSets/questionDraft.ts'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import { addressOf } from './somePictures.ts'

const question = { question: 'Q', answers: ['a', 'b', 'c', 'd'], correct: 3 }

describe('a question set while it is being written', () => {
  it('starts with one question of four empty answers, the first of them correct', () => {
    const { questions } = emptySet()
    expect(questions).toHaveLength(1)
    expect(questions[0]).toMatchObject({ answers: ['', '', '', ''], correct: 0 })
  })

  it('complains about title, subject and each question at its own place', () => {
    const questions = [emptyQuestion(), emptyQuestion()]
    const complaints = complaintsAbout({ ...emptySet(), questions })
    expect(complaints).toMatchObject({ title: 'Please enter a title', subject: 'Please choose a subject' })
    expect([...complaints.questions.keys()]).toEqual(questions.map(({ key }) => key))
    // Title and subject, and for each question its text and four answers.
    expect(countComplaints(complaints)).toBe(2 + 2 * 5)
  })

  it('says what is wrong beside the field it is about, also where fields that stay empty are not written', () => {
    const drafts: Partial<QuestionDraft>[] = [
      { answers: ['a', '', 'c'.repeat(200)] },
      { kind: 'typed', accept: ['', 'right', 'x'.repeat(80)] },
      { kind: 'typed', accept: ['', ' '] },
      { kind: 'number', value: 'abc', within: '-1' },
      { kind: 'order', answers: ['one', '', 'three'] },
      { kind: 'several', answers: ['a', 'b', 'c'], rights: [] },
      { answers: ['a', 'b'], explanation: 'e'.repeat(400) },
    ]
    const questions = drafts.map((draft) => ({ ...emptyQuestion(), question: 'Q?', ...draft }))
    const { questions: found } = complaintsAbout({ title: 'T', subject: 'Other', questions })
    expect(questions.map(({ key }) => [...(found.get(key)?.keys() ?? [])])).toEqual([
      ['answers.1', 'answers.2'],
      ['accept.2'],
      ['accept.0'],
      ['value', 'within'],
      ['answers.1'],
      ['correct'],
      ['explanation'],
    ])
  })

  it('asks which number is meant where a comma stands before three digits, as authors write both 1.25 and 1250', () => {
    const written = (value: string) => {
      const draft: QuestionDraft = { ...emptyQuestion(), kind: 'number', question: 'Q?', value }
      const { questions } = complaintsAbout({ title: 'T', subject: 'Other', questions: [draft] })
      return questions.get(draft.key)?.get('value') ?? writtenOf(draft)
    }
    for (const unclear of ['1,000', '-12,500', '+1,250', ' 1,250 ', '١،٢٥٠'])
      expect(written(unclear)).toBe('A comma before three digits can mean two things. Write 1250 or 1.25, for example.')
    for (const [typed, value] of [
      ['3,14', 3.14],
      ['0,125', 0.125],
      ['1000', 1000],
      ['1.250', 1.25],
      ['2,5000', 2.5],
      ['٣٫١٤', 3.14],
      ['๔๒', 42],
      ['−5', -5],
    ] as const)
      expect(written(typed)).toMatchObject({ value })
    for (const none of ['many', '10⁵', '5²']) expect(written(none)).toBe('The number is not valid')
  })

  it('takes a complaint back when it is repaired, wherever the question is by then, and adds none while one types', () => {
    const [first, second] = [emptyQuestion(), { ...emptyQuestion(), ...question }]
    const draft = { title: 'Sums', subject: 'Math' as const, questions: [first, second] }
    const found = complaintsAbout(draft)
    expect([...found.questions.keys()]).toEqual([first.key])
    const spoiled = { ...draft, title: '', questions: [{ ...second, question: '' }, first] }
    expect(stillWrong(found, spoiled).title).toBeUndefined()
    expect([...stillWrong(found, spoiled).questions.keys()]).toEqual([first.key])
    expect(countComplaints(stillWrong(found, { ...draft, questions: [{ ...first, ...question }, second] }))).toBe(0)
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

  it.each([
    ['a picture', { image: addressOf('png') }],
    ['a picture beside an answer', { answerImages: ['', addressOf('png'), '', ''] }],
    ['an explanation', { explanation: 'So it is.' }],
  ])('leaves a question that has only %s so far beside the imported ones', (_, begun) => {
    const begunSet = { ...emptySet(), questions: [{ ...emptyQuestion(), ...begun }] }
    expect(withImported(begunSet, [question]).questions).toMatchObject([begun, question])
    expect(roomIn(begunSet)).toBe(99)
  })

  it('moves a question up and down', () => {
    const [a, b, c] = [emptyQuestion(), emptyQuestion(), emptyQuestion()]
    expect(movedQuestion([a, b, c], 2, 1)).toEqual([a, c, b])
    expect(movedQuestion([a, b, c], 0, 1)).toEqual([b, a, c])
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

  it('finds what is typed without accents, and what stands in the words about a set', () => {
    const written = [set('Les élèves', { about: 'École, 6e' }), set('Größen'), set('Řeka'), set('ﬁsh'), set('한국어')]
    const found = (words: string) => filterSets(written, { ...noFilter, words }).map(({ title }) => title)
    expect(found('eleves ecole')).toEqual(['Les élèves'])
    expect(['größ', 'groß', 'reka', 'fish', '한국', 'e\u0301leves'].map((words) => found(words)[0])).toEqual([
      'Größen',
      'Größen',
      'Řeka',
      'ﬁsh',
      '한국어',
      'Les élèves',
    ])
  })

  it('narrows down by subject and by whose it is', () => {
    expect(filterSets(sets, { ...noFilter, subject: 'Math' })).toEqual([sets[0]])
    expect(filterSets(sets, { ...noFilter, whose: 'ready' })).toEqual([sets[1]])
    expect(filterSets(sets, { ...noFilter, whose: 'mine' })).toEqual([sets[0]])
  })
})

describe('a question whose kind is changed', () => {
  const draft = (over: Partial<QuestionDraft>): QuestionDraft => ({ ...emptyQuestion(), isMarked: true, ...over })
  const four = ['a', 'b', 'c', 'd']

  it('keeps the answer right that was marked last', () => {
    const several = draft({ kind: 'several', answers: four, rights: [0, 2] })
    const marked: QuestionDraft = { ...asKind('choice', several), correct: 1 }
    expect(asKind('several', marked).rights).toEqual([1])
    expect(asKind('choice', asKind('order', marked)).correct).toBe(1)
    expect(asKind('choice', asKind('typed', marked)).correct).toBe(1)
  })

  it('keeps several right answers while nobody marks another one', () => {
    const several = draft({ kind: 'several', answers: four, rights: [1, 2] })
    expect(asKind('choice', several).correct).toBe(1)
    expect(asKind('several', asKind('choice', several)).rights).toEqual([1, 2])
    expect(asKind('several', asKind('slide', several)).rights).toEqual([1, 2])
  })

  it('has no mark that nobody sees where none was marked', () => {
    expect(asKind('several', draft({ answers: four, correct: -1 })).rights).toEqual([])
  })

  it('takes pictures and marks along where its parts are sorted or removed meanwhile', () => {
    const chosen = draft({ answers: four, answerImages: ['', 'B', '', 'D'], correct: 3 })
    const sorted = rearranged(asKind('order', chosen), [3, 1, 2])
    expect(asKind('choice', sorted)).toMatchObject({
      answers: ['d', 'b', 'c'],
      answerImages: ['D', 'B', ''],
      correct: 0,
      isMarked: true,
    })
    expect(rearranged(chosen, [0, 1, 2])).toMatchObject({ correct: 0, isMarked: false })
  })
})
