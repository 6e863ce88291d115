import { daysAndTimesOf, percentsOf, pluralsOf } from '../../counting.ts'

export const plural = pluralsOf('es')

const wholeNumber = new Intl.NumberFormat('es')

export const amountText = (amount: number): string => wholeNumber.format(amount)

export const countText = (count: number, one: string, many: string): string =>
  `${amountText(count)} ${plural(count, { one, other: many })}`

export const dayAndTimeText = daysAndTimesOf('es')

export const percentText = percentsOf('es')
