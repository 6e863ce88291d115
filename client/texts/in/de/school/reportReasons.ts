import type { AllWords } from '../../../allWords.ts'

const learned = 'Beim zweiten Blick gelernt'

export const reasonOfAllModes: AllWords['reasonOfAllModes'] = { learned }

// Beside the reasons that the type asks for, the end of a game has `survived` and `hearts`.
const names = {
  racing: {
    learned,
    nitro: 'Nitro',
    'nitro-lost': 'Nitro verpufft',
    slipstream: 'Windschatten',
    steady: 'Sicher',
    hit: 'Monstertreffer',
    'last-hit': 'Monster besiegt',
    slick: 'Schleimspur',
    slicked: 'Ausgerutscht',
    boost: 'Schub',
    obstacle: 'Hindernis',
  },
  battle: {
    learned,
    guard: 'Schutz',
    train: 'Training',
    attack: 'Angriff',
    duel: 'Duell gewonnen',
    'duel-pay': 'Duell',
    'lost-duel': 'Duell verloren',
    strike: 'Vom Monster getroffen',
  },
  'gold-quest': {
    learned,
    wooden: 'Holztruhe',
    golden: 'Goldene Truhe',
    'golden-lost': 'Goldene Truhe, verloren',
    rascal: 'Truhe des Diebs',
    'rascal-loot': 'Beute',
    robbed: 'Beklaut',
    hit: 'Monstertreffer',
    'last-hit': 'Monster besiegt',
    trap: 'Falle',
    gold: 'Gold ausgegraben',
  },
  tower: {
    learned,
    build: 'Bauen',
    fire: 'Feuern',
    climb: 'Klettern',
    'last-hit': 'Monster erwischt',
    'tower-hit': 'Monster vom Turm erwischt',
    stones: 'Steine, die feuerten',
    leak: 'Monster durchgebrochen',
    survived: 'Turm gehalten',
  },
  survival: {
    learned,
    hide: 'Versteck',
    roam: 'Ausflug',
    dare: 'Wagnis',
    hearts: 'Übrige Herzen',
  },
}
export const reasonNames: AllWords['reasonNames'] = names

export const mapPointsTexts: AllWords['mapPointsTexts'] = {
  tab: 'Spielfeld',
  gave: 'Bekommen',
  took: 'Verloren',
  why: 'Wofür',
  with: (names) => `(${names})`,
  times: (count) => `${count} ×`,
  nothing: 'Nichts auf dem Spielfeld',
}
