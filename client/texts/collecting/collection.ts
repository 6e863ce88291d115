import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

export const collectionTexts = inWords('collectionTexts', {
  title: 'My Collection',
  collected: (owned: number, total: number) => `Collected: ${owned} / ${total}`,
  equip: 'Equip',
  equipped: 'Equipped',
  equippedToast: (name: string) => `${name} is ready to play!`,
  sell: 'Sell',
  sellSlime: (name: string, worth: number) => `Sell ${name} for ${worth} coins`,
  sellQuestion: 'Are you sure you want to sell this slime?',
  sellDetails: (name: string, worth: number) => `You get ${worth} coins for ${name}.`,
  duplicates: (count: number) => plural(count, { one: 'Sell 1 duplicate', other: `Sell ${count} duplicates` }),
  duplicatesDetails: (worth: number) => `You keep one of each and get ${amountText(worth)} coins.`,
  sold: (worth: number) => `Sold for ${worth} currency!`,
  copies: (count: number) => `×${count}`,
  missing: 'Not found yet',
  secretName: '???',
})
