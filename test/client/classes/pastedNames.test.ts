import { expect, test } from 'vitest'
import { pastedNames, sameNames } from '../../../client/screens/classes/pastedNames.ts'

const namesIn = (text: string, familyFirst?: boolean) => pastedNames(text, familyFirst).names

test('a list of family names, a comma and first names is turned round', () => {
  expect(pastedNames('Müller, Lotte\nOkonkwo-Ødegård, Zoë\n')).toEqual({
    names: ['Lotte Müller', 'Zoë Okonkwo-Ødegård'],
    familyFirst: true,
    hadMail: false,
  })
})

test('names as people say them stay as they are, in any script', () => {
  const names = ['Lotte Müller', 'أحمد الخطيب', 'Дарья Ильина', '王小明', 'प्रिया शर्मा', 'Ελένη Παπαδάκη']
  expect(namesIn(names.join('\n'))).toEqual(names)
})

test('of two columns the sorted one is the family name', () => {
  expect(namesIn('Adler\tZoe\nBrandt\tEmil\nCzerny\tMia\nDietz\tAda')).toEqual([
    'Zoe Adler',
    'Emil Brandt',
    'Mia Czerny',
    'Ada Dietz',
  ])
  expect(namesIn('Zoe;Adler\nEmil;Brandt\nMia;Czerny\nAda;Dietz')[0]).toBe('Zoe Adler')
})

test('a sorted list without commas is read by what is sorted', () => {
  expect(namesIn('Adler Zoe\nBrandt Emil\nCzerny Mia\nDietz Ada')[0]).toBe('Zoe Adler')
  expect(namesIn('Zoe Adler\nEmil Brandt\nMia Czerny\nAda Dietz')[0]).toBe('Zoe Adler')
})

test('the switch turns every name round, and back', () => {
  expect(namesIn('Lotte Müller', true)).toEqual(['Müller Lotte'])
  expect(namesIn('Müller, Lotte', false)).toEqual(['Müller Lotte'])
})

test('numbers, headings, empty rows and e-mail addresses are left out', () => {
  const pasted = pastedNames(
    'Nr\tNachname\tVorname\n1\tAdler\tZoe\tzoe@school.example\n\n2.\tBrandt\tEmil\n3)\tCerny\tMia',
  )
  expect(pasted).toEqual({ names: ['Zoe Adler', 'Emil Brandt', 'Mia Cerny'], familyFirst: true, hadMail: true })
})

test('a name with a comma beside an e-mail address is a name with a comma', () => {
  expect(namesIn('Müller, Lotte\tlotte@school.example\nBrandt, Emil\temil@school.example')).toEqual([
    'Lotte Müller',
    'Emil Brandt',
  ])
})

test('one line of names with commas is a list; a single word is a name', () => {
  expect(namesIn('Anna, Ben, Clara')).toEqual(['Anna', 'Ben', 'Clara'])
  expect(namesIn('Anna\nBen')).toEqual(['Anna', 'Ben'])
})

test('formulas are names like others', () => {
  expect(namesIn('=SUM(A1)\n+49 Tom')).toEqual(['=SUM(A1)', '+49 Tom'])
})

test('who stands there twice is said once', () => {
  expect(sameNames(['Anna', 'Ben', 'Anna', 'Anna'])).toEqual(['Anna'])
})
