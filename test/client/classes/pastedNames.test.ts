import { expect, test } from 'vitest'
import { classRows } from '../../../client/screens/classes/classList.ts'
import { pastedNames, sameNames } from '../../../client/screens/classes/names/pastedNames.ts'
import { csvCell } from '../../../rooms/shared/csvCell.ts'

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

const three = ['Zoe Adler', 'Emil Brandt', 'Mia Cerny']

test('a heading says which columns are names, wherever they stand and whatever stands beside them', () => {
  expect(namesIn('Nr.\tName\tVorname\tKlasse\n1\tAdler\tZoe\t7b\n2\tBrandt\tEmil\t7b\n3\tCerny\tMia\t7b')).toEqual(
    three,
  )
  expect(namesIn('Klasse;Nachname;Vorname\n7b;Adler;Zoe\n7b;Brandt;Emil\n7b;Cerny;Mia')).toEqual(three)
  expect(namesIn('Student ID,First name,Last name\nS17,Zoe,Adler\nS18,Emil,Brandt\nS19,Mia,Cerny')).toEqual(three)
  expect(namesIn('Class list 2026\nStudent name\tForm\nAdler, Zoe\t7B\nBrandt, Emil\t7B\nCerny, Mia\t7B')).toEqual(
    three,
  )
  expect(namesIn('NOM;Prénom\nADLER;Zoé')).toEqual(['Zoé ADLER'])
  expect(namesIn('Pupils\nZoe Adler\nEmil Brandt\nMia Cerny')).toEqual(three)
})

test('a heading says which name comes first, whatever the list is sorted by', () => {
  const sortedByFirst = 'Ada\tZoll\nBen\tMeier\nClara\tAdler'
  expect(pastedNames(`First name\tLast name\n${sortedByFirst}`)).toMatchObject({
    names: ['Ada Zoll', 'Ben Meier', 'Clara Adler'],
    familyFirst: false,
  })
  expect(namesIn('Nachname\tVorname\nZoll\tBen\nMeier\tAda\nAdler\tClara')[0]).toBe('Ben Zoll')
  expect(namesIn(`First name\tLast name\n${sortedByFirst}`, true)[0]).toBe('Zoll Ada')
})

test('without a heading a class, a number and a birthday beside a name are no part of it', () => {
  expect(namesIn('7b\tAdler\tZoe\n7b\tBrandt\tEmil\n7b\tCerny\tMia')).toEqual(three)
  expect(namesIn('S1041;Adler;Zoe;01.02.2014\nS1042;Brandt;Emil;03.04.2013\nS1043;Cerny;Mia;05.06.2014')).toEqual(three)
  expect(namesIn('Anna 7b\nBen 7b')).toEqual(['Anna 7b', 'Ben 7b'])
})

test('quotes of a table, bullets, lines of an old Mac and signs that nobody sees are no part of a name', () => {
  expect(namesIn('"Adler","Zoe"\n"Brandt","Emil"\n"Cerny","Mia"')).toEqual(three)
  expect(namesIn('"Adler, Zoe"\n"Brandt, Emil"\n"Cerny, Mia"')).toEqual(three)
  expect(namesIn('"Adler, Zoe";7b\n"Brandt, Emil";7b\n"Cerny, Mia";7b')).toEqual(three)
  expect(namesIn('- Zoe Adler\n* Emil Brandt\n• Mia Cerny', false)).toEqual(three)
  expect(namesIn('Zoe Adler\r\ufeffEmil\u00a0Brandt\rMia\u200b Cerny')).toEqual(three)
  expect(namesIn('Dwayne "The Rock" Johnson')).toEqual(['Dwayne "The Rock" Johnson'])
  expect(namesIn('\tZoe\tAdler\n\tEmil\tBrandt\n\tMia\tCerny', false)).toEqual(three)
})

test('who stands there twice is said once', () => {
  expect(sameNames(['Anna', 'Ben', 'Anna', 'Anna'])).toEqual(['Anna'])
})

test('the list that a class page writes gives the same names again, from a spreadsheet and from one that was CSV', () => {
  const names = [
    'Zoë Müller',
    'O’Brien, Pat',
    'Cher',
    '=1+1',
    '@ Bo',
    '- Al 7b',
    '"Bo" Lee',
    'Li; Wu',
    'Tom; =2',
    "'Al",
    '😀 Ann',
  ]
  const pupils = names.map((name, at) => ({
    name,
    username: `Brave Otter ${at}`,
    team: 1,
    lastSeen: at % 2 ? 1e12 : null,
  }))
  for (const teams of [0, 2] as const) {
    const rows = classRows({ pupils, teams } as unknown as Parameters<typeof classRows>[0]).map((row) =>
      row.map((cell) => (typeof cell === 'object' ? '27.11.2026' : cell)),
    )
    const former = `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
    expect(namesIn(former)).toEqual(names)
    expect(pastedNames(former).hadMail).toBe(false)
    const copied = rows.filter(([name]) => !/[";]/.test(String(name)))
    expect(namesIn(copied.map((row) => row.join('\t')).join('\n'))).toEqual(names.filter((name) => !/[";]/.test(name)))
  }
})
