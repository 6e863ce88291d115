import { describe, expect, it } from 'vitest'
import { type ExportFormat, isMisfit } from '../../../client/parts/questionSets/export/carrying.ts'
import { exportFormats, exportNames } from '../../../client/parts/questionSets/export/exportFormats.ts'
import type { Imported } from '../../../client/screens/questionSets/import/candidate.ts'
import { askPairs } from '../../../client/screens/questionSets/import/cardPairs.ts'
import { readQuestionBytes } from '../../../client/screens/questionSets/import/readFile.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { allKinds } from '../../rooms/shared/questions/someQuestions.ts'
import { randomSet } from './randomSets.ts'

const written = async (format: ExportFormat, questions: readonly KeyedQuestion[]): Promise<Uint8Array<ArrayBuffer>> => {
  const content = await format.write(questions, { title: 'A / set', subject: 'Other' })
  return new Uint8Array(await new Blob([content]).arrayBuffer())
}

const carriedBy = (format: ExportFormat, questions: readonly KeyedQuestion[]): KeyedQuestion[] =>
  questions.map(format.carried).filter((one): one is KeyedQuestion => !isMisfit(one))

/** Cards are asked as whoever brings them says: here typed, which loses nothing of them. */
const rowsOf = (imported: Imported) => (imported.pairs ? askPairs(imported, 'typed') : imported).rows

describe.each(exportNames)('%s', (name) => {
  it('comes back as it went, whatever stands in it', async () => {
    const format = await exportFormats[name]()
    let taken = 0
    for (let seed = 1; seed <= 60; seed++) {
      const questions = carriedBy(format, randomSet(seed))
      if (questions.length === 0) continue
      taken += questions.length
      const rows = rowsOf(await readQuestionBytes(await written(format, questions)))
      for (const [at, question] of questions.entries())
        expect(rows[at]?.question ?? rows[at], `seed ${seed}, question ${at + 1}`).toEqual(question)
      expect(rows.length, `seed ${seed}`).toBe(questions.length)
    }
    expect(taken).toBeGreaterThan(100)
  })

  it('says of each kind whether it has it', async () => {
    const format = await exportFormats[name]()
    const own = ['json', 'xlsx', 'csv', 'text']
    if (own.includes(name)) expect(carriedBy(format, allKinds)).toHaveLength(allKinds.length)
    else expect(carriedBy(format, allKinds).length).toBeGreaterThan(0)
  })
})
