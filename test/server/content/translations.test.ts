import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuestionSet } from '../../../rooms/shared/contract/questionSets.ts'
import type { Translations } from '../../../rooms/shared/questions/question.ts'
import { mostLanguages } from '../../../rooms/shared/questions/questionLimits.ts'
import { parseQuestion } from '../../../rooms/shared/questions/writtenQuestions.ts'
import { openSchool, type School } from '../school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const german = { question: 'Hauptstadt von Frankreich?', answers: ['Paris', 'Rom'], explanation: 'Seit 987.' }
const capital = {
  question: 'Capital of France?',
  answers: ['Paris', 'Rome'],
  correct: 0,
  translations: { de: german, 'de-x-easy': { question: 'Wie heißt die Hauptstadt?' } },
}
const thanks = {
  kind: 'typed',
  question: 'Say thank you in French',
  accept: ['merci'],
  neverTranslate: true,
  translations: { de: { question: 'Sag danke auf Französisch', accept: ['merci vielmals'] } },
}
const written = { title: 'France', subject: 'Other', questions: [capital, thanks] }

const translationsIn = (set: QuestionSet) =>
  set.questions.map((question): Translations | undefined =>
    'translations' in question ? question.translations : undefined,
  )

test('texts in other languages stay with a question when it is saved, changed and copied', async () => {
  const author = await school.newcomer('teacher')
  const set = (await author.post('/api/question-sets', written)).body as QuestionSet
  expect(set.questions).toMatchObject(written.questions)
  const [before] = translationsIn(set)
  expect(before?.de?.of).toMatch(/^[\w-]{12}$/)
  // A translation names the text that it was made from, even if that text has changed.
  const [first, second] = set.questions
  const edited = { ...written, questions: [{ ...first, question: 'Capital of France today?' }, second] }
  const after = (await author.put(`/api/question-sets/${set.id}`, edited)).body as QuestionSet
  expect(translationsIn(after)).toEqual(translationsIn(set))
  const copy = (await author.post(`/api/question-sets/${set.id}/copy`, {})).body as QuestionSet
  expect(copy.questions).toEqual(after.questions)
})

test('they are read by nobody but their author, and by no room', async () => {
  const [author, reader] = [await school.newcomer('teacher'), await school.newcomer('student')]
  const { id } = (await author.post('/api/question-sets', written)).body as QuestionSet
  await author.put(`/api/question-sets/${id}/sharing`, { sharing: 'everyone' })
  const seen = [(await reader.get(`/api/question-sets/${id}`)).body, (await reader.get('/api/question-sets')).body]
  expect(JSON.stringify(seen)).toContain('Capital of France?')
  expect(JSON.stringify(seen)).not.toMatch(/translations|Hauptstadt|vielmals|neverTranslate/)
  const played = await school.services.questionSets.withAnswers(id, reader.user)
  expect(played?.questions).toHaveLength(2)
  expect(JSON.stringify(played)).not.toMatch(/translations|Hauptstadt|vielmals|neverTranslate/)
})

test('what is no translation is left out, and there are never more than fit', () => {
  const read = (translations: unknown, neverTranslate?: unknown) => {
    const { data } = parseQuestion({ ...capital, translations, neverTranslate })
    if (!data) throw new Error('refused')
    return data
  }
  const fine = { question: 'Eine Frage?' }
  const many = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`aa-${String.fromCharCode(97 + (at % 26))}${at}`, fine]),
  )
  expect(Object.keys(read(many).translations ?? {})).toHaveLength(mostLanguages)
  const wrong = {
    German: fine,
    de_DE: fine,
    ['x'.repeat(40)]: fine,
    en: { question: '' },
    fr: { question: 'x'.repeat(301) },
    it: { ...fine, answers: Array.from({ length: 7 }, () => 'a') },
    es: { ...fine, accept: ['\u202egrazie'] },
    pt: { ...fine, of: 'x'.repeat(500) },
    nl: 'Een vraag?',
    sv: null,
  }
  expect(read(wrong).translations).toBeUndefined()
  expect(
    read(JSON.parse('{"__proto__": {"question": "x"}, "constructor": {"question": "x"}}')).translations,
  ).toBeUndefined()
  expect(read({ ...wrong, de: fine, ...JSON.parse('{"__proto__": 1}') }).translations).toEqual({ de: fine })
  for (const other of [null, 7, 'de', [fine], {}]) expect(read(other)).not.toHaveProperty('translations')
  for (const other of [1, 'yes', false, {}]) expect(read(undefined, other)).not.toHaveProperty('neverTranslate')
  expect(read(undefined, true)).toMatchObject({ neverTranslate: true })
})
