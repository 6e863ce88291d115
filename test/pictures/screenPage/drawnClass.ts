import type { FinalScore } from '../../../rooms/shared/contract/gameResults.ts'
import { drawPair } from '../../../rooms/shared/names/generatedNames.ts'

/** As pupils call themselves: of every length up to the longest, of one word and of several, in several scripts. */
const ownNames = [
  'MaximilianSchmid',
  'Ann',
  'محمد عبد الله',
  'Zoë-Marie Østby',
  '李小龙',
  'Konstantin Weiß',
  'Elisabeth-Marie',
  'Al',
]
const looks = ['mint', 'cherry', 'blueberry', 'honey', 'robot', 'ghost', 'mint.4', 'cherry.9']
const classSizes = [1, 2, 3, 5, 8, 12, 18, 24, 30, 60]
/** How many steps the scores are spread over: with few steps many players share a place. */
const apart = [3, 60, 2000]
export const questions = 12

export type Pick = <Thing>(from: readonly Thing[]) => Thing

export const pickBy =
  (random: () => number): Pick =>
  <Thing>(from: readonly Thing[]) =>
    from[Math.floor(random() * from.length)] as Thing

const namesOf = (count: number, random: () => number): string[] => {
  const names = new Set<string>()
  const isOwn = random() < 0.5
  while (names.size < count) {
    const own = pickBy(random)(ownNames)
    names.add(isOwn && !names.has(own) ? own : drawPair(random))
  }
  return [...names]
}

export const placeIn = (all: readonly number[], value: number): number =>
  1 + all.filter((other) => other > value).length

/** A random class with its scores, the best first. */
export const classOf = (random: () => number): FinalScore[] => {
  const pick = pickBy(random)
  const names = namesOf(pick(classSizes), random)
  const steps = pick(apart)
  const scores = names.map(() => 10 + Math.floor(random() * steps) * 10).sort((one, other) => other - one)
  return names.map((username, index) => {
    const score = scores[index] ?? 0
    const correctCount = Math.floor(random() * (questions + 1))
    const mark = 1 + Math.floor(random() * 100)
    return { id: `p${index}`, username, slime: pick(looks), score, place: placeIn(scores, score), correctCount, mark }
  })
}
