import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, countText, plural } from '../counting.ts'

export const placeText: AllWords['placeText'] = (place) => `Platz ${amountText(place)}`

const points = (count: number) => countText(count, 'Punkt', 'Punkte')

export const gamePlayTexts: AllWords['gamePlayTexts'] = {
  movedUp: (places) => `${places} hoch`,
  movedDown: (places) => `${places} runter`,
  documentTitle: (code) => `Spiel ${code}`,
  loading: 'Das Spiel wird vorbereitet…',
  getReady: 'Achtung, fertig',
  firstQuestionIn: 'Gleich kommt die erste Frage',
  question: (number, total) => `Frage ${number} von ${total}`,
  questionImage: 'Bild zu dieser Frage',
  secondsLeft: (seconds) => plural(seconds, { one: 'noch 1 Sekunde', other: `noch ${seconds} Sekunden` }),
  timer: 'Restzeit',
  answers: 'Antworten',
  partly: 'Teils richtig',
  rightAnswer: (letter, text) =>
    letter === '' ? saying`Die richtige Antwort ist: ${text}` : saying`Die richtige Antwort ist ${letter}: ${text}`,
  yourAnswer: 'Deine Antwort',
  standings: 'Rangliste',
  paused: 'Pause',
  pausedHint: 'Die Spielleitung macht Pause. Die Uhr steht.',
  waiting: 'Warten auf alle',
  waitingHint: 'Das Spiel war kurz nicht erreichbar. Du verlierst keine Zeit, und Antworten zählen.',
  code: 'Code',
  points,
  score: 'Punkte',

  lockedIn: 'Antwort abgeschickt',
  sending: 'Wird abgeschickt…',
  lockedInHint: 'Warten auf die anderen.',
  timeUp: 'Zeit ist um!',
  right: 'Richtig!',
  wrong: 'Diesmal nicht',
  takenOut: 'Frage entfernt',
  takenOutHint: 'Sie zählt nicht.',
  gained: (count) => `+${amountText(count)}`,
  streak: (count) => `${count} in Folge`,
  streakCheers: { 3: 'Du hast einen Lauf, mit Umhang!', 5: 'Ein goldener Umhang!', 10: 'Legendär!' },
  leading: (by, name) => saying`${points(by)} vor ${name}`,
  behind: (by, name) => saying`${points(by)} hinter ${name}`,
  levelWith: (name) => saying`Punktgleich mit ${name}`,
  rankLine: (place, gap) => (gap === '' ? placeText(place) : `${placeText(place)} – ${gap}`),

  connectionLost: 'Verbindung weg. Gleich geht es weiter…',
  connectionBack: 'Wieder da!',

  over: 'Das Spiel ist vorbei',
  calledOff: 'Dieses Spiel wurde abgesagt',
  youCame: (place) => `Du bist auf ${placeText(place)}!`,
  lookAtBoard: 'Schau auf die Tafel!',
  backToDashboard: 'Zur Übersicht',
}
