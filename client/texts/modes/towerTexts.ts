import type { TowerMove, TowerReason } from '../../../rooms/shared/modes/tower/towerEvents.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { between, gain, type MoveText, type Sentence } from './modeTexts.ts'

export const towerTexts = inWords('towerTexts', {
  /** The heading of the standings. */
  title: 'Tower',
  moves: {
    build: {
      name: 'Build',
      pays: ({ values }) => gain(values.pays),
      words: ({ values }) => `And ${gain(values.perStone)} when its tower fires`,
    },
    fire: {
      name: 'Fire',
      pays: ({ values }) => gain(values.pays),
      words: ({ values }) => `${values.damage} damage at once`,
    },
    climb: {
      name: 'Climb',
      pays: ({ values: { least, most } }) => between(least, most),
      words: ({ values: { least = 0, most = 0 } }) => (least === most ? 'A fair wind' : 'The wind decides'),
    },
  } satisfies Record<TowerMove, MoveText>,
  /** After a right second look: what the player's bubble does, until the turn is over. */
  bubble: 'Whatever gets through: it takes nothing from you',
  /** Why the player's own score changed. */
  reasons: {
    build: () => 'Your stone is on a tower',
    fire: () => 'You fired!',
    climb: () => 'The wind carried you up!',
    'last-hit': () => 'You popped a monster!',
    'tower-hit': () => 'Your tower popped a monster!',
    stones: () => 'Your stones paid off',
    leak: () => 'A monster got through',
  } satisfies Record<TowerReason, Sentence>,
  /** What a turn did to the player beside the points. */
  happened: {
    becalmed: 'No wind this time',
    towerLost: 'The tower has fallen. What a stand!',
    towerHeld: 'The tower stands! You held out to the end',
  },
  /** At the end: the lives that the class has left. */
  ends: (lives: number) => ({
    full: lives > 0 ? countText(lives, 'tower life left', 'tower lives left') : 'A brave stand',
    brief: countText(lives, 'life', 'lives'),
  }),
  /** What the class reads while a turn plays. Stars mark the verb. No line names a player for a failure. */
  headlines: {
    pops: (name: string) => `${name} *pops* a monster!`,
    leaks: (count: number, lives: number) =>
      `${countText(count, 'monster gets', 'monsters get')} *through*: ${countText(lives, 'life', 'lives')} left`,
    rides: (name: string) => `${name} *rides* the wind!`,
    builds: (name: string, stones: number) => `${name} *builds* a tower of ${countText(stones, 'stone', 'stones')}`,
    hesitates: 'The next wave *hesitates*',
    towerHeld: 'The tower *stands*!',
    towerLost: 'The tower has *fallen*. What a stand!',
  },
})
