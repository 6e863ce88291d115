import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const collectionTexts: AllWords['collectionTexts'] = {
  title: 'Meine Sammlung',
  collected: (owned, total) => `Gesammelt: ${owned} / ${total}`,
  hint: 'Tippe an, mit wem du spielen willst.',
  equip: 'Nehmen',
  equipped: 'Im Spiel',
  equippedToast: (name) => `${name} ist bereit zum Spielen!`,
  sell: 'Verkaufen',
  sellSlime: (name, worth) => `${name} für ${amountText(worth)} Münzen verkaufen`,
  sellQuestion: 'Willst du diesen Slime wirklich verkaufen?',
  sellDetails: (name, worth, left) =>
    `Du bekommst ${amountText(worth)} Münzen für ${name}. ${
      left === 0
        ? 'Danach hast du keinen mehr davon.'
        : `Danach hast du noch ${plural(left, { one: `1 × ${name}`, other: `${amountText(left)} × ${name}` })}.`
    }`,
  duplicates: (count) => plural(count, { one: '1 doppelten verkaufen', other: `${count} doppelte verkaufen` }),
  duplicatesDetails: (worth) => `Du behältst je einen und bekommst ${amountText(worth)} Münzen.`,
  sold: (worth) => `Für ${amountText(worth)} Münzen verkauft!`,
  copies: (count) => `×${count}`,
  missing: 'Fehlt noch',
  secretName: '???',
}
