import { describe, expect, it } from 'vitest'
import { answerMarks, answerOfKey } from '../../../client/parts/game/answers/answerMarks.ts'

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
