import { describe, expect, it } from 'vitest'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { type Match, missedInARow, tookPart } from '../../../../rooms/shared/match/matchModel.ts'
import type { MatchPlan } from '../../../../rooms/shared/match/matchPlan.ts'
import { asDrawn, drawQuestions } from '../../../../rooms/shared/match/matchPlan.ts'
import { missedQuestions } from '../../../../rooms/shared/match/missedQuestions.ts'
import { checkReplay, replayOf } from '../../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../../rooms/shared/match/report.ts'
import { questionFrame } from '../../../../rooms/shared/match/tally.ts'
import { questionAsked } from '../../../../rooms/shared/match/tellings.ts'
import { endOfPhase, shownEnd, whatFollows } from '../../../../rooms/shared/match/turnFlow.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { seededRandom } from '../../../../rooms/shared/seededRandom.ts'
import { answered, aPlan, asked, closed, finished, hostJoins, joins, started } from './matchBuilders.ts'

const slide: KeyedQuestion = { kind: 'slide', question: 'Look at this' }
const opinion: KeyedQuestion = { kind: 'opinion', question: 'Which is best?', answers: ['This', 'That'] }
const [one, two, three] = aPlan().questions as [KeyedQuestion, KeyedQuestion, KeyedQuestion]
/** Numbers 2, 4 and 5 are questions. */
const between: MatchPlan = {
  ...aPlan({ settings: { speedBonus: false } }),
  questions: [slide, one, opinion, two, three],
}
const plain: MatchPlan = { ...aPlan({ settings: { speedBonus: false } }), questions: [one, two, three] }

const says = (player: string, question: number, place: number): MatchEntry => ({
  kind: 'answered',
  player,
  question,
  answer: { choices: [place] },
  ms: 10,
  at: question * 1000,
})
const people = [hostJoins, joins('ann', { userId: 's1', earns: true }), joins('ben'), started]
/** Ann knows all of it, Ben nothing; both have an opinion. */
const withAsides: MatchEntry[] = [
  ...people,
  asked(1),
  asked(2),
  answered('ann', 2, 0, 1000),
  answered('ben', 2, 3),
  closed(2),
  asked(3),
  says('ann', 3, 0),
  says('ben', 3, 1),
  closed(3),
  asked(4),
  answered('ann', 4, 1, 1000),
  closed(4),
  asked(5),
  answered('ann', 5, 2, 1000),
  closed(5),
  finished,
]
const withoutThem: MatchEntry[] = [
  ...people,
  asked(1),
  answered('ann', 1, 0, 1000),
  answered('ben', 1, 3),
  closed(1),
  asked(2),
  answered('ann', 2, 1, 1000),
  closed(2),
  asked(3),
  answered('ann', 3, 2, 1000),
  closed(3),
  finished,
]
const tallies = ({ ranking }: Match) => ranking.map(({ player, tally }) => [player, tally])

describe('slides and opinions between the questions', () => {
  const game = replayMatch(between, withAsides)

  it('change nobody’s points, streak, time, place or coins', () => {
    const other = replayMatch(plain, withoutThem)
    expect(tallies(game)).toEqual(tallies(other))
    const currency = (match: Match) => reportOf(match).players.map((player) => player.currency)
    expect(currency(game)).toEqual(currency(other))
    expect(currency(game)[0]).toBeGreaterThan(0)
  })

  it('are in no total: questions are numbered and counted without them', () => {
    const [, first, , , last] = game.turns
    if (!first || !last) throw new Error('nothing was asked')
    expect(questionFrame(game, first)).toMatchObject({ question: 1, total: 3, played: 1, isLast: false })
    expect(questionFrame(game, last)).toMatchObject({ question: 3, total: 3, played: 3, isLast: true })
    expect(questionAsked(game, last)).toMatchObject({ questionNumber: 5, totalQuestions: 3 })
  })

  it('show in the report what was thought, count as neither right nor wrong, and leave nothing to learn', () => {
    const report = reportOf(game)
    expect(report.questions).toHaveLength(4)
    expect(report.questions[1]).toMatchObject({ kind: 'opinion', voided: true, answers: ['This', 'That'], correct: -1 })
    expect(report.players.map(({ answers }) => answers[1]?.choice)).toEqual([0, 1])
    expect(missedQuestions(report).map(({ question }) => question)).toEqual([
      one.question,
      two.question,
      three.question,
    ])
  })

  it('are no sign of life, and no sign that nobody is there', () => {
    const opinions = replayMatch(between, [
      ...people,
      asked(1),
      asked(2),
      closed(2),
      asked(3),
      says('ben', 3, 0),
      closed(3),
    ])
    const ben = opinions.seats.get('ben')
    if (!ben) throw new Error('no Ben')
    expect(tookPart(opinions, ben)).toBe(false)
    expect([missedInARow(opinions, ben, 1), missedInARow(opinions, ben, 2)]).toEqual([true, false])
  })

  it('come to the same when the game is watched again, also where it ended before them', () => {
    expect(checkReplay(replayOf(game)).differs).toEqual([])
    const early = replayMatch(between, [...people, asked(1), asked(2), answered('ann', 2, 0), closed(2), finished])
    const { plan } = replayOf(early)
    expect(checkReplay(replayOf(early)).differs).toEqual([])
    expect(plan.questions.map(({ kind }) => kind)).toEqual(['slide', undefined, 'slide', undefined, undefined])
  })
})

