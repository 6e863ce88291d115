import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readQuestionText } from '../../../client/screens/questionSets/import/readFile.ts'
import { summary } from './filesOfOthers.ts'

/** Quizzes as teachers have them in many languages and programs, what each one means, and behind `~` the lines of no question. */
const written = readFileSync(join(import.meta.dirname, 'files/quizzes-of-teachers.txt'), 'utf8')
const quizzes = written
  .split(/^===== /m)
  .slice(1)
  .map((quiz) => {
    const [, name = '', text = '', meant = ''] = /^(.*)\n([\s\S]*)\n-----\n([\s\S]*)\n$/.exec(quiz) ?? []
    return [name, text, meant] as const
  })

it.each(quizzes)('%s', async (_, text, meant) => {
  const { rows, unread = [] } = await readQuestionText(text)
  expect([...rows.map(summary), ...unread.map((line) => `~ ${line.text}`)].join('\n')).toBe(meant)
})
