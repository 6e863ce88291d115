import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, plural } from '../counting.ts'

export const sharingTexts: AllWords['sharingTexts'] = {
  share: 'Teilen…',
  shareTitle: (title) => saying`„${title}“ teilen`,
  whoMay: 'Für wen?',
  names: { me: 'Nur ich', school: 'Meine Schule', everyone: 'Alle' },
  setHints: {
    me: 'Nur du siehst es. In deinen Spielen kann deine Klasse es trotzdem spielen.',
    school: 'Alle Lehrkräfte dürfen es spielen und kopieren.',
    everyone: 'Alle dürfen damit üben und Spiele leiten. Lehrkräfte dürfen es kopieren.',
  },
  mapHints: {
    me: 'Nur du siehst es. In deinen Spielen kann deine Klasse trotzdem darauf spielen.',
    school: 'Alle Lehrkräfte dürfen darauf spielen.',
    everyone: 'Alle dürfen darauf spielen.',
  },
  save: 'Speichern',
  saved: {
    me: 'Jetzt siehst nur du es.',
    school: 'Jetzt sehen es alle Lehrkräfte.',
    everyone: 'Jetzt sehen es alle.',
  },
  stopped: 'Teilen von einer Lehrkraft beendet',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert. Er geht bei allen auf, mit denen du das Set teilst.',

  takeCopy: 'In meine Sets kopieren',
  copyTaken: 'Deine eigene Kopie liegt jetzt bei deinen Sets.',
  copyTakenInPart: (left) =>
    `Deine Kopie liegt bei deinen Sets, ohne ${left} ${plural(left, { one: 'Frage, die', other: 'Fragen, die' })} eine Klasse gerade spielt. Kopiere noch einmal, wenn das Spiel vorbei ist.`,
  gone: 'Dieses Set wird nicht mehr geteilt.',
  look: 'Reinschauen',
  practise: 'Üben',
  by: (username) => saying`von ${username}`,
  copiedFrom: (username, title) =>
    title === null ? saying`Kopiert von ${username}` : saying`Kopie von „${title}“ von ${username}`,
  setTitle: 'Fragenset',
  noAnswers: 'Die richtigen Antworten sind hier verborgen.',

  flag: 'Melden…',
  flagTitle: (title) => saying`„${title}“ melden`,
  flagIntro: 'Lehrkräfte sehen es sich an. Bis dahin bleibt es, wo es ist.',
  flagWhy: 'Was stimmt damit nicht?',
  flagReasons: {
    rude: 'Es ist gemein oder verletzt jemanden',
    wrong: 'Es sind Fehler drin',
    other: 'Etwas anderes',
  },
  flagSend: 'An die Lehrkräfte',
  flagSent: 'Danke. Die Lehrkräfte sehen es sich an.',

  stop: 'Teilen beenden',
  stopAsk: (title) => saying`„${title}“ nicht mehr teilen?`,
  stopDetails: 'Dann sieht es nur noch, wer es gemacht hat. Teilen geht erst wieder, wenn eine Lehrkraft es erlaubt.',
  stopDone: 'Es wird nicht mehr geteilt.',
  flaggedTitle: 'Gemeldet und gestoppt',
  flaggedSet: 'Fragenset',
  flaggedMap: 'Spielfeld',
  flagCount: (why, count) =>
    ({ rude: `gemein: ${count}`, wrong: `Fehler: ${count}`, other: `etwas anderes: ${count}` })[why],
  flaggedBy: (names, more) =>
    more > 0 ? `Gemeldet von ${names} und ${amountText(more)} mehr` : `Gemeldet von ${names}`,
  stoppedBy: (teacher) => saying`Gestoppt von ${teacher}`,
  fine: 'Ist in Ordnung',
  fineOf: (title) => saying`Ist in Ordnung: „${title}“`,
  stopOf: (title) => saying`„${title}“ nicht mehr teilen`,
  lookAt: (title) => saying`In „${title}“ reinschauen`,
  allow: 'Teilen erlauben',
  allowOf: (title) => saying`Teilen von „${title}“ erlauben`,
  fineDone: 'Erledigt.',
}
