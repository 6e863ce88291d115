import type { BattleMove, BattleReason } from '../../../rooms/shared/modes/battle/battleEvents.ts'
import { inWords } from '../language.ts'
import { saying } from '../saying.ts'
import { gain, type MoveFacts, type MoveText, type Sentence } from './modeTexts.ts'

const duelPays = ({ values: { wins = 0, takes = 0 } }: MoveFacts): string => gain(takes > 0 ? takes : wins)
const duelWords = ({ values: { otherwise } }: MoveFacts): string =>
  `A rival was wrong or slower. Else ${gain(otherwise)}`

/** Games by the first rules know no `beside`, so the second half is missing there. */
const attackWords = ({ values: { fast, boss, beside } }: MoveFacts): string => {
  if (boss) return beside ? `All against the boss, beside it ${gain(beside)} more` : 'All against the boss'
  return beside ? `Fast: ${gain(fast)}. Next to a monster: ${gain(beside)} more` : `If you were fast ${gain(fast)}`
}

export const battleTexts = inWords('battleTexts', {
  /** The heading of the standings. */
  title: 'Health',
  moves: {
    attack: {
      name: 'Attack',
      pays: ({ values }) => gain(values.pays),
      words: attackWords,
    },
    train: { name: 'Train', pays: ({ values }) => gain(values.pays), words: () => 'No monster is awake' },
    duel: { name: 'Duel', pays: duelPays, words: duelWords },
    guard: { name: 'Guard', pays: ({ values }) => gain(values.pays), words: () => 'No rival takes anything' },
  } satisfies Record<BattleMove, MoveText>,
  /** After a right second look: what the player's bubble does, until the turn is over. */
  bubble: 'No monster and no rival gets through your bubble',
  /** Why the player's own score changed. */
  reasons: {
    guard: () => 'You stood guard',
    train: () => 'You trained hard',
    attack: ({ isLast }) => (isLast ? 'You brought the monster down! The last hit pays more' : 'Your attack landed!'),
    duel: ({ other }) => saying`You won the duel against ${other}!`,
    'duel-pay': ({ other, isHit }) => {
      if (isHit) return saying`You won the duel against ${other}!`
      return other === '' ? 'Nobody to duel: a lap of honour' : saying`A draw against ${other}`
    },
    'lost-duel': ({ other }) => saying`${other} won a duel against you`,
    strike: () => 'A monster struck you',
  } satisfies Record<BattleReason, Sentence>,
  /** What a turn did to the player beside the points. */
  happened: {
    gotUp: 'You are up again, and guarded',
    hasHealth: 'You have health and are up again',
    knockedOut: 'Down for now. A right answer gets you up!',
    powerUp: 'You found a power-up: the next attack hits harder and pays more',
    challenged: (name: string) => saying`${name} challenged you and won nothing`,
  },
  /** At the end: the health that a player has left. */
  ends: (percent: number) => ({
    full: percent > 0 ? `${percent} HP left` : 'Fought to the end',
    brief: `${percent} HP`,
  }),
  /** What the class reads while a turn plays. Stars mark the verb. No line names a player for a failure. */
  headlines: {
    bossFalls: 'The boss *falls*!',
    defeats: (name: string) => `${name} *defeats* a monster!`,
    winsDuel: (name: string, other: string) => `${name} *outduels* ${other}!`,
    powersUp: (name: string) => `${name} *powers up*!`,
    getsUp: (name: string) => `${name} *is back* on their feet!`,
  },
})
