import { describe, expect, it } from 'vitest'
import { answerMarks, answerOfKey } from '../../../client/parts/game/answers/answerMarks.ts'
import { keyMeant } from '../../../client/parts/keyMeant.ts'

describe('the marks of answers', () => {
  it('differ by letter, by shape and by colour', () => {
    for (const trait of ['letter', 'shape', 'tone'] as const) {
      expect(new Set(answerMarks.map((mark) => mark[trait])).size).toBe(answerMarks.length)
    }
  })

  it.each([
    ['1', 0],
    ['4', 3],
    ['a', 0],
    ['D', 3],
    ['6', 5],
    ['e', 4],
    ['7', -1],
    ['g', -1],
    ['Enter', -1],
  ])('the key %s stands for answer %i', (key, answer) => {
    expect(answerOfKey(key)).toBe(answer)
  })
})

it.each([
  ['English', 'b', 'KeyB', 1],
  ['English', '2', 'Numpad2', 1],
  ['French, where digits need Shift', 'é', 'Digit2', 1],
  ['French, with Shift', '2', 'Digit2', 1],
  ['French, where A lies at the place of Q', 'a', 'KeyQ', 0],
  ['Czech', 'ě', 'Digit2', 1],
  ['Greek', 'β', 'KeyB', 1],
  ['Russian', 'и', 'KeyB', 1],
  ['Arabic, with digits of its own', '٢', 'Digit2', 1],
  ['German', 'ß', 'Minus', -1],
] as const)('on a keyboard that is %s the key %s at %s stands for answer %i', (_, key, code, answer) => {
  expect(answerOfKey(keyMeant({ key, code }))).toBe(answer)
})
