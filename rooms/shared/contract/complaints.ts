/**
 * What a parser finds wrong with an input, as a name with values. A form finds words of its own language for it, and
 * the API adds an English sentence. The validation library keeps only a text for each complaint, so the name and values
 * are written as text and read again.
 */
export interface Complaint {
  name: ComplaintName
  values: ComplaintValues
}
export type ComplaintValues = Readonly<Record<string, string | number>>

const complaintNames = [
  'missing',
  'notText',
  'tooLong',
  'unseenCharacters',
  'invalid',
  'username',
  'role',
  'passwordTooShort',
  'wrongCredentials',
  'enterCode',
  'invalidCode',
  'gameNotFound',
  'imageTooLarge',
  'imageKind',
  'unclearNumber',
  'answerCount',
  'sameAnswers',
  'noneCorrect',
  'allCorrect',
  'sameParts',
  'noneAccepted',
  'tooManyAccepted',
  'notAQuestion',
  'noQuestions',
  'noneCounts',
  'tooManyQuestions',
  'subject',
  'tileOutside',
  'tileType',
  'tileObstacle',
  'notATile',
  'noTiles',
  'mapSides',
  'mapGrid',
  'mapMode',
  'foreignTile',
  'sortField',
  'limitTooLow',
  'limitTooHigh',
  'notPractised',
  'tooManyPupils',
] as const
export type ComplaintName = (typeof complaintNames)[number]

export const complain = (name: ComplaintName, values: ComplaintValues = {}): string => JSON.stringify([name, values])

/** Undefined for the validation library's own messages, which people never read. */
export function readComplaint(message: string): Complaint | undefined {
  if (!message.startsWith('["')) return undefined
  const [name, values] = JSON.parse(message) as [ComplaintName, ComplaintValues]
  return { name, values }
}
