import { describe, expect, it } from 'vitest'
import { phaseMs } from '../../../../rooms/shared/match/phaseLengths.ts'
import { revealMsOf } from '../../../../rooms/shared/match/revealTime.ts'
import type { ChoiceQuestion, KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'

const question = 'What is it?'
const choice = (right: string, over: Partial<ChoiceQuestion> = {}): ChoiceQuestion => ({
  question,
  answers: ['no', right, 'a wrong one that is very long indeed'],
  correct: 1,
  ...over,
})
const letters = (count: number) => 'a'.repeat(count)

describe('a reveal', () => {
  it('is as long as a slow reader needs for the right answer, and no longer than it was for all', () => {
    const lengths = [1, 8, 12, 20, 200].map((count) => revealMsOf(choice(letters(count))))
    expect(lengths).toEqual([2200, 2200, 2600, 3400, 3400])
    expect(Math.max(...lengths)).toBe(phaseMs.reveal)
  })

  it.each<[string, KeyedQuestion, number]>([
    ['several right answers', { kind: 'several', question, answers: ['red', 'no', 'pink'], correct: [0, 2] }, 2200],
    ['an order, all of it', { kind: 'order', question, items: ['first of all', 'then'] }, 3100],
    ['the word that is shown of those that count', { kind: 'typed', question, accept: ['tree', letters(30)] }, 2200],
    ['a number with its unit', { kind: 'number', question, value: 12, unit: 'kilometres' }, 2700],
    ['nothing, where nothing is right', { kind: 'opinion', question, answers: [letters(30), 'no'] }, 2200],
  ])('counts %s', (_, asked, ms) => {
    expect(revealMsOf(asked)).toBe(ms)
  })

  it('is longer by what an explanation needs, and by no more than before', () => {
    const explained = (count: number) => revealMsOf(choice('a', { explanation: letters(count) })) - 2200
    expect([1, 40, 60, 300].map(explained)).toEqual([800, 1600, 2400, phaseMs.explanation])
  })

  it('has all its time where somebody reads other words', () => {
    const translations = { fr: { question: 'Quoi ?', answers: ['non', 'oui', 'peut-être'] } }
    expect(revealMsOf(choice('a', { translations }))).toBe(phaseMs.reveal)
    expect(revealMsOf(choice('a', { translations, explanation: 'So.' }))).toBe(phaseMs.reveal + phaseMs.explanation)
  })
})
