import { zipOf } from '../questionSets/zipOf.ts'

type Cells = readonly (readonly string[])[]

const csv = (rows: Cells) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

type RosterPerson = { ref: string; given: string; family: string; role?: string; status?: string }

const person = (ref: string, given: string, family: string): RosterPerson => ({ ref, given, family })

export const usualPeople: readonly RosterPerson[] = [
  person('p-1', 'Lotte', 'Müller'),
  person('p-2', 'Emil', 'Brandt'),
  person('p-3', 'أحمد', 'الخطيب'),
  { ...person('t-1', 'Ms', 'Rosen'), role: 'teacher' },
  { ...person('p-9', 'Gone', 'Away'), status: 'tobedeleted' },
]

/** The tables of a school's system, as OneRoster 1.1 has them. */
export const rosterTables = (
  people: readonly RosterPerson[] = usualPeople,
  title = '6b',
): Record<'users.csv' | 'classes.csv' | 'enrollments.csv' | 'manifest.csv', string> => ({
  'manifest.csv': csv([
    ['propertyName', 'value'],
    ['oneroster.version', '1.1'],
  ]),
  'users.csv': csv([
    ['sourcedId', 'status', 'role', 'username', 'givenName', 'familyName', 'email', 'phone', 'birthDate'],
    ...people.map(({ ref, given, family, role = 'student', status = 'active' }) => [
      ref,
      status,
      role,
      `user-${ref}`,
      given,
      family,
      `${ref}@school.example`,
      '+49 30 1234',
      '2013-04-05',
    ]),
  ]),
  'classes.csv': csv([
    ['sourcedId', 'status', 'title', 'classCode'],
    ['c-1', 'active', title, 'X'],
    ['c-2', 'active', 'Nobody in it', 'Y'],
    ['c-3', 'tobedeleted', 'Closed', 'Z'],
  ]),
  'enrollments.csv': csv([
    ['sourcedId', 'status', 'classSourcedId', 'userSourcedId', 'role'],
    ...people.map(({ ref, role = 'student' }) => [`e-${ref}`, 'active', 'c-1', ref, role]),
    ['e-x', 'active', 'c-3', 'p-1', 'student'],
    ['e-y', 'active', 'c-1', 'unknown', 'student'],
    ['e-1', 'active', 'c-1', 'p-1', 'student'],
  ]),
})

export const rosterZip = (tables: Record<string, string> = rosterTables()): Uint8Array<ArrayBuffer> => zipOf(tables)
