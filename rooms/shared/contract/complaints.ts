/**
 * What a parser has against an input, as a name with values: a form finds the words of its language for it, and the API
 * says an English sentence beside it. Parsers keep one text for each complaint, so it is written as one and read again.
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
