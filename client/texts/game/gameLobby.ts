import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

export const gameLobbyTexts = inWords('gameLobbyTexts', {
  documentTitle: (code: string) => `Game ${code}`,
  entering: 'Opening the game…',
  gameCode: 'Game code',
  copyCode: 'Copy the game code',
  players: (count: number) => plural(count, { one: '1 player', other: `${amountText(count)} players` }),
  ready: 'Ready',
  away: 'Away',
  host: 'Host',
  more: (count: number) => `and ${amountText(count)} more`,
  onlyMissed: 'The questions you missed',
  waitingForHost: 'Waiting for host to start the game...',
  youAreIn: (name: string) => saying`You are in, ${name}!`,
  info: ['Answer questions correctly to earn points and currency!', 'Faster answers earn more points!'],
  leave: 'Leave',
  leaveQuestion: 'Leave this game?',
  leaveDetails: 'You can come back with the same code.',

  formTitle: 'Join the game',
  formTitleGenerated: 'Your name will be a surprise',
  nickname: 'Nickname',
  nicknamePlaceholder: 'What should we call you?',
  nicknameHint: 'Up to 16 characters',
  nicknameMissing: 'Please enter a nickname',
  nicknameUnreadable: 'Your nickname needs a letter or a number',
  chooseSlime: 'Choose your slime',
  join: 'Join',
  comeBack: 'Take my old seat',
  comeBackHint: 'You were in this game on this device before.',
  logIn: 'Log in to earn coins',

  shutTitle: 'You cannot join this game',
  unreachable: 'We cannot reach the game. Trying again…',
  lineShut: 'This page gets through, the game does not. Tell your teacher: the network may block WebSockets.',
  tryAgain: 'Try again',
  home: 'Home',
})
