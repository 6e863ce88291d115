import type { GameSummary, MoveRefusal, Tell, TellPlayer } from '../shared/contract/game.ts'
import { playedMap } from '../shared/maps/packedMap.ts'
import type { MatchEntry } from '../shared/match/matchEntries.ts'
import { currentTurn, type Match, questionOf } from '../shared/match/matchModel.ts'
import type { Move } from '../shared/modes/modeRules.ts'
import { readAnswer } from '../shared/questions/questionKinds.ts'
import type { BuiltMap } from './builtMap.ts'
import type { Conductor } from './conductor.ts'
import type { GameActs, Speaker } from './gameGate.ts'
import type { LobbyPlay } from './lobbyPlay.ts'
import type { Remotes } from './seats/remotes.ts'
import type { Seating } from './seats/seating.ts'
import type { Meant } from './tableTerms.ts'

interface ActNeeds {
  match: Match
  conductor: Conductor
  lobbyPlay: Pick<LobbyPlay, 'tap'>
  now(): number
  record(entry: MatchEntry): void
  start(alone?: boolean): boolean
  goOn(meant: Meant): boolean
  showProof(): void
  /** Writes an accepted answer into the host's set. */
  keepAnswer(questionNumber: number, text: string): boolean
  seating: Pick<Seating, 'remove' | 'hand' | 'clearSilent' | 'clearIdle'>
  remotes: Pick<Remotes, 'invite' | 'close' | 'allow' | 'end' | 'askAgain' | 'tellTime'>
  tell: TellPlayer
  builtMap: Pick<BuiltMap, 'credit' | 'vote'>
  summary(): GameSummary
}

/** The kind of the question decides whether the message is an answer to it at all. */
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

/** A refused move is told by name, so that the device stops showing it as chosen. */
const stands = ({ tell }: ActNeeds, player: string, why: MoveRefusal | null): boolean => {
  if (why) tell(player, 'move-refused', { why })
  return why === null
}

/** A host turns a few dozen switches in a game. Each is kept as long as the game, so a script could fill the memory with them. */
export const mostSwitches = 1_000

type Act<Message> = (speaker: Speaker, message: Message) => boolean
type Sparing = <Message>(act: Act<Message>) => Act<Message>

const sparing = (): Sparing => {
  let left = mostSwitches
  return (act) => (speaker, message) => left > 0 && act(speaker, message) && left-- > 0
}

/** From players, and from screens that only watch. */
const playersActs = (needs: ActNeeds) => {
  const { match, conductor } = needs
  return {
    'get-game-state': ({ seat, isHost, isRemote }) => {
      if (isRemote) needs.remotes.tellTime()
      else if (seat) {
        const tellSeat: Tell = (type, message) => needs.tell(seat.player, type, message)
        tellSeat('game-state', { game: needs.summary() })
        // For a phone that slept: it does not know how much time is left to answer or to choose.
        if (match.phase === 'question' || match.phase === 'choose') conductor.catchUp(seat, tellSeat)
      }
      if (isHost) needs.showProof()
      return true
    },
    'get-map': (speaker) => {
      const map = playedMap(match.plan.gameMode, match.plan.map)
      const { seat } = speaker
      if (!seat || !map) return false
      needs.tell(seat.player, 'game-map', map)
      void needs.builtMap.credit().then((credit) => credit && needs.tell(seat.player, 'map-credit', credit))
      conductor.showBoardTo(seat, (type, message) => needs.tell(seat.player, type, message))
      return true
    },
    here: () => true,
    'vote-map': ({ seat }, { again }) => seat !== undefined && needs.builtMap.vote(seat, again),
    'submit-answer': answering(needs),
    choose: (speaker, { questionNumber, move }) => {
      const { seat } = speaker
      if (!seat) return false
      const tellChosen = (chosen: Move) => needs.tell(seat.player, 'move-chosen', { questionNumber, move: chosen })
      return stands(needs, seat.player, conductor.choosing.choose(seat, questionNumber, move, tellChosen))
    },
    'look-again': ({ seat }, { questionNumber, ...said }) => {
      if (!seat) return false
      const tellLooked = (right: boolean) => needs.tell(seat.player, 'looked-again', { questionNumber, right })
      return stands(needs, seat.player, conductor.choosing.lookAgain(seat, questionNumber, said, tellLooked))
    },
    'tap-slime': ({ seat }, { act }) => seat !== undefined && needs.lobbyPlay.tap(seat, act),
  } satisfies Partial<GameActs>
}

/** How the game goes on. */
const leadersActs = ({ conductor, keepAnswer, start, goOn, remotes }: ActNeeds, spared: Sparing) =>
  ({
    'start-game': (_, { alone }) => start(alone),
    pause: spared(() => {
      conductor.pause()
      return true
    }),
    resume: () => {
      conductor.resume()
      return true
    },
    skip: (_, meant) => goOn(meant),
    'played-out': (_, { questionNumber }) => {
      conductor.playedOut(questionNumber)
      return true
    },
    'void-question': (_, { questionNumber }) => conductor.corrections.voidQuestion(questionNumber),
    'accept-answer': (_, { questionNumber, text }) => conductor.corrections.accept(questionNumber, text),
    'keep-answer': (_, { questionNumber, text }) => keepAnswer(questionNumber, text),
    'end-game': () => conductor.finish(),
    'invite-remote': () => remotes.invite(),
    'close-invitation': () => remotes.close(),
    'allow-remote': (_, sign) => remotes.allow(sign),
    'end-remotes': () => remotes.end(),
    'ask-again': () => remotes.askAgain(),
  }) satisfies Partial<GameActs>

/** Who may come in, under which name, and who is removed. */
const doorkeepersActs = ({ match, now, record, seating }: ActNeeds, spared: Sparing) =>
  ({
    kick: (_, { playerId }) => {
      const seat = match.seats.get(playerId)
      if (!seat || seat.isHost) return false
      record({ kind: 'kicked', player: playerId, at: now() })
      seating.remove(playerId)
      return true
    },
    'hand-seat': (_, { playerId }) => seating.hand(playerId),
    'clear-silent': () => seating.clearSilent() > 0,
    'clear-idle': () => seating.clearIdle() > 0,
    'allow-name': spared((_, { name }) => {
      record({ kind: 'name-allowed', name, at: now() })
      return true
    }),
    lock: spared((_, { locked }) => {
      record({ kind: 'locked', locked, at: now() })
      return true
    }),
    'ask-proof': spared((_, { isOn }) => {
      if (isOn === match.asksProof) return false
      record({ kind: 'proof-asked', isOn, at: now() })
      return true
    }),
    'limit-seats': spared((_, { isOn }) => {
      if (isOn === match.limitsSeats) return false
      record({ kind: 'seats-limited', isOn, at: now() })
      return true
    }),
    'set-lobby-play': spared((_, { isOn }) => {
      if (isOn === match.lobbyPlay) return false
      record({ kind: 'lobby-play', isOn, at: now() })
      return true
    }),
  }) satisfies Partial<GameActs>

/** What each message does, once the gate has let it pass. Returns whether it had an effect. */
export const actsOf = (needs: ActNeeds): GameActs => {
  const spared = sparing()
  return { ...playersActs(needs), ...leadersActs(needs, spared), ...doorkeepersActs(needs, spared) }
}
