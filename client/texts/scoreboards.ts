import { placeText } from './gamePlay.ts'
import { inWords } from './language.ts'
import { amountText } from './parts.ts'

/** What the scoreboards of the modes say. */
export const scoreboardTexts = inWords('scoreboardTexts', {
  progress: (percent: number) => `${percent}%`,
  progressLabel: (name: string, percent: number) => `${name}: ${percent}% of the way`,
  knockedOut: 'KO',
  isKnockedOut: (name: string) => `${name}: knocked out`,
  healthLabel: (name: string, percent: number) => `${name}: ${percent} HP of 100`,
  gold: (coins: number) => (coins === 1 ? '1 gold coin' : `${amountText(coins)} gold coins`),
  chests: ['No treasure yet', 'A small chest', 'A full chest', 'An overflowing chest'],
  finished: (place: number) => placeText(place),
  isFinished: (name: string, place: number) => `${name}: over the line, ${placeText(place)}`,
  gained: (points: number) => `+${amountText(points)}`,
  lostPoints: (points: number) => `−${amountText(points)}`,
  lives: 'Lives',
  livesOf: (left: number, full: number) => `${left} of ${full} lives`,
  livesShown: (left: number, full: number) => `${left} / ${full}`,
  wave: (number: number) => `Wave ${number}`,
  hearts: (count: number) => (count === 1 ? '1 heart' : `${count} hearts`),
  ghost: 'Ghost',
})
