import { inWords } from './language.ts'
import { amountText } from './parts.ts'

export const purseTexts = inWords('purseTexts', {
  title: "Today's purse",
  left: (amount: string) => `${amount} still to earn`,
  empty: 'Full. Well done!',
  explained: (size: string) =>
    `Practice and games that students host pay up to ${size} coins a day; your teachers' games pay on top.`,
  full: (paid: number, earned: number) =>
    paid === 0
      ? `Your purse for today is full, so the ${amountText(earned)} coins did not fit in. Tomorrow it is empty again.`
      : `Your purse for today is full: ${amountText(paid)} of ${amountText(earned)} coins fitted in.`,
})
