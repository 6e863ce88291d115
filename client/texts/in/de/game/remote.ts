import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, plural } from '../counting.ts'

export const remoteTexts: AllWords['remoteTexts'] = {
  documentTitle: (code) => `Fernbedienung für ${code}`,
  control: 'Fern\u00adbedienung',
  leads: (count) =>
    plural(count, { one: 'Ein Handy steuert dieses Spiel', other: `${count} Geräte steuern dieses Spiel` }),
  showBar: 'Knöpfe zum Leiten hier zeigen',
  hideBar: 'Ausblenden',
  leadsNow: 'Jetzt steuert dein Handy das Spiel.',

  title: 'Leite das Spiel mit deinem Handy',
  openOnPhone: (address) => `Öffne auf deinem Handy ${address}`,
  logInAs: (username) => saying`Anmelden als ${username}`,
  pressRemote: 'Tippe neben diesem Spiel auf „Fernbedienung“',
  withoutAccount: 'Ein Handy ohne mein Konto nehmen',
  scan: 'Scanne das mit deinem eigenen Handy. Danach fragt diese Tafel dich, ob es stimmt.',
  shared: 'Auch die Klasse sieht diesen Code. Sag nur zu dem Zeichen auf deinem eigenen Handy Ja.',
  qr: 'QR-Code, der die Fernbedienung für dieses Spiel öffnet',
  ask: 'Zeigt dein Handy dieses Zeichen?',
  allow: 'Ja, es darf das Spiel steuern',
  refuse: 'Nein',
  takeBack: 'Wieder hier steuern',
  another: 'Weiteres Gerät',

  onWallAsk: 'Diese Tafel sehen alle',
  onWallPlayers:
    'Auch die Klasse sieht dann die Namen und Punkte. Auf deinem Handy siehst nur du sie: Öffne die Fernbedienung.',
  onWallNames:
    'Auch die Klasse sieht dann die gesperrten Namen. Auf deinem Handy siehst nur du sie: Öffne die Fernbedienung.',
  onWallYes: 'Hier zeigen',

  opening: 'Die Fernbedienung lädt…',
  waiting: 'Schau auf die Tafel',
  waitingText: 'Wenn sie dieses Zeichen zeigt, sag dort Ja.',
  refused: 'Dieses Gerät darf das Spiel nicht steuern',
  refusedText:
    'Öffne die Fernbedienung noch einmal auf der Tafel und scanne den Code. Jeder Code gilt für ein Handy und zwei Minuten lang.',
  logIn: 'Als Spielleitung anmelden',
  gone: 'Jetzt steuert wieder die Tafel',
  goneText: 'Willst du hier weitermachen? Öffne sie noch einmal auf der Tafel.',

  inLobby: 'In der Lobby',
  getReady: 'Achtung, fertig',
  onBoard: 'Das Podest ist auf der Tafel.',
  here: (here, all) => `${amountText(here)} von ${amountText(all)} da`,
  nextQuestion: 'Nächste Frage',
  slide: 'Folie',
  opinion: 'Meinung',
  nextPage: 'Weiter',
  nextHint: 'Das siehst nur du.',
  noPages: 'Wer mitspielt oder lernt, sieht keine Fragen vorher.',
}
