import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

export const collectionTexts = inWords('collectionTexts', {
  title: 'My Collection',
  collected: (owned: number, total: number) => `Collected: ${owned} / ${total}`,
  hint: 'Tap a slime to play with it.',
  equip: 'Equip',
  equipped: 'Equipped',
  equippedToast: (name: string) => `${name} is ready to play!`,
  sell: 'Sell',
  sellSlime: (name: string, worth: number) => `Sell ${name} for ${amountText(worth)} coins`,
  sellQuestion: 'Are you sure you want to sell this slime?',
  sellDetails: (name: string, worth: number, left: number) =>
    `You get ${amountText(worth)} coins for ${name}. ${
      left === 0
        ? `It is your only ${name}.`
        : `After that you still have ${plural(left, { one: `1 ${name}`, other: `${amountText(left)} × ${name}` })}.`
    }`,
  duplicates: (count: number) => plural(count, { one: 'Sell 1 duplicate', other: `Sell ${count} duplicates` }),
  duplicatesDetails: (worth: number) => `You keep one of each and get ${amountText(worth)} coins.`,
  sold: (worth: number) => `Sold for ${amountText(worth)} currency!`,
  copies: (count: number) => `×${count}`,
  missing: 'Not found yet',
  secretName: '???',
})
