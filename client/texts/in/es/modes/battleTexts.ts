import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { saying } from '../../../saying.ts'
import { gain } from './modeTexts.ts'

const duelPays = ({ values: { wins = 0, takes = 0 } }: MoveFacts): string => gain(takes > 0 ? takes : wins)
const duelWords = ({ values: { otherwise } }: MoveFacts): string =>
  `Si tu rival falla o tarda más. Si no, ${gain(otherwise)}`

const attackWords = ({ values: { fast, boss, beside } }: MoveFacts): string => {
  if (boss) return beside ? `La clase contra el jefe; a su lado, ${gain(beside)} más` : 'La clase contra el jefe'
  return beside ? `Con rapidez: ${gain(fast)}. Junto a un monstruo: ${gain(beside)} más` : `Con rapidez, ${gain(fast)}`
}

export const battleTexts: AllWords['battleTexts'] = {
  title: 'Fuerza',
  moves: {
    attack: { name: 'Ataque', pays: ({ values }) => gain(values.pays), words: attackWords },
    train: { name: 'Entreno', pays: ({ values }) => gain(values.pays), words: () => 'Los monstruos duermen' },
    duel: { name: 'Duelo', pays: duelPays, words: duelWords },
    guard: { name: 'Defensa', pays: ({ values }) => gain(values.pays), words: () => 'Nadie te quita nada' },
  },
  bubble: 'Ningún monstruo ni rival atraviesa tu burbuja',
  reasons: {
    guard: () => 'Montaste guardia',
    train: () => 'Entrenaste duro',
    attack: ({ isLast }) => (isLast ? '¡Derribaste al monstruo! El último golpe da más' : '¡Tu ataque acertó!'),
    duel: ({ other }) => saying`¡Ganaste el duelo contra ${other}!`,
    'duel-pay': ({ other, isHit }) => {
      if (isHit) return saying`¡Ganaste el duelo contra ${other}!`
      return other === '' ? 'Sin rival para el duelo: vuelta de honor' : saying`Empate con ${other}`
    },
    'lost-duel': ({ other }) => saying`${other} te ganó un duelo`,
    strike: () => 'Te golpeó un monstruo',
  },
  happened: {
    gotUp: 'Otra vez en pie, y con protección',
    hasHealth: 'Tienes fuerza y vuelves a estar en pie',
    knockedOut: 'K.\u00a0O. por ahora. ¡Con un acierto te levantas!',
    powerUp: 'Tienes una estrella de poder: el próximo ataque pega más fuerte y da más',
    challenged: (name) => saying`${name} te retó y no ganó nada`,
  },
  ends: (percent) => ({
    full: percent > 0 ? `Aún con ${percent} de fuerza` : 'Lucha hasta el final',
    brief: `Fuerza ${percent}`,
  }),
  headlines: {
    bossFalls: '¡El jefe *cae*!',
    defeats: (name) => `¡${name} *vence* a un monstruo!`,
    winsDuel: (name, other) => `¡${name} *vence* en duelo a ${other}!`,
    powersUp: (name) => `¡${name} *gana poder*!`,
    getsUp: (name) => `¡${name} *vuelve* a estar en pie!`,
  },
}
