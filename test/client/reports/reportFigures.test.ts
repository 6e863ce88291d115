import { describe, expect, it } from 'vitest'
import { markOf } from '../../../client/screens/reports/answerMarks.ts'
import {
  averageTimeOf,
  hardestFirst,
  hardestOf,
  overallShare,
  plannedOf,
  questionFigures,
} from '../../../client/screens/reports/reportFigures.ts'
import type { Report, ReportAnswer, ReportPlayer } from '../../../rooms/shared/contract/reports.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { aPlan, asked, closed, finished, hostJoins, joins, started } from '../../rooms/shared/match/matchBuilders.ts'
import { someQuestions } from '../../rooms/shared/questions/someQuestions.ts'

const answer = (choice: number | null, correct: boolean, ms = 2000): ReportAnswer => ({
  choice,
  correct,
  ms,
  gained: 0,
})

const player = (name: string, answers: (ReportAnswer | null)[]): ReportPlayer => ({
  playerId: name,
  userId: null,
  username: name,
  slime: 'mint',
  score: 0,
  place: 1,
  correctCount: 0,
  currency: 0,
  answers,
})

const report: Report = {
  id: 'r',
  gameCode: 'ABCDEF',
  gameMode: 'classic',
  title: 'T',
  questionSetId: 's',
  hostUserId: 'h',
  startedAt: 0,
  finishedAt: 1,
  settings: {},
  questions: ['easy', 'hard', 'struck'].map((question) => ({
    question,
    answers: ['a', 'b', 'c', 'd'],
    correct: 0,
    voided: question === 'struck',
  })),
  players: [
    player('early', [answer(0, true), answer(1, false), answer(2, false)]),
    player('slow', [answer(0, true, 4000), answer(-1, false, 20_000), answer(2, false)]),
    player('late', [null, answer(0, true), answer(2, false)]),
  ],
}

describe('the figures of a report', () => {
  it('count choices, silence, and only those who were there', () => {
    const [easy, hard] = questionFigures(report)
    expect(easy).toMatchObject({ spread: [2, 0, 0, 0], unanswered: 0, correctShare: 1, averageMs: 3000 })
    expect(hard).toMatchObject({ spread: [1, 1, 0, 0], unanswered: 1, correctShare: 1 / 3 })
  })

  it('put the hardest question first and struck ones last', () => {
    expect(hardestFirst(questionFigures(report)).map(({ question }) => question)).toEqual(['hard', 'easy', 'struck'])
  })

  it('call no question hard that nobody was there for, as where a teacher began before the class came', () => {
    const late = report.players.map((one) => ({ ...one, answers: [null, ...one.answers.slice(1)] }))
    const figures = questionFigures({ ...report, players: late })
    expect(figures[0]?.correctShare).toBeNull()
    expect(hardestFirst(figures).map(({ question }) => question)).toEqual(['hard', 'easy', 'struck'])
    expect(hardestOf(figures)?.number).toBe(2)
  })

  it('name no question as the hardest where everybody was right, nor one that did not count or that nobody was asked', () => {
    const hardest = (questions: number[], players = report.players) =>
      hardestOf(questionFigures({ ...report, players }).filter(({ index }) => questions.includes(index)))
    expect(hardest([0, 1, 2])?.number).toBe(2)
    expect(hardest([0, 2])).toBe(null)
    expect(hardest([2])).toBe(undefined)
    expect(hardest([0, 1, 2], [])).toBe(undefined)
  })

  it('name no question as the hardest where the class knew all equally well', () => {
    const [half, all] = [
      [
        player('one', [answer(0, true), answer(1, false), answer(2, false)]),
        player('two', [answer(1, false), answer(0, true), answer(2, false)]),
      ],
      [player('one', [answer(1, false), answer(1, false), answer(2, false)])],
    ]
    expect(hardestOf(questionFigures({ ...report, players: half }))).toEqual({ correctShare: 1 / 2, number: null })
    expect(hardestOf(questionFigures({ ...report, players: all }))).toEqual({ correctShare: 0, number: null })
  })

  it('leave struck questions out of the whole', () => {
    expect(overallShare(report)).toBe(3 / 5)
    expect(overallShare({ ...report, questions: report.questions.map((one) => ({ ...one, voided: true })) })).toBe(null)
  })

  it('take no time from a timeout or a struck question', () => {
    expect(averageTimeOf(report, [report.players[1] as ReportPlayer])).toBe(4000)
    expect(averageTimeOf(report, report.players)).toBe(2500)
    expect(averageTimeOf(report, [player('nobody', [])])).toBe(null)
  })
})

it('what a class thinks has its letters, and is neither right nor wrong', () => {
  const [first] = report.questions
  if (!first) throw new Error('no question')
  const [choice, opinion] = questionFigures({
    ...report,
    questions: [first, { ...first, kind: 'opinion', correct: -1 }],
  })
  expect([choice?.isChoice, choice?.isOpinion]).toEqual([true, false])
  expect([opinion?.isChoice, opinion?.isOpinion]).toEqual([true, true])
  expect([choice?.isScored, opinion?.isScored]).toEqual([true, false])
  expect(markOf(answer(0, false), first)).toBe('wrong')
  expect(markOf(answer(0, false), { kind: 'opinion', voided: true })).toBe('opinion')
  expect(markOf(answer(-1, false), { kind: 'opinion', voided: true })).toBe('none')
  expect(markOf(answer(null, false), { kind: 'slide', voided: true })).toBe('slide')
})

it('an answer to a question that was taken out is marked as neither right nor wrong, and a player who came later as such', () => {
  const struck = { voided: true }
  expect([answer(0, true), answer(1, false), answer(-1, false), null].map((one) => markOf(one, struck))).toEqual([
    'voided',
    'voided',
    'voided',
    'absent',
  ])
})

it('how far a player came is measured by the questions that the game was to have, as on the podium of a game that was ended early', () => {
  const { choice, opinion } = someQuestions
  const questions = [opinion, choice, choice, choice]
  const playedTo = (last: number) =>
    reportOf(
      replayMatch({ ...aPlan(), questions }, [
        ...[hostJoins, joins('p1'), started],
        ...questions.slice(0, last).flatMap((_, index) => [asked(index + 1), closed(index + 1)]),
        finished,
      ]),
    )
  expect([2, 4].map((last) => plannedOf(playedTo(last)))).toEqual([3, 3])
  expect(playedTo(4).planned).toBeUndefined()
})
