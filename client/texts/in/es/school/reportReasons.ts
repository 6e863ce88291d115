import type { AllWords } from '../../../allWords.ts'

const learned = 'Aprendido en la segunda mirada'

export const reasonOfAllModes: AllWords['reasonOfAllModes'] = { learned }

// Beside the reasons that the type asks for, the end of a game has `survived` and `hearts`.
const names = {
  racing: {
    learned,
    nitro: 'Nitro',
    'nitro-lost': 'Nitro perdido',
    slipstream: 'Rebufo',
    steady: 'Seguro',
    hit: 'Golpe al monstruo',
    'last-hit': 'Monstruo vencido',
    slick: 'Mancha',
    slicked: 'Patinazo',
    boost: 'Impulso',
    obstacle: 'Obstáculo',
  },
  battle: {
    learned,
    guard: 'Defensa',
    train: 'Entreno',
    attack: 'Ataque',
    duel: 'Duelo ganado',
    'duel-pay': 'Duelo',
    'lost-duel': 'Duelo perdido',
    strike: 'Golpe de un monstruo',
  },
  'gold-quest': {
    learned,
    wooden: 'Cofre de madera',
    golden: 'Cofre dorado',
    'golden-lost': 'Cofre dorado, perdido',
    rascal: 'Cofre del ladrón',
    'rascal-loot': 'Botín',
    robbed: 'Robo',
    hit: 'Golpe al monstruo',
    'last-hit': 'Monstruo vencido',
    trap: 'Trampa',
    gold: 'Oro hallado',
  },
  tower: {
    learned,
    build: 'Construir',
    fire: 'Disparar',
    climb: 'Subir',
    'last-hit': 'Monstruo derribado',
    'tower-hit': 'Monstruo derribado por la torre',
    stones: 'Piedras que dispararon',
    leak: 'Se coló un monstruo',
    survived: 'Torre a salvo',
  },
  survival: {
    learned,
    hide: 'Refugio',
    roam: 'Paseo',
    dare: 'Riesgo',
    hearts: 'Corazones',
  },
}
export const reasonNames: AllWords['reasonNames'] = names

export const mapPointsTexts: AllWords['mapPointsTexts'] = {
  tab: 'En el mapa',
  gave: 'Ganado',
  took: 'Perdido',
  why: 'Por qué',
  with: (names) => `(${names})`,
  times: (count) => `${count} ×`,
  nothing: 'Nada en el mapa',
}
