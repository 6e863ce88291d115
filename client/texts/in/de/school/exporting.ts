import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, plural } from '../counting.ts'

const list = new Intl.ListFormat('de')

export const exportTexts: AllWords['exportTexts'] = {
  title: (title) => saying`„${title}“ exportieren`,
  legend: 'Art der Datei',
  save: (count) => `${countText(count, 'Frage', 'Fragen')} speichern`,
  formats: {
    json: { title: 'Slime School', text: 'Alles, mit Bildern (.json)' },
    xlsx: { title: 'Excel', text: 'Tabelle zum Bearbeiten (.xlsx)' },
    csv: { title: 'CSV', text: 'Tabelle für jedes Programm' },
    text: { title: 'Text', text: 'Zum Lesen, Ändern und Einfügen' },
    kahoot: { title: 'Kahoot', text: 'Als Kahoot-Tabelle (.xlsx)' },
    blooket: { title: 'Blooket', text: 'Als Blooket-Tabelle (.csv)' },
    wayground: { title: 'Wayground', text: 'Früher Quizizz: als Tabelle (.xlsx)' },
    quizlet: { title: 'Quizlet', text: 'Karten mit zwei Seiten, zum Einfügen' },
    anki: { title: 'Anki', text: 'Karten mit zwei Seiten (.txt)' },
    moodle: { title: 'Moodle XML', text: 'Für die Fragensammlung (.xml)' },
    gift: { title: 'GIFT', text: 'Moodle als Text' },
    qti2: { title: 'QTI 2.2', text: 'Für Canvas und andere (.zip)' },
    qti3: { title: 'QTI 3', text: 'Das neueste Austauschformat (.zip)' },
  },
  pictureUnread: 'Ein Bild aus diesem Set ließ sich nicht lesen. Bitte versuch es noch einmal.',
  unwritten: 'Diese Datei ließ sich nicht schreiben. Wähle eine andere Art von Datei.',
  whole: 'Alles aus diesem Set passt in so eine Datei.',
  lost: (things) => `Diese Art von Datei hat keinen Platz für ${list.format(things)}.`,
  losses: {
    image: 'Bilder',
    explanation: 'Erklärungen',
    seconds: 'Zeiten einzelner Fragen',
    strict: 'strenge Regeln für getippte Antworten',
    nearly: 'halb richtige Zahlen',
    unit: 'Einheiten',
    answers: 'falsche Antworten',
    translations: 'Texte in anderen Sprachen',
    language: 'die Sprache des Sets',
  },
  leftOut: (count) =>
    plural(count, {
      one: 'Eine Frage passt nicht und bleibt draußen:',
      other: `${count} Fragen passen nicht und bleiben draußen:`,
    }),
  few: (count) => plural(count, { one: '1 fehlt', other: `${count} fehlen` }),
  misfit: (number, why) => `Frage ${number}: ${why}`,
  misfits: {
    kind: (kind) => `„${kind}“ gibt es dort nicht`,
    answers: (_, most) => `mehr als ${most} Antworten`,
    questionLength: (_, most) => `länger als ${most} Zeichen`,
    answerLength: (_, most) => `eine Antwort ist länger als ${most} Zeichen`,
    sign: () => 'ein Zeichen darin bedeutet dort etwas anderes',
  },
}
