import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'

/** Loaded with the podium, and shown when a game is over. */
export const gameEndTexts = inWords('gameEndTexts', {
  complete: 'Game Complete!',
  calledOffHint: 'It ended before the first answer was shown, so it does not count. Nobody won and nobody lost.',
  finalScores: 'Final scores',
  byScore: 'Top scores',
  byBoth: 'Top scores and most correct answers',
  alsoHere: (count: number) => `and ${amountText(count)} more`,
  noPoints: 'No points yet',
  noPointsHint: 'Nobody scored this time. The next game is a new chance!',
  byKnowledge: 'Most correct answers',
  correctCount: (count: number) => `${amountText(count)} correct`,
  climber: 'Moved up most',
  climbed: (places: number) => plural(places, { one: '1 place up', other: `${amountText(places)} places up` }),
  whoCameFirst: 'Who came first?',
  nobodyScored: 'That was a tough one!',
  nobodyScoredHint: 'Nobody scored this time. The next game starts at zero for everybody.',
  youGotRight: (count: number) =>
    plural(count, { one: 'You got 1 right!', other: `You got ${amountText(count)} right!` }),
  thanks: 'Well played!',
  startsSmall: 'Every slime starts small. The next game is a new chance!',
  earned: 'You earned',
  accountGone: 'Your account was deleted during the game, so it earned no coins.',
  unlocked: 'Achievement unlocked',
  moreUnlocked: (count: number) => `and ${count} more`,
  nobodyPlayed: 'Nobody played this game.',
})
