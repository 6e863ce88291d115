import { describe, expect, it } from 'vitest'
import { type ExportFormat, isMisfit } from '../../../client/parts/questionSets/export/carrying.ts'
import { exportFormats, exportNames } from '../../../client/parts/questionSets/export/exportFormats.ts'
import { whatCarries } from '../../../client/parts/questionSets/export/whatCarries.ts'
import type { Imported } from '../../../client/screens/questionSets/import/candidate.ts'
import { askPairs } from '../../../client/screens/questionSets/import/cardPairs.ts'
import { readQuestionBytes } from '../../../client/screens/questionSets/import/readFile.ts'
import { emptySet, requestOf, withImported } from '../../../client/screens/questionSets/questionDraft.ts'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { allKinds } from '../../rooms/shared/questions/someQuestions.ts'
import { randomSet } from './randomSets.ts'

const written = async (format: ExportFormat, questions: readonly KeyedQuestion[]): Promise<Uint8Array<ArrayBuffer>> => {
  const content = await format.write(questions, { title: 'A / set', subject: 'Other' })
  return new Uint8Array(await new Blob([content]).arrayBuffer())
}

const carriedBy = (format: ExportFormat, questions: readonly KeyedQuestion[]): KeyedQuestion[] =>
  questions.map(format.carried).filter((one): one is KeyedQuestion => !isMisfit(one))

/** The importer of cards chooses how they are asked. Here they are typed, which loses nothing. */
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

describe('our own JSON', () => {
  const question: KeyedQuestion = {
    question: 'Say thank you in French',
    kind: 'typed',
    accept: ['merci'],
    neverTranslate: true,
    translations: { de: { of: 'abcdefghijkl', question: 'Sag danke auf Französisch', accept: ['merci bien'] } },
  }

  it('keeps texts in other languages and what a set is about, and leaves behind what its questions were called', async () => {
    const format = await exportFormats.json()
    const set = { title: 'French', subject: 'Other', about: 'Ages 9 to 12. Facts from our book.' }
    const source = String(await format.write([{ ...question, id: 'theirs-alone' }], set))
    expect(source).not.toContain('theirs-alone')
    const { rows, about } = await readQuestionBytes(new TextEncoder().encode(source))
    expect(about).toBe(set.about)
    expect(rows.map((row) => row.question)).toEqual([question])
    // The editor has no fields for them, but keeps them.
    const draft = withImported(
      emptySet(),
      rows.flatMap((row) => row.question ?? []),
      { about },
    )
    expect(requestOf(draft)).toMatchObject({ about: set.about, questions: [question] })
    expect(withImported({ ...draft, about: 'My own' }, [], { about }).about).toBe('My own')
  })

  it('keeps the language of a set, as tables do, and says of other files that they have no place for it', async () => {
    const set = { title: 'French', subject: 'Other', language: 'fr' }
    for (const name of ['json', 'xlsx', 'csv'] as const) {
      const format = await exportFormats[name]()
      const bytes = new Uint8Array(await new Blob([await format.write([question], set)]).arrayBuffer())
      const { language, rows } = await readQuestionBytes(bytes)
      expect(language, name).toBe('fr')
      expect(rows).toHaveLength(1)
      expect(withImported(emptySet(), [], { language })).toMatchObject({ language: 'fr' })
      expect(whatCarries(format, [], 'fr').lost).toEqual([])
    }
    expect(requestOf({ ...emptySet(), language: 'fr' })).toMatchObject({ language: 'fr' })
    expect(requestOf({ ...emptySet(), language: '' })).not.toHaveProperty('language')
    expect(whatCarries(await exportFormats.kahoot(), [], 'fr').lost).toEqual(['language'])
    for (const language of [7, {}, '<b>', 'a'.repeat(50)])
      expect(
        await readQuestionBytes(new TextEncoder().encode(JSON.stringify({ language, questions: [question] }))),
      ).not.toHaveProperty('language')
  })

  it('takes no head that is none', async () => {
    for (const about of [7, null, {}, ['x']]) {
      const source = JSON.stringify({ about, questions: [question] })
      expect((await readQuestionBytes(new TextEncoder().encode(source))).about ?? '').toBe(about === 7 ? '7' : '')
    }
  })

  it('says of other kinds of files that they have no place for other languages', async () => {
    expect(whatCarries(await exportFormats.csv(), [question]).lost).toContain('translations')
    expect(whatCarries(await exportFormats.json(), [question]).lost).toEqual([])
  })
})
