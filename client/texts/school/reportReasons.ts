import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import { inWords } from '../language.ts'

export const reasonOfAllModes = inWords('reasonOfAllModes', { learned: 'Learned at the second look' })
const { learned } = reasonOfAllModes

/** What a mode gave or took, as the reports name it. */
export const reasonNames: { [Mode in MapMode]: Record<TermsOf<Mode>['reason'], string> } = inWords('reasonNames', {
  racing: {
    learned,
    nitro: 'Nitro',
    'nitro-lost': 'Nitro lost',
    slipstream: 'Slipstream',
    steady: 'Steady',
    hit: 'Monster hit',
    'last-hit': 'Monster beaten',
    slick: 'Slick',
    slicked: 'Slicked',
    boost: 'Boost',
    obstacle: 'Obstacle',
  },
  battle: {
    learned,
    guard: 'Guard',
    train: 'Training',
    attack: 'Attack',
    duel: 'Duel won',
    'duel-pay': 'Duel',
    'lost-duel': 'Duel lost',
    strike: 'Struck by a monster',
  },
  'gold-quest': {
    learned,
    wooden: 'Wooden chest',
    golden: 'Golden chest',
    'golden-lost': 'Golden chest, lost',
    rascal: "Thief's chest",
    'rascal-loot': 'Stolen',
    robbed: 'Robbed',
    hit: 'Monster hit',
    'last-hit': 'Monster beaten',
    trap: 'Trap',
    gold: 'Gold dug up',
  },
  tower: {
    learned,
    build: 'Building',
    fire: 'Fire',
    climb: 'Climb',
    'last-hit': 'Monster popped',
    'tower-hit': 'Monster popped by the tower',
    stones: 'Stones that fired',
    leak: 'Monster got through',
    survived: 'Tower held',
  },
  survival: {
    learned,
    hide: 'Hide',
    roam: 'Roam',
    dare: 'Dare',
    hearts: 'Hearts left',
  },
})

export const mapPointsTexts = inWords('mapPointsTexts', {
  tab: 'On the map',
  gave: 'Given',
  took: 'Taken',
  why: 'What for',
  /** One name stands for who robbed, another for who was robbed: only the reason says which. */
  with: (names: string) => `(${names})`,
  times: (count: number) => `${count} ×`,
  nothing: 'Nothing on the map',
})
