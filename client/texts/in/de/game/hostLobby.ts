import type { AllWords } from '../../../allWords.ts'
import { amountText } from '../counting.ts'

export const hostLobbyTexts: AllWords['hostLobbyTexts'] = {
  joinAt: 'Mitspielen auf',
  onlyHere:
    'Handys erreichen diesen Computer nicht. Verbinde ihn mit deinem Netzwerk und starte den Server ohne HOST=127.0.0.1.',
  qrLabel: (address) => `QR-Code, der ${address} öffnet`,
  scan: 'oder mit dem Handy scannen',
  nobodyYet: 'Noch ist niemand dabei…',
  nobodyYetHint: 'Wer den Code eingibt, erscheint hier.',
  startSolo: 'Allein üben',
  soloAsk: 'Noch ist niemand dabei. Allein spielen?',
  soloDetails: 'Du antwortest auf dieser Tafel. Sobald jemand dazukommt, ist sie wieder die Tafel für die Klasse.',
  soloDetailsPlayer: 'Andere können später noch mit dem Code dazukommen.',
  soloYes: 'Allein spielen',
  soloNo: 'Auf andere warten',
  start: (count) => `Spiel starten (${amountText(count)} dabei)`,
}
