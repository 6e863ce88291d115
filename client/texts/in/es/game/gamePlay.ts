import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, countText, plural } from '../counting.ts'

export const placeText: AllWords['placeText'] = (place) => `puesto ${amountText(place)}`

const points = (count: number) => countText(count, 'punto', 'puntos')

export const gamePlayTexts: AllWords['gamePlayTexts'] = {
  movedUp: (places) => `Sube ${places}`,
  movedDown: (places) => `Baja ${places}`,
  documentTitle: (code) => `Partida ${code}`,
  loading: 'Preparando la partida…',
  getReady: 'Todo listo',
  firstQuestionIn: 'Ya viene la primera pregunta',
  question: (number, total) => `Pregunta ${number} de ${total}`,
  questionImage: 'Imagen de esta pregunta',
  secondsLeft: (seconds) => plural(seconds, { one: 'queda 1 segundo', other: `quedan ${seconds} segundos` }),
  timer: 'Tiempo restante',
  answers: 'Respuestas',
  partly: 'Bien en parte',
  rightAnswer: (letter, text) =>
    letter === '' ? saying`La respuesta correcta es: ${text}` : saying`La respuesta correcta es la ${letter}: ${text}`,
  yourAnswer: 'Tu respuesta',
  standings: 'Clasificación',
  paused: 'En pausa',
  pausedHint: 'Quien dirige paró la partida. El reloj está detenido.',
  waiting: 'Esperando a la clase',
  waitingHint: 'La partida se desconectó un momento. No pierdes tiempo, y las respuestas cuentan.',
  code: 'Código',
  points,
  score: 'Puntos',

  lockedIn: 'Respuesta enviada',
  sending: 'Enviando tu respuesta…',
  lockedInHint: 'Esperando al resto.',
  timeUp: '¡Tiempo!',
  right: '¡Correcto!',
  wrong: 'Esta vez no',
  takenOut: 'Pregunta anulada',
  takenOutHint: 'No cuenta.',
  gained: (count) => `+${amountText(count)}`,
  streak: (count) => `${count} seguidas`,
  streakCheers: { 3: '¡Qué racha, y con capa!', 5: '¡Una capa dorada!', 10: '¡Legendario!' },
  leading: (by, name) => saying`${points(by)} más que ${name}`,
  behind: (by, name) => saying`${points(by)} menos que ${name}`,
  levelWith: (name) => saying`Mismos puntos que ${name}`,
  rankLine: (place, gap) => `Puesto ${amountText(place)}${gap && ` – ${gap}`}`,

  connectionLost: 'Sin conexión. Volviendo…',
  connectionBack: '¡Hay conexión!',

  over: 'La partida terminó',
  calledOff: 'Esta partida se canceló',
  youCame: (place) => `¡Puesto ${amountText(place)} para ti!`,
  lookAtBoard: '¡Mira la pizarra!',
  backToDashboard: 'Volver al inicio',
}
