import { askedAgain, currentTurn, type Match, questionOf, type Seat } from '../shared/match/matchModel.ts'
import { shownEnd } from '../shared/match/turnFlow.ts'
import { practiceEarnings } from '../shared/practice/practiceEarnings.ts'
import { rivalId } from '../shared/practice/practiceRules.ts'
import type { PracticeState } from './practiceState.ts'

const noAnswer = -1
const notYet = -2

/** The only one who writes the state of a practice: a picture of its match. */
export function paintPractice(state: PracticeState, match: Match, pupil: Seat): void {
  const { plan, phase } = match
  state.phase = phase === 'countdown' ? 'lobby' : phase
  state.gameMode = plan.gameMode
  state.difficulty = plan.practice?.difficulty ?? 'medium'
  state.title = plan.title
  state.isUnpaid = plan.practice?.isUnpaid ?? false
  state.totalQuestions = plan.questions.length
  state.againCount = askedAgain(match).length
  state.endsAt = shownEnd(match)
  paintTurn(state, match, pupil)
  const rival = match.seats.get(rivalId)
  state.score = pupil.tally.score
  state.correctCount = pupil.tally.correctCount
  state.streak = pupil.tally.streak
  state.aiScore = rival?.tally.score ?? 0
  state.aiCorrectCount = rival?.tally.correctCount ?? 0
  state.currencyEarned = phase === 'finished' ? practiceEarnings(match, pupil) : 0
}

function paintTurn(state: PracticeState, match: Match, pupil: Seat): void {
  const turn = currentTurn(match)
  const given = turn?.answers.get(pupil.player)
  state.questionNumber = turn?.question ?? 0
  state.correctAnswer = turn?.closed ? questionOf(match, turn).correct : noAnswer
  state.ownAnswer = given?.answer.choice ?? (turn?.closed ? noAnswer : notYet)
  state.gained = turn?.gained.get(pupil.player) ?? 0
  state.aiAnswered = turn?.answers.has(rivalId) ?? false
  // Whether the rival was right is told with everything else.
  state.aiCorrect = turn?.closed ? (match.seats.get(rivalId)?.tally.lastCorrect ?? false) : false
}
