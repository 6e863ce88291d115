import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'

export const scoreboardTexts: AllWords['scoreboardTexts'] = {
  progress: (percent) => `${percent}\u00a0%`,
  progressLabel: (name, percent) => `${name}: ${percent}\u00a0% del camino`,
  knockedOut: 'K.\u00a0O.',
  isKnockedOut: (name) => `${name}: K.\u00a0O.`,
  healthLabel: (name, percent) => `${name}: ${percent} de 100 de fuerza`,
  gold: (coins) => countText(coins, 'moneda de oro', 'monedas de oro'),
  chests: ['Aún sin tesoro', 'Un cofre pequeño', 'Un cofre lleno', 'Un cofre a rebosar'],
  // The narrow column beside a lane: only the ordinal fits.
  finished: (place) => `${amountText(place)}.º`,
  isFinished: (name, place) => `${name}: en la meta, puesto ${amountText(place)}`,
  gained: (points) => `+${amountText(points)}`,
  lostPoints: (points) => `−${amountText(points)}`,
  livesOf: (left, full) => `${left} de ${full} vidas`,
  livesLeft: (full) => `de ${full} vidas`,
  wave: (number) => `Oleada ${number}`,
  hearts: (count) => plural(count, { one: '1 corazón', other: `${count} corazones` }),
  ghost: 'Fantasma',
  classic: 'Clasificación',
  playing: (count) => `${amountText(count)} en juego`,
  behind: (count) => `y ${amountText(count)} más`,
}
