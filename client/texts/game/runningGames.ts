import { inWords } from '../language.ts'
import { countText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

export const runningGamesTexts = inWords('runningGamesTexts', {
  title: (count: number) => plural(count, { one: 'Your game is still running', other: 'Your games are still running' }),
  code: (code: string) => `Code ${code}`,
  lobby: 'In the lobby',
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  players: (count: number) => `${countText(count, 'player', 'players')} here`,
  endsIn: (minutes: number) => `No players are here. It ends by itself in ${countText(minutes, 'minute', 'minutes')}.`,
  seated: (code: string) => `You are still in game ${code}`,
  toSeat: 'Go back to the game',
  back: 'Return',
  backTo: (title: string, code: string) => saying`Return to ${title}, code ${code}`,
  lead: 'Remote',
  leadOf: (title: string, code: string) => saying`Remote for ${title}, code ${code}`,
  end: 'End',
  endOf: (title: string, code: string) => saying`End ${title}, code ${code}`,
  endAsk: (title: string) => saying`End “${title}” now?`,
  endDetails: 'Everything so far counts, and you keep the results. A question that is still open does not count.',
  endDetailsLobby: 'It has not started. Players in the lobby are told that it was called off.',
  endYes: 'End game',
  ended: 'The game has ended.',
  calledOff: 'The game was called off.',
})
