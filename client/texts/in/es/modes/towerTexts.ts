import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'
import { between, gain } from './modeTexts.ts'

const livesLeft = (count: number) =>
  plural(count, { one: `queda ${amountText(count)} vida`, other: `quedan ${amountText(count)} vidas` })

export const towerTexts: AllWords['towerTexts'] = {
  title: 'Torre',
  moves: {
    build: {
      name: 'Construir',
      pays: ({ values }) => gain(values.pays),
      words: ({ values }) => `Y ${gain(values.perStone)} cuando dispare su torre`,
    },
    fire: {
      name: 'Disparar',
      pays: ({ values }) => gain(values.pays),
      words: ({ values }) => `${values.damage} de daño al instante`,
    },
    climb: {
      name: 'Subir',
      pays: ({ values: { least, most } }) => between(least, most),
      words: ({ values: { least = 0, most = 0 } }) => (least === most ? 'Viento a favor' : 'El viento decide'),
    },
  },
  bubble: 'Se cuele lo que se cuele, a ti no te quita nada',
  reasons: {
    build: () => 'Tu piedra está en una torre',
    fire: () => '¡Disparaste!',
    climb: () => '¡El viento te llevó arriba!',
    'last-hit': () => '¡Derribaste un monstruo!',
    'tower-hit': () => '¡Tu torre derribó un monstruo!',
    stones: () => 'Tus piedras dieron fruto',
    leak: () => 'Se coló un monstruo',
  },
  happened: {
    becalmed: 'Esta vez no hay viento',
    towerLost: 'La torre ha caído. ¡Qué defensa!',
    towerHeld: '¡La torre resiste! Aguantaste hasta el final',
  },
  ends: (lives) => ({
    full: lives > 0 ? `Torre: ${livesLeft(lives)}` : 'Una defensa valiente',
    brief: countText(lives, 'vida', 'vidas'),
  }),
  headlines: {
    pops: (name) => `¡${name} *derriba* un monstruo!`,
    leaks: (count, lives) =>
      `*${plural(count, { one: 'Se cuela', other: 'Se cuelan' })}* ${countText(count, 'monstruo', 'monstruos')}: ${livesLeft(lives)}`,
    rides: (name) => `¡${name} *vuela* con el viento!`,
    builds: (name, stones) => `${name} *levanta* una torre de ${countText(stones, 'piedra', 'piedras')}`,
    hesitates: 'La próxima oleada *duda*',
    towerHeld: '¡La torre *resiste*!',
    towerLost: 'La torre ha *caído*. ¡Qué defensa!',
  },
}
