import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

export const hostLobbyTexts = inWords('hostLobbyTexts', {
  joinAt: 'Join at',
  onlyHere:
    'Phones cannot reach this computer. Connect it to your network, and start the server without HOST=127.0.0.1.',
  qrLabel: (address: string) => `QR code that opens ${address}`,
  scan: 'or scan with a phone',
  nobodyYet: 'Waiting for players to join...',
  nobodyYetHint: 'Players who enter the code appear here.',
  startSolo: 'Start Solo Practice',
  soloAsk: 'Nobody has joined yet. Play alone?',
  soloDetails: 'You answer on this screen. As soon as somebody joins, this is the class screen again.',
  soloDetailsPlayer: 'Others can still join later with the code.',
  soloYes: 'Play alone',
  soloNo: 'Wait for players',
  start: (count: number) => `Start Game (${amountText(count)} ${plural(count, { one: 'player', other: 'players' })})`,
})
