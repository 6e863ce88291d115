import { countingIn } from '../countingIn.ts'

export const { plural, amountText, countText, dayAndTimeText, percentText } = countingIn('de')
