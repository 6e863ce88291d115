import { describe, expect, it } from 'vitest'
import { crowdBelow, podiumStepsOf, sameOnBoth } from '../../../client/screens/play/podium/podiumSteps.ts'
import type { FinalScore } from '../../../rooms/shared/contract/gameResults.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { finalScoresOf } from '../../../rooms/shared/match/ranking.ts'
import { checkReplay } from '../../../rooms/shared/match/replay.ts'
import {
  answered,
  aPlan,
  asked,
  closed,
  finished,
  hostJoins,
  joins,
  started,
} from '../../rooms/shared/match/matchBuilders.ts'
import { playedClass } from '../../rooms/shared/match/playedClass.ts'

/** A class with these scores. There is no speed bonus, so scores can be equal. */
const scored = (right: readonly number[]): FinalScore[] => {
  const plan = aPlan({ questions: 3, settings: { speedBonus: false } })
  const answers = [1, 2, 3].flatMap((question) => [
    asked(question),
    ...right.map((count, index) =>
      answered(`p${index}`, question, question <= count ? (question - 1) % 4 : 3 - ((question - 1) % 4), 100 + index),
    ),
    closed(question),
  ])
  const everybody = right.map((_, index) => joins(`p${index}`))
  return finalScoresOf(replayMatch(plan, [hostJoins, ...everybody, started, ...answers, finished]))
}

describe('places at the end', () => {
  it('are shared by equal scores, and the next place is as far on as there are in front of it', () => {
    expect(scored([3, 3, 2, 1, 1]).map(({ id, place }) => [id, place])).toEqual([
      ['p0', 1],
      ['p1', 1],
      ['p2', 3],
      ['p3', 4],
      ['p4', 4],
    ])
  })

  it('are those of the finish for who has crossed it', () => {
    const { match } = checkReplay(
      playedClass({ mode: 'racing', players: 8, questions: 12, speedBonus: false, seed: 3 }),
    )
    const crossed = match.rules.finishers(match.board)
    const places = finalScoresOf(match).slice(0, crossed.length)
    expect(crossed.length).toBeGreaterThan(1)
    expect(places.map(({ id, place }) => [id, place])).toEqual(crossed.map((id, index) => [id, index + 1]))
  })
})

describe('the podium', () => {
  const steps = (right: readonly number[]) =>
    podiumStepsOf(scored(right)).map(({ place, players, more }) => [place, players.map(({ id }) => id), more])

  it('has a step for each of the first three places', () => {
    expect(steps([3, 2, 1, 0])).toEqual([
      [1, ['p0'], 0],
      [2, ['p1'], 0],
      [3, ['p2'], 0],
    ])
  })

  it('has equal scores on one step, and no second place after two first ones', () => {
    expect(steps([3, 3, 2])).toEqual([
      [1, ['p0', 'p1'], 0],
      [3, ['p2'], 0],
    ])
    expect(steps([3, 2, 1, 1, 1, 1]).at(-1)).toEqual([3, ['p2', 'p3', 'p4'], 1])
  })

  it('names all who are first together, as far as the whole width has room', () => {
    expect(steps([2, 2, 2, 2, 2, 2, 1])).toEqual([[1, ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'], 0]])
    const [all] = podiumStepsOf(scored(Array(11).fill(2)))
    expect([all?.players.length, all?.more]).toEqual([8, 3])
  })

  it('cheers nobody for nothing, unless so few played that the step would be empty', () => {
    expect(steps([3, 0, 0, 0])).toEqual([[1, ['p0'], 0]])
    expect(steps([3, 0])).toEqual([
      [1, ['p0'], 0],
      [2, ['p1'], 0],
    ])
  })

  it('has everybody else in front of it, also who shares a step without room', () => {
    expect(crowdBelow(scored([3, 2, 1, 1, 1, 1]), 9).map(({ id }) => id)).toEqual(['p5'])
    expect(crowdBelow(scored([3, 2, 1, 1, 1, 1]), 1)).toHaveLength(1)
  })

  it('stands for knowledge, too, where the same three are on both', () => {
    const players = scored([3, 2, 1, 0])
    expect(sameOnBoth(players, players.slice(0, 3))).toBe(true)
    expect(sameOnBoth(players, [...players.slice(0, 2)].reverse())).toBe(false)
  })
})
