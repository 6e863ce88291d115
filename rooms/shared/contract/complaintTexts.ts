import { type Complaint, type ComplaintName, type ComplaintValues, readComplaint } from './complaints.ts'
import { collectingErrors } from './errors/collectingErrors.ts'
import { everydayErrors } from './errors/everydayErrors.ts'

const fields: Readonly<Record<string, string>> = {
  title: 'The title',
  about: 'What the set is about',
  question: 'The question',
  answerA: 'Answer A',
  answerB: 'Answer B',
  answerC: 'Answer C',
  answerD: 'Answer D',
  answerE: 'Answer E',
  answerF: 'Answer F',
  accepted: 'The answer',
  value: 'The number',
  within: 'How far off is still right',
  nearly: 'How far off is half right',
  unit: 'The unit',
  explanation: 'The explanation',
  image: 'The picture',
  mapName: 'The name',
  description: 'The description',
  username: 'The username',
  password: 'A password',
  slime: 'The slime',
  pack: 'The pack',
  requestId: 'The request id',
  questionSet: 'The question set',
  map: 'The map',
  report: 'The report',
  difficulty: 'The difficulty',
  score: 'The score',
  questionsCorrect: 'The number of correct answers',
  questionsTotal: 'The number of questions',
  currencyEarned: 'The number of earned coins',
  limit: 'The limit',
  time: 'The time',
  language: 'The language',
  className: 'The name of the class',
  pupilName: 'The name of a pupil',
  pupils: 'The list of pupils',
  devices: 'The kind of devices',
}

const missing: Readonly<Record<string, string>> = {
  title: 'Please enter a title',
  question: 'The question text is missing',
  mapName: 'Please enter a map name',
  className: 'Please enter a name for the class',
  pupils: 'Please enter the names of the pupils',
  username: 'Please enter a username',
  password: 'Please enter a password',
}

/** Parts of an order and opinions have numbers, because letters would look like the choice of an answer. */
const numbered = (field: string): string =>
  field.replace(
    /^(answer|part)(\d)$/,
    (_, what: string, place: string) => `${what === 'part' ? 'Part' : 'Answer'} ${place}`,
  )

const named = ({ field = '' }: ComplaintValues): string => fields[field] ?? numbered(String(field))

/** In English; texts quoted in the specification stand here word for word. */
const texts: Record<ComplaintName, (values: ComplaintValues) => string> = {
  missing: (values) => missing[values.field ?? ''] ?? `${named(values)} is missing`,
  notText: (values) => `${named(values)} must be text`,
  tooLong: (values) => `${named(values)} can have at most ${values.most} characters`,
  unseenCharacters: (values) => `${named(values)} contains characters that cannot be shown`,
  invalid: (values) => `${named(values)} is not valid`,
  username: ({ least, most }) =>
    `Use ${least} to ${most} letters or numbers. Between them you can use spaces and . ' _ -`,
  role: () => 'Please choose student or teacher',
  passwordTooShort: () => everydayErrors.passwordTooShort,
  wrongCredentials: () => everydayErrors.wrongCredentials,
  enterCode: () => collectingErrors.enterCode,
  invalidCode: () => collectingErrors.invalidCode,
  gameNotFound: () => everydayErrors.gameNotFound,
  imageTooLarge: () => 'The picture is too large',
  imageKind: () => 'The picture must be an https address, or a PNG, JPEG, WebP or GIF file',
  unclearNumber: () => 'A comma before three digits can mean two things. Write 1250 or 1.25, for example.',
  answerCount: ({ least, most }) => `There must be ${least} to ${most} answers`,
  sameAnswers: () => 'The answers are all the same',
  noneCorrect: () => 'Please mark one answer as correct',
  allCorrect: () => 'At least one answer must be wrong',
  sameParts: () => 'Two of them are the same',
  noneAccepted: () => 'Please enter the right answer',
  tooManyAccepted: ({ most }) => `There can be at most ${most} ways to write the answer`,
  notAQuestion: () => 'This is not a question',
  noQuestions: () => 'Please add at least one question',
  noneCounts: () => 'Please add a question that has a right answer',
  tooManyQuestions: ({ most }) => `A question set can have at most ${most} questions`,
  subject: () => 'Please choose a subject',
  tileOutside: () => 'A tile is outside of the map',
  tileType: () => 'There is no such tile',
  tileObstacle: () => 'A tile cannot hold an obstacle',
  notATile: () => 'This is not a tile',
  noTiles: () => 'A map needs tiles',
  mapSides: ({ least, most }) => `A map is ${least} to ${most} tiles wide and high`,
  mapGrid: () => 'A map needs exactly one tile in every place',
  mapMode: () => 'Please choose a game mode that has maps',
  foreignTile: () => 'A tile does not belong to this game mode',
  sortField: () => 'The leaderboard cannot be sorted by this',
  limitTooLow: () => 'The limit is at least 1',
  limitTooHigh: ({ most }) => `The limit is at most ${most}`,
  tooManyPupils: ({ most }) => `A class can have at most ${most} pupils`,
  notPractised: () => 'This mode cannot be practised',
}

/** Does not name the question, because it is shown beside it. */
export const complaintText = ({ name, values }: Complaint): string => texts[name](values)

/** Names the question, because the sentence stands alone. */
export const wholeComplaintText = (complaint: Complaint): string => {
  const { number } = complaint.values
  return number === undefined ? complaintText(complaint) : `Question ${number}: ${complaintText(complaint)}`
}

/** The text for a parser's message; a message that is no complaint of ours stays as it is. */
export const textOfMessage = (message: string): string => {
  const complaint = readComplaint(message)
  return complaint ? wholeComplaintText(complaint) : message
}
