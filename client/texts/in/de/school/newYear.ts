import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const newYearTexts: AllWords['newYearTexts'] = {
  open: 'Neues Schuljahr',
  title: 'Neues Schuljahr',
  intro: 'Gib deinen Klassen ihre neuen Namen. Karten, Slimes und Münzen bleiben.',
  list: 'Deine Klassen',
  becomes: (name) => saying`${name} wird zu`,
  stays: 'Geht weiter',
  leaves: 'Archivieren',
  whatHappens: (name) => saying`Was passiert mit ${name}?`,
  save: 'Neues Jahr starten',
  nothing: 'Noch ändert sich nichts.',
  will: (renamed, archived) =>
    [
      ...(renamed > 0 ? [`${countText(renamed, 'Klasse bekommt', 'Klassen bekommen')} einen neuen Namen.`] : []),
      ...(archived > 0 ? [`${countText(archived, 'Klasse wird', 'Klassen werden')} archiviert.`] : []),
    ].join(' '),
  done: 'Auf ein gutes Schuljahr!',
  failed: (name, problem) => saying`${name}: ${problem}`,
  none: 'Du leitest keine Klassen.',
  shared: 'Klassen, die jemand anders leitet, bekommen ihren neuen Namen von dort.',
}
