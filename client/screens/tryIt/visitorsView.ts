import { visitorId } from '../../../rooms/shared/bots/visitorsTable.ts'
import { currentTurn, type Match, playingSeats, type Seat } from '../../../rooms/shared/match/matchModel.ts'
import { hasDoneAll, limitMsOf } from '../../../rooms/shared/match/turnFlow.ts'
import { scoredAmong } from '../../../rooms/shared/questions/questionKinds.ts'
import type { Neighbour } from '../../state/gameView.ts'
import type { Synchronised } from '../../state/kept/readState.ts'
import { rowOf } from '../play/replay/replayView.ts'

const leadersShown = 5

const neighbour = (seat: Seat | undefined): Neighbour | null =>
  seat ? { name: seat.username, score: seat.tally.score, slime: seat.slime } : null

/** What the state of a room would show this visitor of the match. */
export function visitorsView(match: Match): Synchronised {
  const { plan, ranking, phase } = match
  const turn = currentTurn(match)
  const visitor = match.seats.get(visitorId)
  const own = ranking.findIndex(({ player }) => player === visitorId)
  const row = (seat: Seat) => rowOf(match, turn, seat)
  const players = playingSeats(match)
  return {
    code: plan.code,
    title: plan.title,
    onlyMissed: false,
    gameMode: plan.gameMode,
    mapName: plan.map?.name ?? '',
    kinds: '',
    phase,
    paused: false,
    unsaved: false,
    pausedBy: null,
    pace: 'auto',
    locked: false,
    asksProof: false,
    limitsSeats: false,
    remotes: 0,
    lobbyPlay: false,
    questionNumber: turn?.question ?? 0,
    turn: turn?.question ?? 0,
    totalQuestions: scoredAmong(plan.questions),
    limitMs: limitMsOf(match),
    playerCount: players.length,
    connectedCount: players.length,
    answeredCount: turn ? players.filter((seat) => hasDoneAll(match, turn, seat)).length : 0,
    cards: [],
    leaders: ranking.slice(0, leadersShown).map((seat) => ({ ...row(seat), id: seat.username })),
    players: visitor ? [row(visitor)] : [],
    me: visitor
      ? { ...row(visitor), ahead: neighbour(ranking[own - 1]), behind: own < 0 ? null : neighbour(ranking[own + 1]) }
      : null,
  }
}
