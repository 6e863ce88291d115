import { inWords } from '../language.ts'
import { countText, plural } from '../parts.ts'
import { saying } from '../saying.ts'

const coinsText = (coins: number) => countText(coins, 'coin', 'coins')

/** The offer to a guest after a game. */
export const keepGameTexts = inWords('keepGameTexts', {
  earned: (coins: number, games: number) =>
    games > 1 ? `You earned ${coinsText(coins)} in ${games} games!` : `You earned ${coinsText(coins)}!`,
  offer: (games: number) =>
    `Make an account today and they are yours, with ${games > 1 ? 'these games' : 'this game'} and a first slime.`,
  offerIn: 'You played without your account. Put these coins into it today.',
  keep: 'Keep my coins',
  keepAs: (username: string) => saying`Keep them as ${username}`,
  title: (coins: number) => `Keep your ${coinsText(coins)}`,
  titleLogin: 'Keep your coins',
  register: 'Register and keep them',
  login: 'Login and keep them',
  studentsOnly: 'Only students collect coins.',
  kept: (coins: number, username: string) =>
    saying`${coinsText(coins)} ${plural(coins, { one: 'is', other: 'are' })} yours, ${username}!`,
  toShop: 'Open a first pack',
})
