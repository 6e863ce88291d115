import { daysAndTimesOf, percentsOf, pluralsOf } from '../../counting.ts'

export const plural = pluralsOf('de')

const wholeNumber = new Intl.NumberFormat('de')

export const amountText = (amount: number): string => wholeNumber.format(amount)

export const countText = (count: number, one: string, many: string): string =>
  `${amountText(count)} ${plural(count, { one, other: many })}`

export const dayAndTimeText = daysAndTimesOf('de')

export const percentText = percentsOf('de')
