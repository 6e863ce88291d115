import { describe, expect, it } from 'vitest'
import { asDrawn, drawQuestions } from '../../../../rooms/shared/match/matchPlan.ts'
import { askedQuestion } from '../../../../rooms/shared/match/tellings.ts'
import { kindOf } from '../../../../rooms/shared/questions/question.ts'
import {
  inOrder,
  isScored,
  partsOf,
  questionKinds,
  readAnswer,
  rightAnswer,
  saysSomething,
  shareOf,
  spreadOf,
  toldKey,
  wordsOf,
  wrongAnswer,
} from '../../../../rooms/shared/questions/questionKinds.ts'
import { parseQuestion } from '../../../../rooms/shared/questions/writtenQuestions.ts'
import { seededRandom, shuffled } from '../../../../rooms/shared/seededRandom.ts'
import { allKinds, someQuestions } from './someQuestions.ts'

const asWritten = { shuffleQuestions: false, shuffleAnswers: true, questionCount: null }

/** Anything that a device may send instead of an answer. */
function anything(random: () => number): { answer: number; given?: object } {
  const number = () => Math.floor(random() * 9) - 2
  const list = () =>
    random() < 0.5 ? shuffled([0, 1, 2, 3], random) : Array.from({ length: Math.floor(random() * 8) }, number)
  const text = () =>
    Array.from({ length: Math.floor(random() * 12) }, () => String.fromCodePoint(Math.floor(random() * 0x3000))).join(
      '',
    )
  const given = [undefined, {}, { choices: list() }, { text: text() }, { order: list() }, { text: '   ' }]
  const drawn = given[Math.floor(random() * given.length)]
  return { answer: number(), ...(drawn && { given: drawn }) }
}

describe.each(allKinds.map((question) => [kindOf(question), question] as const))(
  'a question of the kind %s',
  (kind, question) => {
    it('is read as it was written', () => {
      expect(parseQuestion(question).data).toEqual(question)
      expect(parseQuestion({ kind, ...question }).data).toEqual(question)
    })

    it('has its key right, its wrong answer wrong and nothing wrong', () => {
      // An opinion has no right answer.
      expect(shareOf(question, rightAnswer(question))).toBe(isScored(question) ? 1 : 0)
      expect(shareOf(question, wrongAnswer(question))).toBeLessThan(1)
      expect(shareOf(question, { choice: -1 })).toBe(0)
      expect(shareOf(question, undefined)).toBe(0)
    })

    it('is the same however its parts are shuffled', () => {
      for (let seed = 1; seed <= 50; seed++) {
        const places = Array.from({ length: partsOf(question) }, (_, place) => place)
        const other = inOrder(question, shuffled(places, seededRandom(seed)))
        expect(shareOf(other, rightAnswer(other))).toBe(isScored(question) ? 1 : 0)
        expect(wordsOf(other, rightAnswer(other))?.split(', ').sort()).toEqual(
          wordsOf(question, rightAnswer(question))?.split(', ').sort(),
        )
        expect(askedQuestion(other).answers.toSorted()).toEqual(askedQuestion(question).answers.toSorted())
      }
    })

    it('leaves without its key, and in no order that tells it', () => {
      for (let seed = 1; seed <= 200; seed++) {
        const [drawn] = asDrawn([question], drawQuestions([question], asWritten, seededRandom(seed)))
        if (!drawn) throw new Error('not drawn')
        const asked = askedQuestion(drawn)
        expect(
          Object.keys(asked).filter(
            (key) => !['text', 'answers', 'kind', 'unit', 'image', 'answerImages'].includes(key),
          ),
        ).toEqual([])
        if (drawn.kind === 'order') expect(asked.answers).not.toEqual(drawn.items)
        if (drawn.kind === 'typed') expect(JSON.stringify(asked)).not.toContain('merci')
        if (drawn.kind === 'number') expect(JSON.stringify(asked)).not.toContain('3.14')
      }
    })

    it('takes what is an answer to it, and refuses any other bytes', () => {
      const random = seededRandom(7)
      let taken = 0
      for (let tried = 0; tried < 3000; tried++) {
        const answer = readAnswer(question, anything(random))
        if (!answer || !saysSomething(answer)) continue
        taken++
        const share = shareOf(question, answer)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(spreadOf(question, [answer]).every((count) => count >= 0)).toBe(true)
        expect(readAnswer(question, JSON.parse(JSON.stringify(said(answer))))).toEqual(answer)
      }
      expect(taken > 0).toBe(kind !== 'slide')
    })

    it('tells its key once it is closed', () => {
      const { correct, rights, texts } = toldKey(question)
      expect(correct >= 0 || rights !== undefined || texts !== undefined).toBe(isScored(question))
    })
  },
)

