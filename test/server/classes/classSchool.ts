import type { Card, ClassDoorState, ClassPage, DoorList, MadeCards } from '../../../rooms/shared/contract/classes.ts'
import { doorPictures } from '../../../rooms/shared/contract/classLimits.ts'
import type { School, Visitor } from '../school.ts'

/** Names as teachers paste them, of ten scripts, and some that are more than names. */
export const realNames = [
  'Müller, Lotte',
  'Zoë Okonkwo-Ødegård',
  'أحمد الخطيب',
  'Дарья Ильина',
  '王小明',
  'Ελένη Παπαδάκη',
  '김민준',
  'प्रिया शर्मा',
  'עדי לוי',
  'สมชาย ใจดี',
  '=HYPERLINK("http://bad.example","Tom")',
  "Robert'); DROP TABLE pupils;--",
  '<img src=x onerror=alert(1)>',
]

export const makeClass = async (teacher: Visitor, pupils: readonly string[], more = {}): Promise<MadeCards> => {
  const body = { name: '6b', devices: 'shared', pupils: pupils.map((name) => ({ name })), ...more }
  const answer = await teacher.post('/api/classes', body)
  if (answer.status !== 201) throw new Error(`no class: ${JSON.stringify(answer.body)}`)
  return answer.body as MadeCards
}

export const classPage = async (teacher: Visitor, id: string): Promise<ClassPage> =>
  (await teacher.get(`/api/classes/${id}`)).body as ClassPage

/** A pupil at a device who scans a card. */
export const scan = async (school: School, card: Pick<Card, 'secret'>, from?: string) => {
  const visitor = school.visitor()
  const headers = from === undefined ? undefined : { 'x-forwarded-for': from }
  const answer = await visitor.post('/api/auth/pass', { card: card.secret }, headers)
  return Object.assign(visitor, { answer })
}

export const firstOf = ({ cards }: MadeCards): Card => {
  const [card] = cards
  if (!card) throw new Error('no card was made')
  return card
}

/** Opens a class door as this teacher, and returns its code. */
export const openDoor = async (teacher: Visitor, classId: string): Promise<string> => {
  const { status, body } = await teacher.post(`/api/classes/${classId}/door`)
  const code = status === 200 ? (body as ClassDoorState).door?.code : undefined
  if (code === undefined) throw new Error(`no door: ${JSON.stringify(body)}`)
  return code
}

export const atDoor = async (school: School, door: string): Promise<DoorList['pupils']> => {
  const { status, body } = await school.visitor().post('/api/doors', { door })
  if (status !== 200) throw new Error(`shut: ${JSON.stringify(body)}`)
  return (body as DoorList).pupils
}

/** A pupil at a school device who taps three pictures. */
export const tap = async (
  school: School,
  door: string,
  { username, pictures }: Pick<Card, 'username'> & { pictures: readonly string[] },
  from?: string,
) => {
  const visitor = school.visitor()
  const headers = from === undefined ? undefined : { 'x-forwarded-for': from }
  const answer = await visitor.post('/api/auth/pass', { atDoor: { door, username, pictures } }, headers)
  return Object.assign(visitor, { answer })
}

/** All ways to tap three of the twelve pictures, but for the one on the card. */
export const wrongPictures = ({ pictures }: Pick<Card, 'pictures'>): string[][] =>
  doorPictures
    .flatMap((first) => doorPictures.flatMap((second) => doorPictures.map((third) => [first, second, third])))
    .filter((three) => new Set(three).size === 3 && three.join() !== pictures.join())
