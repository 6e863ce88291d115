import type { GameSummary, ServerMessageName, ServerMessages } from '../shared/contract/game.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, type Match } from '../shared/match/matchModel.ts'
import type { Conductor } from './conductor.ts'
import type { GameActs } from './gameGate.ts'
import type { GameState } from './gameState.ts'

export type TellPlayer = <Name extends ServerMessageName>(
  player: string,
  type: Name,
  message: ServerMessages[Name],
) => void

interface Desk {
  match: Match
  state: GameState
  conductor: Conductor
  now(): number
  record(entry: MatchEntry): void
  removePlayer(player: string): void
  tell: TellPlayer
  summary(): GameSummary
}

/** What each message does, once the gate has let it pass. Answers whether it had an effect. */
export function actsOf(desk: Desk): GameActs {
  const { match, state, conductor } = desk
  return {
    'get-game-state': (speaker) => {
      if (speaker.seat) desk.tell(speaker.seat.player, 'game-state', { game: desk.summary() })
      return true
    },
    'start-game': () => {
      conductor.start()
      return true
    },
    'submit-answer': (speaker, { answer, questionNumber }) => {
      const question = currentTurn(match)?.question
      const { seat } = speaker
      if (!seat || question === undefined) return false
      if (questionNumber !== undefined && questionNumber !== question) return false
      return conductor.answer(seat, answer, () => desk.tell(seat.player, 'answer-submitted', question))
    },
    choose: () => false,
    pause: () => {
      conductor.pause()
      return true
    },
    resume: () => {
      conductor.resume()
      return true
    },
    skip: () => {
      conductor.skip()
      return true
    },
    'void-question': (_, { questionNumber }) => conductor.voidQuestion(questionNumber),
    kick: (_, { playerId }) => {
      const seat = match.seats.get(playerId)
      if (!seat || seat.isHost) return false
      desk.record({ kind: 'kicked', player: playerId, at: desk.now() })
      desk.removePlayer(playerId)
      return true
    },
    'allow-name': (_, { name }) => {
      desk.record({ kind: 'name-allowed', name, at: desk.now() })
      return true
    },
    lock: (_, { locked }) => {
      desk.record({ kind: 'locked', locked, at: desk.now() })
      state.locked = locked
      return true
    },
    'end-game': () => {
      conductor.finish()
      return true
    },
  }
}
