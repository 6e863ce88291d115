import type { AllWords } from '../../allWords.ts'
import { saying } from '../../saying.ts'

export const noticeTexts: AllWords['noticeTexts'] = {
  slowDown: 'Dein Gerät sendet zu viel. Bitte etwas langsamer.',
  takenOut: (question) => `Frage ${question} wurde entfernt. Alle Punkte zählen ohne sie.`,
  kept: (text) => saying`„${text}“ gilt jetzt in deinem Fragenset als richtig.`,
  notKept: (text) =>
    saying`„${text}“ konnte nicht in deinem Fragenset gespeichert werden. In diesem Spiel zählt es trotzdem.`,
  seatHanded: (username) =>
    saying`${username} kann 2 Minuten lang mit einem anderen Handy zurückkommen: gleicher Code, gleicher Name.`,
  nextSeatHanded: (username) =>
    saying`Das erste Handy, das in den nächsten 2 Minuten mitspielt, bekommt den Platz von ${username}.`,
  seatOfAccount: (username) => saying`${username} hat ein Konto und kann sich mit einem anderen Handy anmelden.`,
  nameOfAccount: (username) =>
    saying`Ein Gast heißt schon ${username}. Wer das Konto mit diesem Namen hat, bekommt eine Zahl dahinter.`,
  seatClaimed: (username) => saying`Du bist als ${username} angemeldet. Platz und Münzen gehören jetzt dir.`,
}
