import { amountText } from './parts.ts'

export const gameLobbyTexts = {
  documentTitle: (code: string) => `Game ${code}`,
  entering: 'Opening the door…',
  joinAt: 'Join at',
  gameCode: 'Game code',
  copyCode: 'Copy the game code',
  qrLabel: (address: string) => `QR code that opens ${address}`,
  scan: 'or scan with a phone',
  players: (count: number) => (count === 1 ? '1 player' : `${amountText(count)} players`),
  ready: 'Ready',
  away: 'Away',
  you: 'You',
  host: 'Host',
  more: (count: number) => `and ${amountText(count)} more`,
  nobodyYet: 'Waiting for players to join...',
  nobodyYetHint: 'Players who enter the code appear here.',
  waitingForHost: 'Waiting for host to start the game...',
  youAreIn: (name: string) => `You are in, ${name}!`,
  info: ['Answer questions correctly to earn points and currency!', 'Faster answers earn more points!'],
  startSolo: 'Start Solo Practice',
  start: (count: number) => `Start Game (${amountText(count)} ${count === 1 ? 'player' : 'players'})`,
  leave: 'Leave',
  leaveQuestion: 'Leave this game?',
  leaveDetails: 'You can come back with the same code.',

  formTitle: 'Join the game',
  formTitleGenerated: 'Your name will be a surprise',
  nickname: 'Nickname',
  nicknamePlaceholder: 'What should we call you?',
  nicknameHint: 'Up to 16 characters',
  nicknameMissing: 'Please enter a nickname',
  chooseSlime: 'Choose your slime',
  join: 'Join',
  comeBack: 'Take my old seat',
  comeBackHint: 'You were in this game on this device before.',
  logIn: 'Log in to earn currency',

  shutTitle: 'This door is shut',
  unreachable: 'The game cannot be reached. Trying again…',
  tryAgain: 'Try again',
  home: 'Home',
} as const

/** What to do about a refusal, by its text. */
export const refusalAdvice: Readonly<Record<string, string>> = {
  'Game not found': 'Check the six characters on the big screen and try again.',
  'This game is full': 'Ask your host to open another game.',
  'This game is locked': 'Ask your host to unlock it, then try again.',
  'This game has ended': 'Ask your host for the code of the next one.',
  'You were removed from this game': 'If that was a mistake, talk to your host.',
}
