import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const coTeacherTexts: AllWords['coTeacherTexts'] = {
  title: 'Lehrkräfte',
  leads: 'Leitet die Klasse',
  waits: 'Gefragt',
  you: 'Du',
  askWhom: 'Eine Lehrkraft dazubitten',
  askHint: 'Ihr Name in Slime School. Sagt sie Ja, sieht sie die Namen der Kinder.',
  ask: 'Fragen',
  asked: (username) => saying`${username} findet deine Frage unter „Klassen“.`,
  more: (username) => saying`${username}: was tun?`,
  handOver: 'Leitung übergeben',
  handOverAsk: (username) => saying`Die Leitung an ${username} übergeben?`,
  handOverText:
    'Du bleibst in der Klasse. Andere fragen und die Klasse archivieren oder löschen kannst du dann nicht mehr.',
  handOverYes: 'Übergeben',
  remove: 'Aus der Klasse entfernen',
  removeAsk: (username) => saying`${username} aus der Klasse entfernen?`,
  removeText: 'Diese Lehrkraft sieht deine Klasse dann nicht mehr.',
  removeYes: 'Entfernen',
  takeBack: 'Zurückziehen',
  leaderEnds: 'Archivieren oder löschen kann die Klasse nur, wer sie leitet.',
  leave: 'Klasse verlassen',
  leaveAsk: (name) => saying`${name} verlassen?`,
  leaveText: 'Du siehst die Kinder dann nicht mehr. Die anderen Lehrkräfte behalten die Klasse.',
  leaveYes: 'Verlassen',

  inviteTitle: (by, name) => saying`${by} fragt: Unterrichtest du ${name} auch?`,
  inviteText: 'Du siehst die Namen der Kinder, gibst ihnen neue Karten und spielst mit ihnen.',
  accept: 'Ja, gern',
  decline: 'Nein, danke',

  move: 'In andere Klasse',
  moveSome: (count) => `${count} verschieben`,
  moveTitle: (name) => saying`${name} verschieben`,
  moveTitleSome: (count) => `${countText(count, 'Kind', 'Kinder')} verschieben`,
  moveText: 'Karten, Slimes und Münzen bleiben.',
  moveTo: 'In welche Klasse?',
  moveNowhere: 'Du hast keine andere Klasse.',
  moveYes: 'Verschieben',
  moved: (count) => `${countText(count, 'Kind', 'Kinder')} verschoben.`,
}
