import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'
import { between, gain, loss } from './modeTexts.ts'

const goldenPays = ({ values: { most, rest = 0 } }: MoveFacts): string => between(rest, most)

function goldenWords({ values: { some, rest = 0, losesPercent = 0 } }: MoveFacts): string {
  if (rest > 0) return `O bien ${gain(some)}: ¿quién sabe?`
  return losesPercent > 0
    ? `O bien ${gain(some)}. Sin suerte: ${loss(losesPercent)}\u00a0%`
    : `O bien ${gain(some)}, o vacío: ¿quién sabe?`
}

const rascalPays = ({ values: { steals = 0, consoles } }: MoveFacts): string => gain(steals > 0 ? steals : consoles)

function rascalWords({ values: { steals = 0, swapChance = 0, consoles = 0 } }: MoveFacts): string {
  if (steals === 0) return 'Seguro, del bolsillo de un ladrón'
  const steal = swapChance > 0 ? 'Robar o cambiar de puesto' : 'Robar a alguien'
  return `${steal}. Sin suerte: ${consoles > 0 ? gain(consoles) : 'nada'}`
}

export const goldQuestTexts: AllWords['goldQuestTexts'] = {
  title: 'Tesoro',
  moves: {
    wooden: { name: 'Madera', pays: ({ values }) => gain(values.pays), words: () => 'Seguro y a salvo de robos' },
    golden: { name: 'Dorado', pays: goldenPays, words: goldenWords },
    rascal: { name: 'Ladrón', pays: rascalPays, words: rascalWords },
  },
  bubble: 'Ningún ladrón ni trampa atraviesa tu burbuja',
  reasons: {
    wooden: () => 'El cofre de madera te pagó',
    golden: () => '¡El cofre dorado fue amable!',
    'golden-lost': () => 'El cofre dorado te mordió',
    rascal: () => 'El ladrón te dejó algo',
    'rascal-loot': ({ other, isSwap }) =>
      isSwap ? saying`¡Cambiaste el puesto con ${other}!` : saying`¡Robaste a ${other}!`,
    robbed: ({ other, isSwap }) => (isSwap ? saying`${other} cambió el puesto contigo` : saying`${other} te robó`),
    hit: () => 'Golpeaste al guardián del oro',
    'last-hit': () => '¡Venciste al guardián del oro!',
    trap: () => 'Saltó una trampa',
    gold: () => '¡Desenterraste oro!',
  },
  happened: {
    emptyChest: 'Esta vez el cofre estaba vacío',
  },
  ends: (coins) => ({
    full: countText(coins, 'moneda de oro', 'monedas de oro'),
    brief: countText(coins, 'moneda', 'monedas'),
  }),
  headlines: {
    robs: (name, other) => `¡${name} *roba* a ${other}!`,
    swaps: (name, other) => `¡${name} *cambia el puesto* con ${other}!`,
    findsTreasure: (name, points) => `¡${name} *encuentra* ${points} en un cofre dorado!`,
    digs: (count) => `${countText(count, 'slime *desenterró*', 'slimes *desenterraron*')} oro`,
  },
}
