import { describe, expect, it } from 'vitest'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import type { PlayedTurn } from '../../../../rooms/shared/match/matchModel.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { phaseMs } from '../../../../rooms/shared/match/phaseLengths.ts'
import { reportOf } from '../../../../rooms/shared/match/report.ts'
import { revealMsOf } from '../../../../rooms/shared/match/revealTime.ts'
import { questionAsked } from '../../../../rooms/shared/match/tellings.ts'
import { endOfPhase, everybodyIsDone, paceOf, shownEnd, whatFollows } from '../../../../rooms/shared/match/turnFlow.ts'
import { answered, aPlan, asked, closed, finished, hostJoins, joins, started } from './matchBuilders.ts'

const racing = () => aPlan({ gameMode: 'racing' })
const seats = [hostJoins, joins('ann'), joins('ben')]
const chose = (player: string): MatchEntry => ({ kind: 'chose', player, question: 1, move: { id: 'steady' }, at: 1700 })
const looked = (player: string): MatchEntry => ({
  kind: 'looked',
  player,
  question: 1,
  answer: { choice: 0 },
  at: 1700,
})
const choosing: MatchEntry = { kind: 'choosing', question: 1, at: 1600 }
const resolved: MatchEntry = { kind: 'resolved', question: 1, at: 1800 }
const voided: MatchEntry = { kind: 'voided', question: 1, at: 1850 }

const ownTime = (): MatchPlan => {
  const plan = aPlan()
  return {
    ...plan,
    questions: plan.questions.map((question, index) => (index === 1 ? { ...question, seconds: 60 } : question)),
  }
}

const matchAfter = (entries: MatchEntry[], plan: MatchPlan = racing()) => replayMatch(plan, [...seats, ...entries])
const follows = (entries: MatchEntry[], plan?: MatchPlan) => whatFollows(matchAfter(entries, plan), 2000)?.kind ?? null

describe('what follows', () => {
  it.each<[string, MatchEntry[], string | null]>([
    ['the lobby: nothing by itself', [], null],
    ['the countdown: the first question', [started], 'asked'],
    ['a question: its end', [started, asked(1)], 'closed'],
    ['a reveal that somebody answered: choosing', [started, asked(1), answered('ann', 1, 0), closed(1)], 'choosing'],
    ['a reveal that nobody answered: the action', [started, asked(1), closed(1)], 'resolved'],
    ['a timeout of everybody: the action', [started, asked(1), answered('ann', 1, -1), closed(1)], 'resolved'],
    ['choosing: the action', [started, asked(1), answered('ann', 1, 0), closed(1), choosing], 'resolved'],
    ['the action: the next question', [started, asked(1), closed(1), resolved], 'asked'],
    ['the reveal of a question that was taken out: the next one', [started, asked(1), voided], 'asked'],
    ['choosing in one that was taken out: the next one', [started, asked(1), closed(1), choosing, voided], 'asked'],
    ['the end: nothing', [started, finished], null],
  ])('%s', (_, entries, kind) => {
    expect(follows(entries)).toBe(kind)
  })

  it('the last action: the end', () => {
    const plan = { ...racing(), questions: racing().questions.slice(0, 1) }
    expect(follows([started, asked(1), closed(1), resolved], plan)).toBe('finished')
  })

  it('a reveal without moves: the next question', () => {
    expect(follows([started, asked(1), answered('ann', 1, 0), closed(1)], aPlan())).toBe('asked')
  })
})

