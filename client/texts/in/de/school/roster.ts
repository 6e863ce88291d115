import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const rosterTexts: AllWords['rosterTexts'] = {
  open: 'Aus dem System deiner Schule',
  title: 'Klasse importieren',
  intro: 'Gib uns die OneRoster-Datei (ZIP) deiner Schule. Frag im Sekretariat oder bei der IT danach.',
  fileTitle: 'Die Datei',
  choose: 'Datei auswählen',
  stays: 'Sie wird auf diesem Gerät gelesen. E-Mail-Adressen, Telefonnummern und Geburtstage bleiben hier.',
  reading: 'Liest…',
  unreadable:
    'Das ist keine OneRoster-Datei, die wir lesen können. Sie ist ein ZIP mit users, classes und enrollments.',
  tooLarge: 'Diese Datei ist zu groß.',
  nobody: 'In dieser Datei ist keine Klasse mit Kindern.',
  which: 'Klasse in der Datei',
  option: (title, count) => saying`${title} (${countText(count, 'Kind', 'Kinder')})`,
  into: 'Kommt in',
  newClass: (title) => saying`Eine neue Klasse: ${title}`,
  whatChanges: 'Was sich ändert',
  fresh: (count) => `Neu: ${count}`,
  freshTick: (count) => `Karten für ${countText(count, 'neues Kind', 'neue Kinder')} machen`,
  moved: (count) => `Aus deinen anderen Klassen: ${count}`,
  movedTick: (count) => `${countText(count, 'Kind', 'Kinder')} hierher holen`,
  movedFrom: (name, from) => saying`${name} (${from})`,
  same: (count) => `Schon in dieser Klasse: ${count}`,
  gone: (count) => `Nicht in der Datei: ${count}`,
  goneText: 'Sie bleiben in der Klasse. Auf deren Seite kannst du sie verschieben oder entfernen.',
  take: 'Importieren',
  nothing: 'Nichts ändert sich.',
  emptyNew: 'Alle sind schon in deinen Klassen. Wähle die Klasse, in der sie sind.',
  done: 'Importiert.',
  download: 'Liste herunterladen (Excel)',
  columns: { name: 'Name', nickname: 'Spitzname', team: 'Team', lastHere: 'Zuletzt hier' },
}
