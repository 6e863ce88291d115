import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const cardTexts: AllWords['cardTexts'] = {
  title: 'Mit deiner Karte anmelden',
  intro: 'Tippe die drei Wörter von deiner Karte. Von jedem reichen vier Buchstaben.',
  scanHint: 'Oder scanne das Quadrat auf deiner Karte mit der Kamera von Handy oder Tablet.',
  scan: 'Karte scannen',
  holdCard: 'Halte das Quadrat deiner Karte vor die Kamera. Das Bild bleibt auf diesem Gerät.',
  cameraSees: 'Was die Kamera sieht',
  stopCamera: 'Stopp',
  cameraOff: 'Es gibt keine Kamera, oder sie ist hier nicht erlaubt. Tippe stattdessen die Wörter deiner Karte.',
  word: (number) => `Wort ${number}`,
  wordsMissing: 'Bitte gib alle drei Wörter ein',
  enter: 'Anmelden',
  typeWords: 'Die drei Wörter tippen',
  youAre: (username) => saying`Du bist ${username}.`,
  goOn: 'Los geht’s',
  notYou: 'Nicht du?',
  someoneElse: (username) => saying`${username} ist hier angemeldet.`,
  someoneElseText: 'Lieber mit der Karte anmelden? Dann wird dieses Konto hier abgemeldet.',
  useCard: 'Mit der Karte',
  keep: 'Angemeldet bleiben',
}
