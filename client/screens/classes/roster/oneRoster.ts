import { classLimits } from '../../../../rooms/shared/contract/classLimits.ts'
import { decodeText, readDelimited } from '../../../parts/files/delimitedText.ts'
import { FileRefused, mostFileBytes, TooLarge } from '../../../parts/files/importLimits.ts'
import { openZip, type ZippedFiles } from '../../../parts/files/zipFiles.ts'

/** `ref`: the id of the pupil in the school's own system. `name`: how we write the name. */
export type RosterPupil = { ref: string; name: string }
export type RosterClass = { ref: string; title: string; pupils: RosterPupil[] }

/** A large school has two thousand pupils in thirty lessons each. */
const mostRows = 100_000

type Row = (column: string) => string

/** Cells are found by column names: each system writes other columns in another order. All other columns are ignored. */
const rowsOf = (text: string): Row[] => {
  const [heading = [], ...rows] = readDelimited(text, ',', mostRows)
  const places = new Map(heading.map((name, at) => [name.toLowerCase(), at]))
  return rows.map((cells) => (column) => (cells[places.get(column.toLowerCase()) ?? -1] ?? '').trim())
}

const isLeft = (row: Row): boolean => row('status').toLowerCase() !== 'tobedeleted'

/** Finds the file in whatever folder of the archive it lies. */
const fileIn = async (zip: ZippedFiles, name: string): Promise<Row[] | undefined> => {
  const path = zip.names.find((one) => one.split('/').at(-1)?.toLowerCase() === name)
  const bytes = path === undefined ? undefined : await zip.bytesOf(path)
  return bytes && rowsOf(decodeText(bytes)).filter(isLeft)
}

/** Characters that cannot be seen, or that turn the direction of other letters: no name has them. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const tidy = (text: string): string =>
  text
    .slice(0, classLimits.pupilLength)
    .normalize('NFC')
    .replace(unseen, ' ')
    .replace(/\s+/gu, ' ')
    .slice(0, classLimits.pupilLength)
    .trim()

const nameOf = (user: Row): string => {
  const given = user('preferredGivenName') || user('preferredFirstName') || user('givenName')
  const family = user('preferredFamilyName') || user('preferredLastName') || user('familyName')
  return tidy(`${given} ${family}`)
}

const isRef = (ref: string): boolean => ref !== '' && ref.length <= classLimits.refLength

/**
 * The classes of a OneRoster file (1.1 or 1.2), with their pupils. This device reads it: addresses, telephone numbers and
 * birthdays in it are ignored and sent nowhere.
 */
export const readOneRoster = async (bytes: Uint8Array<ArrayBuffer>): Promise<RosterClass[]> => {
  if (bytes.length > mostFileBytes) throw new TooLarge()
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new FileRefused('unreadable')
  const zip = openZip(bytes)
  const [users, classes, enrollments] = [
    await fileIn(zip, 'users.csv'),
    await fileIn(zip, 'classes.csv'),
    await fileIn(zip, 'enrollments.csv'),
  ]
  if (!users || !classes || !enrollments) throw new FileRefused('unreadable')
  const nameBy = new Map(users.map((user) => [user('sourcedId'), nameOf(user)]))
  const pupilsBy = new Map<string, Map<string, string>>()
  for (const enrollment of enrollments) {
    if (enrollment('role').toLowerCase() !== 'student') continue
    const [group, ref] = [enrollment('classSourcedId'), enrollment('userSourcedId')]
    const name = nameBy.get(ref)
    if (!name || !isRef(ref)) continue
    const pupils = pupilsBy.get(group) ?? new Map<string, string>()
    pupilsBy.set(group, pupils.set(ref, name))
  }
  return classes
    .flatMap((group) => {
      const pupils = [...(pupilsBy.get(group('sourcedId')) ?? [])].map(([ref, name]) => ({ ref, name }))
      const title = tidy(group('title') || group('classCode')).slice(0, classLimits.nameLength)
      return pupils.length > 0 && title !== '' ? [{ ref: group('sourcedId'), title, pupils }] : []
    })
    .sort((a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }))
}

export const readOneRosterFile = async (file: File): Promise<RosterClass[]> => {
  if (file.size > mostFileBytes) throw new TooLarge()
  return readOneRoster(new Uint8Array(await file.arrayBuffer()))
}
