import { expect, it } from 'vitest'
import { byKnowledge, byScore } from '../../../client/screens/play/player/phonePodium.ts'
import { podiumStepsOf } from '../../../client/screens/play/podium/podiumSteps.ts'
import { raceResult } from '../../../client/screens/tryIt/raceResult.ts'
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

it('a visitor who tries the game out is told a place and cheered for points only, as on any podium', () => {
  const race = [player('a', 3, 1), player('b', 2, 2), player('c', 1, 3), player('d', 1, 3), player('e', 0, 5)]
  const told = (players: FinalScore[], id: string) => {
    const { title, cheers } = raceResult(players, id)
    return [title, cheers]
  }
  expect(told(race, 'a')).toEqual(['You won the race!', true])
  expect(told(race, 'd')).toEqual(['You came 3rd!', true])
  expect(told(race, 'e')).toEqual(['Well played!', false])
  const slow = [player('a', 3, 1), player('b', 2, 2), ...['c', 'd', 'e'].map((id) => player(id, 0, 3))]
  expect(told(slow, 'c')).toEqual(['Well played!', false])
  expect(byScore(slow, () => null).map(({ id }) => id)).toEqual(['a', 'b'])
  const none = ['a', 'b', 'c', 'd', 'e'].map((id) => player(id, 0, 1))
  expect([...told(none, 'a'), raceResult(none, 'a').hasPoints]).toEqual(['That was a tough one!', false, false])
})
