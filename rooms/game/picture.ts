import type { Match, Seat } from '../shared/match/matchModel.ts'
import { playingSeats } from '../shared/match/matchModel.ts'
import type { KeyedQuestion } from '../shared/match/matchPlan.ts'
import { type GameState, LeaderRow, PlayerCard, PlayerRow } from './gameState.ts'

const cardsInLobby = 60
const leadersShown = 5

/** Copies what the match says into the synchronised state. It decides nothing. */
export function paintSeat(state: GameState, match: Match, seat: Seat, connected: boolean): PlayerRow {
  const known = state.players.get(seat.player)
  const row = known ?? new PlayerRow()
  row.id = seat.player
  row.userId = seat.userId ?? ''
  row.username = seat.username
  row.slime = seat.slime
  row.isHost = seat.isHost
  row.plays = seat.plays
  row.ready = connected
  row.connected = connected
  if (!known) state.players.set(seat.player, row)
  if (match.stage === 'lobby') paintCard(state, seat, connected)
  return row
}

function paintCard(state: GameState, seat: Seat, connected: boolean): void {
  if (!seat.plays) return
  const known = state.cards.get(seat.player)
  if (!known && state.cards.size >= cardsInLobby) return
  const card = known ?? new PlayerCard()
  card.username = seat.username
  card.slime = seat.slime
  card.isHost = seat.isHost
  card.ready = connected
  if (!known) state.cards.set(seat.player, card)
}

export function eraseSeat(state: GameState, match: Match, player: string): void {
  state.players.delete(player)
  if (!state.cards.delete(player) || match.stage !== 'lobby') return
  const unseen = playingSeats(match).find((seat) => !state.cards.has(seat.player))
  if (unseen) paintCard(state, unseen, state.players.get(unseen.player)?.connected ?? false)
}

/** Who plays is settled at the start: a host whom nobody joined does. */
export function paintRoles(state: GameState, match: Match): void {
  for (const seat of match.seats.values()) {
    const row = state.players.get(seat.player)
    if (row) row.plays = seat.plays
  }
}

/** Scores and places change here and nowhere else: when a question has closed or a turn was played out. */
export function paintStandings(state: GameState, match: Match): void {
  match.ranking.forEach((seat, index) => {
    const row = state.players.get(seat.player)
    if (!row) return
    const { tally } = seat
    row.score = tally.score
    row.place = tally.place
    row.streak = tally.streak
    row.correctCount = tally.correctCount
    row.lastAnswerCorrect = tally.lastCorrect
    paintNeighbours(row, match.ranking[index - 1], match.ranking[index + 1])
  })
  paintLeaders(state, match)
}

function paintNeighbours(row: PlayerRow, ahead: Seat | undefined, behind: Seat | undefined): void {
  row.aheadName = ahead?.username ?? ''
  row.aheadScore = ahead?.tally.score ?? 0
  row.behindName = behind?.username ?? ''
  row.behindScore = behind?.tally.score ?? 0
}

/** What is settled before anybody comes. */
export function paintPlan(state: GameState, { plan, locked }: Match): void {
  state.gameCode = plan.code
  state.gameMode = plan.gameMode
  state.title = plan.title
  state.totalQuestions = plan.questions.length
  state.timeLimit = plan.settings.timeLimit
  state.locked = locked
  // The rows stand from the beginning, so that filling them costs a phone no more in a large game than in a small one.
  for (let place = 1; place <= leadersShown; place++) state.leaders.set(String(place), new LeaderRow())
}

function paintLeaders(state: GameState, match: Match): void {
  for (let index = 0; index < leadersShown; index++) {
    const row = state.leaders.get(String(index + 1))
    const seat = match.ranking[index]
    if (!row) continue
    row.username = seat?.username ?? ''
    row.slime = seat?.slime ?? 'mint'
    row.score = seat?.tally.score ?? 0
  }
}

export function paintQuestion(state: GameState, question: KeyedQuestion): void {
  state.question.text = question.question
  state.question.image = question.image ?? ''
  const [a = '', b = '', c = '', d = ''] = question.answers
  state.question.answerA = a
  state.question.answerB = b
  state.question.answerC = c
  state.question.answerD = d
  state.correctAnswer = -1
  state.answeredCount = 0
  state.players.forEach((row) => {
    row.answered = false
  })
}
