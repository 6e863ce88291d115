import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

export const purseTexts = inWords('purseTexts', {
  title: 'Coins you can still earn today',
  left: (amount: string) => amount,
  empty: 'All earned. Well done!',
  explained: (size: string) =>
    `Practice and games that students host pay up to ${size} coins a day. Teachers' games pay extra when 3 or more play.`,
  full: (paid: number, earned: number) =>
    paid === 0
      ? `You earned all coins for today, so ${plural(earned, { one: 'this one was', other: `these ${amountText(earned)} were` })} not paid. Tomorrow you can earn again.`
      : `You got ${amountText(paid)} of ${amountText(earned)} coins: you cannot earn more today.`,
})
