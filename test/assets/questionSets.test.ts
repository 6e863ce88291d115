import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type QuestionSetRequest, questionSetRequest, subjects } from '../../rooms/shared/contract/questionSets.ts'
import { answersOf, rightPlace } from '../rooms/shared/questions/rightPlace.ts'

const folder = join(import.meta.dirname, '../../assets/content/question-sets')
const contents = readdirSync(folder).map((file): [string, unknown] => [
  file,
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
])
const sets = contents.map(([file, content]): [string, QuestionSetRequest] => [file, questionSetRequest.parse(content)])
const allQuestions = sets.flatMap(([, { questions }]) => questions)

const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length

type Asked = QuestionSetRequest['questions'][number]
const lengths = (question: Asked) => {
  const [answers, right] = [answersOf(question), rightPlace(question)]
  return {
    right: answers[right ?? -1]?.length ?? 0,
    wrong: answers.filter((_, place) => place !== right).map((answer) => answer.length),
  }
}
const standsOutAsLongest = (question: Asked) => {
  const { right, wrong } = lengths(question)
  return right > Math.max(...wrong)
}
const standsOutAsShortest = (question: Asked) => {
  const { right, wrong } = lengths(question)
  return right < Math.min(...wrong)
}

describe('the ready-made question sets', () => {
  it.each(subjects)('are at least two for %s', (subject) => {
    expect(sets.filter(([, set]) => set.subject === subject).length).toBeGreaterThanOrEqual(2)
  })

  it('are at least 14, each with a title of its own', () => {
    expect(sets.length).toBeGreaterThanOrEqual(14)
    expect(new Set(sets.map(([, { title }]) => title)).size).toBe(sets.length)
  })

  it('never ask the same question twice', () => {
    const asked = allQuestions.map(({ question }) => question.toLowerCase())
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([])
  })

  it('do not give the correct answer away by its length', () => {
    expect(share(allQuestions, standsOutAsLongest)).toBeLessThan(0.3)
    expect(share(allQuestions, standsOutAsShortest)).toBeLessThan(0.3)
  })
})

describe.each(sets)('%s', (file, set) => {
  it('is written as it is read: nothing in it is trimmed or dropped', () => {
    expect(contents.find(([name]) => name === file)?.[1]).toEqual(set)
  })

  it('has 15 to 20 questions', () => {
    expect(set.questions.length).toBeGreaterThanOrEqual(15)
    expect(set.questions.length).toBeLessThanOrEqual(20)
  })

  it('offers four different answers to each question', () => {
    for (const question of set.questions)
      expect(new Set(answersOf(question).map((answer) => answer.toLowerCase())).size, question.question).toBe(4)
  })

  it('explains each answer in a sentence', () => {
    for (const { question, explanation } of set.questions) expect(explanation, question).toMatch(/^[^a-z\s].*\.$/)
  })

  it.each([0, 1, 2, 3])('has 15 to 35 per cent of its correct answers in place %i', (place) => {
    const there = share(set.questions, (question) => rightPlace(question) === place)
    expect(there).toBeGreaterThanOrEqual(0.15)
    expect(there).toBeLessThanOrEqual(0.35)
  })

  it('does not make the correct answer the longest or the shortest as a rule', () => {
    expect(share(set.questions, standsOutAsLongest)).toBeLessThan(0.45)
    expect(share(set.questions, standsOutAsShortest)).toBeLessThan(0.45)
  })
})
