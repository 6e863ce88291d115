import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const classMapTexts: AllWords['classMapTexts'] = {
  handTo: (className) => saying`Bei der Lehrkraft von ${className} abgeben`,
  handed: (className) => saying`Deine Lehrkraft von ${className} kann es jetzt sehen.`,
  takeBack: 'Zurückholen',
  takenBack: 'Jetzt siehst nur du es.',
  onlyMe: 'Nur du siehst es',
  stages: {
    handed: (className) => saying`Bei deiner Lehrkraft von ${className}`,
    approved: (className) => saying`${className} kann es spielen`,
    returned: (className) => saying`Zurück von deiner Lehrkraft von ${className}`,
  },
  words: {
    unfinished: 'Es ist noch nicht fertig.',
    name: 'Bitte gib ihm einen anderen Namen.',
    hard: 'Es dauert zu lang für eine Stunde.',
    empty: 'Es ist zu wenig darauf.',
    copied: 'Ändere mehr an der Kopie.',
  },
  again: (yes, all) => `${yes} von ${all} ${yes === 1 ? 'wollte' : 'wollten'} es noch mal spielen`,
  builtIn: (className) => saying`Gebaut in ${className}`,

  taskFor: (className) => saying`Aufgabe für ${className}`,
  giveTask: 'Der Klasse eine Aufgabe geben',
  changeTask: 'Aufgabe ändern',
  endTask: 'Aufgabe beenden',
  taskTitle: 'Was gebaut wird',
  taskPlaceholder: 'Eine Burg aus unserer Stunde',
  taskMode: 'Spielmodus',
  taskHint: (most) =>
    `Verlange bis zu ${most} Arten von Kacheln. Eine Kachel, die im Spiel nichts bewirkt, zählt nicht.`,
  taskSave: 'Aufgabe stellen',
  taskGiven: 'Die Klasse sieht die Aufgabe beim Zeichnen.',
  taskEnded: 'Die Aufgabe ist vorbei.',
  wish: (tile, least) => `${tile}: ${least} oder mehr`,
  wishState: (tile, found, least) => `${tile}: ${found} (mindestens ${least})`,
  fulfilled: (done, all) => `Aufgabe: ${done} von ${all} fertig`,
  title: 'Spielfelder der Klasse',
  intro: 'Die Klasse zeichnet Spielfelder und gibt sie dir ab. Sonst sieht sie niemand, bis du Ja sagst.',
  none: 'Nichts ist abgegeben.',
  waiting: (count) => countText(count, 'Spielfeld wartet auf dich', 'Spielfelder warten auf dich'),
  all: (count) => `Alle ${count} zeigen`,
  waits: 'Wartet auf dich',
  approved: 'Die Klasse sieht es',
  approve: 'Der Klasse zeigen',
  approvedNow: (name) => saying`Die Klasse sieht ${name} jetzt.`,
  giveBack: 'Zurückgeben',
  givenBack: (name) => saying`${name} ist zurückgegeben.`,
  host: 'Spielen',
  about: (act, map) => saying`${act}: ${map}`,
}