describe('a phase ends', () => {
  const limitMs = 20_000
  const shortRevealMs = revealMsOf({ question: 'Question 1', answers: ['a', 'b', 'c', 'd'], correct: 0 })
  it.each<[string, MatchEntry[], number]>([
    ['the countdown after three seconds', [started], 500 + phaseMs.countdown],
    ['a question half a second after its limit, for what is on its way', [started, asked(1)], 1000 + limitMs + 500],
    ['a reveal with one letter to read', [started, asked(1), closed(1)], 1500 + shortRevealMs],
    ['choosing half a second late, too', [started, asked(1), closed(1), choosing], 1600 + phaseMs.choose + 500],
    ['the action', [started, asked(1), closed(1), resolved], 1800 + phaseMs.resolve],
    ['the lobby never', [], Number.POSITIVE_INFINITY],
  ])('%s', (_, entries, at) => {
    expect(endOfPhase(matchAfter(entries), false)).toBe(at)
  })

  it('choosing later where a second look is a tap for each of many parts', () => {
    const items = ['one', 'two', 'three', 'four', 'five', 'six']
    const ends = (parts: number, own: Partial<MatchPlan> = {}) => {
      const [, ...others] = racing().questions
      const first = { kind: 'order' as const, question: 'Count', items: items.slice(0, parts) }
      const plan = { ...racing(), ...own, questions: [first, ...others] }
      const match = matchAfter([started, asked(1), closed(1), choosing], plan)
      expect(endOfPhase(match, false)).toBe(shownEnd(match) + 500)
      return shownEnd(match) - 1600
    }
    expect(ends(3)).toBe(phaseMs.choose)
    // Two seconds for each of the six items, and a moment to see the question.
    expect(ends(6)).toBeGreaterThanOrEqual(12_000)
    expect(ends(6, { phaseMs: { choose: 5000 } })).toBe(5000)
  })

  it('later by as long as it was paused, whoever paused it', () => {
    for (const by of ['host', 'restart'] as const) {
      const paused: MatchEntry[] = [
        { kind: 'paused', by, at: 2000 },
        { kind: 'resumed', at: 9000 },
      ]
      expect(endOfPhase(matchAfter([started, asked(1), ...paused]), false)).toBe(1000 + limitMs + 500 + 7000)
    }
  })

  it('later where there is an explanation to read', () => {
    const [first, ...others] = racing().questions
    if (!first) throw new Error('no question')
    const plan = { ...racing(), questions: [{ ...first, explanation: 'Because.' }, ...others] }
    const match = matchAfter([started, asked(1), closed(1)], plan)
    expect(endOfPhase(match, false)).toBe(1500 + revealMsOf({ ...first, explanation: 'Because.' }))
    expect(endOfPhase(match, false)).toBeGreaterThan(1500 + shortRevealMs)
  })

  it('when the plan of its game says so, where that says anything', () => {
    const plan = { ...racing(), phaseMs: { countdown: 100, choose: 60_000, resolve: 200 } }
    expect(endOfPhase(matchAfter([started], plan), false)).toBe(500 + 100)
    expect(endOfPhase(matchAfter([started, asked(1), closed(1)], plan), false)).toBe(1500 + shortRevealMs)
    const slow = { ...plan, phaseMs: { reveal: 9000 } }
    expect(endOfPhase(matchAfter([started, asked(1), closed(1)], slow), false)).toBe(1500 + 9000)
    const choice = matchAfter([started, asked(1), closed(1), choosing], plan)
    expect([endOfPhase(choice, false), shownEnd(choice)]).toEqual([1600 + 60_500, 1600 + 60_000])
    expect(endOfPhase(matchAfter([started, asked(1), closed(1), resolved], plan), false)).toBe(1800 + 200)
  })

  it('a reveal when the host says so, as long as there is a host to say it', () => {
    const plan = aPlan({ gameMode: 'racing', settings: { pace: null } })
    const match = matchAfter([started, asked(1), closed(1)], plan)
    expect(paceOf(match)).toBe('host')
    expect(endOfPhase(match, true)).toBe(Number.POSITIVE_INFINITY)
    expect(endOfPhase(match, false)).toBe(1500 + shortRevealMs)
  })

  it('and shows a clock only where there is something to do', () => {
    expect(shownEnd(matchAfter([started, asked(1)]))).toBe(1000 + limitMs)
    expect(shownEnd(matchAfter([started, asked(1), closed(1)]))).toBe(0)
  })
})

describe('everybody is done', () => {
  const isDone = (entries: MatchEntry[], away: string[] = []) =>
    everybodyIsDone(matchAfter(entries), ({ player }) => !away.includes(player))
  const both = [started, asked(1), answered('ann', 1, 0), answered('ben', 1, 1)]

  it.each<[string, MatchEntry[], boolean]>([
    ['not while somebody thinks', [started, asked(1), answered('ann', 1, 0)], false],
    ['when both have answered', both, true],
    [
      'also where one has let the time run out',
      [started, asked(1), answered('ann', 1, 0), answered('ben', 1, -1)],
      true,
    ],
    ['not in a reveal, which nobody can finish', [...both, closed(1)], false],
    ['not while who was wrong has not looked again', [...both, closed(1), choosing, chose('ann')], false],
    ['not while who was right has not chosen', [...both, closed(1), choosing, looked('ben')], false],
    [
      'when one has chosen and the other looked again',
      [...both, closed(1), choosing, chose('ann'), looked('ben')],
      true,
    ],
  ])('%s', (_, entries, done) => {
    expect(isDone(entries)).toBe(done)
  })

  it('waits for nobody it has waited for once they have gone, and again for who is back', () => {
    const match = matchAfter([started, asked(1), answered('ann', 1, 0)])
    const away = new Set<string>()
    const isOver = () => everybodyIsDone(match, ({ player }) => !away.has(player))
    expect(isOver()).toBe(false)
    away.add('ben')
    expect(isOver()).toBe(true)
    away.delete('ben')
    expect(isOver()).toBe(false)
    applyEntry(match, { kind: 'kicked', player: 'ben', at: 1600 })
    expect(isOver()).toBe(true)
  })

  it('without those who are away, but not with nobody there', () => {
    expect(isDone([started, asked(1), answered('ann', 1, 0)], ['ben'])).toBe(true)
    expect(isDone([started, asked(1)], ['ann', 'ben'])).toBe(false)
  })

  it('without those who came after the question was closed', () => {
    const late = joins('late', { at: 1550 })
    expect(isDone([...both, closed(1), late, choosing, chose('ann'), looked('ben')])).toBe(true)
  })
})

describe('a question with time of its own', () => {
  const first = [started, asked(1), answered('ann', 1, 0, 10_000), closed(1)]

  it('lasts as long as its author said, and the others as long as the game says', () => {
    const plan = ownTime()
    expect(shownEnd(matchAfter([started, asked(1)], plan)) - 1000).toBe(20_000)
    expect(shownEnd(matchAfter([...first, asked(2)], plan)) - 2000).toBe(60_000)
  })

  it('counts speed by its own time, and says its own time where nothing came', () => {
    const plan = ownTime()
    const half = [...first, asked(2), answered('ann', 2, 1, 30_000), closed(2)]
    const match = matchAfter(half, plan)
    const [one, two] = match.turns.map((turn) => turn.gained.get('ann'))
    // Ann took half of the time for both questions.
    expect(two).toBe(one)
    const ben = reportOf(matchAfter([...half, finished], plan)).players.find(({ playerId }) => playerId === 'ben')
    expect(ben?.answers.map((answer) => answer?.ms)).toEqual([20_000, 60_000])
    expect(questionAsked(match, match.turns[1] as PlayedTurn).timeLimit).toBe(60)
  })
})
