import { expect, test } from 'vitest'
import { mostFileBytes, mostUnpackedBytes } from '../../../client/parts/files/importLimits.ts'
import { readOneRoster } from '../../../client/screens/classes/roster/oneRoster.ts'
import { rosterDiff } from '../../../client/screens/classes/roster/rosterDiff.ts'
import type { Pupil } from '../../../rooms/shared/contract/classes.ts'
import { classLimits } from '../../../rooms/shared/contract/classLimits.ts'
import { rosterTables, rosterZip, usualPeople } from './rosterFiles.ts'

test('of a school’s file the classes with their pupils are read, and nothing that is not needed', async () => {
  const read = await readOneRoster(rosterZip())
  expect(read).toEqual([
    {
      ref: 'c-1',
      title: '6b',
      pupils: [
        { ref: 'p-1', name: 'Lotte Müller' },
        { ref: 'p-2', name: 'Emil Brandt' },
        { ref: 'p-3', name: 'أحمد الخطيب' },
      ],
    },
  ])
  const text = JSON.stringify(read)
  for (const private_ of ['@', '+49', '2013', 'user-', 'Rosen', 'Gone']) expect(text).not.toContain(private_)
})

test('columns in another order, in a folder, with marks and preferred names, are found by what they are called', async () => {
  const tables = rosterTables()
  const users =
    '\ufefffamilyName,GIVENNAME,preferredGivenName,sourcedId\r\nMüller,Charlotte,Lotte,p-1\r\n"Brandt, von",Emil,,p-2\r\n'
  const read = await readOneRoster(
    rosterZip({
      'export/Users.csv': users,
      'export/classes.csv': tables['classes.csv'],
      'export/enrollments.csv': tables['enrollments.csv'],
    }),
  )
  expect(read[0]?.pupils.map(({ name }) => name)).toEqual(['Lotte Müller', 'Emil Brandt, von'])
})

test('hostile files end in words: no zip, half a zip, a bomb, too large, other tables, none at all', async () => {
  const refused = (bytes: Uint8Array<ArrayBuffer>) =>
    readOneRoster(bytes).then(
      () => 'read',
      () => 'refused',
    )
  const whole = rosterZip()
  expect(await refused(new TextEncoder().encode('sourcedId,givenName\np-1,Lotte'))).toBe('refused')
  expect(await refused(whole.slice(0, whole.length - 40))).toBe('refused')
  expect(await refused(new Uint8Array(mostFileBytes + 1))).toBe('refused')
  expect(await refused(rosterZip({ ...rosterTables(), 'users.csv': 'x'.repeat(mostUnpackedBytes + 1) }))).toBe(
    'refused',
  )
  expect(await refused(rosterZip({ 'users.csv': rosterTables()['users.csv'] }))).toBe('refused')
  expect(await refused(new Uint8Array())).toBe('refused')
  // A damaged file is either refused or read, and nothing else happens.
  for (let at = 0; at < whole.length; at += 37) {
    const broken = whole.slice()
    broken[at] = (broken[at] ?? 0) ^ 0xff
    expect(['read', 'refused']).toContain(await refused(broken))
  }
})

test('names are names: formulas, markup, prototypes, hidden letters, endless ones, and other encodings', async () => {
  const names = ['=HYPERLINK("http://bad.example")', '<img src=x>', '__proto__', 'a\u202eb\u0000c', 'x'.repeat(500)]
  const people = names.map((given, at) => ({ ref: `r-${at}`, given, family: '' }))
  const [read] = await readOneRoster(rosterZip(rosterTables([...people, { ref: '__proto__', given: 'P', family: '' }])))
  expect(read?.pupils.map(({ name }) => name)).toEqual([
    '=HYPERLINK("http://bad.example")',
    '<img src=x>',
    '__proto__',
    'a b c',
    'x'.repeat(classLimits.pupilLength),
    'P',
  ])
  const endless = { ref: 'r'.repeat(classLimits.refLength + 1), given: 'Endless', family: 'Id' }
  expect(await readOneRoster(rosterZip(rosterTables([endless])))).toEqual([])
})

test('five thousand pupils are read in a moment', async () => {
  const people = Array.from({ length: 5_000 }, (_, n) => ({ ref: `p-${n}`, given: `Kim ${n}`, family: 'Berg' }))
  const [read] = await readOneRoster(rosterZip(rosterTables(people)))
  expect(read?.pupils).toHaveLength(5_000)
})

const pupil = (id: string, name: string) => ({ id, name }) as Pupil

test('a list says who is new, moved, the same and gone; the same list again says that all are the same', () => {
  const listed = usualPeople.slice(0, 3).map(({ ref, given, family }) => ({ ref, name: `${given} ${family}` }))
  const target = { id: 'here', pupils: [pupil('a', 'Lotte M.'), pupil('b', 'emil brandt'), pupil('c', 'Ada Stern')] }
  const known = [
    { ref: 'p-1', classId: 'here', pupil: 'a' },
    { ref: 'p-3', classId: 'there', pupil: 'z' },
  ]
  const diff = rosterDiff(listed, known, target)
  expect([diff.same, diff.moved, diff.fresh, diff.gone].map((some) => some.map(({ name }) => name))).toEqual([
    ['Lotte Müller', 'Emil Brandt'],
    ['أحمد الخطيب'],
    [],
    ['Ada Stern'],
  ])
  const all = [
    { ref: 'p-1', classId: 'here', pupil: 'a' },
    { ref: 'p-2', classId: 'here', pupil: 'b' },
    { ref: 'p-3', classId: 'here', pupil: 'z' },
  ]
  const again = rosterDiff(listed, all, { id: 'here', pupils: [pupil('a', 'A'), pupil('b', 'B'), pupil('z', 'Z')] })
  expect([again.same.length, again.fresh, again.moved, again.gone]).toEqual([3, [], [], []])
  // A second child with the same name is another child.
  const twins = [
    { ref: 'p-1', name: 'Kim Berg' },
    { ref: 'p-2', name: 'Kim Berg' },
  ]
  const one = rosterDiff(twins, [{ ref: 'p-1', classId: 'here', pupil: 'a' }], {
    id: 'here',
    pupils: [pupil('a', 'Kim Berg')],
  })
  expect([one.same, one.fresh]).toEqual([[twins[0]], [twins[1]]])
})
