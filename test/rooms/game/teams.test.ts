import { expect, test } from 'vitest'
import { teamSums, toldSums } from '../../../client/parts/game/teams/teamSums.ts'
import { finalWord, finishedFor } from '../../../rooms/game/showing/results.ts'
import { replayOf } from '../../../rooms/shared/match/replay.ts'
import { aPlan, hostJoins, joins } from '../shared/match/matchBuilders.ts'
import { stagedGame } from './stagedGame.ts'

const names = ['ann', 'ben', 'cid']
const entries = [hostJoins, ...names.map((name) => joins(name, { userId: `of-${name}` }))]
const teams = { 'of-ann': 1, 'of-ben': 2, 'of-cid': 2 }

const played = (more: { teams?: Record<string, number> }) => {
  const game = stagedGame(['host', ...names], { entries, plan: { ...aPlan({ classId: '6b' }), ...more } })
  game.conductor.start()
  game.pass(3000)
  game.pass(2000)
  for (const name of names) game.answer(name, name === 'ben' ? 1 : 0)
  return game
}

test('the board knows who is in which team, and a pupil their own row', () => {
  const { state } = played({ teams })
  expect(names.map((name) => state.players.get(name)?.team)).toEqual([1, 2, 2])
  expect(state.players.get('host')?.team).toBe(0)
  expect(names.map((name) => played({}).state.players.get(name)?.team)).toEqual([0, 0, 0])
})

test('no rule and no recording knows a team: points, places and every entry are those of the game without', () => {
  const [withTeams, without] = [played({ teams }), played({})]
  expect(JSON.stringify(replayOf(withTeams.match))).toBe(JSON.stringify(replayOf(without.match)))
  expect(names.map((name) => withTeams.seat(name).tally)).toEqual(names.map((name) => without.seat(name).tally))
})

test('a server that was killed knows the teams again', () => {
  const again = played({ teams }).restarted(9000)
  expect(names.map((name) => again.state.players.get(name)?.team)).toEqual([1, 2, 2])
})

test('sums are of who plays, in order, level ones in one place; without teams there are none', () => {
  const players = [
    { id: 'ann', team: 1 },
    { id: 'ben', team: 2 },
    { id: 'cid', team: 2 },
    { id: 'eve', team: 0 },
  ]
  const score = (id: string, points: number) => ({ id, score: points })
  const sums = teamSums(players, [score('ann', 90), score('ben', 60), score('cid', 50), score('eve', 500)])
  expect(sums.map(({ team, score: sum, place, players: count }) => [team, sum, place, count])).toEqual([
    [2, 110, 1, 2],
    [1, 90, 2, 1],
  ])
  const level = teamSums(players, [score('ann', 110), score('ben', 60), score('cid', 50)])
  expect(level.map(({ place }) => place)).toEqual([1, 1])
  expect(teamSums([{ id: 'ann', team: 0 }], [score('ann', 90)])).toEqual([])
})

test('at the end a pupil is told what each team has come to, and the board adds it up by itself', () => {
  const game = played({ teams })
  const word = finalWord(game.match)
  const told = finishedFor(word, game.seat('ann'), undefined).teams ?? []
  const scoreOf = (name: string) => game.seat(name).tally.score
  expect(toldSums(told).map(({ team, score, players }) => [team, score, players])).toEqual(
    [
      [1, scoreOf('ann'), 1],
      [2, scoreOf('ben') + scoreOf('cid'), 2],
    ].sort(([, one = 0], [, other = 0]) => other - one),
  )
  expect(finishedFor(word, game.seat('host'), undefined).teams).toBeUndefined()
  expect(finishedFor(finalWord(played({}).match), game.seat('ann'), undefined).teams).toBeUndefined()
})
