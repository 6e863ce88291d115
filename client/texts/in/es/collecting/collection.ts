import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'

const coinsText = (coins: number) => countText(coins, 'moneda', 'monedas')

export const collectionTexts: AllWords['collectionTexts'] = {
  title: 'Mi colección',
  collected: (owned, total) => `Colección: ${owned} / ${total}`,
  hint: 'Toca un slime para jugar con él.',
  equip: 'Elegir',
  equipped: 'Elegido',
  equippedToast: (name) => `¡${name} ya puede jugar!`,
  sell: 'Vender',
  sellSlime: (name, worth) => `Vender ${name} por ${coinsText(worth)}`,
  sellQuestion: '¿Seguro que quieres vender este slime?',
  sellDetails: (name, worth, left) =>
    `Recibes ${coinsText(worth)} por ${name}. ${
      left === 0
        ? 'Es el único que tienes.'
        : `Después aún tienes ${plural(left, { one: `1 × ${name}`, other: `${amountText(left)} × ${name}` })}.`
    }`,
  duplicates: (count) => plural(count, { one: 'Vender 1 repetido', other: `Vender ${count} repetidos` }),
  duplicatesDetails: (worth) => `Conservas uno de cada y recibes ${coinsText(worth)}.`,
  sold: (worth) => `¡Venta hecha: ${coinsText(worth)}!`,
  copies: (count) => `×${count}`,
  missing: 'Aún no lo tienes',
  secretName: '???',
}
