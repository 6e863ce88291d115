import type { AllWords } from '../../../allWords.ts'
import type { Spot } from '../../../maps/mapFiles.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

const placeText = ({ layer, row, column }: Spot): string =>
  layer === '' ? `Reihe ${row}, Spalte ${column}` : `Ebene „${layer}“, Reihe ${row}, Spalte ${column}`

export const mapFileTexts: AllWords['mapFileTexts'] = {
  open: 'Datei öffnen',
  save: 'Als Datei speichern',
  openTitle: 'Spielfeld öffnen',
  openIntro:
    'Ein Spielfeld aus dem Programm Tiled oder eins, das hier gespeichert wurde. Rückgängig holt deine Zeichnung zurück.',
  choose: 'Datei wählen',
  dropHint: 'oder hierher ziehen',
  kinds: 'Tiled (.tmj, .json oder .zip) oder unser eigener Text',
  pasted: 'Oder füge den Text eines Spielfelds ein',
  found: (name, width, height) => saying`${name || 'Ein Spielfeld'}, ${width} × ${height} Kacheln`,
  take: 'Übernehmen',
  saveTitle: (name) => saying`„${name}“ als Datei speichern`,
  legend: 'Dateityp',
  formats: {
    tiled: { title: 'Tiled mit Bildern', text: 'Zum Zeichnen in Tiled (.zip: erst entpacken)' },
    tmj: { title: 'Tiled', text: 'Nur das Spielfeld (.tmj)' },
    text: { title: 'Text', text: 'Zum Senden, Ändern und Einfügen (.json)' },
  },
  saveNow: 'Datei speichern',
  wrongMode: (file, mine) =>
    `Dieses Spielfeld ist für „${file}“, deins für „${mine}“. Ein gespeichertes Spielfeld behält seinen Modus: Lege dafür ein neues an.`,
}

export const mapRefusalTexts: AllWords['mapRefusalTexts'] = {
  tooLarge: () =>
    'Diese Datei enthält viel mehr als ein Spielfeld. Ist es ein Spielfeld mit höchstens 30 × 30 Kacheln?',
  unreadable: () =>
    'Diese Datei konnte nicht gelesen werden. Ist es ein Spielfeld, das als .tmj oder als Text gespeichert wurde?',
  xml: () => 'Das ist das ältere Format von Tiled. Wähle in Tiled „Speichern unter“ und als Dateityp JSON (.tmj).',
  noMap: () => 'In dieser Datei ist kein Spielfeld.',
  onlyTileset: () => 'Diese Datei enthält nur die Bilder der Kacheln. Wähle das Spielfeld selbst.',
  empty: () => 'Auf diesem Spielfeld ist nichts gezeichnet.',
  orientation: ({ orientation }) =>
    `Dieses Spielfeld ist „${orientation}“. Spielen kann man nur auf Quadraten („orthogonal“).`,
  size: ({ width, height }) =>
    `Dieses Spielfeld hat ${width} × ${height} Kacheln. Erlaubt sind 5 bis 30 Kacheln je Seite.`,
  tooDeep: ({ layer }) => `Bei Ebene „${layer}“ liegen zu viele Gruppen ineinander.`,
  encoding: ({ layer }) => `Die Kacheln der Ebene „${layer}“ sind in einer Form geschrieben, die hier unbekannt ist.`,
  broken: ({ layer }) => `Ebene „${layer}“ ist beschädigt. Speichere das Spielfeld in Tiled noch einmal.`,
  compression: ({ layer, compression }) =>
    `Ebene „${layer}“ ist mit ${compression} gepackt. Stelle in Tiled das Format der Kachelebenen („Tile Layer Format“) auf CSV, gzip oder zlib.`,
  cells: ({ layer, found, wanted }) =>
    found > wanted
      ? `Ebene „${layer}“ hat mehr als die vorgesehenen ${amountText(wanted)} Kacheln.`
      : `Ebene „${layer}“ hat ${amountText(found)} von ${amountText(wanted)} Kacheln.`,
  externalTileset: ({ spot, source }) =>
    `Die Kachel bei ${placeText(spot)} kommt aus der Datei ${source}. Bette in Tiled das Tileset ein („Embed Tileset“) und speichere noch einmal.`,
  cell: ({ spot }) => `Was bei ${placeText(spot)} steht, ist keine Kachel.`,
  noType: ({ spot }) =>
    `Die Kachel bei ${placeText(spot)} sagt nicht, was sie ist. Gib ihr in Tiled eine Klasse, zum Beispiel „wall“.`,
  foreignTile: ({ spot, type, mode }) => `Die Kachel „${type}“ gibt es in „${mode}“ nicht: ${placeText(spot)}.`,
  sign: ({ sign, row, column }) => `Die Legende sagt nicht, was „${sign}“ bedeutet: Reihe ${row}, Spalte ${column}.`,
  unevenRow: ({ row }) => `Reihe ${row} ist nicht so lang wie die erste.`,
}
