import { inWords } from './language.ts'
import { amountText } from './parts.ts'

export const remoteTexts = inWords('remoteTexts', {
  documentTitle: (code: string) => `Leading ${code}`,
  control: 'Remote',
  leads: (count: number) => (count === 1 ? 'A phone leads this game' : `${count} devices lead this game`),
  showBar: 'Show the host controls here',
  hideBar: 'Hide',
  leadsNow: 'Your phone leads the game now.',

  title: 'Lead from your phone',
  scan: 'Scan this with your own phone, and this screen asks you whether it may lead.',
  shared: 'The class sees this code, too. Say yes only to the sign on your own phone.',
  qr: 'QR code that opens the remote of this game',
  ask: 'Does your phone show this sign?',
  allow: 'Yes, let it lead',
  refuse: 'No',
  takeBack: 'Take the lead back',
  another: 'Another device',

  onWallAsk: 'Everybody sees this screen',
  onWallPlayers:
    'The class sees the list of players and their scores, too. On your phone only you do: open the remote.',
  onWallNames: 'The class sees the names that were caught, too. On your phone only you do: open the remote.',
  onWallYes: 'Show it here',

  opening: 'Opening the remote…',
  waiting: 'Look at the board',
  waitingText: 'If it shows this sign, say yes there.',
  refused: 'This device may not lead the game',
  refusedText:
    'Open the remote on the board again and scan its code: each code is good for one phone and for two minutes.',
  logIn: 'Log in as the host',
  gone: 'The lead was taken back',
  goneText: 'Open the remote on the board again if you would like to go on here.',

  inLobby: 'In the lobby',
  getReady: 'Get ready',
  onBoard: 'The board has the podium. Go on there.',
  here: (here: number, all: number) => `${amountText(here)} of ${amountText(all)} here`,
  nextQuestion: 'Next question',
  nextHint: 'Only you see this.',
  noPages: 'Who plays along, or is no teacher, does not read ahead.',
})
