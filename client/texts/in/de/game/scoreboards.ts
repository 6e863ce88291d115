import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'

export const scoreboardTexts: AllWords['scoreboardTexts'] = {
  progress: (percent) => `${percent}\u00a0%`,
  progressLabel: (name, percent) => `${name}: ${percent}\u00a0% des Wegs`,
  knockedOut: 'K.\u00a0o.',
  isKnockedOut: (name) => `${name}: K.\u00a0o.`,
  healthLabel: (name, percent) => `${name}: ${percent} von 100 Kraft`,
  gold: (coins) => countText(coins, 'Goldmünze', 'Goldmünzen'),
  chests: ['Noch kein Schatz', 'Eine kleine Truhe', 'Eine volle Truhe', 'Eine übervolle Truhe'],
  // The narrow column beside a lane: only the ordinal fits.
  finished: (place) => `${amountText(place)}.`,
  isFinished: (name, place) => `${name}: im Ziel, Platz ${amountText(place)}`,
  gained: (points) => `+${amountText(points)}`,
  lostPoints: (points) => `−${amountText(points)}`,
  livesOf: (left, full) => `${left} von ${full} Leben`,
  livesLeft: (full) => `von ${full} Leben`,
  wave: (number) => `Welle ${number}`,
  hearts: (count) => plural(count, { one: '1 Herz', other: `${count} Herzen` }),
  ghost: 'Geist',
  classic: 'Rangliste',
  playing: (count) => `${amountText(count)} dabei`,
  behind: (count) => `und ${amountText(count)} weitere`,
}
