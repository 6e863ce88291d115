import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'
import { between, gain, loss } from './modeTexts.ts'

const goldenPays = ({ values: { most, rest = 0 } }: MoveFacts): string => between(rest, most)

function goldenWords({ values: { some, rest = 0, losesPercent = 0 } }: MoveFacts): string {
  if (rest > 0) return `Oder ${gain(some)}: Wer weiß?`
  return losesPercent > 0
    ? `Oder ${gain(some)}. Bei Pech: ${loss(losesPercent)}\u00a0%`
    : `Oder ${gain(some)}, oder leer: Wer weiß?`
}

const rascalPays = ({ values: { steals = 0, consoles } }: MoveFacts): string => gain(steals > 0 ? steals : consoles)

function rascalWords({ values: { steals = 0, swapChance = 0, consoles = 0 } }: MoveFacts): string {
  if (steals === 0) return 'Sicher, aus der Tasche eines Diebs'
  const steal = swapChance > 0 ? 'Klauen oder Platz tauschen' : 'Bei jemandem klauen'
  return `${steal}. Bei Pech: ${consoles > 0 ? gain(consoles) : 'nichts'}`
}

export const goldQuestTexts: AllWords['goldQuestTexts'] = {
  title: 'Schatz',
  moves: {
    wooden: { name: 'Holz', pays: ({ values }) => gain(values.pays), words: () => 'Sicher, auch vor Dieben' },
    golden: { name: 'Gold', pays: goldenPays, words: goldenWords },
    rascal: { name: 'Dieb', pays: rascalPays, words: rascalWords },
  },
  bubble: 'Durch deine Blase kommt kein Dieb und keine Falle',
  reasons: {
    wooden: () => 'Die Holztruhe hat sich gelohnt',
    golden: () => 'Die goldene Truhe war nett zu dir!',
    'golden-lost': () => 'Die goldene Truhe hat zugebissen',
    rascal: () => 'Der Dieb hat dir etwas dagelassen',
    'rascal-loot': ({ other, isSwap }) =>
      isSwap ? saying`Du hast den Platz mit ${other} getauscht!` : saying`Du hast ${other} beklaut!`,
    robbed: ({ other, isSwap }) =>
      isSwap ? saying`${other} hat den Platz mit dir getauscht` : saying`${other} hat dich beklaut`,
    hit: () => 'Du hast das Wächtermonster getroffen',
    'last-hit': () => 'Du hast das Wächtermonster besiegt!',
    trap: () => 'Eine Falle schnappte zu',
    gold: () => 'Du hast Gold ausgegraben!',
  },
  happened: {
    emptyChest: 'Diesmal war die Truhe leer',
  },
  ends: (coins) => ({
    full: countText(coins, 'Goldmünze', 'Goldmünzen'),
    brief: countText(coins, 'Münze', 'Münzen'),
  }),
  headlines: {
    robs: (name, other) => `${name} *beklaut* ${other}!`,
    swaps: (name, other) => `${name} *tauscht den Platz* mit ${other}!`,
    findsTreasure: (name, points) => `${name} *findet* ${points} in einer goldenen Truhe!`,
    digs: (count) => `${countText(count, 'Slime *hat* Gold', 'Slimes *haben* Gold')} ausgegraben`,
  },
}
