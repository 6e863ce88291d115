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

test('an e-mail address is left out of a name that it stands behind, however it is divided from it', () => {
  const lists = [
    'Zoe,Adler,zoe@school.example\nEmil,Brandt,emil@school.example\nMia,Cerny,mia@school.example',
    'Zoe Adler zoe@school.example\nEmil Brandt (emil@school.example)\nMia Cerny <mia@school.example>',
    '"Adler, Zoe","zoe@school.example"\n"Brandt, Emil","emil@school.example"\n"Cerny, Mia","mia@school.example"',
    'Adler, Zoe <zoe@school.example>; Brandt, Emil <emil@school.example>; Cerny, Mia <mia@school.example>',
  ]
  for (const [at, list] of lists.entries())
    expect(pastedNames(list, at === 2 || at === 3)).toMatchObject({ names: three, hadMail: true })
  expect(namesIn('zoe@school.example\nemil@school.example')).toEqual([])
})

test('one line of names with semicolons is a list, one line of cells is a pupil', () => {
  expect(namesIn('Zoe Adler; Emil Brandt; Mia Cerny')).toEqual(three)
  expect(namesIn('Adler;Zoe;7b')).toEqual(['Zoe Adler'])
})

test('the heading of a file is found behind the mark of its encoding and below a cover sheet', () => {
  expect(namesIn('\ufeff"Last Name","First Name","Student ID"\r\n"Adler","Zoe","17"\r\n"Brandt","Emil","18"')).toEqual([
    'Zoe Adler',
    'Emil Brandt',
  ])
  const cover = ['School by the Sea', 'Class list', '2026/27', 'Class 7b', 'Teacher: Ms Hill', '28 November 2026']
  expect(namesIn(`${cover.join(';;\n')};;\n\nNr;Surname;First name\n1;Adler;Zoe\n2;Brandt;Emil`)).toEqual([
    'Zoe Adler',
    'Emil Brandt',
  ])
})

test('columns with both parts of a name, or with two family names, are read by their headings', () => {
  expect(namesIn('Student_Number,LastFirst,Grade_Level\n17,"Adler, Zoe",7\n18,"Brandt, Emil",7')).toEqual([
    'Zoe Adler',
    'Emil Brandt',
  ])
  expect(namesIn('Name, Vorname\tKlasse\nAdler, Zoe\t7b\nBrandt, Emil\t7b')).toEqual(['Zoe Adler', 'Emil Brandt'])
  expect(namesIn('Apellido 1\tApellido 2\tNombre\nGarcía\tLópez\tMaría\nPérez\t\tJuan')).toEqual([
    'María García López',
    'Juan Pérez',
  ])
})

test('a column of genders beside the names is no part of them; an initial is', () => {
  expect(namesIn('Zoe Adler;f\nEmil Brandt;m\nMia Cerny;f')).toEqual(three)
  expect(namesIn('f;Adler;Zoe\nm;Brandt;Emil\nf;Cerny;Mia')).toEqual(three)
  expect(namesIn('Anna\tM\nBen\tF\nCleo\tK', false)).toEqual(['Anna M', 'Ben F', 'Cleo K'])
})

test('Chinese, Japanese and Korean names keep their order, and birthdays of every calendar are left out', () => {
  const names = ['田中 太郎', '鈴木 花子', '佐藤 次郎']
  expect(namesIn('番号\t氏名\tふりがな\n1\t田中 太郎\tたなか\n2\t鈴木 花子\tすずき\n3\t佐藤 次郎\tさとう')).toEqual(
    names,
  )
  expect(namesIn('田中 太郎\t平成26年4月2日\n鈴木 花子\tH26.5.12\n佐藤 次郎\t令和元年5月1日')).toEqual(names)
  expect(namesIn('김\t민준\n이\t서연\n박\t지호')).toEqual(['김 민준', '이 서연', '박 지호'])
  expect(namesIn('王小明\t男\n李华\t女\n张伟\t男')).toEqual(['王小明', '李华', '张伟'])
})

test('among names that are divided by commas or columns, one that is not stays as it is', () => {
  expect(namesIn('Adler, Zoe\nEmil Brandt\nCerny, Mia')).toEqual(three)
  expect(namesIn('Last name\tFirst name\nAdler\tZoe\nvan der Berg\t\nCerny\tMia')).toEqual([
    'Zoe Adler',
    'van der Berg',
    'Mia Cerny',
  ])
})

test('commas of other scripts divide names, and signs that no name may have are left out', () => {
  expect(namesIn('أحمد، محمد\nعلي، فاطمة\nحسن، يوسف')).toEqual(['محمد أحمد', 'فاطمة علي', 'يوسف حسن'])
  expect(namesIn('Zoe\u0007 Adler\nEmil\u061c Brandt\u0000')).toEqual(['Zoe Adler', 'Emil Brandt'])
})

