import { expect, test } from 'vitest'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import { currentTurn, wasRight } from '../../../../rooms/shared/match/matchModel.ts'
import { aPlan, asked, closed, hostJoins, joins, started } from './matchBuilders.ts'

test('what answers the other questions is looked at once, however many different texts are typed', () => {
  let looks = 0
  const zambia = {
    kind: 'typed' as const,
    question: 'Capital: Lusaka?',
    get accept() {
      looks++
      return ['Zambia']
    },
  }
  const gambia = { kind: 'typed' as const, question: 'Capital: Banjul?', accept: ['Gambia'] }
  const players = Array.from({ length: 200 }, (_, number) => `p${number}`)
  const plan = { ...aPlan(), questions: [gambia, zambia] }
  const match = replayMatch(plan, [hostJoins, ...players.map((player) => joins(player)), started, asked(1)])
  for (const [number, player] of players.entries()) {
    const text = number === 0 ? 'Zambia' : number === 1 ? 'Gambja' : `word ${String.fromCharCode(97 + number)}`
    applyEntry(match, { kind: 'answered', player, question: 1, answer: { text }, ms: 1000, at: 2000 })
  }
  const before = looks
  applyEntry(match, closed(1))
  expect(looks - before).toBeLessThan(5)
  const turn = currentTurn(match)
  if (!turn) throw new Error('no turn')
  expect(players.slice(0, 3).map((player) => wasRight(match, turn, player))).toEqual([false, true, false])
})
