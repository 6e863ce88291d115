import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, plural } from '../counting.ts'

const coinsText = (coins: number) => countText(coins, 'Münze', 'Münzen')

export const keepGameTexts: AllWords['keepGameTexts'] = {
  earned: (coins, games) =>
    games > 1 ? `Du hast in ${games} Spielen ${coinsText(coins)} verdient!` : `Du hast ${coinsText(coins)} verdient!`,
  offer: (games) =>
    `Mach heute ein Konto, und sie gehören dir, mit ${games > 1 ? 'diesen Spielen' : 'diesem Spiel'} und einem ersten Slime.`,
  offerIn: 'Du hast ohne dein Konto gespielt. Leg diese Münzen heute hinein.',
  keep: 'Münzen behalten',
  keepAs: (username) => saying`Als ${username} behalten`,
  title: (coins) => plural(coins, { one: 'Behalte deine Münze', other: `Behalte deine ${coinsText(coins)}` }),
  titleLogin: 'Behalte deine Münzen',
  register: 'Registrieren und behalten',
  login: 'Anmelden und behalten',
  studentsOnly: 'Nur Lernende sammeln Münzen.',
  kept: (coins, username) =>
    saying`${coinsText(coins)} ${plural(coins, { one: 'gehört', other: 'gehören' })} dir, ${username}!`,
  toShop: 'Ein erstes Pack öffnen',
}
