import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { ModeReasons } from '../../../rooms/shared/modes/modeEvents.ts'
import { inWords } from '../language.ts'
import { placeText } from './gamePlay.ts'

/** What a sentence about one's own turn may need to know. */
export interface Told {
  /** Who took it, or from whom it was taken. */
  other: string
  /** A duel was won, a slick hit somebody. */
  isHit: boolean
  isSwap: boolean
  /** The hit that brought a monster down, which pays more. */
  isLast: boolean
}

type Sentence = (told: Told) => string

const learned: Sentence = () => 'You learned it. Nothing could touch you!'

/** Why one's own score changed: every reason of every mode has its words. */
export const reasonTexts: { [Mode in MapMode]: Record<ModeReasons[Mode], Sentence> } = inWords('reasonTexts', {
  racing: {
    learned,
    nitro: () => 'Your Nitro fired!',
    'nitro-lost': () => 'Your Nitro fizzled out',
    slipstream: () => 'You rode the slipstream',
    steady: () => 'Steady as she goes',
    hit: () => 'You hit the monster on the track',
    'last-hit': () => 'You cleared the track!',
    slick: ({ other, isHit }) => (isHit ? `You slicked ${other}!` : 'You spilled a slick'),
    slicked: ({ other }) => `${other} slicked you`,
    boost: () => 'Over the boost!',
    obstacle: () => 'A bump on the way',
  },
  battle: {
    learned,
    guard: () => 'You stood guard',
    train: () => 'You trained hard',
    attack: ({ isLast }) => (isLast ? 'You brought the monster down! The last hit pays more' : 'Your attack landed!'),
    duel: ({ other }) => `You won the duel against ${other}!`,
    'duel-pay': ({ other, isHit }) => {
      if (isHit) return `You won the duel against ${other}!`
      return other === '' ? 'Nobody to duel: a lap of honour' : `A draw against ${other}`
    },
    'lost-duel': ({ other }) => `${other} won a duel against you`,
    strike: () => 'A monster struck you',
  },
  'gold-quest': {
    learned,
    wooden: () => 'The wooden chest paid out',
    golden: () => 'The golden chest was kind!',
    'golden-lost': () => 'The golden chest bit back',
    rascal: () => 'The rascal left you something',
    'rascal-loot': ({ other, isSwap }) => (isSwap ? `You swapped places with ${other}!` : `You robbed ${other}!`),
    robbed: ({ other, isSwap }) => (isSwap ? `${other} swapped places with you` : `${other} robbed you`),
    hit: () => 'You hit the guardian of the gold',
    'last-hit': () => 'You beat the guardian of the gold!',
    trap: () => 'A trap snapped',
    gold: () => 'You dug up gold!',
  },
  tower: {
    learned,
    build: () => 'Your stone is on a tower',
    fire: () => 'You fired!',
    climb: () => 'The wind carried you up!',
    'last-hit': () => 'You popped a monster!',
    'tower-hit': () => 'Your tower popped a monster!',
    stones: () => 'Your stones paid off',
    leak: () => 'A monster got through',
  },
  survival: {
    learned,
    hide: () => 'Well hidden, with a shield',
    roam: () => 'All alone: a good spot!',
    dare: () => 'You grabbed the hot coin!',
  },
})

export const happeningTexts = inWords('happeningTexts', {
  title: 'What happened',
  quiet: 'A quiet turn for you',
  quietHint: 'The next question is coming.',
  total: 'This turn',
  gained: (points: number) => `+${points}`,
  lost: (points: number) => `−${points}`,
  nitroLit: 'Nitro lit! Your next answer decides',
  slidOff: (name: string) => `The slick of ${name} slid right off you`,
  dodged: 'You slipped past an obstacle',
  waits: 'You wait at the line',
  crossed: (place: number) => `You crossed the line ${placeText(place)}!`,
  confetti: 'Confetti for a right answer!',
  gotUp: 'You are up again, and guarded',
  knockedOut: 'Down for now. A right answer gets you up!',
  powerUp: 'You found a power-up: the next attack hits twice as hard',
  challenged: (name: string) => `${name} challenged you and won nothing`,
  emptyChest: 'This time the chest was empty',
  becalmed: 'No wind this time',
  noCoin: 'No coin this time',
  notAlone: 'Somebody else was there, too',
  tooFast: 'You were too fast to be hurt',
  shieldHeld: 'Your shield held!',
  heartLost: 'You lost a heart',
  ghost: 'You are a ghost. Two right in a row bring a heart back!',
  heartBack: 'A heart is back!',
  towerLost: 'The tower has fallen. What a stand!',
  towerHeld: 'The tower stands! You held out to the end',
})
