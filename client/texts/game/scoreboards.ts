import { inWords } from '../language.ts'
import { amountText, plural } from '../parts.ts'
import { placeText } from './gamePlay.ts'

/** For the scoreboards of the modes. */
export const scoreboardTexts = inWords('scoreboardTexts', {
  progress: (percent: number) => `${percent}%`,
  progressLabel: (name: string, percent: number) => `${name}: ${percent}% of the way`,
  knockedOut: 'KO',
  isKnockedOut: (name: string) => `${name}: knocked out`,
  healthLabel: (name: string, percent: number) => `${name}: ${percent} HP of 100`,
  gold: (coins: number) => plural(coins, { one: '1 gold coin', other: `${amountText(coins)} gold coins` }),
  chests: ['No treasure yet', 'A small chest', 'A full chest', 'An overflowing chest'],
  finished: (place: number) => placeText(place),
  isFinished: (name: string, place: number) => `${name}: over the line, ${placeText(place)}`,
  gained: (points: number) => `+${amountText(points)}`,
  lostPoints: (points: number) => `−${amountText(points)}`,
  livesOf: (left: number, full: number) => `${left} of ${full} lives`,
  livesLeft: (full: number) => `of ${full} lives`,
  wave: (number: number) => `Wave ${number}`,
  hearts: (count: number) => plural(count, { one: '1 heart', other: `${count} hearts` }),
  ghost: 'Ghost',
  classic: 'Standings',
  playing: (count: number) => plural(count, { one: '1 player', other: `${amountText(count)} players` }),
  behind: (count: number) => `and ${amountText(count)} more`,
})
