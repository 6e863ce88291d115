import { expect, it } from 'vitest'
import { byKnowledge, byScore } from '../../../client/screens/play/player/phonePodium.ts'
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
