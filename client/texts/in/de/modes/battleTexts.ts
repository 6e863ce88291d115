import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { saying } from '../../../saying.ts'
import { gain } from './modeTexts.ts'

const duelPays = ({ values: { wins = 0, takes = 0 } }: MoveFacts): string => gain(takes > 0 ? takes : wins)
const duelWords = ({ values: { otherwise } }: MoveFacts): string =>
  `Gegenüber falsch oder langsamer. Sonst ${gain(otherwise)}`

const attackWords = ({ values: { fast, boss, beside } }: MoveFacts): string => {
  if (boss) return beside ? `Alle gegen den Boss, neben ihm ${gain(beside)} extra` : 'Alle gegen den Boss'
  return beside
    ? `Schnell: ${gain(fast)}. Neben einem Monster: ${gain(beside)} extra`
    : `Wenn du schnell warst ${gain(fast)}`
}

export const battleTexts: AllWords['battleTexts'] = {
  title: 'Kraft',
  moves: {
    attack: { name: 'Angriff', pays: ({ values }) => gain(values.pays), words: attackWords },
    train: { name: 'Training', pays: ({ values }) => gain(values.pays), words: () => 'Kein Monster ist wach' },
    duel: { name: 'Duell', pays: duelPays, words: duelWords },
    guard: { name: 'Schutz', pays: ({ values }) => gain(values.pays), words: () => 'Niemand nimmt dir etwas weg' },
  },
  bubble: 'Durch deine Blase kommt kein Monster und kein Duell',
  reasons: {
    guard: () => 'Du warst geschützt',
    train: () => 'Du hast hart trainiert',
    attack: ({ isLast }) =>
      isLast ? 'Du hast das Monster besiegt! Der letzte Treffer bringt mehr' : 'Dein Angriff hat getroffen!',
    duel: ({ other }) => saying`Du hast das Duell gegen ${other} gewonnen!`,
    'duel-pay': ({ other, isHit }) => {
      if (isHit) return saying`Du hast das Duell gegen ${other} gewonnen!`
      return other === '' ? 'Niemand zum Duellieren: eine Ehrenrunde' : saying`Unentschieden gegen ${other}`
    },
    'lost-duel': ({ other }) => saying`${other} hat dich im Duell besiegt`,
    strike: () => 'Ein Monster traf dich',
  },
  happened: {
    gotUp: 'Du stehst wieder und bist geschützt',
    hasHealth: 'Du hast wieder Kraft und stehst',
    knockedOut: 'Erst mal K.\u00a0o. Mit einer richtigen Antwort stehst du auf!',
    powerUp: 'Du hast einen Kraftstern: Der nächste Angriff trifft härter und bringt mehr',
    challenged: (name) => saying`${name} hat dich gefordert und nichts gewonnen`,
  },
  ends: (percent) => ({
    full: percent > 0 ? `Noch ${percent} Kraft` : 'Bis zum Ende gekämpft',
    brief: `${percent} Kraft`,
  }),
  headlines: {
    bossFalls: 'Der Boss *fällt*!',
    defeats: (name) => `${name} *besiegt* ein Monster!`,
    winsDuel: (name, other) => `${name} *schlägt* ${other} im Duell!`,
    powersUp: (name) => `${name} *tankt Kraft*!`,
    getsUp: (name) => `${name} *ist wieder* auf den Beinen!`,
  },
}
