import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

export const remoteTexts = inWords('remoteTexts', {
  documentTitle: (code: string) => `Remote for ${code}`,
  control: 'Remote',
  leads: (count: number) =>
    plural(count, { one: 'A phone controls this game', other: `${count} devices control this game` }),
  showBar: 'Show the host controls here',
  hideBar: 'Hide',
  leadsNow: 'Your phone controls the game now.',

  title: 'Control the game from your phone',
  openOnPhone: (address: string) => `On your phone, open ${address}`,
  logInAs: (username: string) => saying`Log in as ${username}`,
  pressRemote: 'Press “Remote” beside this game',
  withoutAccount: 'Use a phone without my account',
  scan: 'Scan this with your own phone. This screen then asks you to confirm.',
  shared: 'The class sees this code, too. Say yes only to the sign on your own phone.',
  qr: 'QR code that opens the remote of this game',
  ask: 'Does your phone show this sign?',
  allow: 'Yes, let it control the game',
  refuse: 'No',
  takeBack: 'Take control back',
  another: 'Another device',

  onWallAsk: 'Everybody sees this screen',
  onWallPlayers:
    'The class sees the list of players and their scores, too. On your phone only you do: open the remote.',
  onWallNames: 'The class sees the names that were caught, too. On your phone only you do: open the remote.',
  onWallYes: 'Show it here',

  opening: 'Opening the remote…',
  waiting: 'Look at the board',
  waitingText: 'If it shows this sign, say yes there.',
  refused: 'This device may not control the game',
  refusedText:
    'Open the remote on the board again and scan its code. Each code works for one phone and for two minutes.',
  logIn: 'Log in as the host',
  gone: 'The board took control back',
  goneText: 'To go on here, open the remote on the board again.',

  inLobby: 'In the lobby',
  getReady: 'Get ready',
  onBoard: 'The podium is on the board.',
  here: (here: number, all: number) => `${amountText(here)} of ${amountText(all)} here`,
  nextQuestion: 'Next question',
  slide: 'Slide',
  opinion: 'Opinion',
  nextPage: 'Next',
  nextHint: 'Only you see this.',
  noPages: 'Players and pupils cannot see questions early.',
})
