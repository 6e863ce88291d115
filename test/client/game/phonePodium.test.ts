import { expect, it } from 'vitest'
import { byKnowledge, byScore } from '../../../client/screens/play/player/phonePodium.ts'
import { podiumStepsOf } from '../../../client/screens/play/podium/podiumSteps.ts'
import type { FinalScore } from '../../../rooms/shared/contract/gameResults.ts'

const player = (id: string, correctCount: number, place: number): FinalScore => ({
  ...{ id, userId: null, username: id, slime: 'mint', score: 100 * correctCount },
  place,
  correctCount,
  mark: 0,
})

it('as many right is the same place on the podium of knowledge', () => {
  const places = (...counts: number[]) =>
    byKnowledge(counts.map((count, index) => player(`${index}`, count, index + 1))).map(({ place }) => place)
  expect(places(6, 6, 6)).toEqual([1, 1, 1])
  expect(places(6, 5, 5)).toEqual([1, 2, 2])
  expect(places(6, 6, 5)).toEqual([1, 1, 3])
  expect(byScore([player('a', 3, 1), player('b', 3, 1)], () => null).map(({ place }) => place)).toEqual([1, 1])
})

it('a phone has the players on its podium whom the wall has on its own, also where some have no points', () => {
  const both = (...players: FinalScore[]) => {
    const phone = byScore(players, () => null).map(({ id }) => id)
    expect(podiumStepsOf(players).flatMap((step) => step.players.map(({ id }) => id))).toEqual(phone)
    return phone
  }
  expect(both(player('a', 3, 1), player('b', 2, 2), player('c', 0, 3), player('d', 0, 3))).toEqual(['a', 'b'])
  expect(both(player('a', 3, 1), player('b', 2, 2), player('c', 0, 3))).toEqual(['a', 'b', 'c'])
})
