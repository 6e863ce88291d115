import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type QuestionSetRequest, questionSetRequest, subjects } from '../../rooms/shared/contract/questionSets.ts'
import { kindOf, type QuestionOf } from '../../rooms/shared/questions/question.ts'
import { answersOfOthers, rightAnswer, shareOf } from '../../rooms/shared/questions/questionKinds.ts'

const folder = join(import.meta.dirname, '../../assets/content/question-sets')
const contents = readdirSync(folder).map((file): [string, unknown] => [
  file,
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
])
const sets = contents.map(([file, content]): [string, QuestionSetRequest] => [file, questionSetRequest.parse(content)])
const allQuestions = sets.flatMap(([, { questions }]) => questions)

const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length

type Asked = QuestionSetRequest['questions'][number]
type Choice = QuestionOf<'choice'>
const isChoice = (question: Asked): question is Choice => kindOf(question) === 'choice'

const lengths = ({ answers, correct }: Choice) => ({
  right: answers[correct]?.length ?? 0,
  wrong: answers.filter((_, place) => place !== correct).map((answer) => answer.length),
})
const standsOutAsLongest = (question: Choice) => {
  const { right, wrong } = lengths(question)
  return right > Math.max(...wrong)
}
const standsOutAsShortest = (question: Choice) => {
  const { right, wrong } = lengths(question)
  return right < Math.min(...wrong)
}

/** A set with fewer questions shows no pattern in the places of its right answers. */
const enough = 8

describe('the ready-made question sets', () => {
  it.each(subjects)('are at least two for %s', (subject) => {
    expect(sets.filter(([, set]) => set.subject === subject).length).toBeGreaterThanOrEqual(2)
  })

  it('are 30, each with a title of its own', () => {
    expect(sets).toHaveLength(30)
    expect(new Set(sets.map(([, { title }]) => title)).size).toBe(sets.length)
  })

  it('have something for every age from 8 to 16', () => {
    const ages = sets.map(([, { about = '' }]) => (about.match(/\d+/g) ?? []).map(Number))
    for (let age = 8; age <= 16; age++)
      expect(
        ages.some(([from = 99, to = 0]) => from <= age && age <= to),
        String(age),
      ).toBe(true)
  })

  it('ask in every kind that has a key', () => {
    expect(new Set(allQuestions.map(kindOf))).toEqual(new Set(['choice', 'several', 'typed', 'number', 'order']))
  })

  it('never ask the same question twice', () => {
    const asked = allQuestions.map(({ question }) => question.toLowerCase())
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([])
  })

  it('do not give the correct answer away by its length', () => {
    expect(share(allQuestions.filter(isChoice), standsOutAsLongest)).toBeLessThan(0.3)
    expect(share(allQuestions.filter(isChoice), standsOutAsShortest)).toBeLessThan(0.3)
  })
})

describe.each(sets)('%s', (file, set) => {
  const choices = set.questions.filter(isChoice)

  it('is written as it is read: nothing in it is trimmed or dropped', () => {
    expect(contents.find(([name]) => name === file)?.[1]).toEqual(set)
  })

  it('says for which age it is, and where its facts can be looked up', () => {
    expect(set.about).toMatch(/^Ages \d+ to \d+\. \S.*(look up|follows by)/)
  })

  it('has 15 to 20 questions', () => {
    expect(set.questions.length).toBeGreaterThanOrEqual(15)
    expect(set.questions.length).toBeLessThanOrEqual(20)
  })

  it('offers four different answers where one is chosen', () => {
    for (const { answers, question } of choices)
      expect(new Set(answers.map((answer) => answer.toLowerCase())).size, question).toBe(4)
  })

  it('takes its own answers as right, and those of no other question where they are typed', () => {
    for (const question of set.questions) {
      expect(shareOf(question, rightAnswer(question), answersOfOthers(set.questions, question))).toBe(1)
      if (question.kind !== 'typed') continue
      for (const text of question.accept) expect(shareOf(question, { text }), `${question.question} ${text}`).toBe(1)
      const others = set.questions.flatMap((other) =>
        other !== question && other.kind === 'typed' ? other.accept : [],
      )
      for (const text of others)
        expect(
          shareOf(question, { text }, answersOfOthers(set.questions, question)),
          `${question.question} ${text}`,
        ).toBe(0)
    }
  })

  it('explains each answer in a sentence', () => {
    for (const { question, explanation } of set.questions) expect(explanation, question).toMatch(/^[^a-z\s].*\.$/)
  })

  it.each(choices.length < enough ? [] : [0, 1, 2, 3])(
    'has 15 to 35 per cent of its correct answers in place %i',
    (place) => {
      const there = share(choices, ({ correct }) => correct === place)
      expect(there).toBeGreaterThanOrEqual(0.15)
      expect(there).toBeLessThanOrEqual(0.35)
    },
  )

  it('does not make the correct answer the longest or the shortest as a rule', () => {
    if (choices.length < enough) return
    expect(share(choices, standsOutAsLongest)).toBeLessThan(0.45)
    expect(share(choices, standsOutAsShortest)).toBeLessThan(0.45)
  })
})
