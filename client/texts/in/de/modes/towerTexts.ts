import type { AllWords } from '../../../allWords.ts'
import { amountText, countText } from '../counting.ts'
import { between, gain } from './modeTexts.ts'

export const towerTexts: AllWords['towerTexts'] = {
  title: 'Turm',
  moves: {
    build: {
      name: 'Bauen',
      pays: ({ values }) => gain(values.pays),
      words: ({ values }) => `Und ${gain(values.perStone)}, wenn der Turm feuert`,
    },
    fire: {
      name: 'Feuern',
      pays: ({ values }) => gain(values.pays),
      words: ({ values }) => `Sofort ${values.damage} Schaden`,
    },
    climb: {
      name: 'Klettern',
      pays: ({ values: { least, most } }) => between(least, most),
      words: ({ values: { least = 0, most = 0 } }) => (least === most ? 'Guter Wind' : 'Der Wind entscheidet'),
    },
  },
  bubble: 'Was auch durchbricht: Dir nimmt es nichts weg',
  reasons: {
    build: () => 'Dein Stein liegt auf einem Turm',
    fire: () => 'Gefeuert!',
    climb: () => 'Der Wind hat dich hochgetragen!',
    'last-hit': () => 'Du hast ein Monster erwischt!',
    'tower-hit': () => 'Dein Turm hat ein Monster erwischt!',
    stones: () => 'Deine Steine lohnten sich',
    leak: () => 'Ein Monster brach durch',
  },
  happened: {
    becalmed: 'Diesmal kein Wind',
    towerLost: 'Der Turm ist gefallen. Ihr habt stark gekämpft!',
    towerHeld: 'Der Turm steht! Ihr habt bis zum Ende durchgehalten',
  },
  ends: (lives) => ({
    full: lives > 0 ? `Noch ${amountText(lives)} Turm-Leben` : 'Tapfer gekämpft',
    brief: `${amountText(lives)} Leben`,
  }),
  headlines: {
    pops: (name) => `${name} *erwischt* ein Monster!`,
    leaks: (count, lives) =>
      `${countText(count, 'Monster bricht', 'Monster brechen')} *durch*: noch ${amountText(lives)} Leben`,
    rides: (name) => `${name} *reitet* auf dem Wind!`,
    builds: (name, stones) => `${name} *baut* einen Turm aus ${countText(stones, 'Stein', 'Steinen')}`,
    hesitates: 'Die nächste Welle *zögert*',
    towerHeld: 'Der Turm *steht*!',
    towerLost: 'Der Turm ist *gefallen*. Stark gekämpft!',
  },
}
