import type { AllWords } from '../../../allWords.ts'

export const listTexts: AllWords['listTexts'] = {
  move: (number) => `Frage ${number} verschieben: ziehen oder mit den Pfeiltasten`,
  moved: (number, total) => `Jetzt Frage ${number} von ${total}`,
  more: (number) => `Mehr zu Frage ${number}`,
  up: 'Nach oben',
  down: 'Nach unten',
  find: 'Frage suchen',
  findBy: 'Nummer oder Wörter',
  noneFits: 'Keine Frage passt.',
  emptyQuestion: 'Noch keine Frage',
  isWrong: 'Hier fehlt etwas',
  removed: (number) => `Frage ${number} ist gelöscht`,
  restore: 'Zurückholen',
  restored: (number) => `Frage ${number} ist wieder da`,
  copy: 'Verdoppeln',
  copied: (number) => `Frage ${number} ist die Kopie`,
  split: 'In zwei teilen',
  splitInto: (first, second) => `Geteilt in die Fragen ${first} und ${second}`,
  merge: 'Mit der nächsten verbinden',
  mergedInto: (number) => `Verbunden zu Frage ${number}`,
  full: (most) => `Ein Set hat höchstens ${most} Fragen.`,
  notMerged: {
    otherQuestion:
      'Die beiden fragen Verschiedenes. Gib ihnen denselben Text und dasselbe Bild, um ihre Antworten zu verbinden.',
    otherPictures:
      'Dieselbe Antwort steht neben verschiedenen Bildern. Gib ihr nur ein Bild, oder unterscheide die Antworten.',
    otherKind: 'Die beiden sind von verschiedener Art. Gib ihnen zuerst dieselbe.',
    tooMany: 'Zusammen haben sie zu viele Antworten. Lösche zuerst einige.',
    oneAnswer: 'Zahlen und Reihenfolgen lassen sich nicht verbinden: Sie haben nur eine richtige Antwort.',
  },
  notSplit: {
    oneAnswer: 'Diese Frage hat nur eine richtige Antwort und lässt sich nicht teilen. Du kannst sie verdoppeln.',
    tooFew: 'Für zwei Fragen sind es zu wenige Antworten. Du kannst die Frage verdoppeln.',
  },
}
