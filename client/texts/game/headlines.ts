import { inWords } from '../language.ts'
import { amountText, countText, plural } from '../parts.ts'
import { placeText } from './gamePlay.ts'

/** What the class reads while a turn is played out: what somebody does stands between stars. Nobody is named for failing. */
export const headlineTexts = inWords('headlineTexts', {
  title: 'Watch the action!',
  calm: 'A calm turn. The next question is coming.',
  learned: (count: number) => `${countText(count, 'player', 'players')} *learned* it and stayed safe`,

  slicks: (name: string, other: string) => `${name} *slicks* ${other}!`,
  crosses: (name: string, place: number) => `${name} *crosses the line* ${placeText(place)}!`,
  nitroFires: (name: string, points: number) => `${name}'s Nitro *fires*! +${points}`,
  boosts: (name: string) => `${name} *flies* over the boost!`,

  bossFalls: 'The boss *falls*!',
  defeats: (name: string) => `${name} *defeats* a monster!`,
  winsDuel: (name: string, other: string) => `${name} *outduels* ${other}!`,
  powersUp: (name: string) => `${name} *powers up*!`,
  getsUp: (name: string) => `${name} *is back* on their feet!`,

  robs: (name: string, other: string) => `${name} *robs* ${other}!`,
  swaps: (name: string, other: string) => `${name} *swaps places* with ${other}!`,
  findsTreasure: (name: string, points: number) => `${name} *finds* ${points} in a golden chest!`,
  beatsMonster: (name: string) => `${name} *beats* a monster!`,
  digs: (count: number) => `${countText(count, 'player', 'players')} *dug up* gold`,

  pops: (name: string) => `${name} *pops* a monster!`,
  leaks: (count: number, lives: number) =>
    `${countText(count, 'monster gets', 'monsters get')} *through*: ${countText(lives, 'life', 'lives')} left`,
  rides: (name: string) => `${name} *rides* the wind!`,
  builds: (name: string, stones: number) => `${name} *builds* a tower of ${countText(stones, 'stone', 'stones')}`,
  hesitates: 'The next wave *hesitates*',
  towerHeld: 'The tower *stands*!',
  towerLost: 'The tower has *fallen*. What a stand!',

  shrugsOff: (name: string) => `${name} *shrugs it off*!`,
  revives: (name: string) => `${name} *is back* with a heart!`,
  grabs: (name: string, points: number) => `${name} *grabs* a hot coin: +${points}`,
  swarms: 'The swarm *spreads*',
  shakes: (count: number) => `${amountText(count)} ${plural(count, { one: 'spot', other: 'spots' })} of ground *shook*`,
})
