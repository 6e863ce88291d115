import { inWords } from '../language.ts'
import { countText } from '../parts.ts'

export const shopTexts = inWords('shopTexts', {
  title: 'Slime Shop',
  intro: 'Coins are earned by learning. They cannot be bought.',
  packs: 'Slime packs',
  more: (count: number) => `+${count} more`,
  look: (name: string) => `Look inside ${name}`,
  buy: 'Buy Pack',
  notEnough: 'Not Enough',
  loginToBuy: 'Login to collect',
  lookInside: 'Look inside',
  inside: 'What can be inside',
  odds: 'The odds',
  percent: (percent: number) => `${percent}%`,
  guarantee: (rarity: string, within: number) => `${rarity} or better within ${within} packs, guaranteed.`,
  guaranteeIn: (count: number) =>
    count <= 1 ? 'Your next one is guaranteed!' : `It comes in ${countText(count, 'pack', 'packs')} at the latest.`,
  youGot: 'You Got!',
  isNew: 'New!',
  duplicate: (count: number, worth: number) =>
    `You have ${count} of these now. One sells for ${countText(worth, 'coin', 'coins')}.`,
  open: (name: string) => `Open ${name}`,
  skip: 'Skip',
  great: 'Great!',
  again: 'Open another',
  redeemTitle: 'Redeem Code',
  redeemText: 'Secret codes bring secret slimes.',
  codeLabel: 'Secret code',
  codePlaceholder: 'Enter a secret code',
  redeem: 'Redeem',
  hints: 'Hints',
  codeMissing: 'Please enter a code!',
  redeemed: 'Secret code redeemed successfully!',
  notEnoughCurrency: 'Not enough currency!',
  owned: 'owned',
})
