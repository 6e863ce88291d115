import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const ownClassTexts: AllWords['ownClassTexts'] = {
  title: 'Meine Klassen',
  intro: 'Deine Lehrkraft öffnet die Klassentür und zeigt dir ihren Code.',
  code: 'Code der Klassentür',
  codeMissing: 'Bitte tippe den Code ein',
  ask: 'Anklopfen',
  joinAs: (username) => saying`Als ${username} anklopfen`,
  asked: (className) => saying`${className}: Du hast angeklopft`,
  askedText: 'Deine Lehrkraft sieht es jetzt. Sagt sie Ja, bist du drin.',
  turnedAway: 'Deine Lehrkraft hat dich nicht reingelassen. Sprich mit ihr und klopf noch mal an.',
  toDashboard: 'Zur Übersicht',
  waits: 'Deine Lehrkraft hat noch nicht geantwortet',
  takeBack: 'Zurückziehen',
  takeBackOf: (className) => saying`Zurückziehen: ${className}`,
  leave: 'Verlassen',
  leaveOf: (className) => saying`${className} verlassen`,
  leaveAsk: (className) => saying`${className} verlassen?`,
  leaveText: 'Konto, Slimes und Münzen behältst du. In Spielen dieser Klasse kannst du nicht mehr mitspielen.',
  leaveYes: 'Verlassen',

  knocks: (count) => (count === 1 ? '1 Kind klopft an' : `${countText(count, 'Kind', 'Kinder')} klopfen an`),
  knocksText: 'Sie haben ein eigenes Konto. Lass nur deine Klasse rein und schreib dazu, wer es jeweils ist.',
  nameOf: (username) => saying`Echter Name von ${username}`,
  letIn: 'Reinlassen',
  letInOne: (username) => saying`Reinlassen: ${username}`,
  turnAway: 'Nicht von uns',
  turnAwayOne: (username) => saying`Nicht von uns: ${username}`,
  turnAwayAll: 'Niemand davon ist von uns',
  turnAwayAllAsk: (count) => `Alle ${count} abweisen?`,
  turnAwayAllText: 'Solange die Klassentür offen ist, können sie wieder anklopfen.',
  turnAwayAllYes: 'Abweisen',
  own: 'Eigenes Konto',
  removeOwn: (username) => saying`Das Konto ${username} bleibt bestehen, mit Slimes und Münzen.`,
  removeKept: 'Sollen sie bleiben? Dann verschieb das Kind in eine andere Klasse oder gib ihm das Konto mit.',

  takeAlong: 'Konto mitgeben',
  takeAlongAsk: (name) => saying`${name} das Konto mitgeben?`,
  takeAlongText:
    'Du bekommst ein Wort für das Kind. Damit wählt es ein Passwort, und das Konto gehört ihm: Die Karte gilt nicht mehr, und du kannst keine neue machen.',
  takeAlongYes: 'Wort geben',
}