test('a column of genders leaves a name with a comma divided', () => {
  expect(namesIn('"Adler, Zoe";w\n"Brandt, Emil";m\n"Cerny, Mia";w')).toEqual(three)
  expect(namesIn('1\tAdler, Zoe\tw\t12.03.2014\n2\tBrandt, Emil\tm\t1.2.2014\n3\tCerny, Mia\tw\t5.5.2014')).toEqual(
    three,
  )
})

test('a date or a year behind a first name takes no first name along', () => {
  expect(namesIn('Adler, Zoe 12.03.2014\nBrandt, Emil (01.02.2014)\nCerny, Mia 05.05.2014')).toEqual(three)
  expect(namesIn('Adler, Zoe (2014)\nBrandt, Emil (2013)')).toEqual(['Zoe (2014) Adler', 'Emil (2013) Brandt'])
  expect(namesIn('Adler, Zoe\tMarch 12, 2014\nBrandt, Emil\tMay 1, 2014\nCerny, Mia\tMay 2, 2014')).toEqual(three)
})

test('the heading of a column with both names says which comes first, whatever the list is sorted by', () => {
  const sorted = ['Ada Zoll', 'Ben Meier', 'Clara Adler']
  const below = (...heading: string[]) => namesIn([...heading, ...sorted].join('\n'))
  for (const heading of ['Vorname Nachname', 'Vor- und Nachname', 'Prénom Nom', 'Nombre y apellidos', 'ADI SOYADI'])
    expect(below(heading)).toEqual(sorted)
  expect(namesIn('Sıra No;Adı Soyadı;Sınıf\n1;Ayşe Yılmaz;7A\n2;Mehmet Demir;7A\n3;Zeynep Kaya;7A')).toEqual([
    'Ayşe Yılmaz',
    'Mehmet Demir',
    'Zeynep Kaya',
  ])
  expect(namesIn('Nom Prénom;Classe\nPETIT Luc;6A\nDUPONT Jean;6A')).toEqual(['Luc PETIT', 'Jean DUPONT'])
  expect(namesIn('Nachname, Vorname\nZoll, Ada\nMeier, Ben')).toEqual(['Ada Zoll', 'Ben Meier'])
})

test('lists of school software in more languages', () => {
  expect(namesIn('SIRA NO;OKUL NO;ADI;SOYADI\n1;123;ZOE;ADLER\n2;124;EMIL;BRANDT')).toEqual([
    'ZOE ADLER',
    'EMIL BRANDT',
  ])
  expect(namesIn('Apellidos y nombre;Grupo\nGarcía López, María;1ºA\nMartín Ruiz, Juan;1º ESO A')).toEqual([
    'María García López',
    'Juan Martín Ruiz',
  ])
  expect(namesIn('name;longName;foreName;gender\nAdlZoe;Adler;Zoe;W\nBraEmi;Brandt;Emil;M')).toEqual([
    'Zoe Adler',
    'Emil Brandt',
  ])
  expect(namesIn('1.王小明\n2.李华\n3.张伟')).toEqual(['王小明', '李华', '张伟'])
  expect(namesIn('7.b;Adler;Zoe\n7.b;Brandt;Emil\n7.b;Cerny;Mia')).toEqual(three)
})

test('no pupil of one line is lost, whatever divides it, and none who is called like a heading', () => {
  expect(namesIn('王小明；李华；张伟')).toEqual(['王小明', '李华', '张伟'])
  expect(namesIn('Anna; Ben; Clara; Dana')).toEqual(['Anna', 'Ben', 'Clara', 'Dana'])
  expect(namesIn('Zoe Adler <zoe@school.example>, Emil Brandt <emil@school.example>')).toEqual([
    'Zoe Adler',
    'Emil Brandt',
  ])
  expect(namesIn('"Adler, Zoe" <z@school.example>, "Brandt, Emil" <e@school.example>')).toEqual([
    'Zoe Adler',
    'Emil Brandt',
  ])
  for (const one of ['Adler;Zoe;7b', 'Adler;Zoe;f', '1;Adler;Zoe;zoe@school.example'])
    expect(namesIn(one)).toEqual(['Zoe Adler'])
  expect(namesIn('Adi\nReg\nZoe')).toEqual(['Adi', 'Reg', 'Zoe'])
  expect(namesIn('Mia \u200b Cerny')).toEqual(['Mia Cerny'])
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

test('a comma and a space turn names round in whatever order they stand, and leave the others', () => {
  expect(namesIn('Cerny, Mia\nAdler, Zoe\nBrandt, Emil')).toEqual(['Mia Cerny', 'Zoe Adler', 'Emil Brandt'])
  expect(namesIn('Brandt, Emil Max\nZoe Adler')).toEqual(['Emil Max Brandt', 'Zoe Adler'])
  expect(namesIn('Zoe Adler, Emil Brandt, Mia Cerny')).toEqual(['Zoe Adler', 'Emil Brandt', 'Mia Cerny'])
})
