import { describe, expect, it } from 'vitest'
import { replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { pointsFor } from '../../../../rooms/shared/match/scoring.ts'
import { isOnOffer, questionFrame, turnFor } from '../../../../rooms/shared/match/tally.ts'
import { answered, aPlan, asked, closed, hostJoins, joins, started } from './matchBuilders.ts'

const seats = [hostJoins, joins('ann'), joins('ben'), joins('cem')]
const turnAfter = (entries: MatchEntry[], plan: MatchPlan = aPlan({ gameMode: 'racing', questions: 15 })) => {
  const match = replayMatch(plan, [...seats, started, ...entries])
  const turn = match.turns.at(-1)
  if (!turn) throw new Error('no turn')
  return turnFor(match, turn)
}

describe('what an answer is worth', () => {
  it.each([
    [0, 120],
    [10_000, 100],
    [20_000, 80],
    [99_000, 80],
    [-5, 120],
  ])('right after %i ms of 20 s: %i', (ms, points) => {
    expect(pointsFor({ share: 1, ms }, 20_000, true)).toBe(points)
  })

  it('is a hundred without the speed bonus, and nothing where it is wrong', () => {
    expect(pointsFor({ share: 1, ms: 19_000 }, 20_000, false)).toBe(100)
    expect(pointsFor({ share: 0, ms: 0 }, 20_000, true)).toBe(0)
  })
})

describe('a turn as a rule book sees it', () => {
  const answers = [asked(1), answered('ann', 1, 0, 6000), answered('ben', 1, 0, 9000), answered('cem', 1, 2, 100)]

  it('has the players in order of rank, with the points for this turn', () => {
    expect(turnAfter([...answers, closed(1)]).players.map(({ id, score }) => [id, score])).toEqual([
      ['ann', 108],
      ['ben', 102],
      ['cem', 0],
    ])
  })

  it('calls fast who was right in the first third, and early who was in the first half', () => {
    const { answers: seen } = turnAfter([...answers, closed(1)])
    expect(['ann', 'ben', 'cem'].map((player) => [seen.get(player)?.fast, seen.get(player)?.early])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })

  it('calls nobody fast with the speed bonus off, and everybody early who was right', () => {
    const plan = aPlan({ gameMode: 'racing', questions: 15, settings: { speedBonus: false } })
    const { answers: seen } = turnAfter([...answers.slice(0, 2), answered('ben', 1, 0, 19_000), closed(1)], plan)
    expect([seen.get('ann')?.fast, seen.get('ann')?.early, seen.get('ben')?.early]).toEqual([false, true, true])
  })

  it('has a move for everybody who was right: the first on offer where none that is on offer was chosen', () => {
    const chose = (player: string, id: string): MatchEntry => ({
      kind: 'chose',
      player,
      question: 1,
      move: { id },
      at: 1700,
    })
    const { moves } = turnAfter([
      ...answers,
      closed(1),
      chose('ann', 'cheat'),
      chose('ben', 'slick'),
      chose('cem', 'slick'),
    ])
    expect([...moves]).toEqual([
      ['ann', { id: 'steady' }],
      ['ben', { id: 'slick' }],
    ])
  })

  it('knows who has learned: wrong before and right at the second look', () => {
    const looked = (player: string, choice: number): MatchEntry => ({
      kind: 'looked',
      player,
      question: 1,
      answer: { choice },
      at: 1700,
    })
    expect([...turnAfter([...answers, closed(1), looked('cem', 0), looked('ann', 0)]).learned]).toEqual(['cem'])
    expect([...turnAfter([...answers, closed(1), looked('cem', 3)]).learned]).toEqual([])
  })

  it('leaves out who came after it', () => {
    const late = joins('late', { at: 1600 })
    expect(turnAfter([...answers, closed(1), late]).players.map(({ id }) => id)).not.toContain('late')
  })
})

describe('the number of a question', () => {
  const frameAt = (count: number, ...voided: number[]) => {
    const entries = Array.from({ length: count }, (_, index) => [asked(index + 1), closed(index + 1)]).flat()
    const taken = voided.map((question): MatchEntry => ({ kind: 'voided', question, at: 99_000 }))
    const match = replayMatch(aPlan({ gameMode: 'racing', questions: 15 }), [...seats, started, ...entries, ...taken])
    const turn = match.turns.at(-1)
    if (!turn) throw new Error('no turn')
    const { question, played, isFinale, isLast } = questionFrame(match, turn)
    return { question, played, isFinale, isLast }
  }

  it('counts those that count: the finale is the last three of fifteen', () => {
    expect(frameAt(12)).toEqual({ question: 12, played: 12, isFinale: false, isLast: false })
    expect(frameAt(13)).toEqual({ question: 13, played: 13, isFinale: true, isLast: false })
    expect(frameAt(15)).toEqual({ question: 15, played: 15, isFinale: true, isLast: true })
  })

  it('is one less for each that was taken out, but its name in the plan stays', () => {
    expect(frameAt(13, 2)).toEqual({ question: 13, played: 12, isFinale: false, isLast: false })
    expect(frameAt(15, 2, 3)).toEqual({ question: 15, played: 13, isFinale: true, isLast: true })
  })
})

describe('a move is on offer', () => {
  const offer = [{ id: 'build', places: [3, 7] }, { id: 'fire' }]
  it.each([
    [{ id: 'fire' }, true],
    [{ id: 'build' }, true],
    [{ id: 'build', at: 7 }, true],
    [{ id: 'build', at: 8 }, false],
    [{ id: 'fire', at: 3 }, false],
    [{ id: 'climb' }, false],
  ])('%j: %s', (move, isOffered) => {
    expect(isOnOffer(offer, move)).toBe(isOffered)
  })
})
