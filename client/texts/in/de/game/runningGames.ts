import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, plural } from '../counting.ts'

export const runningGamesTexts: AllWords['runningGamesTexts'] = {
  title: (count) => plural(count, { one: 'Dein Spiel läuft noch', other: 'Deine Spiele laufen noch' }),
  code: (code) => `Code ${code}`,
  lobby: 'In der Lobby',
  question: (number, total) => `Frage ${number} von ${total}`,
  players: (count) => `${countText(count, 'ist', 'sind')} da`,
  endsIn: (minutes) => `Niemand ist da. Es endet von selbst in ${countText(minutes, 'Minute', 'Minuten')}.`,
  seated: (code) => `Du bist noch im Spiel ${code}`,
  toSeat: 'Zurück ins Spiel',
  back: 'Zurück',
  backTo: (title, code) => saying`Zurück zu ${title}, Code ${code}`,
  lead: 'Fern\u00adbedienung',
  leadOf: (title, code) => saying`Fernbedienung für ${title}, Code ${code}`,
  end: 'Beenden',
  endOf: (title, code) => saying`${title} beenden, Code ${code}`,
  endAsk: (title) => saying`„${title}“ jetzt beenden?`,
  endDetails: 'Alles bisher zählt, und du behältst die Ergebnisse. Eine Frage, die noch offen ist, zählt nicht.',
  endDetailsLobby: 'Es hat noch nicht begonnen. Alle in der Lobby erfahren, dass es abgesagt ist.',
  endYes: 'Spiel beenden',
  ended: 'Das Spiel ist beendet.',
  calledOff: 'Das Spiel ist abgesagt.',
}
