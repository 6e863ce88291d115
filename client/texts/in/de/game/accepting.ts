import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { plural } from '../counting.ts'

export const acceptingTexts: AllWords['acceptingTexts'] = {
  typed: 'Andere Antworten der Klasse',
  title: 'Soll davon noch etwas zählen?',
  titleHint: 'Diese Liste siehst nur du. Bei keiner Antwort steht ein Name.',
  accept: 'Zählen',
  acceptThis: (text) => saying`Auch „${text}“ zählen`,
  ask: (text) => saying`Auch „${text}“ zählen?`,
  details: 'Alle, die das getippt haben, bekommen die Punkte. Alle Punkte werden neu gezählt.',
  yes: 'Zählen',
  accepted: (texts) =>
    `Auch ${texts.map((text) => saying`„${text}“`).join(', ')} zählt jetzt als richtig. Alle Punkte wurden neu gezählt.`,
  keep: (text) => saying`„${text}“ im Set speichern`,
  others: (count) => plural(count, { one: '1 andere Antwort', other: `${count} andere Antworten` }),
  moreOnRemote: 'Soll eine davon zählen? Öffne die Fernbedienung auf deinem Handy.',
  given: (count) => plural(count, { one: 'einmal getippt', other: `${count}-mal getippt` }),
}
