import { describe, expect, it } from 'vitest'
import { scoreOnlyMode } from '../../../../rooms/shared/modes/scoreOnlyMode.ts'
import { playGame } from './classroom.ts'
import { knowledgeDecides } from './gameFigures.ts'
import { lawsBroken, playsTheSameAgain } from './modeLaws.ts'
import { seededGames } from './seededGames.ts'

const classic = scoreOnlyMode('classic')
const aGame = (over: Partial<Parameters<typeof playGame<null, never, unknown>>[0]> = {}) =>
  playGame({ rules: classic, map: null, players: 30, questions: 15, chaos: 'lively', seed: 1, ...over })

describe('the class that modes are measured with', () => {
  it('is the same class for the same seed, and another for another', () => {
    expect(playsTheSameAgain(aGame())).toBe(true)
    expect(aGame({ seed: 2 }).ranking).not.toEqual(aGame().ranking)
  })

  it('answers as pupils do: 65 % right, in half of the limit on average, a quarter of them fast', () => {
    const answers = aGame({ players: 1000 }).turns.flatMap(({ turn }) => [...turn.answers.values()])
    const share = (count: number) => count / answers.length
    expect(share(answers.filter(({ correct }) => correct).length)).toBeCloseTo(0.65, 1)
    expect(share(answers.reduce((sum, { ms }) => sum + ms, 0))).toBeGreaterThan(8500)
    expect(share(answers.reduce((sum, { ms }) => sum + ms, 0))).toBeLessThan(10_500)
    const fast = answers.filter(({ correct, fast }) => correct && fast).length
    expect(fast / answers.filter(({ correct }) => correct).length).toBeGreaterThan(0.2)
  })

  it('is ranked by what it knows where nothing but questions counts', () => {
    expect(knowledgeDecides(aGame({ players: 200 }))).toBeGreaterThan(0.95)
  })

  it('plays without the questions that were taken out, and counts the others through', () => {
    const { turns } = aGame({ questions: 5, voided: [2] })
    expect(turns.map(({ turn }) => [turn.question, turn.played])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ])
    expect(turns.at(-1)?.turn.isLast).toBe(true)
  })

  it('lets some come late and others be removed', () => {
    const { turns } = aGame({
      players: 2,
      questions: 2,
      late: [{ before: 2, players: 1 }],
      removed: [{ before: 2, player: 'p1' }],
    })
    expect(turns.map(({ turn }) => turn.players.map(({ id }) => id).sort())).toEqual([
      ['p1', 'p2'],
      ['p2', 'p3'],
    ])
  })

  it.each(seededGames('racing', classic, () => ({ id: '' }), 40))('keeps the laws in classic: $title', ({ setup }) => {
    expect(lawsBroken(playGame(setup), { placesOf: () => [], phoneBytes: 4 })).toEqual([])
  })
})
