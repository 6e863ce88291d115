import type { AllWords } from '../../../allWords.ts'

type Complaint = Parameters<AllWords['complaintTexts']>[0]
type Values = Complaint['values']

const fields: Readonly<Record<string, string>> = {
  title: 'Der Titel',
  about: 'Der Text über das Set',
  question: 'Die Frage',
  answerA: 'Antwort A',
  answerB: 'Antwort B',
  answerC: 'Antwort C',
  answerD: 'Antwort D',
  answerE: 'Antwort E',
  answerF: 'Antwort F',
  accepted: 'Die Antwort',
  value: 'Die Zahl',
  within: 'Der Abstand für richtig',
  nearly: 'Der Abstand für halb richtig',
  unit: 'Die Einheit',
  explanation: 'Die Erklärung',
  image: 'Das Bild',
  mapName: 'Der Name',
  description: 'Die Beschreibung',
  username: 'Der Benutzername',
  password: 'Das Passwort',
  slime: 'Der Slime',
  pack: 'Das Pack',
  requestId: 'Die Kennung der Anfrage',
  questionSet: 'Das Fragenset',
  map: 'Das Spielfeld',
  report: 'Der Bericht',
  difficulty: 'Die Schwierigkeit',
  score: 'Die Punktzahl',
  questionsCorrect: 'Die Zahl der richtigen Antworten',
  questionsTotal: 'Die Zahl der Fragen',
  currencyEarned: 'Die Zahl der verdienten Münzen',
  limit: 'Die Grenze',
  time: 'Die Zeit',
  language: 'Die Sprache',
  className: 'Der Name der Klasse',
  pupilName: 'Der Name des Kindes',
  pupils: 'Die Namensliste',
  devices: 'Die Art der Geräte',
}

const missing: Readonly<Record<string, string>> = {
  title: 'Bitte gib einen Titel ein',
  question: 'Der Text der Frage fehlt',
  mapName: 'Bitte gib dem Spielfeld einen Namen',
  className: 'Bitte gib der Klasse einen Namen',
  pupils: 'Bitte gib die Namen der Kinder ein',
  username: 'Bitte gib einen Benutzernamen ein',
  password: 'Bitte gib ein Passwort ein',
}

const numbered = (field: string): string =>
  field.replace(
    /^(answer|part)(\d)$/,
    (_, what: string, place: string) => `${what === 'part' ? 'Teil' : 'Antwort'} ${place}`,
  )

const named = ({ field = '' }: Values): string => fields[field] ?? numbered(String(field))

const texts: Record<Complaint['name'], (values: Values) => string> = {
  missing: (values) => missing[values.field ?? ''] ?? `${named(values)} fehlt`,
  notText: (values) => `${named(values)} muss Text sein`,
  tooLong: (values) => `${named(values)} darf höchstens ${values.most} Zeichen haben`,
  unseenCharacters: (values) => `${named(values)} enthält Zeichen, die wir nicht zeigen können`,
  invalid: (values) => `${named(values)} ist nicht gültig`,
  username: ({ least, most }) =>
    `Nimm ${least} bis ${most} Buchstaben oder Ziffern. Dazwischen gehen Leerzeichen und . ' _ -`,
  role: () => 'Bitte wähle, ob du lernst oder lehrst',
  passwordTooShort: () => 'Das Passwort braucht mindestens 6 Zeichen!',
  wrongCredentials: () => 'Benutzername oder Passwort falsch',
  enterCode: () => 'Bitte gib einen Code ein!',
  invalidCode: () => 'Ungültiger Code',
  gameNotFound: () => 'Spiel nicht gefunden',
  imageTooLarge: () => 'Das Bild ist zu groß',
  imageKind: () => 'Das Bild muss eine https-Adresse sein oder eine PNG-, JPEG-, WebP- oder GIF-Datei',
  unclearNumber: () =>
    'Ein Komma vor drei Ziffern kann zweierlei bedeuten. Schreib zum Beispiel 1250 oder 1.25 mit Punkt.',
  answerCount: ({ least, most }) => `Es müssen ${least} bis ${most} Antworten sein`,
  sameAnswers: () => 'Die Antworten sind alle gleich',
  noneCorrect: () => 'Bitte markiere eine Antwort als richtig',
  allCorrect: () => 'Mindestens eine Antwort muss falsch sein',
  sameParts: () => 'Zwei davon sind gleich',
  noneAccepted: () => 'Bitte gib die richtige Antwort ein',
  tooManyAccepted: ({ most }) => `Es gehen höchstens ${most} Schreibweisen der Antwort`,
  notAQuestion: () => 'Das ist keine Frage',
  noQuestions: () => 'Bitte füge mindestens eine Frage hinzu',
  noneCounts: () => 'Bitte füge eine Frage hinzu, die eine richtige Antwort hat',
  tooManyQuestions: ({ most }) => `Ein Fragenset hat höchstens ${most} Fragen`,
  subject: () => 'Bitte wähle ein Fach',
  tileOutside: () => 'Eine Kachel liegt außerhalb des Spielfelds',
  tileType: () => 'So eine Kachel gibt es nicht',
  tileObstacle: () => 'Auf eine Kachel passt kein Hindernis',
  notATile: () => 'Das ist keine Kachel',
  noTiles: () => 'Ein Spielfeld braucht Kacheln',
  mapSides: ({ least, most }) => `Ein Spielfeld ist ${least} bis ${most} Kacheln breit und hoch`,
  mapGrid: () => 'Ein Spielfeld braucht an jeder Stelle genau eine Kachel',
  mapMode: () => 'Bitte wähle einen Modus, der Spielfelder hat',
  foreignTile: () => 'Eine Kachel gehört nicht zu diesem Modus',
  sortField: () => 'Danach lässt sich die Bestenliste nicht sortieren',
  limitTooLow: () => 'Die Grenze ist mindestens 1',
  limitTooHigh: ({ most }) => `Die Grenze ist höchstens ${most}`,
  tooManyPupils: ({ most }) => `In eine Klasse passen höchstens ${most} Kinder`,
  notPractised: () => 'Diesen Modus kann man nicht üben',
}

export const complaintTexts: AllWords['complaintTexts'] = ({ name, values }) => texts[name](values)