describe('a slide', () => {
  const at = (plan: MatchPlan) => replayMatch(plan, [...people, asked(1)])
  const paced = (pace: 'host' | 'auto', seconds?: number): MatchPlan => ({
    ...between,
    settings: { ...between.settings, pace },
    questions: [{ ...slide, ...(seconds && { seconds }) }, one],
  })

  it('waits for the host who sets the pace, and shows no clock meanwhile', () => {
    const match = at(paced('host'))
    expect(endOfPhase(match, true)).toBe(Number.POSITIVE_INFINITY)
    expect(shownEnd(match)).toBe(0)
    expect(match.turns[0] && questionAsked(match, match.turns[0]).timeLimit).toBe(0)
    // Nobody is there who could press Next.
    expect(endOfPhase(match, false)).toBe(1000 + 20_500)
  })

  it('ends by itself after its own seconds, and where the game sets the pace', () => {
    expect(endOfPhase(at(paced('host', 7)), true)).toBe(1000 + 7_500)
    expect(shownEnd(at(paced('host', 7)))).toBe(8000)
    expect(endOfPhase(at(paced('auto')), true)).toBe(1000 + 20_500)
  })

  it('is followed by the next question, and by no answer', () => {
    expect(whatFollows(at(paced('auto')), 5000)).toEqual({ kind: 'asked', question: 2, at: 5000 })
    const last = { ...between, questions: [one, slide] }
    const match = replayMatch(last, [...people, asked(1), answered('ann', 1, 0), closed(1), asked(2)])
    expect(whatFollows(match, 5000)).toEqual({ kind: 'finished', at: 5000 })
    applyEntry(match, { kind: 'finished', at: 5000 })
    expect(reportOf(match).questions).toHaveLength(1)
  })
})

it('an opinion is shown and followed by the next question: nobody moves', () => {
  const match = replayMatch({ ...aPlan({ gameMode: 'racing' }), questions: [opinion, one] }, [
    ...people,
    asked(1),
    says('ann', 1, 1),
    closed(1),
  ])
  expect(match.phase).toBe('reveal')
  expect(whatFollows(match, 5000)).toMatchObject({ kind: 'asked', question: 2 })
})

it('what stands before a question stays before it, however they are shuffled and however few are drawn', () => {
  const before = { ...slide, question: 'Before two' }
  const questions = [one, before, opinion, two, three, slide]
  for (let seed = 1; seed <= 30; seed++) {
    const settings = { shuffleQuestions: true, shuffleAnswers: false, questionCount: 2 }
    const drawn = asDrawn(questions, drawQuestions(questions, settings, seededRandom(seed)))
    expect(drawn.filter(({ kind }) => kind === undefined)).toHaveLength(2)
    const place = drawn.indexOf(two)
    if (place >= 0) expect(drawn.slice(place - 2, place)).toEqual([before, opinion])
    expect(drawn.includes(slide)).toBe(drawn.includes(three))
  }
})
