import type { Chest, GoldQuestReason } from '../../../rooms/shared/modes/goldQuest/goldQuestEvents.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { saying } from '../saying.ts'
import { between, gain, loss, type MoveFacts, type MoveText, type Sentence } from './modeTexts.ts'

const goldenPays = ({ values: { most, rest = 0 } }: MoveFacts): string => between(rest, most)

function goldenWords({ values: { some, rest = 0, losesPercent = 0 } }: MoveFacts): string {
  if (rest > 0) return `Or ${gain(some)}: who knows?`
  return losesPercent > 0
    ? `Or ${gain(some)}. Bad luck: ${loss(losesPercent)}%`
    : `Or ${gain(some)}, or empty: who knows?`
}

const rascalPays = ({ values: { steals = 0, consoles } }: MoveFacts): string => gain(steals > 0 ? steals : consoles)

function rascalWords({ values: { steals = 0, swapChance = 0, consoles = 0 } }: MoveFacts): string {
  if (steals === 0) return "Sure, out of a thief's pocket"
  const steal = swapChance > 0 ? 'Steal, or swap places' : 'Steal from somebody'
  return `${steal}. No luck: ${consoles > 0 ? gain(consoles) : 'nothing'}`
}

export const goldQuestTexts = inWords('goldQuestTexts', {
  /** The heading of the standings. */
  title: 'Treasure',
  moves: {
    wooden: { name: 'Wooden', pays: ({ values }) => gain(values.pays), words: () => 'Sure, and safe from thieves' },
    golden: { name: 'Golden', pays: goldenPays, words: goldenWords },
    rascal: { name: 'Thief', pays: rascalPays, words: rascalWords },
  } satisfies Record<Chest, MoveText>,
  /** After a right second look: what the player's bubble does, until the turn is over. */
  bubble: 'No thief and no trap gets through your bubble',
  /** Why the player's own score changed. */
  reasons: {
    wooden: () => 'The wooden chest paid out',
    golden: () => 'The golden chest was kind!',
    'golden-lost': () => 'The golden chest bit back',
    rascal: () => 'The thief left you something',
    'rascal-loot': ({ other, isSwap }) =>
      isSwap ? saying`You swapped places with ${other}!` : saying`You robbed ${other}!`,
    robbed: ({ other, isSwap }) => (isSwap ? saying`${other} swapped places with you` : saying`${other} robbed you`),
    hit: () => 'You hit the guardian of the gold',
    'last-hit': () => 'You beat the guardian of the gold!',
    trap: () => 'A trap snapped',
    gold: () => 'You dug up gold!',
  } satisfies Record<GoldQuestReason, Sentence>,
  /** What a turn did to the player beside the points. */
  happened: {
    emptyChest: 'This time the chest was empty',
  },
  /** At the end: the gold that a player has gathered. */
  ends: (coins: number) => ({
    full: countText(coins, 'gold coin', 'gold coins'),
    brief: countText(coins, 'coin', 'coins'),
  }),
  /** What the class reads while a turn plays. Stars mark the verb. No line names a player for a failure. */
  headlines: {
    robs: (name: string, other: string) => `${name} *robs* ${other}!`,
    swaps: (name: string, other: string) => `${name} *swaps places* with ${other}!`,
    findsTreasure: (name: string, points: number) => `${name} *finds* ${points} in a golden chest!`,
    digs: (count: number) => `${countText(count, 'player', 'players')} *dug up* gold`,
  },
})
