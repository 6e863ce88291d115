import type { Card, ClassPage, MadeCards } from '../../../rooms/shared/contract/classes.ts'
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

/** Somebody at a device, who holds a card against it. */
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
