import { daysAndTimesOf, percentsOf, pluralsOf } from '../counting.ts'

/** What the sentences of a language need to tell numbers and times. */
export const countingIn = (language: string) => {
  const plural = pluralsOf(language)
  const wholeNumber = new Intl.NumberFormat(language)
  const amountText = (amount: number): string => wholeNumber.format(amount)
  return {
    plural,
    amountText,
    countText: (count: number, one: string, many: string): string =>
      `${amountText(count)} ${plural(count, { one, other: many })}`,
    dayAndTimeText: daysAndTimesOf(language),
    percentText: percentsOf(language),
  }
}
