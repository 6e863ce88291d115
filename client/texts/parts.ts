import { daysAndTimesOf, percentsOf, pluralsOf } from './counting.ts'
import { inWords, locale } from './language.ts'
export const partTexts = inWords('partTexts', {
  productName: 'Slime School',
  tagline: 'Learn, Play, Grow',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back to dashboard',
  dialogContent: 'Dialog content',
  dismiss: 'Dismiss message',
  messages: 'Messages',
  loading: 'Loading…',
  loadingTitle: 'Loading Slime School…',
  errorTitle: 'That did not work',
  tryAgain: 'Try again',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed: 'This did not load. Try again or reload.',
  coins: (count: number) => plural(count, { one: 'coin', other: 'coins' }),
  copied: 'Copied to clipboard!',
  copyFailed: 'Failed to copy',
  full: (most: number) => `Full: no more than ${most} characters fit here`,
})

/** Counts in English, for the English words. */
export const plural = pluralsOf('en')

const wholeNumber = new Intl.NumberFormat(locale)

export const amountText = (amount: number): string => wholeNumber.format(amount)

export const countText = (count: number, one: string, many: string): string =>
  `${amountText(count)} ${plural(count, { one, other: many })}`

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })

export const dayText = (ms: number): string => day.format(ms)

export const dayAndTimeText = daysAndTimesOf(locale)

export const percentText = percentsOf(locale)

/** Null if there is nothing to have a share of. */
export const shareText = (share: number | null): string => (share === null ? '–' : percentText(share))
