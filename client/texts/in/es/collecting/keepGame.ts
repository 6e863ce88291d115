import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, plural } from '../counting.ts'

const coinsText = (coins: number) => countText(coins, 'moneda', 'monedas')

export const keepGameTexts: AllWords['keepGameTexts'] = {
  earned: (coins, games) =>
    games > 1 ? `¡Ganaste ${coinsText(coins)} en ${games} partidas!` : `¡Ganaste ${coinsText(coins)}!`,
  offer: (games) =>
    `Crea hoy una cuenta y son para ti, con ${games > 1 ? 'estas partidas' : 'esta partida'} y un primer slime.`,
  offerIn: 'Jugaste sin tu cuenta. Guarda hoy estas monedas en ella.',
  keep: 'Guardar monedas',
  keepAs: (username) => saying`Guardar como ${username}`,
  title: (coins) => plural(coins, { one: 'Guarda tu moneda', other: `Guarda tus ${coinsText(coins)}` }),
  titleLogin: 'Guarda tus monedas',
  register: 'Crear cuenta y guardar',
  login: 'Entrar y guardar',
  studentsOnly: 'Solo reúnen monedas las cuentas de estudiante.',
  kept: (coins, username) =>
    saying`¡${coinsText(coins)} ${plural(coins, { one: 'es tuya', other: 'son tuyas' })}, ${username}!`,
  toShop: 'Abrir un primer sobre',
}