const said = (answer: object) => ('choice' in answer ? { answer: answer.choice } : { answer: -1, given: answer })

it('nothing can be said to a slide, not even that the time is up', () => {
  expect(readAnswer(someQuestions.slide, { answer: -1 })).toBeNull()
  expect(readAnswer(someQuestions.opinion, { answer: -1 })).toEqual({ choice: -1 })
})

it('there is an example of every kind', () => {
  expect(Object.keys(someQuestions).sort()).toEqual([...questionKinds].sort())
})

describe('what is partly right', () => {
  const { several, order, number } = someQuestions

  it.each([
    [[0, 2], 1],
    [[0], 0.5],
    [[0, 1], 0],
    [[0, 1, 2, 3], 0],
  ])('several: %j is %d', (choices, share) => expect(shareOf(several, { choices })).toBe(share))

  it.each([
    [[0, 1, 2, 3], 1],
    [[1, 0, 2, 3], 0],
    [[0, 1, 3, 2], 0],
    [[1, 2, 3, 0], 2 / 3],
    [[3, 2, 1, 0], 0],
  ])('order: %j is %d', (placed, share) => expect(shareOf(order, { order: placed })).toBeCloseTo(share))

  it.each([
    ['3.14', 1],
    ['3,14', 1],
    ['3.145', 1],
    ['3.2', 0.5],
    ['22/7', 1],
    ['3.14 rad', 1],
    ['3.14 m', 0],
    ['٣٫١٤', 1],
    ['4', 0],
    ['pi', 0],
    ['0.314', 0],
  ])('number: %s is %d', (text, share) => expect(shareOf(number, { text })).toBe(share))
})

it('a fraction of a whole is no thousand: nothing is grouped behind a nought', () => {
  const five = { kind: 'number', question: 'How many?', value: 5 } as const
  expect([shareOf(five, { text: '0.005' }), shareOf(five, { text: '5' })]).toEqual([0, 1])
  expect(shareOf({ ...five, value: 1000 }, { text: '1.000' })).toBe(1)
  const charge = { ...five, value: 1.6e-19 }
  expect(['0', '5e-12', '1.6e-19'].map((text) => shareOf(charge, { text }))).toEqual([0, 0, 1])
  const near = { ...five, value: 0, within: 0.3 }
  expect(['0.3', '-0.3', '0.31'].map((text) => shareOf(near, { text }))).toEqual([1, 1, 0])
})

describe('letters in the place of a field that did not come', () => {
  const { several, order, opinion, typed } = someQuestions
  const said = (text: string) => ({ answer: -2, given: { text } })

  it('answer what is marked, put in order or chosen', () => {
    expect(readAnswer(several, said('c, a'))).toEqual({ choices: [0, 2] })
    expect(readAnswer(several, said('1 3'))).toEqual({ choices: [0, 2] })
    expect(readAnswer(order, said('C A D B'))).toEqual({ order: [2, 0, 3, 1] })
    expect(readAnswer(order, said('cadb'))).toEqual({ order: [2, 0, 3, 1] })
    expect(readAnswer(opinion, said('B'))).toEqual({ choices: [1] })
    expect(readAnswer(typed, said('C A'))).toEqual({ text: 'C A' })
  })

  it('are no answer where one is not there, comes twice or is missing', () => {
    for (const text of ['A A', 'E', 'F', 'Rome', '', 'A; B?']) expect(readAnswer(several, said(text)), text).toBeNull()
    for (const text of ['A B C', 'A B C C', 'A B C E']) expect(readAnswer(order, said(text)), text).toBeNull()
    expect(readAnswer(opinion, said('A B'))).toBeNull()
  })
})

describe('an opinion with pictures', () => {
  const picture = `/api/pictures/${'a'.repeat(64)}`
  const opinion = { kind: 'opinion', question: 'Which one?', answers: ['A sun', 'A moon'], answerImages: [picture, ''] }

  it('is read, and leaves with them; a picture too few or from elsewhere is refused', () => {
    const { data } = parseQuestion(opinion)
    expect(data).toEqual(opinion)
    expect(data && askedQuestion(data)).toMatchObject({ answers: opinion.answers, answerImages: [picture, ''] })
    for (const answerImages of [[picture], [picture, 'https://tracker.example/x.png']])
      expect(parseQuestion({ ...opinion, answerImages }).data).toBeUndefined()
  })
})
