import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const aidTexts: AllWords['aidTexts'] = {
  title: 'Besser lesen',
  intro: 'Das siehst nur du, auf diesem Gerät.',
  screen: 'Am Bildschirm',
  names: {
    large: 'Größere Schrift',
    spaced: 'Mehr Abstand',
    calm: 'Ruhiges Bild',
    aloud: 'Vorlesen',
  },
  details: {
    large: 'Alles ist ein Fünftel größer.',
    spaced: 'Buchstaben, Wörter und Zeilen stehen weiter auseinander.',
    calm: 'Nichts bewegt sich, und zwischen den Fragen siehst du keine Plätze.',
    aloud: 'Jede Frage wird mit ihren Antworten vorgelesen, wenn das Gerät eine Stimme hat. Am besten mit Kopfhörern.',
  },

  menu: 'Hilfen',
  forPupil: (name) => saying`Hilfen für ${name}`,
  forPupilText:
    'Davon wissen nur die Lehrkräfte dieser Klasse und das Kind. Punkte, Münzen, Berichte und Aufzeichnungen sind wie ohne Hilfe.',
  time: 'Zeit für jede Frage',
  times: { 1: 'Normal', 1.25: '1¼-mal', 1.5: '1½-mal', 2: 'Doppelt' },
  timesShort: { 1.25: '1¼ × Zeit', 1.5: '1½ × Zeit', 2: '2 × Zeit' },
  timeText:
    'Gilt in Spielen, die du für diese Klasse leitest, ab dem nächsten Spiel. Dann bleiben Fragen für alle offen, bis die längste Zeit um ist.',
  save: 'Speichern',
  has: 'Hat Hilfen',
}
