import type { AllWords } from '../../../allWords.ts'

type Complaint = Parameters<AllWords['complaintTexts']>[0]
type Values = Complaint['values']

const fields: Readonly<Record<string, string>> = {
  title: 'el título',
  about: 'el texto sobre el cuestionario',
  question: 'la pregunta',
  answerA: 'la respuesta A',
  answerB: 'la respuesta B',
  answerC: 'la respuesta C',
  answerD: 'la respuesta D',
  answerE: 'la respuesta E',
  answerF: 'la respuesta F',
  accepted: 'la respuesta',
  value: 'el número',
  within: 'el margen para acertar',
  nearly: 'el margen para medio acierto',
  unit: 'la unidad',
  explanation: 'la explicación',
  image: 'la imagen',
  mapName: 'el nombre',
  description: 'la descripción',
  username: 'el nombre de usuario',
  password: 'la contraseña',
  slime: 'el slime',
  pack: 'el sobre',
  requestId: 'la clave de la petición',
  questionSet: 'el cuestionario',
  map: 'el mapa',
  report: 'el informe',
  difficulty: 'la dificultad',
  score: 'la puntuación',
  questionsCorrect: 'el número de aciertos',
  questionsTotal: 'el número de preguntas',
  currencyEarned: 'el número de monedas ganadas',
  limit: 'el límite',
  time: 'el tiempo',
  language: 'el idioma',
  className: 'el nombre de la clase',
  pupilName: 'el nombre de cada estudiante',
  pupils: 'la lista de nombres',
  devices: 'el tipo de dispositivos',
}

const missing: Readonly<Record<string, string>> = {
  title: 'Escribe un título',
  question: 'Falta el texto de la pregunta',
  mapName: 'Escribe un nombre para el mapa',
  className: 'Escribe un nombre para la clase',
  pupils: 'Escribe los nombres de tus estudiantes',
  username: 'Escribe un nombre de usuario',
  password: 'Escribe una contraseña',
}

const numbered = (field: string): string =>
  field.replace(
    /^(answer|part)(\d)$/,
    (_, what: string, place: string) => `${what === 'part' ? 'la parte' : 'la respuesta'} ${place}`,
  )

const named = ({ field = '' }: Values): string => fields[field] ?? numbered(String(field))

/** At the beginning of a sentence. */
const first = (values: Values): string => named(values).replace(/^./, (letter) => letter.toUpperCase())

const texts: Record<Complaint['name'], (values: Values) => string> = {
  missing: (values) => missing[values.field ?? ''] ?? `Falta ${named(values)}`,
  notText: (values) => `${first(values)} tiene que ser texto`,
  tooLong: (values) => `${first(values)} puede tener ${values.most} caracteres como máximo`,
  unseenCharacters: (values) => `${first(values)} tiene caracteres que no se pueden mostrar`,
  invalid: (values) => `${first(values)} no vale`,
  username: ({ least, most }) => `Usa de ${least} a ${most} letras o números. En medio puedes poner espacios y . ' _ -`,
  role: () => 'Elige estudiante o docente',
  passwordTooShort: () => '¡La contraseña necesita al menos 6 caracteres!',
  wrongCredentials: () => 'Nombre de usuario o contraseña incorrectos',
  enterCode: () => '¡Escribe un código!',
  invalidCode: () => 'Este código no vale',
  gameNotFound: () => 'No se encontró la partida',
  imageTooLarge: () => 'La imagen es demasiado grande',
  imageKind: () => 'La imagen tiene que ser una dirección https o un archivo PNG, JPEG, WebP o GIF',
  unclearNumber: () =>
    'Una coma antes de tres cifras puede significar dos cosas. Escribe, por ejemplo, 1250 o 1.25 con punto.',
  answerCount: ({ least, most }) => `Tiene que haber de ${least} a ${most} respuestas`,
  sameAnswers: () => 'Todas las respuestas son iguales',
  noneCorrect: () => 'Marca una respuesta como correcta',
  allCorrect: () => 'Al menos una respuesta tiene que ser falsa',
  sameParts: () => 'Dos de ellas son iguales',
  noneAccepted: () => 'Escribe la respuesta correcta',
  tooManyAccepted: ({ most }) => `Puede haber como máximo ${most} formas de escribir la respuesta`,
  notAQuestion: () => 'Esto no es una pregunta',
  noQuestions: () => 'Añade al menos una pregunta',
  noneCounts: () => 'Añade una pregunta que tenga una respuesta correcta',
  tooManyQuestions: ({ most }) => `Un cuestionario puede tener como máximo ${most} preguntas`,
  subject: () => 'Elige una materia',
  tileOutside: () => 'Una casilla está fuera del mapa',
  tileType: () => 'Esa casilla no existe',
  tileObstacle: () => 'En una casilla no cabe un obstáculo',
  notATile: () => 'Esto no es una casilla',
  noTiles: () => 'Un mapa necesita casillas',
  mapSides: ({ least, most }) => `Un mapa tiene de ${least} a ${most} casillas de ancho y de alto`,
  mapGrid: () => 'Un mapa necesita exactamente una casilla en cada lugar',
  mapMode: () => 'Elige un modo que tenga mapas',
  foreignTile: () => 'Una casilla no es de este modo',
  sortField: () => 'La clasificación no se puede ordenar así',
  limitTooLow: () => 'El límite es 1 como mínimo',
  limitTooHigh: ({ most }) => `El límite es ${most} como máximo`,
  tooManyPupils: ({ most }) => `Una clase puede tener como máximo ${most} estudiantes`,
  notPractised: () => 'Este modo no se puede practicar',
}

export const complaintTexts: AllWords['complaintTexts'] = ({ name, values }) => texts[name](values)
