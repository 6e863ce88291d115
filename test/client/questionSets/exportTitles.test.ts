import { expect, it } from 'vitest'
import { openZip } from '../../../client/parts/files/zipFiles.ts'
import { exportFormats } from '../../../client/parts/questionSets/export/exportFormats.ts'
import { someQuestions } from '../../rooms/shared/questions/someQuestions.ts'

const set = { title: 'A set', subject: 'Other' as const }

const titleIn = async (question: string) => {
  const questions = [{ ...someQuestions.choice, question }]
  const moodle = String(await (await exportFormats.moodle()).write(questions, set))
  const zip = openZip(
    new Uint8Array(await new Blob([await (await exportFormats.qti2()).write(questions, set)]).arrayBuffer()),
  )
  const items = await Promise.all(zip.names.filter((name) => /item|question/i.test(name)).map((name) => zip.read(name)))
  return [/<name><text>001 (.*?)<\/text>/.exec(moodle)?.[1], / title="([^"]*)"/.exec(items.join(''))?.[1]]
}

it.each([
  ['a long question', 'x'.repeat(70), `${'x'.repeat(59)}…`],
  ['an emoji', `${'x'.repeat(58)}🐳🐳`, `${'x'.repeat(58)}…`],
  ['a letter with its vowel', `${'x'.repeat(58)}कीकी`, `${'x'.repeat(58)}…`],
  ['a short question', '5 + 5?', '5 + 5?'],
])('the title of %s in a file for another program ends with a whole letter', async (_, question, title) => {
  expect(await titleIn(question)).toEqual([title, title])
})
