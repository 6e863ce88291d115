import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** A map that is tried by bots. */
export const trialTexts = inWords('trialTexts', {
  tryIt: 'Try it',
  tryMap: (map: string) => saying`Try ${map}`,
  unnamed: 'Your map',
  title: (map: string) => saying`${map}, tried by bots`,
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  badge: 'Trial',
  loading: 'Twelve bots are taking their places...',
  anotherClass: 'Other bots',
  close: 'Close',
  measure: '50 games',
  measuring: 'Playing...',
  inGames: (games: number) => `What ${games} games have shown`,
  pointsText: ({ given, taken }: { given: number; taken: number }) => `+${Math.round(given)} −${Math.round(taken)}`,
  figures: {
    steps: 'Tiles moved per turn',
    heap: 'Largest crowd on one tile',
    share: 'Of the map walked on',
    events: 'Events at tiles, per slime and game',
    points: 'Points at tiles, per slime and game',
    unused: 'Special tiles never used',
    spots: 'Places built on, per game',
    lives: 'Lives lost per game',
    held: 'Games in which the tower stood',
  },
})
