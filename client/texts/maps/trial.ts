import { inWords } from '../language.ts'

/** A map that is tried by bots. */
export const trialTexts = inWords('trialTexts', {
  tryIt: 'Try it',
  tryMap: (map: string) => `Try ${map}`,
  unnamed: 'Your map',
  title: (map: string) => `${map}, tried by bots`,
  turn: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  badge: 'Trial',
  loading: 'Twelve bots are taking their places...',
  anotherClass: 'Other bots',
  close: 'Back to the map',
})
