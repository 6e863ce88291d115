import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const classGameTexts: AllWords['classGameTexts'] = {
  forWhom: 'Wer spielt?',
  everybody: 'Alle mit dem Code',
  forClass: (name) => saying`Für ${name}`,
  onlyClass: 'Nur diese Klasse kann mitspielen. Alle scannen ihre Karte.',
  roll: (name, here, all) => saying`${name}: ${here} von ${all} da`,
  missing: 'Noch nicht da',
  here: 'Da',
  everybodyHere: 'Alle sind da.',
  rollNote: 'Nur du siehst diese Namen.',
  plays: (className) => saying`${className} spielt gerade`,
  goIn: 'Rein',
  waiting: 'Bleib hier. Sobald deine Lehrkraft ein Spiel öffnet, startet es auf diesem Gerät.',
}
