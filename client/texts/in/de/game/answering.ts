import type { AllWords } from '../../../allWords.ts'

export const answeringTexts: AllWords['answeringTexts'] = {
  several: 'Markiere alle richtigen',
  order: 'Tippe in der richtigen Reihenfolge',
  typed: 'Tippe deine Antwort',
  number: 'Tippe eine Zahl',
  inDigits: 'Tippe die Zahl in Ziffern, zum Beispiel 4',
  lockIn: 'Abschicken',
  yourText: 'Deine Antwort',
  placed: (number) => `Nummer ${number}`,
  alsoRight: (texts) => `Auch richtig: ${texts}`,
  counted: { right: 'richtig', partly: 'teils richtig', wrong: 'nicht richtig' },
  typeOnDevice: 'Tippe sie auf deinem Gerät',
  orderOnDevice: 'Ordne sie auf deinem Gerät',
  opinionOnDevice: 'Was meinst du? Keine Antwort ist falsch',
  opinionHint: 'Keine Antwort ist falsch, und es gibt keine Punkte.',
  slide: 'Schau auf die Tafel. Hier gibt es nichts zu beantworten.',
  classThinks: 'Das meint die Klasse',
  yours: 'deine Antwort',
  severalOnDevice: 'Mehrere sind richtig',
}
