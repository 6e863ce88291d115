import { expect, it } from 'vitest'
import { keepGameTexts } from '../../../client/texts/collecting/keepGame.ts'
import { purseTexts } from '../../../client/texts/collecting/purse.ts'
import { partTexts } from '../../../client/texts/parts.ts'
import { dashboardTexts } from '../../../client/texts/school/dashboard.ts'
import { shellTexts } from '../../../client/texts/shell.ts'

const said = (coins: number) => [
  shellTexts.balance(coins),
  `${coins} ${partTexts.coins(coins)}`,
  dashboardTexts.missing(coins),
  keepGameTexts.earned(coins, 1),
  keepGameTexts.earned(coins, 2),
  keepGameTexts.title(coins),
  keepGameTexts.kept(coins, 'Ann'),
  purseTexts.full(0, coins),
]

it('who has, misses or gets a single coin does not read of coins', () => {
  expect(said(1)).toEqual([
    '1 coin',
    '1 coin',
    '1 coin to go',
    'You earned 1 coin!',
    'You earned 1 coin in 2 games!',
    'Keep your 1 coin',
    '1 coin is yours, Ann!',
    'You earned all coins for today, so this one was not paid. Tomorrow you can earn again.',
  ])
  expect(said(12).slice(0, 3)).toEqual(['12 coins', '12 coins', '12 coins to go'])
})
