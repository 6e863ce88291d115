import type { GameSummary, MoveRefusal, ServerMessageName, ServerMessages } from '../shared/contract/game.ts'
import { playedMap } from '../shared/maps/packedMap.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, type Match, questionOf } from '../shared/match/matchModel.ts'
import type { Move } from '../shared/modes/modeRules.ts'
import { readAnswer } from '../shared/questions/questionKinds.ts'
import type { Conductor } from './conductor.ts'
import type { GameActs } from './gameGate.ts'
import type { LobbyPlay } from './lobbyPlay.ts'
import type { Remotes } from './seats/remotes.ts'
import type { Meant } from './tableTerms.ts'

export type TellPlayer = <Name extends ServerMessageName>(
  player: string,
  type: Name,
  message: ServerMessages[Name],
) => void

interface ActNeeds {
  match: Match
  conductor: Conductor
  lobbyPlay: Pick<LobbyPlay, 'tap'>
  now(): number
  record(entry: MatchEntry): void
  removePlayer(player: string): void
  start(alone?: boolean): boolean
  goOn(meant: Meant): boolean
  showProof(): void
  /** How many seats were given up. */
  clearSilent(): number
  clearIdle(): number
  remotes: Pick<Remotes, 'invite' | 'close' | 'allow' | 'end' | 'askAgain'>
  tell: TellPlayer
  summary(): GameSummary
}

/** The kind of the question says whether it is an answer to it at all. */
const answering =
  ({ match, conductor, tell }: ActNeeds): GameActs['submit-answer'] =>
  ({ seat }, { questionNumber, ...said }) => {
    const turn = currentTurn(match)
    if (!seat || !turn) return false
    const { question } = turn
    if (questionNumber !== undefined && questionNumber !== question) return false
    const answer = readAnswer(questionOf(match, turn), said)
    return answer !== null && conductor.answer(seat, answer, () => tell(seat.player, 'answer-submitted', question))
  }

/** What each message does, once the gate has let it pass. Answers whether it had an effect. */
export function actsOf(needs: ActNeeds): GameActs {
  const { match, conductor } = needs
  /** A refused move is told by its name: the device must not go on believing in it. */
  const stands = (player: string, why: MoveRefusal | null): boolean => {
    if (why) needs.tell(player, 'move-refused', { why })
    return why === null
  }
  return {
    'get-game-state': (speaker) => {
      if (speaker.seat) needs.tell(speaker.seat.player, 'game-state', { game: needs.summary() })
      if (speaker.isHost) needs.showProof()
      return true
    },
    'get-map': (speaker) => {
      const map = playedMap(match.plan.gameMode, match.plan.map)
      const { seat } = speaker
      if (!seat || !map) return false
      needs.tell(seat.player, 'game-map', map)
      conductor.showBoardTo(seat, (type, message) => needs.tell(seat.player, type, message))
      return true
    },
    here: () => true,
    'start-game': (_, { alone }) => needs.start(alone),
    'submit-answer': answering(needs),
    choose: (speaker, { questionNumber, move }) => {
      const { seat } = speaker
      if (!seat) return false
      const tellChosen = (chosen: Move) => needs.tell(seat.player, 'move-chosen', { questionNumber, move: chosen })
      return stands(seat.player, conductor.choosing.choose(seat, questionNumber, move, tellChosen))
    },
    'look-again': ({ seat }, { questionNumber, ...said }) => {
      if (!seat) return false
      const tellLooked = (right: boolean) => needs.tell(seat.player, 'looked-again', { questionNumber, right })
      return stands(seat.player, conductor.choosing.lookAgain(seat, questionNumber, said, tellLooked))
    },
    pause: () => {
      conductor.pause()
      return true
    },
    resume: () => {
      conductor.resume()
      return true
    },
    skip: (_, meant) => needs.goOn(meant),
    'void-question': (_, { questionNumber }) => conductor.voidQuestion(questionNumber),
    kick: (_, { playerId }) => {
      const seat = match.seats.get(playerId)
      if (!seat || seat.isHost) return false
      needs.record({ kind: 'kicked', player: playerId, at: needs.now() })
      needs.removePlayer(playerId)
      return true
    },
    'clear-silent': () => needs.clearSilent() > 0,
    'clear-idle': () => needs.clearIdle() > 0,
    'allow-name': (_, { name }) => {
      needs.record({ kind: 'name-allowed', name, at: needs.now() })
      return true
    },
    lock: (_, { locked }) => {
      needs.record({ kind: 'locked', locked, at: needs.now() })
      return true
    },
    'ask-proof': (_, { isOn }) => {
      if (isOn === match.asksProof) return false
      needs.record({ kind: 'proof-asked', isOn, at: needs.now() })
      return true
    },
    'limit-seats': (_, { isOn }) => {
      if (isOn === match.limitsSeats) return false
      needs.record({ kind: 'seats-limited', isOn, at: needs.now() })
      return true
    },
    'tap-slime': ({ seat }, { act }) => seat !== undefined && needs.lobbyPlay.tap(seat, act),
    'set-lobby-play': (_, { isOn }) => {
      if (isOn === match.lobbyPlay) return false
      needs.record({ kind: 'lobby-play', isOn, at: needs.now() })
      return true
    },
    'invite-remote': () => needs.remotes.invite(),
    'close-invitation': () => needs.remotes.close(),
    'allow-remote': (_, sign) => needs.remotes.allow(sign),
    'end-remotes': () => needs.remotes.end(),
    'ask-again': () => needs.remotes.askAgain(),
    'end-game': () => conductor.finish(),
  }
}
