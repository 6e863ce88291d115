import { isMapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import {
  currentTurn,
  limitOf,
  type Match,
  type PlayedTurn,
  placeAmongScored,
  playingSeats,
  type Seat,
} from '../../../../rooms/shared/match/matchModel.ts'
import { awardsOf, finalScoresOf } from '../../../../rooms/shared/match/ranking.ts'
import {
  questionAsked,
  questionClosedOnBoard,
  roundResolved,
  shownBoard,
} from '../../../../rooms/shared/match/tellings.ts'
import { scoredAmong } from '../../../../rooms/shared/questions/questionKinds.ts'
import { blankView, type GameView, type PlayerView } from '../../../state/gameView.ts'

/** Views of a match as the board of that game showed it, at the point that the match has reached. */

export function rowOf({ rules, board }: Match, turn: PlayedTurn | undefined, seat: Seat): PlayerView {
  const { player, username, slime, isHost, plays, tally } = seat
  const { score, modeScore, streak, bestStreak, place, correctCount, lastCorrect } = tally
  return {
    id: player,
    userId: '',
    username,
    slime,
    score,
    isHost,
    plays,
    answered: turn?.answers.has(player) ?? false,
    lastAnswerCorrect: lastCorrect,
    streak,
    bestStreak,
    place,
    correctCount,
    modeScore,
    mark: rules.markOf(board, player),
    connected: true,
    spoke: true,
    team: 0,
  }
}

/** A player who joined since the last question has no place yet. */
const inOrder = (seats: Seat[]): Seat[] =>
  seats.sort((a, b) => (a.tally.place || seats.length + 1) - (b.tally.place || seats.length + 1))

function shownOf(match: Match, turn?: PlayedTurn): GameView {
  const { plan } = match
  const players = inOrder(playingSeats(match)).map((seat) => rowOf(match, turn, seat))
  return {
    ...blankView,
    status: { kind: 'open' },
    code: plan.code,
    title: plan.title,
    gameMode: plan.gameMode,
    mapName: isMapMode(plan.gameMode) ? (plan.map?.name ?? '') : '',
    isHost: true,
    plays: false,
    questionNumber: turn ? placeAmongScored(match, turn) : 0,
    turn: turn?.question ?? 0,
    totalQuestions: scoredAmong(plan.questions),
    limitMs: turn ? limitOf(match, turn) : plan.settings.timeLimit * 1000,
    asked: turn ? questionAsked(match, turn) : null,
    board: shownBoard(match, null),
    players,
    playerCount: players.length,
    connectedCount: players.length,
    answeredCount: turn?.answers.size ?? 0,
  }
}

export const questionView = (match: Match, turn: PlayedTurn): GameView => ({
  ...shownOf(match, turn),
  phase: 'question',
})

const placesIn = ({ players }: GameView): ReadonlyMap<string, number> =>
  new Map(players.map(({ id, place }) => [id, place]))

export const revealView = (match: Match, turn: PlayedTurn, before: GameView): GameView => ({
  ...shownOf(match, turn),
  phase: 'reveal',
  closed: questionClosedOnBoard(match, turn),
  placesBefore: placesIn(before),
})

/** The board as it is before the turn. */
export const chooseView = (match: Match, turn: PlayedTurn): GameView => ({ ...shownOf(match, turn), phase: 'choose' })

export function resolveView(match: Match, turn: PlayedTurn, before: GameView): GameView {
  const [seat] = match.seats.values()
  const round = seat ? roundResolved(match, turn)({ ...seat, plays: false }) : null
  return { ...shownOf(match, turn), phase: 'resolve', round, placesBefore: placesIn(before) }
}

export const finalView = (match: Match): GameView => ({
  ...shownOf(match, currentTurn(match)),
  phase: 'finished',
  final: { players: finalScoresOf(match), awards: awardsOf(match), currency: null },
})
