import type { GameState, PlayerRow } from '../../../rooms/game/showing/gameState.ts'
import type { Phase } from '../../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import type { PausedBy } from '../../../rooms/shared/match/matchEntries.ts'
import type { CardView, GameView, LeaderView, Neighbour, PlayerView } from '../gameView.ts'

export type Synchronised = Pick<
  GameView,
  | 'code'
  | 'title'
  | 'onlyMissed'
  | 'gameMode'
  | 'mapName'
  | 'kinds'
  | 'phase'
  | 'paused'
  | 'unsaved'
  | 'pausedBy'
  | 'pace'
  | 'locked'
  | 'asksProof'
  | 'limitsSeats'
  | 'remotes'
  | 'lobbyPlay'
  | 'questionNumber'
  | 'totalQuestions'
  | 'turn'
  | 'limitMs'
  | 'playerCount'
  | 'connectedCount'
  | 'answeredCount'
  | 'cards'
  | 'leaders'
  | 'players'
  | 'me'
>

/** Reads the synchronised state into plain values. */
export function readState(state: GameState, playerId: string): Synchronised {
  const players = [...(state.players?.values() ?? [])].map(readRow)
  const own = state.players?.get(playerId)
  const cards: CardView[] = []
  state.cards?.forEach(({ username, slime, isHost, ready }, id) => {
    cards.push({ id, username, slime, isHost, ready })
  })
  return {
    code: state.gameCode,
    title: state.title,
    onlyMissed: state.onlyMissed,
    gameMode: state.gameMode as GameMode,
    mapName: state.mapName,
    kinds: state.kinds,
    phase: state.phase as Phase,
    paused: state.paused,
    unsaved: state.unsaved,
    pausedBy: state.pausedBy === '' ? null : (state.pausedBy as PausedBy),
    pace: state.pace as GameView['pace'],
    locked: state.locked,
    asksProof: state.asksProof,
    limitsSeats: state.limitsSeats,
    remotes: state.remotes,
    lobbyPlay: state.lobbyPlay,
    questionNumber: state.questionNumber - state.asides,
    turn: state.questionNumber,
    totalQuestions: state.totalQuestions,
    limitMs: state.timeLimit * 1000,
    playerCount: state.playerCount,
    connectedCount: state.connectedCount,
    answeredCount: state.answeredCount,
    cards,
    leaders: readLeaders(state),
    players: players.sort((a, b) => a.place - b.place),
    me: own ? { ...readRow(own), ahead: neighbour(own, 'ahead'), behind: neighbour(own, 'behind') } : null,
  }
}

const readRow = (row: PlayerRow): PlayerView => ({
  id: row.id,
  userId: row.userId,
  username: row.username,
  slime: row.slime,
  score: row.score,
  isHost: row.isHost,
  plays: row.plays,
  answered: row.answered,
  lastAnswerCorrect: row.lastAnswerCorrect,
  streak: row.streak,
  bestStreak: row.bestStreak,
  place: row.place,
  correctCount: row.correctCount,
  modeScore: row.modeScore,
  mark: row.mark,
  connected: row.connected,
  spoke: row.spoke,
  team: row.team,
})

function neighbour(row: PlayerRow, side: 'ahead' | 'behind'): Neighbour | null {
  const name = row[`${side}Name`]
  return name === '' ? null : { name, score: row[`${side}Score`], slime: row[`${side}Slime`] }
}

function readLeaders(state: GameState): LeaderView[] {
  const leaders: LeaderView[] = []
  for (let place = 1; ; place++) {
    const row = state.leaders?.get(String(place))
    if (!row || row.username === '') return leaders
    leaders.push({ id: row.username, username: row.username, slime: row.slime, score: row.score, mark: row.mark })
  }
}
